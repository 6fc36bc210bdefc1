import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { PlanningText } from './text.ts';
import { zh } from './zh.ts';

export const planning: SeedPage<PlanningText> = {
  path: '/balcony',
  parent: '/app_balcony',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { series, models }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.title,
        text: text.introduction,
        actions: [
          { label: text.next.quote, href: '/product_balcony#quote' },
          { label: text.next.kits, href: '/product_balcony#kits' },
        ],
      },
      {
        blockType: 'scale',
        anchor: 'length',
        title: text.length.title,
        text: text.length.text,
        unit: 'mm',
        rows: [
          {
            label: text.length.single,
            value: 1760,
            reference: 'balcony-400.length',
            isOurs: true,
            isExample: true,
          },
          // Derived: twice the length, and the gap.
          { label: text.length.pair, value: 3560, isOurs: true, isExample: true },
        ],
        limit: { label: text.length.railing, value: 3000, isExample: true },
        basis: text.length.basis,
      },
      {
        blockType: 'steps',
        anchor: 'checks',
        title: text.checks.title,
        text: text.checks.text,
        steps: text.checks.steps,
      },
      { blockType: 'drawing', drawing: 'balcony', models: models('balcony-400') },
      {
        blockType: 'richText',
        anchor: 'rules',
        body: richText([
          { heading: text.rules.title },
          { list: text.rules.points },
          text.rules.basis,
        ]),
      },
      { blockType: 'statement', text: text.wind.text, basis: text.wind.basis },
      {
        blockType: 'caseList',
        anchor: 'cases',
        title: text.cases.title,
        text: text.cases.text,
        cases: [
          { ...text.cases.west, power: 0.4, isExample: true },
          { ...text.cases.corner, power: 0.8, isExample: true },
          { ...text.cases.north, isExample: true },
        ],
      },
      {
        blockType: 'relatedProducts',
        title: text.products.title,
        series: series('balcony', 'charger'),
      },
      {
        blockType: 'callToAction',
        title: text.next.title,
        text: text.next.text,
        actions: [
          { label: text.next.quote, href: '/product_balcony#quote' },
          { label: text.next.kits, href: '/product_balcony#kits' },
          { label: text.next.estimate, href: '/app_balcony#estimate' },
        ],
      },
    ],
  }),
};
