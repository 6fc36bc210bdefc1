import type { SeedPage } from '../../../seed-page.ts';
import { downloads, type EngineeringText, withEngineering } from '../../shared/engineering.ts';
import { type ProductBasics, testing, withBasics } from '../../shared/product-basics.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { Kit400Text } from './text.ts';
import { zh } from './zh.ts';

export const kit400: SeedPage<
  Kit400Text & { engineering: EngineeringText; basics: ProductBasics }
> = {
  path: '/balcony_item/400',
  parent: '/product_balcony',
  texts: withBasics(withEngineering({ en, zh, de, ja, es, fr, pl })),
  build: (text, { picture, models }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('studio-balcony-kit'),
        actions: [
          { label: text.hero.parameters, href: '#parameters' },
          { label: text.hero.planning, href: '/balcony' },
        ],
      },
      {
        blockType: 'faq',
        anchor: 'tenants',
        title: text.tenant.title,
        questions: text.tenant.questions,
      },
      {
        blockType: 'figures',
        title: text.figures.title,
        figures: [
          {
            value: 2.7,
            reference: 'balcony-400.weightPerArea',
            unit: 'kg/m²',
            label: text.figures.perArea,
          },
          {
            value: 5.4,
            reference: 'balcony-400.weight',
            unit: 'kg',
            label: text.figures.weight,
            isExample: true,
          },
          {
            value: 400,
            reference: 'balcony-400.nominalPower',
            unit: 'W',
            label: text.figures.power,
            isExample: true,
          },
          {
            value: 2,
            reference: 'balcony-400.thickness',
            unit: 'mm',
            label: text.figures.thickness,
            isExample: true,
          },
        ],
      },
      {
        blockType: 'steps',
        anchor: 'mounting',
        title: text.mounting.title,
        text: text.mounting.text,
        steps: text.mounting.steps,
      },
      { blockType: 'drawing', drawing: 'balconySteps' },
      { blockType: 'drawing', drawing: 'balcony', models: models('balcony-400') },
      {
        blockType: 'notice',
        kind: 'warning',
        title: text.safety.title,
        text: text.safety.text,
      },
      {
        blockType: 'specificationTable',
        anchor: 'parameters',
        title: text.parameters.title,
        text: text.parameters.text,
        models: models('balcony-400'),
        basis: text.parameters.basis,
      },
      { blockType: 'drawing', drawing: 'currentByLight', models: models('balcony-400') },
      downloads(text.engineering, 'balcony400', models('balcony-400')),
      testing(text.basics, 'balcony400'),
      {
        blockType: 'callToAction',
        title: text.next.title,
        text: text.next.text,
        actions: [
          { label: text.next.planning, href: '/balcony' },
          { label: text.next.quote, href: '/product_balcony#quote' },
          { label: text.next.pair, href: '/balcony_item/800' },
        ],
      },
    ],
  }),
};
