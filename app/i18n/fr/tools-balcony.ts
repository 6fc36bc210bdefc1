import type { BalconyMessages } from '../en/tools-balcony.ts';

/** The words of the tool for balconies in French; see ../en/tools-balcony.ts. */
export const messages: BalconyMessages = {
  title: 'Un kit sur votre balcon',
  description:
    'Si un kit tient sur votre garde-corps, ce qu’il pèse à côté du verre et ce qu’il produit à la verticale chez vous.',
  kit: 'Kit de balcon',
  railing: 'Longueur du garde-corps (m)',
  railingHint: 'La partie droite où des modules peuvent être accrochés',
  floor: 'Étage',
  floorHint: '0 est le rez-de-chaussée.',
  fits: '{kit} occupe {needed} de garde-corps : il y a la place.',
  fitsNot:
    '{kit} occupe {needed} de garde-corps, plus que {railing} : côte à côte, il n’y a pas la place.',
  higher:
    'Plus haut, le vent est plus fort. Ce que porte le garde-corps, c’est à son propriétaire de le dire ; ce calculateur ne le vérifie pas.',
  rules: 'Ce que demandent les règles, avec date et sources :',
  rulesLink: 'Préparer un kit de balcon',
  weight: 'Masse des modules du kit',
  glassWeight: 'La même surface en verre, avec fixation',
  glassBasis: 'de 11 à 14 kg/m², selon un fournisseur (heliup-solar.com) ; données d’exemple',
};
