import type { OffGridText } from './text.ts';

export const de: OffGridText = {
  title: 'Solarladegerät und Module nach Maß',
  description:
    'Das tragbare Solarladegerät mit seinen technischen Daten und ein Anfrageformular für alle, die Off-Grid-Module in besonderer Größe oder Form verbauen.',
  hero: {
    title: 'Solarstrom zum Aufklappen oder nach Maß',
    text: 'Zwei Antworten für Orte ohne Steckdose: ein Ladegerät, das gefaltet in die Tasche passt, und Module in der Größe und Form, die Ihr Fahrzeug oder Boot braucht.',
    action: 'Das tragbare Ladegerät',
    alternative: 'Nach Maß',
  },
  use: {
    title: 'Mit drei Handgriffen laden',
    unfold: {
      title: 'Aufklappen',
      text: 'Hinlegen, aufstellen oder aufhängen. Nur entlang der Nähte falten.',
    },
    aim: {
      title: 'Zur Sonne drehen',
      text: 'Alle paar Stunden nachführen. Schon ein schmaler Schatten kostet mehr Leistung, als seine Größe vermuten lässt.',
    },
    connect: {
      title: 'Im Schatten anstecken',
      text: 'Das Gerät selbst gehört nicht in die Sonne: Heiße Akkus laden schlecht. Hinter einer Scheibe ist die Sonne schwächer, als sie aussieht.',
    },
  },
  charger: {
    title: 'Das tragbare Solarladegerät',
    text: 'Alle Werte dieser Tabelle sind Beispieldaten. Was das Ladegerät liefert, ändert sich mit Sonne, Winkel und Wärme; die Nennleistung ist ein Laborwert.',
    basis: 'Beispieldaten; das Datenblatt wird sie ersetzen.',
  },
  gallery: {
    title: 'Wo Standardmaße enden',
    sightseeingCar: 'Sightseeing-Fahrzeug: ein schmales, in Längsrichtung gewölbtes Dach.',
    boxTruck: 'Koffer-Lkw: Module, um Luken und Dachkanten herum angeordnet.',
  },
  custom: [
    { heading: 'Nach Maß für den Fahrzeug- und Bootsbau' },
    'Wenn Sie Fahrzeuge, Boote oder Züge bauen, sagen Sie uns, was das Dach zulässt. Wir prüfen, ob sich Zellen, Zellstrings und Spannung in dieser Form anordnen lassen, und sagen Ihnen, wenn es nicht geht. Diese Angaben beschleunigen unsere Antwort:',
    {
      list: [
        'Zeichnung oder Skizze mit freier Fläche, Hindernissen und Krümmungsradius',
        'Material und Beschichtung der Oberfläche',
        'Batteriespannung, Laderegler und Tagesbedarf',
        'Umfang des Projekts: Einzelstück, Kleinserie oder Serie',
        'Ob zusätzlich eine tragbare Powerstation gebraucht wird',
        'Bis wann Sie entscheiden müssen',
      ],
    },
    'Bevor eine Serie beginnt, wird die Haftung an einem Muster Ihrer Oberfläche geprüft.',
  ],
  request: {
    title: 'Ihre Anfrage',
    text: 'Für den Anfang genügen Name, E-Mail-Adresse und Anforderungen. Für Land, Projektumfang und Powerstation gibt es eigene Felder; alles andere aus der Liste gehört zu den Anforderungen. Bilder und Zeichnungen können Sie beifügen, bis zu fünf Dateien.',
  },
};
