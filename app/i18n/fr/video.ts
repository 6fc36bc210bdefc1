import type { VideoMessages } from '../en/video.ts';

export const messages: VideoMessages = {
  play: { one: 'Lire la vidéo, {value} seconde', other: 'Lire la vidéo, {value} secondes' },
  film: 'Vidéo',
  file: 'Fichier vidéo (MP4, {size})',
  failed: 'La vidéo n’a pas pu être chargée. Veuillez réessayer.',
};
