import type { LifeSizeMessages } from '../en/life-size.ts';

export const messages: LifeSizeMessages = {
  title: 'La même coupe grandeur nature',
  text: 'Sur papier, et sur un écran de 96 pixels par pouce.',
  howTo:
    'Sur le vôtre : posez le petit côté d’une carte bancaire contre la règle et déplacez le curseur jusqu’à ce que le repère soit au bord de la carte.',
  card: 'carte bancaire, 54 mm',
  slider: 'Taille sur cet écran',
  density: '{value} pixels par pouce',
};
