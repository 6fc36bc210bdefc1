import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { divide, sectionsWithContents, withContents } from '../sections.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { TermsText } from './text.ts';
import { zh } from './zh.ts';

export const terms: SeedPage<TermsText & { contents: string }> = {
  path: '/terms',
  texts: withContents({ en, zh, de, ja, es, fr, pl }),
  build: (text) => {
    const [scope = [], ...sections] = divide([...text.content, ...text.use]);
    return {
      title: text.title,
      description: text.description,
      blocks: [
        { blockType: 'notice', kind: 'warning', title: text.draft.title, text: text.draft.text },
        { blockType: 'richText', body: richText(scope) },
        ...sectionsWithContents(
          text.contents,
          sections.map((section, index) => [`section-${index + 1}`, section]),
        ),
        {
          blockType: 'callToAction',
          title: text.ending.title,
          text: text.ending.text,
          actions: [
            { label: text.ending.action, href: '/imprint' },
            { label: text.ending.alternative, href: '/home#products' },
          ],
        },
      ],
    };
  },
};
