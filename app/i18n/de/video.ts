import type { VideoMessages } from '../en/video.ts';

export const messages: VideoMessages = {
  play: { one: 'Film abspielen, {value} Sekunde', other: 'Film abspielen, {value} Sekunden' },
  film: 'Film',
  file: 'Film als Datei (MP4, {size})',
  failed: 'Der Film konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
};
