import type { ModuleInSpaceMessages } from '../en/module-in-space.ts';

export const messages: ModuleInSpaceMessages = {
  show: 'In 3D zeigen',
  loading: 'Die 3D-Ansicht wird geladen',
  failed: 'Die 3D-Ansicht konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  unavailable:
    'Dieser Browser kann nichts in 3D zeigen. Das Bild bleibt, und alle Werte stehen in der Tabelle.',
  picture: '{model}, mit einem Radius von {radius} gebogen, schräg von oben gesehen',
  pictureFlat: '{model}, flach liegend, schräg von oben gesehen',
  controls: 'Das Modul von allen Seiten ansehen',
  bend: 'Biegen',
  bendHint: 'Ziehen Sie am Modul, um es zu biegen, oder benutzen Sie die Regler.',
  flat: 'flach',
  radius: 'Radius {radius}',
  radiusSmallest: 'Radius {radius}, enger ist nicht zulässig',
  apart: 'Zerlegen',
  whole: 'nicht zerlegt',
  turn: 'Drehen',
  beside: 'Glasmodul daneben',
  radiusUnknown:
    'Für {model} ist kein zulässiger Biegeradius angegeben, deshalb liegt das Modul flach.',
  scale: 'Länge, Breite und Dicke sind maßstäblich, die Abstände zwischen den Schichten nicht.',
  table: 'Dasselbe in Zahlen',
  size: 'Länge × Breite',
  layers: 'Schichten, von der Sonnenseite aus',
  derived: '{perArea} auf {area}',
};
