import type { LifeSizeMessages } from '../en/life-size.ts';

export const messages: LifeSizeMessages = {
  title: 'To samo w naturalnej wielkości',
  text: 'Na papierze i na ekranie o gęstości 96 pikseli na cal.',
  howTo:
    'Na Państwa ekranie: proszę przyłożyć krótszy bok karty płatniczej do linijki i przesunąć suwak, aż znacznik znajdzie się przy krawędzi karty.',
  card: 'karta płatnicza, 54 mm',
  slider: 'Wielkość na tym ekranie',
  density: '{value} pikseli na cal',
};
