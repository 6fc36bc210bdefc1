import type { DragonflyText } from './text.ts';

export const de: DragonflyText = {
  title: 'SMH 520 „Dragonfly“',
  description:
    'SMH 520 „Dragonfly“: {smh-520.nominalPower}, {smh-520.weightPerArea}, Montagerahmen bereits am Modul. Technische Daten, Klemmen, Zertifikate, Grenzen.',
  hero: {
    title: 'Der Rahmen kommt mit dem Modul',
    text: 'SMH 520 „Dragonfly“ verlässt das Werk mit fertigem Montagerahmen. Auf dem Dach gibt es nichts zu kleben und nichts abzuwarten: auflegen, klemmen, anschließen.',
    quote: 'Angebot anfordern',
    parameters: 'Zu den technischen Daten',
  },
  figures: {
    title: 'Dragonfly in vier Zahlen',
    time: 'weniger Montagezeit durch den werkseitig integrierten Rahmen',
    lighter: 'leichter als ein gerahmtes Glasmodul (rund {framedGlassModule}, abgeleitet)',
    weight: 'einschließlich Rahmen',
    power: 'Nennleistung',
  },
  installation: {
    title: 'Auflegen, klemmen, anschließen',
    text: 'Mechanische Befestigung in drei Schritten. Sie kommt ohne Klebstoff aus, daher halten weder Temperatur noch Aushärtezeit die Arbeit auf.',
    steps: [
      {
        title: 'Klemmpositionen anzeichnen',
        text: 'Der Plan gibt den Abstand der Klemmen für jede Dachzone vor; an Ecken und Rändern zieht der Wind am stärksten.',
      },
      {
        title: 'Klemmen setzen',
        text: 'Auf dem Stehfalzdach umgreifen sie den Falz, ohne Bohrung. Auf anderen Dächern sitzen sie auf Schienen oder einer Unterkonstruktion.',
      },
      {
        title: 'Modul einlegen und festziehen',
        text: 'Der Rahmen liegt in den Klemmen. Mit dem Drehmoment aus der Montageanleitung der Klemme festziehen, dann die Steckverbinder zusammenstecken. Wer einen Steckverbinder entfernt, verliert die Garantie.',
      },
    ],
  },
  frame: {
    title: 'Was der Rahmen wiegt und was er bringt',
    text: 'Gegenüber einem verklebten SMF macht der Rahmen das Modul rund 1,3 kg/m² schwerer (abgeleitet: {smh-520.weightPerArea} minus {smf-520.weightPerArea}). Dafür lässt sich die Befestigung sehen, prüfen und lösen, und sie hängt nicht davon ab, wie gut Klebstoff auf einer Beschichtung haftet. Hat Ihr Dach diese Reserve, ist Dragonfly der schnellere Weg. Zählt jedes Kilogramm, ist SMF der leichtere.',
    action: 'SMF und SMH vergleichen',
  },
  parameters: {
    title: 'Technische Daten des SMH 520',
    text: 'Leistung, Flächengewicht und Grenzwerte sind unsere Angaben. Was als Beispieldaten gekennzeichnet ist, zeigt die Leistungsklasse, nicht das Modul.',
    basis:
      'Nennleistung und Flächengewicht: unsere Angaben. Systemspannung und Klassen: unsere Montageanleitung von 2019. Elektrische Beispieldaten: Glasmodule derselben Klasse aus der CEC-Liste von NREL SAM. Für Ihre Bestellung gilt das mitgelieferte Datenblatt.',
  },
  certificates: {
    title: 'Rahmen und Laminat, geprüft',
    text: 'Fragen Sie nach dem Zertifikat, das SMH 520 mit Rahmen nennt: Ein Zertifikat für ein rahmenloses Modul gilt nicht ohne Weiteres für eines mit Rahmen.',
  },
  faq: {
    title: 'Drei Fragen zu Dragonfly',
    questions: [
      {
        question: 'Worauf beziehen sich die {installationTimeSaving}?',
        answer:
          'Das ist unsere Angabe zur Montagezeit mit werkseitig integriertem Rahmen. Wie viel davon bei Ihnen ankommt, hängt von Dach, Zugang und Montageteam ab. Gern rechnen wir Ihr Projekt mit Ihnen durch, bevor Sie damit planen.',
      },
      {
        question: 'Beschädigt die Klemme den Stehfalz?',
        answer:
          'Sie umgreift den Falz und braucht kein Loch. Welche Klemme passt, hängt von Form und Metall des Falzes ab, deshalb fragen wir zuerst nach dem Profil. 2019 wurde ein früheres gerahmtes eArc-Modul auf der Sporthalle in Waldkirch auf Titanzink geklemmt: 245 kWp (pv magazine Deutschland, 2019).',
      },
      {
        question: 'Bleibt SMH kühler als ein verklebtes Modul?',
        answer:
          'Luft hinter dem Modul kühlt, Abstand zum Dach hilft also. Für SMH haben wir keine Messung veröffentlicht, deshalb versprechen wir keine Zahl. Was der fehlende Luftspalt ein verklebtes Modul kosten kann, steht bei den Grenzen von eArc.',
      },
    ],
  },
  quote: {
    title: 'Angebot für Dragonfly anfordern',
    text: 'Nennen Sie uns Dachprofil, Fläche und Ort. Mit einem Foto des Falzes können wir schneller sagen, welche Klemme passt.',
  },
};
