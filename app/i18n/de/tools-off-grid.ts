import type { OffGridMessages } from '../en/tools-off-grid.ts';

/** The words of the off-grid tool in German; see ../en/tools-off-grid.ts. */
export const messages: OffGridMessages = {
  title: 'Inselanlage für Wohnmobil, Boot und Hütte',
  description:
    'Wie viele Module Ihr schwächster Monat verlangt, wie viele auf Dach oder Deck passen und wie viele Tage die Batterie ohne Sonne reicht.',
  whereAndWhen: 'Wo und wann',
  from: 'Erster Monat der Nutzung',
  to: 'Letzter Monat der Nutzung',
  monthsHint: 'Januar bis Dezember ist das ganze Jahr.',
  kindVehicle: 'Flach auf Fahrzeug oder Boot',
  surface: 'Module und Fläche',
  length: 'Freie Länge (m)',
  width: 'Freie Breite (m)',
  sizeHint: 'Ohne Ränder, Luken und Laufwege',
  radius: 'Radius der Wölbung (m)',
  radiusHint: 'Bei ebener Fläche leer lassen',
  consumers: 'Was Sie am Tag verbrauchen',
  consumersNote: 'Ersetzen Sie diese Werte durch die Ihrer eigenen Geräte.',
  consumer: 'Verbraucher',
  watts: 'Leistung (W)',
  hours: 'Stunden am Tag',
  fridge: 'Kompressor-Kühlschrank',
  lights: 'Licht',
  devices: 'Handy und Laptop',
  pump: 'Wasserpumpe',
  fan: 'Lüfter oder Heizungsgebläse',
  other: 'Sonstiges',
  total: 'Oder alles zusammen (Wh am Tag)',
  totalHint: 'Falls ausgefüllt, gilt dieser Wert statt der Liste.',
  errorNeed: 'Bitte geben Sie Ihren Tagesverbrauch ein, in der Liste oder hier',
  battery: 'Batterie',
  capacity: 'Kapazität (Ah)',
  voltage: 'Spannung (V)',
  usable: 'Nutzbarer Anteil (%)',
  usableHint: 'Was Sie entnehmen, bevor Sie wieder laden',
  charging: 'Wirkungsgrad der Batterie (%)',
  chargingHint: 'Was sich von der geladenen Energie entnehmen lässt',
  batteryNote: 'Ersetzen Sie diese Werte durch die aus dem Datenblatt Ihrer Batterie.',
  needed: { one: '{value} Modul nötig', other: '{value} Module nötig' },
  neededNone: 'Keine Anzahl von Modulen reicht',
  coverDull:
    'Ihr schwächster Monat: {month}. Die Module decken {need} am Tag, auch wenn dieser Monat 30 % weniger Sonne hat als im langjährigen Mittel.',
  coverMean:
    'Ihr schwächster Monat: {month}. Im langjährigen Mittel decken die Module {need} am Tag; bei 30 % weniger Sonne reicht es nicht.',
  coverNone:
    'Ihr schwächster Monat: {month}. Die Module liefern {energy} am Tag, Sie brauchen {need}: Was auf die Fläche passt, reicht nicht.',
  need: 'Bedarf am Tag',
  fitting: 'Module, die passen',
  planned: 'Gerechnet mit',
  weight: 'Gewicht dieser Module',
  worstDay: 'Ein Tag im schwächsten Monat',
  worstRange: '{low} bis {high}, je nach Jahr',
  neededWhenDull: 'Nötige Module bei 30 % weniger Sonne',
  stored: 'Nutzbare Energie der vollen Batterie',
  autonomy: 'Ganz ohne Sonne reicht die Batterie',
  days: { one: '{value} Tag', other: '{value} Tage' },
  byMonth: 'Strom am Tag, Monat für Monat',
  monthsAlternative:
    'Am meisten im {best}: {most} Wh am Tag. Am wenigsten im {worst}: {least} Wh am Tag.',
  plotKey: 'Gestrichelt: Ihr Bedarf. Durchscheinend: Monate ohne Nutzung.',
  drawing: 'Die freie Fläche im Maßstab',
  drawingDescription:
    'Die freie Fläche von oben, {length} × {width}. Module, die darauf passen: {count}.',
  drawingKey: {
    one: 'Ausgefüllt: {value} Modul, das Sie brauchen. Umrisse: was noch passt, zusammen {count}.',
    other: 'Ausgefüllt: die {value}, die Sie brauchen. Umrisse: was noch passt, zusammen {count}.',
  },
  radiusNote:
    'Die Daten von {model} nennen keinen zulässigen Radius. In Richtung der kürzeren Seite gebogen, läge die Mitte des Moduls {rise} höher als seine Kanten. Nennen Sie uns Ihren Radius: Wir prüfen ihn für dieses Modell.',
  notInParking:
    'Ihr Stell- oder Liegeplatz: Bäume, Masten, Gebäude und die Richtung eines Gefälles',
  radiusNoteKnown:
    'Die Daten von {model} lassen keinen Radius unter {limit} zu. In Richtung der kürzeren Seite gebogen, läge die Mitte des Moduls {rise} höher als seine Kanten. Nennen Sie uns Ihren Radius: Wir prüfen ihn für dieses Modell.',
  radiusExample: '{radius} (Beispieldaten)',
  isInBattery:
    'Verluste beim Laden und Entladen sind nach Ihrer Angabe abgezogen, so als ginge aller Strom durch die Batterie.',
};
