import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { PrivacyText } from './text.ts';
import { zh } from './zh.ts';

export const privacy: SeedPage<PrivacyText> = {
  path: '/privacy',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'notice',
        kind: 'information',
        title: text.summary.title,
        text: text.summary.text,
      },
      { blockType: 'richText', anchor: 'controller', body: richText(text.controller) },
      { blockType: 'richText', anchor: 'forms', body: richText(text.forms) },
      { blockType: 'richText', anchor: 'applications', body: richText(text.applications) },
      { blockType: 'richText', anchor: 'device', body: richText(text.device) },
      { blockType: 'richText', anchor: 'operation', body: richText(text.operation) },
      { blockType: 'richText', anchor: 'rights', body: richText(text.rights) },
      { blockType: 'richText', anchor: 'japan', body: richText(text.japan) },
      { blockType: 'richText', anchor: 'china', body: richText(text.china) },
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
  }),
};
