import type { VideoMessages } from '../en/video.ts';

export const messages: VideoMessages = {
  play: {
    one: 'Reproducir el vídeo, {value} segundo',
    other: 'Reproducir el vídeo, {value} segundos',
  },
  film: 'Vídeo',
  file: 'Archivo de vídeo (MP4, {size})',
  failed: 'No se ha podido cargar el vídeo. Inténtelo de nuevo.',
};
