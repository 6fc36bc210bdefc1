import type { Translated } from '../plural.ts';

/** The words of the comparison in English. */
export const messages = {
  title: 'Compare modules',
  description:
    'Up to four modules side by side, in the same units, with a glass module for comparison.',
  model: 'Module {number}',
  none: 'none',
  compare: 'Compare',
  table: 'Side by side',
  differences: 'Rows that differ are in bold type.',
  differs: 'differs',
  print: 'Print',
  glass: 'Glass module',
  glassMounting: 'on rails or hooks; weight without them',
  glassBasis:
    'The glass module is an example of the same class and size. Its weight is derived, without rails or hooks: {smf-520.weightPerArea} is {lighterThanGlass} less than about {glassModule}. Electrical values from the CEC module list of the program SAM (NREL).',
};

export type CompareMessages = Translated<typeof messages>;
