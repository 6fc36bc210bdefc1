import type { VideoMessages } from '../en/video.ts';

export const messages: VideoMessages = {
  play: {
    one: 'Odtwórz film, {value} sekunda',
    few: 'Odtwórz film, {value} sekundy',
    many: 'Odtwórz film, {value} sekund',
    other: 'Odtwórz film, {value} sekundy',
  },
  film: 'Film',
  file: 'Plik z filmem (MP4, {size})',
  failed: 'Nie udało się wczytać filmu. Prosimy spróbować ponownie.',
};
