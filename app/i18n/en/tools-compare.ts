import type { Translated } from '../plural.ts';

/** The words of the comparison in English. */
export const messages = {
  title: 'Compare modules',
  description:
    'Up to four modules side by side, in the same units, and beside them a module of glass.',
  model: 'Module {number}',
  none: 'none',
  compare: 'Compare',
  table: 'Side by side',
  differences: 'Rows that differ are in bold type.',
  differs: 'differs',
  print: 'Print',
  glass: 'Glass module',
  glassMounting: 'on rails or hooks, weight with mounting',
  glassBasis:
    'The glass module is an example of the same class and size: 11–14 kg/m² with its mounting, as a vendor names it (heliup-solar.com); electrical values from the CEC list of SAM. Its weight is calculated from that.',
};

export type CompareMessages = Translated<typeof messages>;
