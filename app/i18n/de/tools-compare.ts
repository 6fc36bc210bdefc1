import type { CompareMessages } from '../en/tools-compare.ts';

/** The words of the comparison in German; see ../en/tools-compare.ts. */
export const messages: CompareMessages = {
  title: 'Module vergleichen',
  description:
    'Bis zu vier Module nebeneinander, in denselben Einheiten, dazu ein Glasmodul zum Vergleich.',
  model: 'Modul {number}',
  none: 'keines',
  compare: 'Vergleichen',
  table: 'Nebeneinander',
  differences: 'Zeilen mit Unterschieden sind fett gesetzt.',
  differs: 'unterscheidet sich',
  print: 'Drucken',
  glass: 'Glasmodul',
  glassMounting: 'auf Schienen oder Haken; Gewicht ohne sie',
  glassBasis:
    'Das Glasmodul ist ein Beispiel derselben Klasse und Größe. Sein Gewicht ist abgeleitet, ohne Montagesystem: {smf-520.weightPerArea} sind {lighterThanGlass} weniger als rund {glassModule}. Elektrische Werte aus der CEC-Modulliste des Programms SAM (NREL).',
};
