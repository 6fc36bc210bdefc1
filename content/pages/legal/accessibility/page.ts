import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { divide, sectionsWithContents, withContents } from '../sections.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { AccessibilityText } from './text.ts';
import { zh } from './zh.ts';

export const accessibility: SeedPage<AccessibilityText & { contents: string }> = {
  path: '/accessibility',
  texts: withContents({ en, zh, de, ja, es, fr, pl }),
  build: (text) => {
    const [introduction = [], status = []] = divide(text.status);
    const sections = sectionsWithContents(text.contents, [
      ['status', status],
      ['tests', text.tests],
      ['limits', text.limits],
      ['enforcement', text.enforcement],
    ]);
    return {
      title: text.title,
      description: text.description,
      blocks: [
        { blockType: 'richText', body: richText(introduction) },
        ...sections.slice(0, -1),
        {
          blockType: 'notice',
          kind: 'information',
          title: text.barrier.title,
          text: text.barrier.text,
        },
        ...sections.slice(-1),
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
    };
  },
};
