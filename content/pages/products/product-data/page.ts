import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import {
  downloads,
  type EngineeringText,
  roofStrings,
  withEngineering,
} from '../../shared/engineering.ts';
import { type ProductBasics, withBasics } from '../../shared/product-basics.ts';
import { faq, marks, quoteForm } from '../shared/blocks.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { ProductDataText } from './text.ts';
import { zh } from './zh.ts';

export const productData: SeedPage<
  ProductDataText & { engineering: EngineeringText; basics: ProductBasics }
> = {
  path: '/product_data',
  parent: '/product',
  texts: withBasics(withEngineering({ en, zh, de, ja, es, fr, pl })),
  build: (text, { picture, models }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('macro-junction-box'),
        actions: [
          { label: text.hero.parameters, href: '#parameters' },
          { label: text.hero.strings, href: '#string-check' },
        ],
      },
      { blockType: 'drawing', drawing: 'module', models: models('smf-520') },
      {
        blockType: 'specificationTable',
        anchor: 'parameters',
        title: text.parameters.title,
        text: text.parameters.text,
        models: models('smf-520'),
        basis: text.parameters.basis,
      },
      { blockType: 'drawing', drawing: 'currentByLight', models: models('smf-520') },
      { blockType: 'drawing', drawing: 'currentByTemperature', models: models('smf-520') },
      { blockType: 'drawing', drawing: 'temperature', models: models('smf-520') },
      {
        // Open-circuit voltage of 48.5 V at 25 °C, −0.123 V/K; 1.25 is the factor of the manual.
        blockType: 'scale',
        anchor: 'strings',
        title: text.strings.title,
        text: text.strings.text,
        unit: 'V',
        rows: [
          { label: text.strings.twentyWarm, value: 970, isExample: true },
          { label: text.strings.twentyCold, value: 1056, isExample: true },
          { label: text.strings.eighteenCold, value: 950, isExample: true, isOurs: true },
          { label: text.strings.sixteenFactor, value: 970, isExample: true, isOurs: true },
        ],
        limit: {
          label: text.strings.limit,
          value: 1000,
          reference: 'smf-520.maximumSystemVoltage',
        },
        basis: text.strings.basis,
      },
      roofStrings(text.engineering, 'smf520', models('smf-520')),
      downloads(text.engineering, 'smf520', models('smf-520')),
      {
        blockType: 'pictureText',
        anchor: 'temperature',
        title: text.temperature.title,
        text: text.temperature.text,
        actions: [{ label: text.temperature.action, href: '/eArc#limits' }],
      },
      {
        blockType: 'richText',
        anchor: 'manual',
        body: richText([
          { heading: text.manual.heading },
          text.manual.intro,
          { list: text.manual.list },
          { heading: text.manual.offGridHeading },
          text.manual.offGrid,
        ]),
      },
      marks(text.certificates, text.basics.certificateTexts),
      faq(text.faq.title, text.faq.questions),
      quoteForm(text.quote),
    ],
  }),
};
