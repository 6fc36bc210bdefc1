import type { LifeSizeMessages } from '../en/life-size.ts';

export const messages: LifeSizeMessages = {
  title: 'Lo mismo a tamaño real',
  text: 'Sobre papel y en una pantalla de 96 píxeles por pulgada.',
  howTo:
    'En la suya: apoye el lado corto de una tarjeta bancaria en la regla y mueva el control hasta que la marca coincida con el borde de la tarjeta.',
  card: 'tarjeta bancaria, 54 mm',
  slider: 'Tamaño en esta pantalla',
  density: '{value} píxeles por pulgada',
};
