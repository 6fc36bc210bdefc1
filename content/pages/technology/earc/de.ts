import type { EArcText } from './text.ts';

export const de: EArcText = {
  title: 'eArc-Technologie: Silizium ohne Glas',
  description:
    'Was in eArc-Modulen das Glas ersetzt: ein rund {smf-520.thickness} dickes Laminat, im Schnitt und auf der Waage, mit Zertifikaten und Grenzen.',
  hero: {
    title: 'eArc: kristallines Silizium, kein Glas',
    text: 'Die Zellen bestehen aus kristallinem Silizium, wie in einem herkömmlichen Modul. Anders ist alles, was sie hält und bedeckt: ein rund {smf-520.thickness} dickes Laminat, das rund {smf-520.weightPerArea} wiegt und einer Rundung folgt.',
    action: 'So wird montiert',
    alternative: 'Wo die Grenzen liegen',
  },
  replacement: {
    title: 'Was an die Stelle des Glases tritt',
    text: 'Glas hat im Modul drei Aufgaben: Es lässt Licht durch, hält das Wetter ab und hält die Zellen eben. Bei eArc übernehmen eine transparente Frontschicht und die Einbettfolie die ersten beiden. Die dritte ist geteilt: Ein dünner Verbundwerkstoff stützt die Zellen, und das Dach, der Montagerahmen oder die Unterkonstruktion sorgt für die Steifigkeit. Deshalb gehört der Untergrund zur Konstruktion.',
  },
  film: {
    title: 'Das Laminat nimmt die Rundung des Dachs an',
    text: 'Ein Glasmodul überspannt eine Rundung, ein Laminat legt sich auf sie. Nichts wird vorher gebogen: Das Dach, hier mit einem Radius von 2,4 m, gibt dem Modul seine Form.',
  },
  section: {
    title: 'Zwei Schnitte, ein Maßstab',
    text: 'eArc neben einem Glas-Glas-Modul. Was fehlt, ist vor allem Glas.',
    eArc: 'eArc',
    glassGlass: 'Glas-Glas-Modul, ohne Rahmen',
    frontLayer: 'Transparente Frontschicht',
    encapsulant: 'Einbettfolie',
    cells: 'Zellen',
    backLayer: 'Rückschicht aus Verbundwerkstoff',
    frontGlass: 'Frontglas',
    backGlass: 'Rückglas',
    basis:
      'Gesamtdicke von eArc: veröffentlichte Maße der 520-W-Klasse. Die Aufteilung in Schichten und der gesamte Glas-Glas-Schnitt sind Beispieldaten.',
  },
  space: {
    title: 'Biegen, zerlegen, vergleichen',
    text: 'SMF 520 in seinen tatsächlichen Maßen: Biegen Sie es so weit, wie die Produktdaten es zulassen, heben Sie Schicht für Schicht ab und stellen Sie ein Glasmodul daneben.',
    basis:
      'Maße und Gewicht: Produktdaten. Der Biegeradius ist ein Beispiel: Für Ihr Dach bestätigen wir ihn schriftlich. Das Glasmodul hat Größe und Leistung des unseren und wiegt rund {glassModule}; dieser Wert ist abgeleitet, seine Schichten sind Beispieldaten.',
  },
  weight: {
    title: 'Ein Quadratmeter auf der Waage',
    text: 'Nur die Module, Dragonfly mit Rahmen. Klebstoff, Klemmen und Kabel kommen hinzu und gehören in jede Lastberechnung.',
    glass: 'Glasmodul, abgeleitet',
    dragonfly: 'SMH „Dragonfly“',
    offGrid: 'Off-Grid-Serie',
    smf: 'SMF',
    balcony: 'Balkon-Serie',
    basis:
      'Das Glasmodul ist abgeleitet, nicht gewogen: {smf-520.weightPerArea} sind {lighterThanGlass} weniger als rund {glassModule}; darauf beruhen alle Gewichtsvergleiche dieser Website. Nur die {dragonflyLighterThanGlass} bei SMH „Dragonfly“ stellen Rahmen gegen Rahmen: ein gerahmtes Glasmodul mit rund {framedGlassModule}, ebenfalls abgeleitet.',
  },
  certificates: {
    title: 'Zertifiziert und fünffach geprüft',
    text: 'Das sind die Normen und Prüfstellen. Jedes Zertifikat nennt die Modelle, für die es gilt; das zu Ihrem Modell erhalten Sie mit dem Angebot.',
    testsTitle: 'Beständigkeitsprüfungen',
    saltMist: { name: 'Salznebel', text: 'Für Dächer am Meer und für Boote.' },
    ammonia: { name: 'Ammoniakkorrosion', text: 'Für Stalldächer.' },
    fire: { name: 'Feuer', text: 'Wie sich Flammen auf dem Modul ausbreiten.' },
    blownSand: { name: 'Flugsand', text: 'Für Wüsten und staubige Straßen.' },
    pid: {
      name: 'Potenzialinduzierte Degradation (PID)',
      text: 'Hohe Spannung über lange Zeit, wie in langen Strings.',
    },
  },
  limits: [
    { heading: 'Was eArc von Ihnen verlangt' },
    'Ein leichtes Modul verlagert einen Teil der Arbeit vom Produkt in die Planung. Besser, Sie lesen es hier, als dass Sie es auf dem Dach erfahren.',
    {
      list: [
        'Wärme: Ohne Luftspalt verklebt, wird ein Modul wärmer. Ein Test bei rund 44 °C Umgebungstemperatur ergab rund 9 % weniger Leistung (solar4rvs.com.au).',
        'Haftung: Sie muss auf Ihrem Dach und Ihrer Beschichtung geprüft werden. Achten Sie zuerst auf PVDF: Diese Beschichtung lässt sich nicht zuverlässig verkleben (support.s-5.com).',
        'Wind: Eine verklebte Anlage versagte nach vier Monaten bei 14 m/s Wind, auch weil die Haftung nicht geprüft worden war (how-do-you-glue.de). Geringes Gewicht ersetzt keine Berechnung der Windsogkräfte.',
        'Brandschutz: Unsere Anleitung von 2019 nennt Brandschutzklasse C. Einen Nachweis als harte Bedachung (DIN 4102-7 oder Broof(t1)) haben wir nicht veröffentlicht; fragen Sie danach, wo die Bauordnung ihn verlangt.',
        'Zulassung: Eine allgemeine bauaufsichtliche Zulassung oder Bauartgenehmigung (abZ/aBG) des DIBt für die Verklebung nennen wir nicht (Stand: November 2026). Klären Sie mit Bauaufsicht und Versicherung vorab, ob eine Zustimmung im Einzelfall nötig ist.',
        'Lasten: Schnee und Wind rechnet die Tragwerksplanung nach DIN EN 1991-1-3 und DIN EN 1991-1-4, jeweils mit nationalem Anhang.',
        'Steckverbinder: Wer sie entfernt, verliert die Garantie. Planen Sie Kabellängen und Adapter vorher.',
      ],
    },
    'Und immer gilt: Die Tragwerksplanung prüft das Dach. Wie Sie es vorbereiten und die Haftung testen, steht unter [Montage](/eArc_install#preparation).',
  ],
  faq: {
    title: 'Fragen zur Technologie',
    questions: [
      {
        question: 'Ist eArc ein Dünnschichtmodul?',
        answer:
          'Nein. Die Zellen bestehen aus kristallinem Silizium; die 520-W-Klasse hat 144 Mono-PERC-Halbzellen. Nur das Glas ist weggelassen.',
      },
      {
        question: 'Wie eng darf ein Modul gebogen werden?',
        answer:
          'Einen allgemeinen Biegeradius veröffentlichen wir hier nicht, denn er hängt vom Modell und von der Befestigung ab. Nennen Sie uns den Radius Ihres Dachs: Wir antworten schriftlich für genau dieses Modell.',
      },
      {
        question: 'Wenn das Modul so leicht ist, muss das Dach trotzdem geprüft werden?',
        answer:
          'Ja. Auch rund {smf-520.weightPerArea} sind eine Last, und der Wind zieht nach oben. Das geringe Gewicht entscheidet, ob sich die Prüfung lohnt, nicht, ob sie nötig ist.',
      },
    ],
  },
  next: {
    title: 'Beginnen Sie mit Ihrem Dach',
    text: 'Nennen Sie uns Eindeckung, Alter und Tragfähigkeit. Wenn Glas für Sie die bessere Wahl ist, sagen wir es offen.',
    action: 'Angebot anfordern',
    alternative: 'Zu den Montagearten',
  },
};
