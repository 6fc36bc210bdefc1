import type { SeedPage } from '../../../seed-page.ts';
import {
  downloads,
  type EngineeringText,
  vehicleStrings,
  withEngineering,
} from '../../shared/engineering.ts';
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
import type { OffSeriesText } from './text.ts';
import { zh } from './zh.ts';

export const offSeries: SeedPage<
  OffSeriesText & { engineering: EngineeringText; basics: ProductBasics }
> = {
  path: '/off_series',
  parent: '/product_off',
  texts: withBasics(withEngineering({ en, zh, de, ja, es, fr, pl })),
  build: (text, { picture, models }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('van-ferry'),
        actions: [
          { label: text.hero.action, href: '#fit' },
          { label: text.hero.alternative, href: '#parameters' },
        ],
      },
      {
        blockType: 'specificationTable',
        anchor: 'parameters',
        title: text.parameters.title,
        text: text.parameters.text,
        models: models('off-grid-110', 'off-grid-215'),
        basis: text.parameters.basis,
      },
      { blockType: 'drawing', drawing: 'module', models: models('off-grid-215') },
      { blockType: 'drawing', drawing: 'currentByLight', models: models('off-grid-215') },
      { blockType: 'drawing', drawing: 'temperature', models: models('off-grid-215') },
      { blockType: 'drawing', drawing: 'vehicleWiring' },
      vehicleStrings(text.engineering, models('off-grid-110', 'off-grid-215')),
      downloads(text.engineering, 'offGrid', models('off-grid-110', 'off-grid-215')),
      {
        blockType: 'steps',
        anchor: 'fit',
        title: text.fit.title,
        text: text.fit.text,
        steps: [text.fit.measure, text.fit.edges, text.fit.count, text.fit.compare],
      },
      {
        blockType: 'figures',
        title: text.result.title,
        figures: [
          { value: 860, unit: 'W', label: text.result.power215, isExample: true },
          { value: 13.6, unit: 'kg', label: text.result.weight215, isExample: true },
          { value: 660, unit: 'W', label: text.result.power110, isExample: true },
          { value: 10.2, unit: 'kg', label: text.result.weight110, isExample: true },
        ],
      },
      {
        blockType: 'statement',
        text: text.train.text,
        basis: text.train.basis,
        source: 'northernstar.com.au',
      },
      {
        blockType: 'notice',
        kind: 'information',
        title: text.notice.title,
        text: text.notice.text,
      },
      testing(text.basics, 'offSeries'),
      threeQuestions(text.basics, 'offSeries'),
      {
        blockType: 'callToAction',
        title: text.next.title,
        text: text.next.text,
        actions: [
          { label: text.next.action, href: '/product_off#quote' },
          { label: text.next.alternative, href: '/off_grid#custom-request' },
        ],
      },
    ],
  }),
};
