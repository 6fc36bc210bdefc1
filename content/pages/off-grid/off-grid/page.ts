import { richText } from '../../../rich-text.ts';
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
import type { OffGridText } from './text.ts';
import { zh } from './zh.ts';

export const offGrid: SeedPage<
  OffGridText & { engineering: EngineeringText; basics: ProductBasics }
> = {
  path: '/off_grid',
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
        picture: picture('charger-tent'),
        actions: [
          { label: text.hero.action, href: '#charger' },
          { label: text.hero.alternative, href: '#custom-request' },
        ],
      },
      {
        blockType: 'steps',
        anchor: 'use',
        title: text.use.title,
        steps: [text.use.unfold, text.use.aim, text.use.connect],
      },
      { blockType: 'drawing', drawing: 'charger', models: models('charger-60') },
      {
        blockType: 'specificationTable',
        anchor: 'charger',
        title: text.charger.title,
        text: text.charger.text,
        models: models('charger-60'),
        basis: text.charger.basis,
      },
      downloads(text.engineering, 'charger', models('charger-60')),
      testing(text.basics, 'charger'),
      threeQuestions(text.basics, 'charger'),
      {
        blockType: 'gallery',
        title: text.gallery.title,
        pictures: [
          { picture: picture('sightseeing-car'), caption: text.gallery.sightseeingCar },
          { picture: picture('box-truck'), caption: text.gallery.boxTruck },
        ],
      },
      { blockType: 'richText', anchor: 'made-to-measure', body: richText(text.custom) },
      {
        blockType: 'form',
        anchor: 'custom-request',
        title: text.request.title,
        text: text.request.text,
        form: 'custom-request',
      },
    ],
  }),
};
