import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { JobPageText } from './text.ts';
import { zh } from './zh.ts';

export const job: SeedPage<JobPageText> = {
  path: '/job',
  parent: '/career',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      { blockType: 'jobList' },
      {
        blockType: 'pictureText',
        anchor: 'tracks',
        title: text.tracks.title,
        text: text.tracks.text,
        picture: picture('line-night'),
        actions: [{ label: text.tracks.action, href: '/career#tracks' }],
      },
      {
        blockType: 'callToAction',
        title: text.next.title,
        text: text.next.text,
        actions: [
          { label: text.next.action, href: '/resume_submit' },
          { label: text.next.alternative, href: '/career' },
        ],
      },
    ],
  }),
};
