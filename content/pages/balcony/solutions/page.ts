import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { SolutionsText } from './text.ts';
import { zh } from './zh.ts';

export const solutions: SeedPage<SolutionsText> = {
  path: '/app_balcony',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture, series }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('balcony-dusk'),
        actions: [
          { label: text.hero.tool, href: '/tools/balcony' },
          { label: text.hero.estimate, href: '#estimate' },
        ],
      },
      {
        blockType: 'richText',
        anchor: 'places',
        body: richText(text.places.flatMap((place) => [{ heading: place.title }, place.text])),
      },
      { blockType: 'drawing', drawing: 'sunPath' },
      {
        blockType: 'caseList',
        anchor: 'cases',
        title: text.cases.title,
        text: text.cases.text,
        cases: [
          { ...text.cases.railing, power: 0.8, isExample: true },
          { ...text.cases.window, power: 0.4, isExample: true },
          { ...text.cases.shed, power: 0.52, isExample: true },
          { ...text.cases.terrace, power: 0.4, isExample: true },
        ],
      },
      {
        blockType: 'steps',
        anchor: 'estimate',
        title: text.estimate.title,
        text: text.estimate.text,
        steps: text.estimate.steps,
      },
      {
        blockType: 'figures',
        anchor: 'result',
        title: text.figures.title,
        figures: [
          { value: 0.8, unit: text.figures.peakUnit, label: text.figures.power, isExample: true },
          {
            value: 763,
            qualifier: 'about',
            reference: 'balconyExampleTilted',
            unit: 'kWh',
            label: text.figures.tilted,
            isExample: true,
          },
          {
            value: 534,
            qualifier: 'about',
            reference: 'balconyExampleUpright',
            unit: 'kWh',
            label: text.figures.upright,
            isExample: true,
          },
          {
            value: 115,
            qualifier: 'about',
            reference: 'balconyExampleCarbon',
            unit: 'kg',
            label: text.figures.carbon,
            isExample: true,
          },
        ],
      },
      {
        blockType: 'notice',
        kind: 'information',
        title: text.limits.title,
        text: text.limits.text,
      },
      {
        blockType: 'relatedProducts',
        title: text.products.title,
        series: series('balcony', 'smf', 'charger'),
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
