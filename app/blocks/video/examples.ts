import { type Example, examplePicture } from '../example.ts';

const film = {
  href: '/videos/example/laying-down.mp4',
  size: '420 kB',
  sources: [{ href: '/videos/example/laying-down.mp4', type: 'video/mp4; codecs="avc1.640020"' }],
  ...{ width: 1280, height: 720, seconds: 6 },
  text: 'A module is laid onto a curved roof, and follows it.',
  poster: examplePicture('studio-flexed', 'Flexed module'),
  uploaded: '2026-11-27T00:00:00.000Z',
};

const words = {
  play: 'Play film, 6 seconds',
  film: 'Film',
  file: 'Film as a file (MP4, 420 kB)',
  failed: 'The film could not be loaded. Please try again.',
};

export const examples: Example<'video'>[] = [
  {
    name: 'with a title',
    block: {
      blockType: 'video',
      title: 'Laid down, and left to lie',
      text: 'No frame, no glass: the laminate takes the shape of what is below it.',
      ...{ video: 1, film, words },
    },
  },
  { name: 'a film alone', block: { blockType: 'video', ...{ video: 1, film, words } } },
];
