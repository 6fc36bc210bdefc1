import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { downloads, type EngineeringText, withEngineering } from '../../shared/engineering.ts';
import { type ProductBasics, testing, withBasics } from '../../shared/product-basics.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { SeriesText } from './text.ts';
import { zh } from './zh.ts';

export const balconySeries: SeedPage<
  SeriesText & { engineering: EngineeringText; basics: ProductBasics }
> = {
  path: '/product_balcony',
  texts: withBasics(withEngineering({ en, zh, de, ja, es, fr, pl })),
  build: (text, { picture, models }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('balcony-railing'),
        actions: [
          { label: text.hero.kits, href: '#kits' },
          { label: text.hero.quote, href: '#quote' },
        ],
      },
      {
        blockType: 'scale',
        anchor: 'weight',
        title: text.scale.title,
        text: text.scale.text,
        unit: 'kg/m²',
        rows: [
          { label: text.scale.glass, value: 9.3, reference: 'glassModule' },
          {
            label: text.scale.ours,
            value: 2.7,
            reference: 'balcony-400.weightPerArea',
            isOurs: true,
          },
        ],
        basis: text.scale.basis,
      },
      {
        blockType: 'richText',
        anchor: 'contents',
        body: richText([
          { heading: text.contents.title },
          text.contents.text,
          { list: text.contents.parts },
        ]),
      },
      {
        blockType: 'specificationTable',
        anchor: 'kits',
        title: text.kits.title,
        text: text.kits.text,
        models: models('balcony-400', 'balcony-800'),
        basis: text.kits.basis,
      },
      downloads(text.engineering, 'balcony', models('balcony-400', 'balcony-800')),
      {
        blockType: 'pictureText',
        anchor: 'mounting',
        title: text.hanging.title,
        text: text.hanging.text,
        picture: picture('studio-balcony-kit'),
        actions: [{ label: text.hanging.action, href: '/balcony' }],
      },
      {
        blockType: 'notice',
        kind: 'information',
        title: text.rules.title,
        text: text.rules.text,
      },
      testing(text.basics, 'balcony'),
      {
        blockType: 'faq',
        anchor: 'faq',
        title: text.faq.title,
        questions: text.faq.questions,
        actions: [{ label: text.faq.action, href: '/app_balcony' }],
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
