import type { SeedPage } from '../../../seed-page.ts';
import { divide, sectionsWithContents, withContents } from '../sections.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { PrivacyText } from './text.ts';
import { zh } from './zh.ts';

export const privacy: SeedPage<PrivacyText & { contents: string }> = {
  path: '/privacy',
  texts: withContents({ en, zh, de, ja, es, fr, pl }),
  build: (text) => {
    const [forms = [], emails = [], access = []] = divide(text.forms);
    return {
      title: text.title,
      description: text.description,
      blocks: [
        {
          blockType: 'notice',
          kind: 'information',
          title: text.summary.title,
          text: text.summary.text,
          shownWhere: 'withoutAnalytics',
        },
        {
          blockType: 'notice',
          kind: 'information',
          title: text.summary.title,
          text: text.summary.textWithAnalytics,
          shownWhere: 'withAnalytics',
        },
        ...sectionsWithContents(text.contents, [
          ['controller', text.controller],
          ['forms', forms],
          ['emails', emails],
          ['access', access],
          ['applications', text.applications],
          ['device', text.device],
          ['operation', text.operation],
          ['rights', text.rights],
          ['japan', text.japan],
          ['china', text.china],
        ]),
        { blockType: 'notice', kind: 'warning', title: text.draft.title, text: text.draft.text },
        {
          blockType: 'callToAction',
          title: text.ending.title,
          text: text.ending.text,
          actions: [
            { label: text.ending.action, href: '/about#contact' },
            { label: text.ending.alternative, href: '/cookies' },
          ],
        },
      ],
    };
  },
};
