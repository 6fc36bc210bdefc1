import type { ProductText } from './text.ts';

export const de: ProductText = {
  title: 'Gewerbe und Industrie: SMF und SMH',
  description:
    'SMF wird verklebt, SMH „Dragonfly“ geklemmt: zwei glasfreie Module für Gewerbe- und Industriedächer, miteinander und mit Glas verglichen.',
  hero: {
    title: 'Zwei Module für Dächer mit wenig Reserve',
    text: 'Eine herkömmliche Anlage mit Glasmodulen verlangt dem Dach mindestens {minimumRoofLoad} zusätzlich ab. Rund {excludedRoofs} der Gewerbe- und Industriedächer können das nicht tragen (eigene Schätzung, 2026). Die Serie für Gewerbe und Industrie bringt kristallines Silizium auf zwei Wegen auf solche Dächer: SMF wird verklebt, SMH „Dragonfly“ geklemmt.',
    ask: 'Anfrage zu Ihrem Dach',
    compare: 'Mit Glas vergleichen',
  },
  smf: {
    title: 'SMF: kleben statt bohren',
    text: 'Kein Rahmen, keine Schiene, kein Glas: ein {smf-520.thickness} dünnes Laminat mit rund {smf-520.weightPerArea}, {lighterThanGlass} weniger als ein Glasmodul. Struktursilikon hält es auf dem Dach, ohne eine einzige Dachdurchdringung. SMF ist die erste Wahl, wo die Traglastreserve am kleinsten ist und sich die Oberfläche gut verkleben lässt. Es gibt das Modul als SMF 520 und SMF 430, Letzteres auch mit Rahmen.',
    data520: 'Daten zu SMF 520',
    data430: 'Daten zu SMF 430',
  },
  smh: {
    title: 'SMH „Dragonfly“: Der Rahmen ist schon da',
    text: 'Der Montagerahmen gehört bereits zum Modul, wenn es aufs Dach kommt. Zu tun bleibt die mechanische Befestigung mit Klemmen, und das spart {installationTimeSaving} der Montagezeit. Mit {smh-520.weightPerArea} wiegt SMH mehr als SMF, aber {dragonflyLighterThanGlass} weniger als ein gerahmtes Glasmodul. Es eignet sich für Falze und Schienen und für Oberflächen, auf denen eine Verklebung fraglich ist.',
    data: 'Mehr zu Dragonfly',
  },
  roofs: {
    title: 'Welches Modul für welches Dach',
    text: 'Eine erste Orientierung. Den Ausschlag gibt das Dach selbst: sein Tragwerk, seine Oberfläche und der Wind an seinen Rändern.',
    weight: {
      criterion: 'Flächengewicht',
      ours: 'rund {smf-520.weightPerArea}',
      other: '{smh-520.weightPerArea}',
    },
    trapezoidal: {
      criterion: 'Trapezblechdach',
      ours: 'Direkt auf dem Blech verklebt',
      other: 'Geklemmt, wenn es für das Profil eine passende Klemme gibt',
    },
    standingSeam: {
      criterion: 'Stehfalzdach',
      ours: 'Zwischen den Falzen verklebt',
      other: 'An den Falzen geklemmt, ohne Bohrung',
    },
    flat: {
      criterion: 'Flachdach, Dachbahn aus TPO oder PVC',
      ours: 'Auf einer Aluminium-Unterkonstruktion verklebt',
      other: 'Auf einer Unterkonstruktion geklemmt, nach Prüfung',
    },
    coated: {
      criterion: 'Blech mit PVDF-Beschichtung',
      ours: 'Nur nach bestandener Haftprüfung: Auf PVDF hält Klebstoff unzuverlässig',
      other: 'Die Klemme ist von der Beschichtung unabhängig',
    },
    assumptions: [
      'Die Tragwerksplanung bestätigt die Traglastreserve einschließlich Wind und Schnee, bevor etwas bestellt wird.',
      'Vor dem Verkleben wird die Haftung auf der tatsächlichen Oberfläche geprüft.',
    ],
  },
  scale: {
    title: 'SMF, SMH und Glas im selben Maßstab',
    text: 'Je ein Quadratmeter, im richtigen Größenverhältnis. Die Linie ist die Grenze eines Beispieldachs.',
    smf: 'SMF',
    smh: 'SMH „Dragonfly“',
    glassModule: 'Glasmodul allein (abgeleitet)',
    smfSystem: 'SMF mit Klebstoff und Kabeln',
    glassSystem: 'Nötige Traglastreserve für eine Anlage mit Glasmodulen',
    limit: 'Traglastreserve eines Beispieldachs',
    basis:
      'SMF und SMH: das Modul ohne Klebstoff, Klemmen und Kabel. Glasmodul: aus unseren eigenen Zahlen abgeleitet, denn {smf-520.weightPerArea} sind {lighterThanGlass} weniger als rund {glassModule}. Anlage mit Glasmodulen: die Traglastreserve, die ein Dach haben muss. Die {dragonflyLighterThanGlass} bei SMH „Dragonfly“ beziehen sich auf ein gerahmtes Glasmodul mit rund {framedGlassModule}. Klebstoff und Kabel: als Beispiel 0,8 kg/m².',
  },
  glass: {
    title: 'eArc und Glas im Vergleich',
    text: 'Glas hat seinen Platz: auf Dächern, die es tragen, und dort, wo Luft hinter dem Modul strömen soll. Auf diese Unterschiede kommt es an.',
    ours: 'SMF, verklebt',
    other: 'Glasmodul auf Schienen',
    weight: {
      criterion: 'Gewicht des Moduls',
      ours: 'rund {smf-520.weightPerArea}',
      other: 'rund {glassModule}',
      note: 'Der Wert für Glas ist abgeleitet, siehe Gewichtsvergleich oben.',
    },
    fixing: {
      criterion: 'Befestigung',
      ours: 'Struktursilikon, keine Dachdurchdringung',
      other: 'Schienen mit Klemmen, verschraubt oder mit Ballast',
    },
    heat: {
      criterion: 'Luft hinter dem Modul',
      ours: 'Keine: Die Zellen werden wärmer',
      other: 'Ein Spalt, der kühlt',
      note: 'Was der fehlende Luftspalt kosten kann, steht bei den Grenzen von eArc.',
    },
    reinforcement: {
      criterion: 'Wenn das Dach für Glas zu schwach ist',
      ours: 'Oft lohnt sich eine Prüfung durch die Tragwerksplanung',
      other: 'Verstärkung: 100.000 bis 250.000 € je MW',
      note: 'Kosten nach Angabe von LONGi, einem anderen Modulhersteller.',
    },
    assumptions: [
      'SMF 520, auf Trapezblech verklebt, ohne das Gewicht des Klebstoffs.',
      'Glas: gerahmtes Modul, parallel zum Dach, ohne das Gewicht von Schienen und Ballast.',
      'Beide mit kristallinen Zellen bei Standardtestbedingungen; Standort, Neigung und Verschattung bleiben außer Betracht.',
    ],
  },
  installation: {
    title: 'Vier Wege aufs Dach',
    bonding: {
      name: 'Verkleben',
      text: 'Reinigen, Haftung prüfen, Klebstoffraupe auftragen, Modul andrücken. Keine Dachdurchdringung.',
    },
    standingSeam: {
      name: 'Stehfalz',
      text: 'SMF liegt zwischen den Falzen, SMH wird an ihnen festgeklemmt.',
    },
    flatRoof: {
      name: 'Flachdach',
      text: 'Eine Aluminium-Unterkonstruktion trägt die Module über der Dachbahn.',
    },
    clamps: {
      name: 'Klemmen',
      text: 'Mechanische Befestigung für Module mit Rahmen, unabhängig von Beschichtung und Aushärtezeit.',
    },
  },
  certificates: {
    title: 'Geprüft und zertifiziert',
    text: 'Die Normen und Prüfzeichen der Serie für Gewerbe und Industrie. Jedes Zertifikat nennt die Modelle, für die es gilt; fragen Sie nach der Kopie zu Ihrem Modell.',
  },
  faq: {
    title: 'Drei Fragen vor der Entscheidung',
    questions: [
      {
        question: 'Trägt mein Dach das?',
        answer:
          'Das kann nur die Tragwerksplanung beantworten. Schicken Sie uns die Traglastreserve, wenn Sie sie kennen, sonst Alter und Bauweise des Dachs. Sie erhalten die Lasten von Modul, Klebstoff oder Klemmen und Kabeln als Grundlage für die Prüfung.',
      },
      {
        question: 'Hält der Klebstoff auf jedem Dach?',
        answer:
          'Nein. Auf manchen Beschichtungen haftet er schlecht, und jede Beschichtung altert. Ob er auf Ihrem Dach hält, zeigt nur eine Prüfung dort. Wir empfehlen sie vor der Bestellung, und Klemmen, wo sie misslingt.',
      },
      {
        question: 'Wann ist Glas die bessere Wahl?',
        answer:
          'Wenn das Dach Reserven hat und das Klima heiß ist. Ein Glasmodul mit Luftspalt bleibt kühler als ein verklebtes Modul. Der Verzicht auf Glas lohnt sich, wo Gewicht, Aufbauhöhe oder Löcher im Dach das Hindernis sind.',
      },
    ],
    applications: 'Für Gewerbe und Industrie',
    moreApplications: 'Weitere Anwendungen',
  },
  otherSeries: 'Kein Dach? Die anderen drei Serien',
  quote: {
    title: 'SMF oder SMH? Fragen Sie uns',
    text: 'Nennen Sie uns Dachart, Größe und, falls bekannt, die Traglastreserve. Wir schlagen ein Modul und eine Befestigung vor.',
  },
};
