import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { divide, sectionBlock, sectionsWithContents, withContents } from '../sections.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { CookiesText } from './text.ts';
import { zh } from './zh.ts';

export const cookies: SeedPage<CookiesText & { contents: string }> = {
  path: '/cookies',
  texts: withContents({ en, zh, de, ja, es, fr, pl }),
  build: (text) => {
    const [device = [], visits = []] = divide(text.device);
    const sections = [
      ['device', device],
      ['visits', visits],
      ['delete', text.deletion],
      ['staff', text.staff],
    ] as const;
    return {
      title: text.title,
      description: text.description,
      blocks: [
        {
          blockType: 'richText',
          anchor: 'none',
          body: richText(text.none),
          shownWhere: 'withoutAnalytics',
        },
        { ...sectionBlock(['counting', text.counting]), shownWhere: 'withAnalytics' },
        ...sectionsWithContents(text.contents, sections),
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
    };
  },
};
