import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { type ProductBasics, testing, withBasics } from '../../shared/product-basics.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { ProductOffText } from './text.ts';
import { zh } from './zh.ts';

/** A parameter of both models; all of them stand at /off_series. */
const exampleRow = (criterion: string, parameter: 'nominalPower' | 'weight') => ({
  criterion,
  ours: `{off-grid-110.${parameter}}`,
  other: `{off-grid-215.${parameter}}`,
  isExample: true,
});

export const productOff: SeedPage<ProductOffText & { basics: ProductBasics }> = {
  path: '/product_off',
  texts: withBasics({ en, zh, de, ja, es, fr, pl }),
  build: (text, { picture }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('studio-off-grid'),
        actions: [
          { label: text.hero.action, href: '#models' },
          { label: text.hero.alternative, href: '#quote' },
        ],
      },
      {
        blockType: 'scenes',
        anchor: 'places',
        title: text.scenes.title,
        scenes: [
          { ...text.scenes.motorhome, picture: picture('rv-roof'), href: '/off_one' },
          { ...text.scenes.boxTruck, picture: picture('bus'), href: '/off_one' },
          { ...text.scenes.yacht, picture: picture('yacht-deck'), href: '/off_two' },
          {
            ...text.scenes.charger,
            picture: picture('charger-unfolded'),
            href: '/off_grid#charger',
          },
        ],
      },
      {
        blockType: 'pictureText',
        anchor: 'trains',
        title: text.scenes.train.name,
        text: text.scenes.train.text,
      },
      {
        blockType: 'comparison',
        anchor: 'models',
        title: text.models.title,
        text: text.models.text,
        ours: text.models.small,
        other: text.models.large,
        rows: [
          exampleRow(text.models.power, 'nominalPower'),
          { ...text.models.size, isExample: true },
          exampleRow(text.models.weight, 'weight'),
          text.models.place,
        ],
        assumptions: [{ text: text.models.assumption }],
      },
      { blockType: 'richText', anchor: 'voltage', body: richText(text.voltage) },
      {
        blockType: 'steps',
        anchor: 'handling',
        title: text.handling.title,
        text: text.handling.text,
        steps: [text.handling.bend, text.handling.bond, text.handling.heat],
      },
      testing(text.basics, 'productOff'),
      {
        blockType: 'faq',
        anchor: 'faq',
        title: text.faq.title,
        questions: text.faq.questions,
        actions: [{ label: text.faq.action, href: '/off_series' }],
      },
      {
        blockType: 'form',
        anchor: 'quote',
        title: text.quote.title,
        text: text.quote.text,
        form: 'quote',
      },
    ],
  }),
};
