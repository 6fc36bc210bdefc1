import type { GuideText } from '../text.ts';

export const de: GuideText = {
  title: 'Befestigen mit Klemmen',
  text: 'Für SMH „Dragonfly“ mit werkseitig integriertem Montagerahmen und für andere gerahmte Module, auf Stehfalzen oder auf Schienen: was vorzubereiten ist, in welcher Reihenfolge Sie arbeiten, was Sie prüfen und was Sie notieren.',
  tools: [
    'Belegungsplan, Schlagschnur, Maßband',
    'Klemmen für diesen Falz oder diese Schiene, abgezählt, mit ihrer Anleitung',
    'Drehmomentschlüssel mit gültiger Kalibrierung und passende Einsätze',
    'Messschieber für Höhe und Breite des Falzes',
    'Lehre, auf den Abstand der Klemmen zugeschnitten',
    'Absturzsicherung, Schuhe mit weicher Sohle, Handschuhe',
    'Multimeter und Messleitungen, ausgelegt für mehr als die Stringspannung; Kabelclips für den Rahmen',
    'Stift, um angezogene Schrauben zu kennzeichnen',
  ],
  conditions: [
    'Tragwerk: Die Tragwerksplanung hat die Traglastreserve bestätigt und den Windsog nachgewiesen, auch für die Falze selbst und für die Hafte oder Halter, die sie halten.',
    'Falz: gerade, unbeschädigt und von der Form, für die die Klemme gemacht ist. Setzen Sie zur Probe eine, bevor Sie alle setzen.',
    'Metalle: Klemme, Falz und Rahmen müssen sich vertragen, sonst korrodiert eines davon. Die Anleitung der Klemme nennt die Paarungen.',
    'Personen: zwei für jedes Modul; für Strings und Anschluss eine Elektrofachkraft.',
    'Wetter: nicht auf vereistem oder nassem Dach. Heben Sie ein Modul nur an, wenn zwei Personen es in jeder Bö ruhig halten können; nennen die Anleitung oder die Vorschriften für Arbeiten auf Dächern eine niedrigere Grenze, gilt diese.',
  ],
  steps: {
    title: 'Von der ersten Klemme zum letzten String',
    steps: [
      {
        title: 'Falze messen',
        text: 'Abstand, Höhe und Breite, an mehreren Stellen. Dächer sind selten so regelmäßig wie ihr Plan.',
      },
      {
        title: 'Reihen anzeichnen',
        text: 'Gehen Sie von einer geraden Linie im rechten Winkel zu den Falzen aus. Lassen Sie First, Wartungswege und die Zonen frei, die die Windberechnung ausschließt.',
      },
      {
        title: 'Erste Reihe von Hand setzen',
        text: 'Ziehen Sie nur so weit an, dass die Klemmen halten. Richten Sie sie an der Linie aus und nehmen Sie erst dann den Drehmomentschlüssel.',
      },
      {
        title: 'Module tragen und auflegen',
        text: 'Zu zweit am Rahmen, nie am Kabel oder an der Anschlussdose. Kein Werkzeug berührt das Laminat.',
      },
      {
        title: 'Klemmen schließen',
        text: 'Nur am Rahmen, nur in dem Bereich, den die Anleitung zulässt, auf beiden Seiten gleich.',
      },
      {
        title: 'Raum für Wärmedehnung lassen',
        text: 'Bleche und Rahmen dehnen sich verschieden stark. Halten Sie die Abstände aus den Anleitungen ein; keine Klemme und keine Reihe überbrückt eine Dehnfuge.',
      },
      {
        title: 'Kabel führen und anschließen',
        text: 'Befestigen Sie die Kabel am Rahmen, nicht dort, wo Wasser läuft. Erden Sie die Rahmen, wie die Anleitungen es verlangen. Prüfen Sie die Polarität und messen Sie jeden String.',
      },
    ],
  },
  checks: [
    'Zahl und Lage der Klemmen stimmen an jedem Modul mit der Anleitung überein.',
    'Jede Schraube ist mit dem Drehmomentschlüssel angezogen und gekennzeichnet.',
    'Keine Klemme sitzt auf dem Laminat oder außerhalb des zulässigen Bereichs am Rahmen.',
    'Die Falze sind unbeschädigt, kein Blech ist angehoben.',
    'Dehnfugen und Abstände sind frei.',
    'Die Rahmen sind geerdet, wie die Anleitungen es verlangen.',
    'Die Kabel sind am Rahmen befestigt; keines liegt dort, wo Wasser läuft.',
    'Polarität und Leerlaufspannung jedes Strings sind gemessen und wie erwartet.',
  ],
  care: [
    'Das Drehmoment nachprüfen: wenn die Anleitung der Klemme es verlangt und nach dem ersten Sturm.',
    'Einmal im Jahr: auf verrutschte Klemmen, Korrosion und lose Kabel prüfen.',
    'Ein Modul mit verbeultem Rahmen wird ersetzt: Der Rahmen hält nicht mehr so, wie er geprüft wurde.',
    'Mit Wasser und weicher Bürste reinigen; kein Hochdruck, kein Lösemittel.',
  ],
  decisions: [
    {
      document: 'Montageanleitung des Moduls',
      decides:
        'Klemmbereich am Rahmen, Zahl und Abstand der Klemmen, zulässige Lasten, Erdung, Kabel und Steckverbinder',
    },
    {
      document: 'Anleitung der Klemme',
      decides:
        'Falzformen, Drehmoment, Metalle, spätere Prüfungen, ob eine Klemme zweimal verwendet werden darf',
    },
    {
      document: 'Statik und Windberechnung',
      decides: 'Traglastreserve, freizuhaltende Zonen, Zahl der Klemmen an Rändern und Ecken',
    },
    {
      document: 'Hersteller oder Verleger des Dachs',
      decides:
        'Zustimmung, Festpunkte und Dehnfugen der Bleche, Befestigung der Falze (Hafte, Halter)',
    },
    {
      document: 'Anleitung des Wechselrichters',
      decides:
        'Eingangsspannung und -strom, Erdung, Isolationsmessung, Reihenfolge beim Ein- und Ausschalten',
    },
    {
      document: 'Vorschriften Ihres Landes',
      decides:
        'Wer auf dem Dach und an der Elektrik arbeiten darf, Anmeldung, Zugang für die Feuerwehr',
    },
  ],
  record: {
    lines: [
      'Dach: Blech, Höhe und Breite des Falzes',
      'Klemme: Hersteller, Typ',
      'Drehmomentschlüssel: kalibriert bis',
      'Eingestelltes Drehmoment und wo es steht',
    ],
    columns: [
      'Reihe oder String',
      'Module',
      'Klemmen',
      'Drehmoment geprüft',
      'Polarität',
      'Uoc gemessen (V)',
      'Kürzel',
    ],
  },
};
