import type { OffGridMessages } from '../en/tools-off-grid.ts';

/** The words of the off-grid tool in German; see ../en/tools-off-grid.ts. */
export const messages: OffGridMessages = {
  title: 'Off-Grid-Strom für Wohnmobil, Boot und Hütte',
  description:
    'Wie viele Module Ihr schwächster Monat braucht, wie viele auf Dach oder Deck passen und wie viele Tage die Batterie ohne Sonne reicht.',
  whereAndWhen: 'Wo und wann',
  from: 'Erster Monat der Nutzung',
  to: 'Letzter Monat der Nutzung',
  monthsHint: 'Januar bis Dezember ist das ganze Jahr.',
  kindVehicle: 'Flach auf Fahrzeug oder Boot',
  surface: 'Module und Fläche',
  length: 'Freie Länge (m)',
  width: 'Freie Breite (m)',
  sizeHint: 'Ohne Ränder, Luken und Wege',
  radius: 'Radius der Wölbung (m)',
  radiusHint: 'Leer bei ebener Fläche',
  consumers: 'Was Sie am Tag verbrauchen',
  consumersNote: 'Ersetzen Sie diese Werte durch die Ihrer eigenen Geräte.',
  consumer: 'Verbraucher',
  watts: 'Leistung (W)',
  hours: 'Stunden am Tag',
  fridge: 'Kompressor-Kühlbox',
  lights: 'Licht',
  devices: 'Telefon und Laptop',
  pump: 'Wasserpumpe',
  fan: 'Lüfter oder Heizungsgebläse',
  other: 'Anderes',
  total: 'Oder alles zusammen (Wh am Tag)',
  totalHint: 'Wenn ausgefüllt, zählt dieser Wert statt der Liste.',
  errorNeed: 'Bitte geben Sie Ihren Tagesverbrauch ein, in der Liste oder hier',
  battery: 'Batterie',
  capacity: 'Kapazität (Ah)',
  voltage: 'Spannung (V)',
  usable: 'Nutzbarer Anteil (%)',
  charging: 'Bleibt nach Laden und Entladen (%)',
  batteryNote: 'Ersetzen Sie diese Werte durch die aus dem Datenblatt Ihrer Batterie.',
  needed: { one: '{value} Modul nötig', other: '{value} Module nötig' },
  neededNone: 'Keine Anzahl von Modulen reicht',
  coverDull:
    'Ihr schwächster Monat: {month}. Er deckt {need} am Tag, auch wenn er 30 % trüber ist als im Mittel vieler Jahre.',
  coverMean:
    'Ihr schwächster Monat: {month}. Im Mittel vieler Jahre deckt er {need} am Tag; ist er 30 % trüber, reicht es nicht.',
  coverNone:
    'Ihr schwächster Monat: {month}. Er liefert {energy} am Tag von den {need}, die Sie brauchen: Was passt, reicht nicht.',
  need: 'Bedarf am Tag',
  fitting: 'Module, die passen',
  planned: 'Gerechnet mit',
  weight: 'Gewicht dieser Module',
  worstDay: 'Ein Tag im schwächsten Monat',
  worstRange: '{low} bis {high} in einem einzelnen Jahr',
  neededWhenDull: 'Nötige Module, wenn er 30 % trüber ist',
  stored: 'Nutzbar in der vollen Batterie',
  autonomy: 'Ohne jede Sonne reicht sie',
  days: { one: '{value} Tag', other: '{value} Tage' },
  byMonth: 'Strom eines Tages, Monat für Monat',
  monthsAlternative:
    'Am meisten im {best}: {most} Wh am Tag. Am wenigsten im {worst}: {least} Wh am Tag.',
  plotKey: 'Gestrichelt: was Sie brauchen. Blass: Monate ohne Nutzung.',
  drawing: 'Die freie Fläche im Maßstab',
  drawingDescription:
    'Die freie Fläche von oben, {length} × {width}. Module, die darauf passen: {count}.',
  radiusNote:
    'Die Daten von {model} nennen keinen zulässigen Radius. Über die kürzere Seite gebogen, stünde die Mitte {rise} über den Kanten. Nennen Sie uns Ihren Radius: Wir prüfen ihn für dieses Modell.',
  notInParking: 'Wo Sie parken oder liegen: Bäume, Masten, Gebäude und die Richtung eines Gefälles',
  isInBattery:
    'Was Laden und Entladen kosten, ist nach Ihrer Angabe abgezogen, so als ginge aller Strom durch die Batterie.',
};
