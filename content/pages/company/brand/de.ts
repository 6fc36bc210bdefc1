import type { BrandText } from './text.ts';

export const de: BrandText = {
  title: 'Namen und Logo',
  description:
    'Wofür die Namen eArc, SMF und SMH „Dragonfly“ stehen, wie man sie schreibt und wie Partner und Presse sie verwenden dürfen.',
  hero: {
    title: 'Kleines e, großes A',
    text: 'eArc ist der Name einer Technologie, und vier Buchstaben sind schnell falsch geschrieben. Diese Seite ist für Partner, Redaktionen und Übersetzungsbüros, die es richtig machen wollen.',
    action: 'So schreibt man die Namen',
    alternative: 'Das Logo verwenden',
  },
  names: [
    { heading: 'Wofür die Namen stehen' },
    'eArc ist die Technologie: Zellen aus kristallinem Silizium in einem Laminat ohne Glas. Auch diese Website trägt den Namen.',
    {
      list: [
        'SMF: rahmenlose Module zum Verkleben.',
        'SMH: Module mit werkseitig integriertem Montagerahmen für die mechanische Befestigung. Sie heißen auch „Dragonfly“.',
        'Off-Grid, Balkon und tragbares Solarladegerät beschreiben einen Zweck. Sie sind keine Namen und werden übersetzt.',
      ],
    },
    'SMF und SMH sind Typbezeichnungen; bitte schreiben Sie sie nicht aus. Die Zahl dahinter ist die Nennleistung in Watt. In älteren Veröffentlichungen und Anleitungen finden Sie für dieselbe Technologie die Schreibung „eArche“.',
  ],
  writing: {
    title: 'So schreibt man sie',
    text: 'Mit diesen fünf Fällen sind die meisten Fragen geklärt.',
    right: 'Bitte so',
    wrong: 'Bitte nicht so',
    rows: [
      ['Technologie', 'eArc', 'Earc oder EARC', 'Auch in Überschriften und am Satzanfang.'],
      [
        'Mit Substantiv',
        'eArc-Module',
        'eArcs',
        'Immer mit Bindestrich; der Name hat keinen Plural.',
      ],
      ['Modell', 'SMF 520', 'SMF520W', 'Mit Leerzeichen und ohne die Einheit.'],
      [
        'Zweiter Name',
        'SMH „Dragonfly“',
        'Dragon Fly oder DragonFly',
        'Erst die Typbezeichnung, dann der Name in Anführungszeichen. Er bleibt englisch.',
      ],
      [
        'Zahlen',
        'rund {smf-520.weightPerArea}, nur das Modul',
        'das leichteste Modul überhaupt',
        'Eine Zahl mit Bezug statt eines Superlativs.',
      ],
    ],
  },
  wordmark: {
    title: 'Das Logo',
    text: 'Zwei Bögen, einer im anderen, daneben der Name: aufrechte Buchstaben auf ruhigem Grund. Lassen Sie ringsum mindestens die Höhe der Bögen frei. Bitte nicht verzerren, nicht umranden, nicht umfärben, nicht schräg stellen und nicht mit Ihrem eigenen Zeichen verbinden. Dateien für helle und dunkle Hintergründe liegen im Pressematerial.',
    action: 'Zu den Logo-Dateien',
  },
  use: [
    { heading: 'Was Partner sagen dürfen' },
    {
      list: [
        '„Wir montieren eArc-Module“: Wenn es stimmt, müssen Sie nicht fragen.',
        '„Geeignet für eArc-Module“: wenn Sie es geprüft haben und zeigen können, wie.',
        '„Offizieller Partner“ oder „von eArc geschult“: nur mit unserer schriftlichen Zustimmung.',
        'eArc als Teil Ihres Firmennamens oder Ihrer Internetadresse: bitte nicht.',
      ],
    },
    'Prüfzeichen wie IEC 61215, UL 61730, TÜV oder VDE gelten für das Modell, das auf dem Zertifikat steht, nicht für eine ganze Anlage und nicht für Ihren Betrieb. Nennen Sie im Zweifel das Modell und lassen Sie das Zeichen weg.',
  ],
  next: {
    title: 'Unsicher bei einem Satz?',
    text: 'Schicken Sie ihn uns, bevor er in den Druck geht. Das ist leichter, als ihn später zu berichtigen.',
    action: 'Kontakt für Presse und Medien',
    alternative: 'Zum Download-Bereich',
  },
};
