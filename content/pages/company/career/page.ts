import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { CareerText } from './text.ts';
import { zh } from './zh.ts';

export const career: SeedPage<CareerText> = {
  path: '/career',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('laboratory-bench'),
        actions: [
          { label: text.hero.action, href: '/job' },
          { label: text.hero.alternative, href: '#tracks' },
        ],
      },
      {
        blockType: 'statement',
        anchor: 'vision',
        text: text.vision.text,
        basis: text.vision.basis,
      },
      { blockType: 'richText', anchor: 'joining', body: richText(text.joining) },
      { blockType: 'richText', anchor: 'tracks', body: richText(text.tracks) },
      {
        blockType: 'activityList',
        anchor: 'activities',
        ...text.activities,
      },
      {
        blockType: 'callToAction',
        title: text.next.title,
        text: text.next.text,
        actions: [
          { label: text.next.action, href: '/job' },
          { label: text.next.alternative, href: '/resume_submit' },
        ],
      },
    ],
  }),
};
