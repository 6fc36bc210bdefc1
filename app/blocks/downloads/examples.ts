import type { Example } from '../example.ts';

export const examples: Example<'downloads'>[] = [
  {
    name: 'documents of several kinds',
    block: {
      blockType: 'downloads',
      id: 'downloads-full',
      title: 'Documents',
      text: 'Free to read, without giving your name.',
      documents: [
        {
          id: 'data-sheet',
          title: 'Dragonfly 520 W',
          kind: 'dataSheet',
          language: 'en',
          size: 1240,
          href: '/files/example.pdf',
          isExample: true,
        },
        {
          id: 'manual',
          title: 'Trapezblechdachverklebungsanleitung SMF',
          kind: 'installationManual',
          language: 'de',
          size: 860,
          href: '/files/example-de.pdf',
          isExample: true,
        },
        { id: 'pan', title: 'SMF', kind: 'panFile', language: 'en', isExample: true },
      ],
    },
  },
  {
    name: 'none yet',
    block: { blockType: 'downloads', id: 'downloads-sparse', title: 'Documents', documents: [] },
  },
];
