import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { AccessibilityText } from './text.ts';
import { zh } from './zh.ts';

export const accessibility: SeedPage<AccessibilityText> = {
  path: '/accessibility',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text) => ({
    title: text.title,
    description: text.description,
    blocks: [
      { blockType: 'richText', anchor: 'status', body: richText(text.status) },
      { blockType: 'richText', anchor: 'tests', body: richText(text.tests) },
      { blockType: 'richText', anchor: 'limits', body: richText(text.limits) },
      {
        blockType: 'notice',
        kind: 'information',
        title: text.barrier.title,
        text: text.barrier.text,
      },
      { blockType: 'richText', anchor: 'enforcement', body: richText(text.enforcement) },
      {
        blockType: 'callToAction',
        title: text.ending.title,
        text: text.ending.text,
        actions: [
          { label: text.ending.action, href: '/about#feedback' },
          { label: text.ending.alternative, href: '/about#contact' },
        ],
      },
    ],
  }),
};
