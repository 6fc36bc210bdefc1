import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { ResumeSubmitText } from './text.ts';
import { zh } from './zh.ts';

export const resumeSubmit: SeedPage<ResumeSubmitText> = {
  path: '/resume_submit',
  parent: '/career',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text) => ({
    title: text.title,
    description: text.description,
    blocks: [
      { blockType: 'resumeForm', anchor: 'form', title: text.form.title, text: text.form.text },
      {
        blockType: 'steps',
        anchor: 'next',
        title: text.after.title,
        steps: text.after.steps.map((step) => ({ ...step })),
      },
      {
        blockType: 'callToAction',
        title: text.next.title,
        text: text.next.text,
        actions: [
          { label: text.next.action, href: '/about#contact' },
          { label: text.next.alternative, href: '/job' },
          { label: text.next.privacy, href: '/privacy#applications' },
        ],
      },
    ],
  }),
};
