import type { GuideText } from '../text.ts';

export const de: GuideText = {
  title: 'Fahrzeuge: verkleben und verkabeln',
  text: 'Für Off-Grid-Module auf Wohnmobilen, Koffer-Lkw, Bussen und Booten: Belegung, Verkleben auf Lack, Aluminium oder GFK, der Weg des Kabels nach innen und der Stromkreis bis zur Batterie.',
  tools: [
    'Zeichnung des Dachs mit Luken, Lüftern, Antennen und Nähten',
    'Schablonen aus Pappe in der Größe der Module',
    'Reiniger, Schleifvlies und, falls verlangt, Primer: so, wie das Datenblatt des Klebstoffs sie nennt',
    'Karosserieklebstoff aus einer Charge, nicht abgelaufen, mit passender Pistole',
    'Abklebeband, Abstandshalter für die Dicke der Raupe, weiche Rolle',
    'Proben derselben Oberfläche für die Haftprüfung',
    'Kabeldurchführung mit Dichtstoff, Kantenschutz, Kabelschellen',
    'Sicherungen mit Haltern, Kabel mit dem Querschnitt, den die Anleitung des Ladereglers nennt, Multimeter',
  ],
  conditions: [
    'Ort: in der Halle oder unter Dach, eben, nicht in der Sonne; das Fahrzeug bleibt stehen, bis der Klebstoff ausgehärtet ist.',
    'Oberfläche: fest haftender Originallack, blankes Aluminium oder GFK, vorbereitet nach dem Datenblatt. Spachtel, nachlackierte Stellen und Folien gelten jeweils als eigene Oberfläche; prüfen Sie jede für sich.',
    'Temperatur und Feuchte: Dach, Modul und Klebstoff liegen im Bereich des Datenblatts. Ein dunkles Dach in der Sonne kann weit darüber liegen.',
    'Wölbung: nur in einer Richtung, mit dem Radius, den Sie mit uns für dieses Modul vereinbart haben.',
    'Last: Module, Klebstoff und Kabel passen in die Zuladung, und die Höhe bleibt im Rahmen des Fahrzeugscheins.',
    'Personen: zwei für jedes Modul; für den Stromkreis eine Fachkraft für Fahrzeugelektrik.',
  ],
  steps: {
    title: 'Von der Schablone zur ersten Ladung',
    steps: [
      {
        title: 'Schablonen auslegen',
        text: 'Alle Luken lassen sich öffnen, niemand muss auf ein Modul treten, und eine Bürste passt dazwischen. Zeichnen Sie an, wo Anschlussdosen und Kabeldurchführung liegen.',
      },
      {
        title: 'Probeweise auflegen',
        text: 'Legen Sie die Module ohne Klebstoff auf, verlegen Sie die Kabel und kleben Sie die Umrisse ab.',
      },
      {
        title: 'Reinigen und vorbereiten',
        text: 'Nur innerhalb der Umrisse, in einem Zug, und danach nichts mehr berühren.',
      },
      {
        title: 'Kabel zuerst nach innen führen',
        text: 'Bohren Sie, wenn überhaupt, nur dort, wo der Hersteller des Fahrzeugs es zulässt und die Zeichnung des gelieferten Moduls das Kabel zeigt, und nie über einem Träger oder Spriegel. Kante schützen, Durchführung abdichten, eine Tropfschlaufe lassen.',
      },
      {
        title: 'Raupen auftragen',
        text: 'Längs, in Fahrtrichtung, dazu eine durchgehende Raupe quer an der Vorderkante. Die Abstandshalter bestimmen, wie dick die Raupe bleibt.',
      },
      {
        title: 'Auflegen und andrücken',
        text: 'Von einer Seite zur anderen, ohne Luft einzuschließen. Halten Sie die Kanten so lange angedrückt, wie das Datenblatt es vorgibt.',
      },
      {
        title: 'In der richtigen Reihenfolge anschließen',
        text: 'Die Anleitung des Ladereglers legt fest, in welcher Reihenfolge Batterie und Module angeschlossen und in welcher sie getrennt werden. Die Sicherung sitzt nahe der Batterie.',
      },
      {
        title: 'Zuerst langsam fahren',
        text: 'Fahren Sie erst, wenn der Klebstoff ausgehärtet ist. Halten Sie nach den ersten Kilometern an und sehen Sie sich jede Vorderkante an.',
      },
    ],
  },
  checks: [
    'Die Raupe ist an jeder Vorderkante durchgehend.',
    'Luken, Antennen und Lüfter sind frei, und Wasser läuft ab.',
    'Die Durchführung ist wasserdicht: mit dem Schlauch abspritzen und innen nachsehen.',
    'Die Kabel sind befestigt und scheuern nicht; an jedem Loch ist ein Kantenschutz.',
    'Die Polarität stimmt; die Leerlaufspannung bleibt auch bei Frost unter der höchsten Eingangsspannung des Ladereglers.',
    'Die Sicherungen haben den Nennstrom, den die Anleitungen vorgeben, und sind erreichbar.',
    'Die Batterie wird geladen; die Ladeschlussspannung ist die aus ihrer Anleitung.',
    'Höhe und Gewicht sind in den Fahrzeugpapieren vermerkt, wo das verlangt wird.',
  ],
  care: [
    'Nach der ersten langen Fahrt und dann vor jeder Saison: Vorderkanten, Ecken, Durchführung.',
    'Von Hand waschen; Bürsten der Waschanlage und Hochdruck von den Kanten fernhalten.',
    'Schnee und Laub entfernen, nicht kratzen.',
    'Hebt sich ein Modul an einer Kante, fahren Sie nicht weiter, bevor es gesichert ist.',
  ],
  decisions: [
    {
      document: 'Montageanleitung des Moduls',
      decides:
        'Biegung, Raupen, Abstände, Kabel und Steckverbinder, was nicht betreten werden darf',
    },
    {
      document: 'Datenblatt des Klebstoffs',
      decides:
        'Oberflächen, Vorbereitung, Dicke der Raupe, Temperatur, wann das Fahrzeug fahren darf',
    },
    {
      document: 'Anleitung des Ladereglers',
      decides:
        'Höchste Eingangsspannung, höchster Eingangsstrom, Querschnitte, Sicherungen, Reihenfolge des Anschließens',
    },
    {
      document: 'Anleitung der Batterie',
      decides: 'Ladespannung und Ladestrom, Temperaturen, wo sie eingebaut werden darf',
    },
    {
      document: 'Hersteller von Fahrzeug oder Aufbau',
      decides: 'Wo Löcher und Lasten zulässig sind, Lack, Airbags und Antennen, Garantie',
    },
    {
      document: 'Zulassungsbehörde und Sachverständige',
      decides: 'Ob Höhe, Gewicht oder Stromkreis zu prüfen und in die Papiere einzutragen sind',
    },
  ],
  record: {
    lines: [
      'Fahrzeug: Marke, Modell, Kennzeichen',
      'Oberfläche des Dachs, Vorbereitung',
      'Klebstoff: Produkt, Charge, haltbar bis',
      'Oberflächentemperatur',
      'Haftprüfung: Datum, wo der Bruch verläuft',
      'Laderegler und Batterie: Modelle',
      'Darf fahren ab: Datum, Uhrzeit',
    ],
    columns: [
      'Modul',
      'Kanten geprüft',
      'Polarität',
      'Uoc gemessen (V)',
      'Sicherung (A)',
      'Ladestrom (A)',
      'Kürzel',
    ],
  },
};
