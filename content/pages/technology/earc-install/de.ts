import type { EArcInstallText } from './text.ts';

export const de: EArcInstallText = {
  title: 'Montagearten: verkleben oder klemmen',
  description:
    'Verkleben ohne Dachdurchdringung auf Trapezblech-, Stehfalz- und Flachdächern oder mechanische Befestigung mit Klemmen: jede Montageart Schritt für Schritt.',
  hero: {
    title: 'Verklebt oder geklemmt: Das Dach entscheidet',
    text: 'Rahmenlose Module werden mit schnell abbindendem Klebstoff befestigt, ohne Dachdurchdringung. Module mit Montagerahmen werden geklemmt. Hier stehen die Montagearten, Schritt für Schritt.',
    action: 'Verkleben',
    alternative: 'Klemmen',
  },
  preparation: [
    { heading: 'Vor dem ersten Modul: das Tragwerk prüfen' },
    'Die Tragwerksplanung bestätigt die Traglastreserve für Module, Klebstoff, Rahmen und Kabel sowie den Windsog an Rändern und Ecken.',
  ],
  adhesion: [
    { heading: 'Vor dem Verkleben: Oberfläche und Haftung prüfen' },
    {
      list: [
        'Oberfläche: Klären Sie Blech, Beschichtung und Alter. Schmutz, Kreidung, Rost und lose Beschichtung müssen weg. Auf PVDF-Beschichtungen hält eine Verklebung nicht zuverlässig (support.s-5.com).',
        'Haftprüfung: Kleben Sie Proben auf Ihr eigenes Dach, lassen Sie den Klebstoff ganz aushärten und ziehen Sie sie ab. Der Bruch soll im Klebstoff liegen (Kohäsionsbruch). Löst sich der Klebstoff sauber von der Beschichtung, ist diese Oberfläche so nicht geeignet.',
        'Wetter: Die Oberfläche ist trocken, die Temperatur im Verarbeitungsbereich des Klebstoffs. Zum Vergleich: Ein handelsübliches, neutral vernetzendes Struktursilikon wird bei 5–40 °C verarbeitet und härtet in 12 Stunden 3 mm durch (piedmontplastics.com). Das ist kein Wert unseres Klebstoffs.',
      ],
    },
  ],
  bonding: {
    title: 'Verkleben auf dem Trapezblechdach',
    text: 'Das Modul liegt auf den Hochsicken. Es wird kein Loch gebohrt. Ein Heizwerk in Dreihausen trägt 16 verklebte Module (Stadtwerke Marburg).',
    steps: [
      {
        title: 'Reihen einmessen',
        text: 'Gehen Sie von einer geraden Linie aus. Lassen Sie Wartungswege frei und halten Sie Abstand zu Rinnen, Blechstößen und den Zonen, die die Windberechnung ausschließt.',
      },
      {
        title: 'Hochsicken reinigen',
        text: 'Verwenden Sie den Reiniger aus der Anleitung, lassen Sie ihn ablüften und berühren Sie die Klebeflächen nicht mehr.',
      },
      {
        title: 'Klebstoffraupen auftragen',
        text: 'Auf jeder Hochsicke, in Länge und Querschnitt nach Anleitung. Die Raupen verlaufen in Gefällerichtung, damit das Wasser dazwischen abfließt.',
      },
      {
        title: 'Modul auflegen und andrücken',
        text: 'Zu zweit ablegen, ohne es scharf zu biegen, und entlang der Raupen andrücken. Bis der Klebstoff ausgehärtet ist, darf das Modul nicht belastet werden.',
      },
      {
        title: 'Anschließen und protokollieren',
        text: 'Halten Sie die Kabel vom Blech fern. Prüfen Sie die Polarität, messen Sie die Stringspannung und notieren Sie beides.',
      },
    ],
  },
  standingSeam: {
    title: 'Verkleben auf dem Stehfalzdach',
    text: 'Blech arbeitet mit der Wärme, und die Falze müssen dafür beweglich bleiben. Deshalb beginnt die Planung bei den Falzen.',
    steps: [
      {
        title: 'Falzabstand und Falzhöhe messen',
        text: 'Beide entscheiden, welches Modul passt und wie die Raupen liegen. Wo Verkleben nicht passt, sind Klemmen am Falz die Lösung.',
      },
      {
        title: 'Scharen reinigen und prüfen',
        text: 'Blankes und beschichtetes Metall verhalten sich verschieden. Die Haftprüfung findet auf diesem Blech statt, nicht auf einem ähnlichen.',
      },
      {
        title: 'Raupen entlang der Falze auftragen',
        text: 'Regen- und Schmelzwasser müssen unter dem Modul ablaufen können. Keine Raupe überbrückt einen Falz.',
      },
      {
        title: 'Modul der Rundung nach andrücken',
        text: 'Auf einem gewölbten Dach beginnen Sie an einer Kante und arbeiten zur anderen. Halten Sie das Modul so lange angedrückt, wie es die Anleitung vorgibt.',
      },
    ],
  },
  flatRoof: {
    title: 'Flachdach mit Aluminium-Unterkonstruktion',
    text: 'Auf Dachbahnen aus TPO und PVC und auf anderen Flachdächern werden die Module auf einer Aluminium-Unterkonstruktion verklebt. Sie gibt ihnen die Steifigkeit, die eine weiche Dachhaut nicht bietet.',
    steps: [
      {
        title: 'Dachbahn und Entwässerung prüfen',
        text: 'Achten Sie auf Alter, offene Schweißnähte und stehendes Wasser. Holen Sie die Zustimmung des Dachbahnherstellers ein, damit dessen Garantie bestehen bleibt.',
      },
      {
        title: 'Unterkonstruktion aufstellen',
        text: 'Lage und Auflager ergeben sich aus Statik und Windberechnung. Schützen Sie die Dachbahn an jedem Auflager; nichts geht durch sie hindurch.',
      },
      {
        title: 'Module auf die Profile kleben',
        text: 'Aluminium reinigen, Raupen auftragen, andrücken. Die Haftprüfung findet auf demselben Profil statt.',
      },
    ],
  },
  clamps: {
    title: 'Mechanische Befestigung mit Klemmen',
    text: 'Für SMH „Dragonfly“ mit werkseitig integriertem Montagerahmen; das spart {installationTimeSaving} Montagezeit. Auf der Sporthalle in Waldkirch wurden 2019 gerahmte Module auf Titanzink geklemmt: 245 kWp (pv-magazine.de).',
    steps: [
      {
        title: 'Klemmen setzen',
        text: 'Auf dem Stehfalzdach umgreift die Klemme den Falz selbst. Gebohrt wird also auch hier nicht.',
      },
      {
        title: 'Klemmabstände einhalten',
        text: 'Unsere Anleitung von 2019 nennt 250–450 mm für Module mit 6 × 12 Zellen, 210–400 mm für 6 × 10 und 200–350 mm für 4 × 9.',
      },
      {
        title: 'Mit dem Drehmomentschlüssel anziehen',
        text: 'Das Drehmoment steht in der Anleitung der Klemme. Prüfen Sie es vor der Übergabe noch einmal und protokollieren Sie es.',
      },
    ],
  },
  cables: {
    title: 'Kabel und Strings: unsere Anleitung von 2019',
    voltage: 'maximale Systemspannung',
    cable: 'Querschnitt des PV-Kabels, ausgelegt für 90 °C',
    factor: 'Faktor auf Isc und Uoc für die Auslegung von Leitern und Sicherungen',
    strings: 'parallele Strings ohne Strangsicherung, höchstens',
  },
  notice: {
    title: 'Verbindlich ist die Anleitung Ihres Moduls',
    text: 'Dieser Leitfaden zeigt den Ablauf; seine Werte stammen aus unserer Anleitung von 2019. Wo er auf „die Anleitung“ verweist, ist die Montageanleitung gemeint, die Ihrem Modul beiliegt. Verbindlich sind diese Anleitung, die zu Klebstoff oder Klemme und die örtlichen Vorschriften. Wer Steckverbinder entfernt, verliert die Garantie. Elektroarbeiten gehören in die Hände von Elektrofachkräften.',
  },
  next: {
    title: 'Sie beschreiben das Dach, wir nennen die Montageart',
    text: 'Eindeckung, Beschichtung, Falzabstand, Neigung und ein paar Fotos genügen für eine erste Antwort.',
    action: 'Angebot anfordern',
    alternative: 'Zu den Montageleitfäden',
  },
};
