import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { BrandText } from './text.ts';
import { zh } from './zh.ts';

export const brand: SeedPage<BrandText> = {
  path: '/brand',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('studio-charger'),
        actions: [
          { label: text.hero.action, href: '#writing' },
          { label: text.hero.alternative, href: '#wordmark' },
        ],
      },
      { blockType: 'richText', anchor: 'names', body: richText(text.names) },
      {
        blockType: 'comparison',
        anchor: 'writing',
        title: text.writing.title,
        text: text.writing.text,
        ours: text.writing.right,
        other: text.writing.wrong,
        rows: text.writing.rows.map(([criterion, ours, other, note]) => ({
          criterion,
          ours,
          other,
          note,
        })),
      },
      {
        blockType: 'pictureText',
        anchor: 'wordmark',
        title: text.wordmark.title,
        text: text.wordmark.text,
        actions: [{ label: text.wordmark.action, href: '/download?kind=mediaKit#documents' }],
      },
      { blockType: 'drawing', drawing: 'wordmark' },
      { blockType: 'richText', anchor: 'use', body: richText(text.use) },
      {
        blockType: 'callToAction',
        title: text.next.title,
        text: text.next.text,
        actions: [
          { label: text.next.action, href: '/about#media' },
          { label: text.next.alternative, href: '/download' },
        ],
      },
    ],
  }),
};
