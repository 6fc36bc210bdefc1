import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { divide, sectionsWithContents, withContents } from '../sections.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { ImprintText } from './text.ts';
import { zh } from './zh.ts';

export const imprint: SeedPage<ImprintText & { contents: string }> = {
  path: '/imprint',
  texts: withContents({ en, zh, de, ja, es, fr, pl }),
  build: (text) => {
    const [basis = [], ...sections] = divide([...text.operator, ...text.further]);
    return {
      title: text.title,
      description: text.description,
      blocks: [
        {
          blockType: 'notice',
          kind: 'warning',
          title: text.placeholder.title,
          text: text.placeholder.text,
        },
        { blockType: 'richText', body: richText(basis) },
        ...sectionsWithContents(
          text.contents,
          sections.map((section, index) => [`section-${index + 1}`, section]),
        ),
        {
          blockType: 'callToAction',
          title: text.ending.title,
          text: text.ending.text,
          actions: [
            { label: text.ending.action, href: '/about#contact' },
            { label: text.ending.alternative, href: '/terms' },
          ],
        },
      ],
    };
  },
};
