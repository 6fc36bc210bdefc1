import type { SeedPage } from '../../../seed-page.ts';
import { downloads, type EngineeringText, withEngineering } from '../../shared/engineering.ts';
import {
  type ProductBasics,
  testing,
  threeQuestions,
  withBasics,
} from '../../shared/product-basics.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { Kit800Text } from './text.ts';
import { zh } from './zh.ts';

export const kit800: SeedPage<
  Kit800Text & { engineering: EngineeringText; basics: ProductBasics }
> = {
  path: '/balcony_item/800',
  parent: '/product_balcony',
  texts: withBasics(withEngineering({ en, zh, de, ja, es, fr, pl })),
  build: (text, { models, picture }) => {
    const row = ({ criterion, pair, single }: Kit800Text['choice']['modules']) => ({
      criterion,
      ours: pair,
      other: single,
    });
    return {
      title: text.title,
      description: text.description,
      blocks: [
        {
          blockType: 'hero',
          title: text.hero.title,
          text: text.hero.text,
          picture: picture('balcony-inside'),
          actions: [
            { label: text.hero.parameters, href: '#parameters' },
            { label: text.hero.single, href: '/balcony_item/400' },
          ],
        },
        { blockType: 'drawing', drawing: 'balconyPair', models: models('balcony-800') },
        {
          blockType: 'comparison',
          anchor: 'one-or-two',
          title: text.choice.title,
          text: text.choice.text,
          ours: text.choice.pair,
          other: text.choice.single,
          rows: [
            { ...row(text.choice.modules), isExample: true },
            { ...row(text.choice.power), isExample: true },
            { ...row(text.choice.weight), isExample: true },
            { ...row(text.choice.length), isExample: true },
            row(text.choice.directions),
          ],
          assumptions: text.choice.assumptions.map((assumption) => ({ text: assumption })),
        },
        {
          blockType: 'scale',
          anchor: 'weight',
          title: text.scale.title,
          text: text.scale.text,
          unit: 'kg',
          rows: [
            // Derived: 9.3 kg/m² on the 3.98 m² of two modules.
            { label: text.scale.glass, value: 37, qualifier: 'about', isExample: true },
            {
              label: text.scale.ours,
              value: 10.8,
              reference: 'balcony-800.weight',
              isOurs: true,
              isExample: true,
            },
          ],
          basis: text.scale.basis,
        },
        {
          blockType: 'steps',
          anchor: 'mounting',
          title: text.mounting.title,
          text: text.mounting.text,
          steps: text.mounting.steps,
        },
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
          models: models('balcony-800'),
          basis: text.parameters.basis,
        },
        downloads(text.engineering, 'balcony800', models('balcony-800')),
        testing(text.basics, 'balcony800'),
        threeQuestions(text.basics, 'balcony800'),
        {
          blockType: 'callToAction',
          title: text.next.title,
          text: text.next.text,
          actions: [
            { label: text.next.planning, href: '/balcony' },
            { label: text.next.quote, href: '/product_balcony#quote' },
          ],
        },
      ],
    };
  },
};
