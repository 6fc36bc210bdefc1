import type { LifeSizeMessages } from '../en/life-size.ts';

export const messages: LifeSizeMessages = {
  title: 'Dasselbe in Originalgröße',
  text: 'Auf Papier und auf einem Bildschirm mit 96 Pixeln pro Zoll.',
  howTo:
    'Auf Ihrem: Halten Sie die kurze Seite einer Bankkarte an das Lineal und schieben Sie den Regler, bis die Marke am Rand der Karte steht.',
  card: 'Bankkarte, 54 mm',
  slider: 'Größe auf diesem Bildschirm',
  density: '{value} Pixel pro Zoll',
};
