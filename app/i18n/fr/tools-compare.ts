import type { CompareMessages } from '../en/tools-compare.ts';

/** The words of the comparison in French; see ../en/tools-compare.ts. */
export const messages: CompareMessages = {
  title: 'Comparer des modules',
  description:
    'Jusqu’à quatre modules côte à côte, dans les mêmes unités, et un module en verre pour comparer.',
  model: 'Module {number}',
  none: 'aucun',
  compare: 'Comparer',
  table: 'Côte à côte',
  differences: 'Les lignes qui diffèrent sont en gras.',
  differs: 'diffère',
  print: 'Imprimer',
  glass: 'Module en verre',
  glassMounting: 'sur rails ou crochets, poids sans eux',
  glassBasis:
    'Le module en verre est un exemple de même classe et de mêmes dimensions. Son poids est déduit, hors fixation : {smf-520.weightPerArea} représentent {lighterThanGlass} de moins qu’environ {glassModule}. Valeurs électriques de la liste de modules CEC du logiciel SAM (NREL).',
};
