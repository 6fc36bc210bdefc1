import type { ModuleInSpaceMessages } from '../en/module-in-space.ts';

export const messages: ModuleInSpaceMessages = {
  show: 'Afficher en 3D',
  loading: 'Chargement de la vue 3D',
  failed: 'La vue 3D n’a pas pu être chargée. Veuillez réessayer.',
  unavailable:
    'Ce navigateur ne peut pas afficher la vue 3D. L’image reste en place et toutes les valeurs figurent dans le tableau.',
  picture: '{model}, cintré à un rayon de {radius}, vu d’en haut',
  pictureFlat: '{model}, à plat, vu d’en haut',
  controls: 'Voir le module sous tous les angles',
  bend: 'Cintrer',
  bendHint: 'Faites glisser le module pour le cintrer, ou utilisez les curseurs.',
  flat: 'à plat',
  radius: 'rayon de {radius}',
  radiusSmallest: 'rayon de {radius}, le plus petit admissible',
  apart: 'Séparer les couches',
  whole: 'réunies',
  turn: 'Faire pivoter',
  beside: 'À côté d’un module en verre',
  radiusUnknown:
    'Les données du {model} n’indiquent pas de rayon de courbure admissible : il est montré à plat.',
  scale:
    'La longueur, la largeur et l’épaisseur sont à l’échelle, pas la distance entre les couches.',
  table: 'La même chose en chiffres',
  size: 'Longueur × largeur',
  layers: 'Couches, depuis la face exposée au soleil',
  derived: '{perArea} sur {area}',
};
