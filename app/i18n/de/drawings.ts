import type { DrawingMessages } from '../en/drawings.ts';

/** Of drawings that have the measures of a module. */
const measuresNote = 'Maße in mm.';

export const messages: DrawingMessages = {
  module: {
    title: 'Das Modul',
    description: 'Strichzeichnung eines Moduls von vorn, mit Länge und Breite in mm',
    legend: [
      'Anschlussdose, schematisch',
      'Kabel mit Steckverbindern: nie zum Tragen benutzen',
      'Zellen: nicht darauf treten oder knien, kein Werkzeug ablegen',
      'Kante: hier anheben, zu zweit',
    ],
    note: measuresNote,
  },
  trapezoidal: {
    title: 'Raupen auf Trapezblech',
    description:
      'Strichzeichnung eines Trapezblechs von der Seite und von oben, mit einem auf den Hochsicken verklebten Modul, Länge und Breite in mm',
    legend: [
      'Hochsicke des Blechs',
      'Klebstoffraupe, eine auf jeder Hochsicke; Länge und Querschnitt nach Anleitung',
      'Modul, entlang der Raupen angedrückt',
      'Tiefsicke: kein Klebstoff, hier läuft Wasser',
      'Gefällerichtung: So verlaufen auch die Raupen',
    ],
    note: measuresNote,
  },
  adhesionTest: {
    title: 'Was die Haftprüfung zeigt',
    description:
      'Strichzeichnung zweier Proben, die von einer beschichteten Oberfläche abgezogen werden: links ein gutes, rechts ein schlechtes Ergebnis',
    legend: [
      'Probe, senkrecht abgezogen',
      'Gut: Der Bruch läuft durch den Klebstoff, der auf beiden Seiten haften bleibt',
      'Beschichtung',
      'Ihr eigenes Dach, nicht ein ähnliches',
      'Schlecht: Der Klebstoff löst sich sauber, die Beschichtung liegt blank',
    ],
  },
  standingSeam: {
    title: 'Verklebt zwischen zwei Falzen',
    description:
      'Strichzeichnung eines Stehfalzdachs von der Seite, mit einem Modul zwischen zwei Falzen',
    legend: [
      'Falz: bleibt frei, weil das Blech mit der Wärme arbeitet',
      'Schar, gereinigt und geprüft',
      'Klebstoffraupe entlang des Falzes; keine überbrückt ihn',
      'Modul',
      'Abstand d zum Falz, auf beiden Seiten gleich; er ergibt sich aus Ihrem Belegungsplan',
    ],
  },
  flatRoof: {
    title: 'Belegung und Aufbau auf dem Flachdach',
    description:
      'Strichzeichnung eines Flachdachs von oben, mit den Streifen, die frei bleiben, und eines Moduls auf der Unterkonstruktion von der Seite',
    legend: [
      'Rand- und Eckzonen: so breit, wie die Windberechnung sie angibt',
      'Modulfeld',
      'Wartungsweg zwischen den Feldern',
      'Lichtkuppel mit freiem Platz ringsum',
      'Dachablauf: bleibt offen und erreichbar',
      'Modul, auf dem Profil verklebt',
      'Aluminiumprofil der Unterkonstruktion',
      'Schutzlage auf der Dachbahn; nichts durchdringt die Bahn',
    ],
  },
  seamClamp: {
    title: 'Klemme auf dem Stehfalz',
    description:
      'Strichzeichnung einer Klemme auf einem Falz von der Seite und eines gerahmten Moduls auf seinen Falzen von oben, Länge und Breite in mm',
    legend: [
      'Falz: Die Klemme umgreift ihn, gebohrt wird nicht',
      'Klemme, für diese Falzform gemacht',
      'Schrauben: Drehmoment nach der Anleitung der Klemme',
      'Montagerahmen des Moduls',
      'Laminat: nicht belasten',
      'Schar',
      'Klemmen am Rahmen, schematisch: Zahl und Lage nach Anleitung',
    ],
    note: measuresNote,
  },
  bondingSteps: {
    title: 'Verkleben in vier Bildern',
    description:
      'Vier Strichzeichnungen von Händen in Handschuhen, die auf der Hochsicke eines Trapezblechs arbeiten',
    legend: [
      'Die Hochsicke mit dem Reiniger aus der Anleitung abwischen und ablüften lassen; danach nicht mehr berühren',
      'Die Raupe entlang der Hochsicke ziehen, in Länge und Querschnitt nach Anleitung',
      'Das Modul zu zweit absenken, ohne es scharf zu biegen',
      'Das Modul entlang der Raupen andrücken, zum Beispiel mit einer weichen Rolle; bis zum Aushärten nicht belasten',
    ],
  },
  seamSteps: {
    title: 'Verkleben zwischen den Falzen in vier Bildern',
    description:
      'Vier Strichzeichnungen von Händen in Handschuhen, die auf einem Stehfalzdach arbeiten',
    legend: [
      'Den Falzabstand s und die Falzhöhe messen',
      'Die Schar reinigen; die Haftprüfung findet vorher statt, auf diesem Blech',
      'Die Raupen entlang der Falze ziehen; keine überbrückt einen Falz',
      'Das Modul von einer Kante zur anderen andrücken, der Rundung nach',
    ],
  },
  flatRoofSteps: {
    title: 'Montage auf dem Flachdach in vier Bildern',
    description:
      'Vier Strichzeichnungen von Händen in Handschuhen, die auf einem Flachdach die Unterkonstruktion aufstellen und ein Modul darauf verkleben',
    legend: [
      'Die Schutzlage überall auslegen, wo auf der Dachbahn etwas stehen wird',
      'Das Profil auf die Schutzlage setzen, wo die Berechnung es vorsieht',
      'Das Aluminium reinigen und die Raupe auf das Profil ziehen',
      'Das Modul entlang der Profile andrücken',
    ],
  },
  clampSteps: {
    title: 'Befestigen mit Klemmen in vier Bildern',
    description:
      'Vier Strichzeichnungen von Händen in Handschuhen, die mit Klemmen auf einem Stehfalz arbeiten',
    legend: [
      'Die Klemme auf den Falz setzen; gebohrt wird nicht',
      'Den Klemmabstand c aus der Anleitung einhalten',
      'Das gerahmte Modul zu zweit auf die Klemmen absenken',
      'Mit dem Drehmomentschlüssel auf das Drehmoment aus der Anleitung der Klemme anziehen; vor der Übergabe noch einmal prüfen',
    ],
  },
  vehicleRoof: {
    title: 'Belegung auf dem Fahrzeugdach',
    description:
      'Strichzeichnung eines Fahrzeugdachs von oben, mit Modulen auf der freien Fläche, und der Querschnitte von Kastenwagen, Stadtbus und Triebwagen im selben Maßstab, mit Modulen, die der Wölbung des Dachs folgen, Länge und Breite des Moduls in mm',
    legend: [
      'Streifen am Rand: bleibt frei für Luft, Wasser und Kabel',
      'Module; hier das Beispieldach mit 3,2 m × 1,9 m, 100 mm am Rand und 20 mm zwischen den Modulen',
      'Dachluke: lässt sich öffnen, ohne ein Modul zu berühren',
      'Raupen, schematisch; die an der Vorderkante (Pfeil: Fahrtrichtung) hat keine Lücke',
      'Kastenwagen: leicht gewölbtes Dach',
      'Stadtbus: Dach in der Mitte fast eben, an den Seiten gerundet',
      'Triebwagen: Tonnendach',
      'Radius R: nur in einer Richtung, vor der Bestellung mit uns vereinbart',
    ],
    note: 'Maße in mm, Radien in m. Die drei Querschnitte haben denselben Maßstab.',
  },
  vehicleWiring: {
    title: 'Vom Modul zur Batterie',
    description: 'Schaltbild von den Modulen über den Laderegler zur Batterie',
    legend: [
      'Module',
      'Sicherung auf der Modulseite, wo die Anleitungen eine verlangen',
      'Laderegler, Einbauort nach seiner Anleitung',
      'Sicherung an der Batterie',
      'Batterie',
    ],
  },
  balcony: {
    title: 'Modul am Balkongeländer',
    description:
      'Strichzeichnung eines Moduls am Balkongeländer von vorn und von der Seite, Länge und Breite in mm',
    legend: [
      'Handlauf',
      'Gurt durch jede Öse, oben und unten',
      'Sicherungsleine vom Modul zu einem tragfähigen Teil des Balkons',
      'Abstandshalter an der Unterkante',
      'Pfosten des Geländers, fest und ohne Rost',
    ],
    note: measuresNote,
  },
  balconySteps: {
    title: 'Montage am Geländer in vier Bildern',
    description:
      'Vier Strichzeichnungen von Händen in Handschuhen, die ein Modul an ein Balkongeländer hängen, von der Seite gesehen',
    legend: [
      'Das Modul auf eine Decke legen und durch jede Öse einen Gurt fädeln',
      'Zuerst die Sicherungsleine an das Modul und an einen tragfähigen Teil des Balkons binden, erst dann das Modul über den Handlauf heben',
      'Eine Person hält das Modul, die andere schließt die oberen Gurte um den Handlauf',
      'Abstandshalter setzen, die unteren Gurte schließen und an jedem ziehen',
    ],
  },
  balconyPair: {
    title: 'Zwei Module an einem Geländer',
    description:
      'Strichzeichnung von zwei Modulen am Balkongeländer von außen und derselben zwei um die Ecke von oben, Länge und Breite eines Moduls in mm',
    legend: [
      'Abstand: Die Module können sich bewegen, ohne sich zu berühren',
      'Gurt durch jede Öse, an beiden Modulen',
      'Sicherungsleine: je Modul eine, an einem tragfähigen Teil des Balkons',
      'Mikrowechselrichter mit einem Eingang je Modul',
      'Um die Ecke, von oben und kleiner gezeichnet: Jedes Modul hat seine eigene Sonne',
    ],
    note: measuresNote,
  },
  charger: {
    title: 'Aufgeklappt, angeschlossen, zur Sonne gedreht',
    description:
      'Strichzeichnung des aufgeklappten Ladegeräts von oben und des aufgestellten von der Seite, Länge und Breite in mm',
    legend: [
      'Naht: nur hier falten',
      'Tasche mit den Ausgängen',
      'Kabel, ohne Zug am Stecker',
      'Gerät: im Schatten, zum Beispiel hinter dem Ladegerät',
      'Ladegerät im rechten Winkel zur Sonne',
      'Stütze',
    ],
    note: measuresNote,
  },
  yachtDeck: {
    title: 'Belegung auf dem Deck einer Yacht',
    description:
      'Strichzeichnung einer Segelyacht von oben, mit Modulen auf Vordeck, Kajütdach und Bimini und mit dem, was dazwischen frei bleibt',
    legend: [
      'Ankerwinde, Ankerkasten und Klampen: Platz zum Arbeiten',
      'Vordeck: je ein Modul links und rechts der Luke, mit freiem Weg daran vorbei',
      'Kabeldurchführung, abgedichtet; Flächen, die zu verschiedenen Zeiten im Schatten liegen, haben je einen Laderegler',
      'Mast und Baum: Der Streifen darunter bleibt frei; ihr Schatten wandert über das Deck',
      'Laufdecks: der Weg nach vorn, ohne Module',
      'Kajütdach: Module auf beiden Seiten des Baums',
      'Luken: Jede lässt sich ganz öffnen, die Module halten Abstand',
      'Winschen: Platz zum Kurbeln',
      'Bimini über der Plicht: Module dort, wo das Gestänge für sie und für den Wind ausgelegt ist',
    ],
    note: 'Ein Beispiel, kein bestimmtes Boot. Die Belegung Ihres Decks ergibt sich aus einer Zeichnung oder Schablone.',
  },
  roofPlans: {
    title: 'Drei Dächer, und was auf ihnen frei bleibt',
    description:
      'Strichzeichnung von drei Dächern von oben, mit Modulfeldern und den Streifen, die frei bleiben; unter jedem Dach sein Profil',
    legend: [
      'Trapezblechdach: Module auf den Hochsicken verklebt',
      'Flaches Foliendach: Module auf einer Aluminium-Unterkonstruktion',
      'Stehfalzdach: gerahmte Module, an die Falze geklemmt',
      'Randzone, schraffiert: so breit, wie die Windberechnung sie angibt',
      'Eckzone, wo zwei Ränder zusammentreffen: eigens berechnet',
      'Lichtbänder, Lichtkuppeln und Lüfter mit freiem Platz ringsum',
      'Wartungsweg',
      'Dachablauf: bleibt offen und erreichbar',
      'First: kein Modul liegt darüber',
    ],
    note: 'Schematisch, kein bestimmtes Dach: Wie breit jeder Streifen ist, ergibt sich aus der Windberechnung und aus Ihrem Dach.',
  },
  wordmark: {
    title: 'So ist das Logo aufgebaut',
    description:
      'Strichzeichnung des Logos mit seinen Konstruktionslinien und dem Raum, der ringsum frei bleibt',
    legend: [
      'Äußerer Bogen, in der Farbe der Buchstaben',
      'Innerer Bogen, in der Akzentfarbe; beide mit gleicher Strichstärke und runden Enden',
      'Achse: Jeder Bogen ist eine Kurve mit zwei Kontrollpunkten, an der Achse gespiegelt',
      'Linie, auf der beide Bögen enden',
      'Grundlinie der Buchstaben',
      'x-Höhe der Buchstaben',
      'Schutzraum: ringsum mindestens die Höhe h der Bögen',
    ],
  },
  sunPath: {
    title: 'Ein klarer Tag am Geländer',
    description:
      'Strichzeichnung des Himmels vor einem Südbalkon, mit der Bahn der Sonne am längsten Tag, zur Tagundnachtgleiche und am kürzesten Tag; darunter die Geländer, die sie erreicht',
    legend: [
      'Geländer nach Süden: hat Sonne, solange das Haus sie nicht verdeckt',
      'Geländer nach Osten: bis zum Mittag',
      'Geländer nach Westen: ab Mittag',
      'Längster Tag: Die Sonne steht so hoch, dass sie ein aufrechtes Modul nur flach trifft',
      'Tagundnachtgleiche',
      'Kürzester Tag: Die Sonne steht tief und trifft das Südgeländer fast senkrecht',
      'Hauswand: Steht die Sonne dahinter, hat kein Geländer welche',
    ],
    note: 'Ein Beispiel, allein aus der Geometrie berechnet: {latitude}° nördlicher Breite, wahre Sonnenzeit, ein klarer Tag ohne Schatten. Wann die Sonne kommt, sagt noch nichts über den Ertrag: Morgens und abends ist ihr Licht schwächer.',
  },
};
