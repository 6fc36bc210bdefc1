import type { CompareMessages } from '../en/tools-compare.ts';

/** The words of the comparison in French; see ../en/tools-compare.ts. */
export const messages: CompareMessages = {
  title: 'Comparer les modules',
  description:
    'Jusqu’à quatre modules côte à côte, dans les mêmes unités, à côté d’un module en verre.',
  model: 'Module {number}',
  none: 'aucun',
  compare: 'Comparer',
  table: 'Côte à côte',
  differences: 'Les lignes qui diffèrent sont en gras.',
  differs: 'diffère',
  print: 'Imprimer',
  glass: 'Module en verre',
  glassMounting: 'sur rails ou crochets, masse avec la fixation',
  glassBasis:
    'Le module en verre est un exemple de même classe et de même taille : de 11 à 14 kg/m² avec sa fixation, selon un fournisseur (heliup-solar.com) ; valeurs électriques de la liste CEC de SAM. Sa masse en est calculée.',
};
