import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { CookiesText } from './text.ts';
import { zh } from './zh.ts';

export const cookies: SeedPage<CookiesText> = {
  path: '/cookies',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'richText',
        anchor: 'none',
        body: richText(text.none),
        shownWhere: 'withoutAnalytics',
      },
      {
        blockType: 'richText',
        anchor: 'counting',
        body: richText(text.counting),
        shownWhere: 'withAnalytics',
      },
      { blockType: 'richText', anchor: 'device', body: richText(text.device) },
      { blockType: 'richText', anchor: 'delete', body: richText(text.deletion) },
      { blockType: 'richText', anchor: 'staff', body: richText(text.staff) },
      {
        blockType: 'notice',
        shownWhere: 'withoutAnalytics',
        kind: 'information',
        title: text.banner.title,
        text: text.banner.text,
      },
      {
        blockType: 'callToAction',
        title: text.ending.title,
        text: text.ending.text,
        actions: [
          { label: text.ending.action, href: '/privacy' },
          { label: text.ending.alternative, href: '/about#contact' },
        ],
      },
    ],
  }),
};
