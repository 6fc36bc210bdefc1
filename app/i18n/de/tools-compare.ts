import type { CompareMessages } from '../en/tools-compare.ts';

/** The words of the comparison in German; see ../en/tools-compare.ts. */
export const messages: CompareMessages = {
  title: 'Module vergleichen',
  description:
    'Bis zu vier Module nebeneinander, in denselben Einheiten, und daneben ein Glasmodul.',
  model: 'Modul {number}',
  none: 'keines',
  compare: 'Vergleichen',
  table: 'Nebeneinander',
  differences: 'Zeilen mit Unterschieden sind fett gesetzt.',
  differs: 'unterscheidet sich',
  print: 'Drucken',
  glass: 'Glasmodul',
  glassMounting: 'auf Schienen oder Haken, Gewicht mit Montage',
  glassBasis:
    'Das Glasmodul ist ein Beispiel derselben Klasse und Größe: 11–14 kg/m² mit Montage, wie ein Anbieter angibt (heliup-solar.com); elektrische Werte aus der CEC-Liste von SAM. Sein Gewicht ist daraus berechnet.',
};
