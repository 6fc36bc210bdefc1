import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { ActivityDetailText } from './text.ts';
import { zh } from './zh.ts';

export const activityDetail: SeedPage<ActivityDetailText> = {
  path: '/activity_detail',
  parent: '/career',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('macro-clamp'),
        actions: [
          { label: text.hero.action, href: '#dates' },
          { label: text.hero.alternative, href: '#faq' },
        ],
      },
      { blockType: 'activityList', anchor: 'dates', ...text.dates, withPast: true },
      {
        blockType: 'steps',
        anchor: 'training',
        title: text.training.title,
        text: text.training.text,
        steps: text.training.steps.map(([title, step]) => ({ title, text: step })),
      },
      {
        blockType: 'pictureText',
        anchor: 'visit',
        title: text.visit.title,
        text: text.visit.text,
      },
      {
        blockType: 'pictureText',
        anchor: 'laboratory',
        title: text.laboratory.title,
        text: text.laboratory.text,
        actions: [{ label: text.laboratory.action, href: '/eArc#certificates' }],
      },
      {
        blockType: 'faq',
        anchor: 'faq',
        title: text.faq.title,
        questions: text.faq.questions.map(([question, answer]) => ({ question, answer })),
      },
      {
        blockType: 'callToAction',
        title: text.next.title,
        text: text.next.text,
        actions: [
          { label: text.next.action, href: '/about#contact' },
          { label: text.next.alternative, href: '/career' },
        ],
      },
    ],
  }),
};
