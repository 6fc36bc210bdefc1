import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in French; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: 'Un kit solaire sur votre balcon',
  description:
    'La place d’un kit sur votre garde-corps, son poids comparé au verre et sa production à la verticale chez vous.',
  kit: 'Kit de balcon',
  railing: 'Longueur du garde-corps (m)',
  railingHint: 'La partie droite et libre où l’on peut accrocher des modules',
  floor: 'Étage',
  floorHint: '0 correspond au rez-de-chaussée.',
  fits: '{kit} occupe {needed} de garde-corps : il y a la place.',
  fitsNot: '{kit} occupe {needed} de garde-corps, plus que {railing} : il n’y a pas la place.',
  drawing: 'Le garde-corps à l’échelle',
  drawingDescription:
    'Le garde-corps vu de face, long de {railing} ; les modules sont accrochés à partir de son extrémité gauche.',
  overhang: 'En jaune : {overhang} au-delà de l’extrémité du garde-corps.',
  higher:
    'Plus on monte, plus le vent est fort. Ce que supporte le garde-corps, c’est à son propriétaire de le dire ; ce calculateur ne le vérifie pas.',
  rules: 'Ce qu’exige la réglementation, avec date et sources :',
  rulesLink: 'Préparer un kit de balcon',
  weight: 'Poids des modules du kit',
  glassWeight: 'La même surface de modules en verre, hors fixation',
  glassBasis:
    'avec environ {glassModule}, valeur déduite : {smf-520.weightPerArea} représentent {lighterThanGlass} de moins',
};
