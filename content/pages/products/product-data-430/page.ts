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
import type { ProductData430Text } from './text.ts';
import { zh } from './zh.ts';

export const productData430: SeedPage<
  ProductData430Text & { engineering: EngineeringText; basics: ProductBasics }
> = {
  path: '/product_data_430',
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
        picture: picture('carport'),
        actions: [
          { label: text.versions.title, href: '#versions' },
          { label: text.hero.action, href: '/product_data#strings' },
        ],
      },
      { blockType: 'drawing', drawing: 'module', models: models('smf-430') },
      {
        blockType: 'specificationTable',
        anchor: 'parameters',
        title: text.parameters.title,
        text: text.parameters.text,
        models: models('smf-430', 'smf-520'),
        basis: text.parameters.basis,
      },
      { blockType: 'drawing', drawing: 'currentByLight', models: models('smf-430') },
      { blockType: 'drawing', drawing: 'currentByTemperature', models: models('smf-430') },
      { blockType: 'drawing', drawing: 'temperature', models: models('smf-430') },
      roofStrings(text.engineering, 'smf430', models('smf-430')),
      downloads(text.engineering, 'smf430', models('smf-430')),
      {
        blockType: 'comparison',
        anchor: 'versions',
        title: text.versions.title,
        text: text.versions.text,
        ours: text.versions.frameless,
        other: text.versions.framed,
        rows: [
          text.versions.fixing,
          text.versions.weight,
          text.versions.surface,
          text.versions.progress,
        ],
        assumptions: text.versions.assumptions.map((assumption) => ({ text: assumption })),
      },
      {
        blockType: 'caseList',
        anchor: 'cases',
        title: text.cases.title,
        text: text.cases.text,
        cases: [{ ...text.cases.waldkirch, year: 2019, power: 245 }, text.cases.dreihausen],
      },
      { blockType: 'notice', kind: 'warning', title: text.notice.title, text: text.notice.text },
      marks(text.certificates, text.basics.certificateTexts),
      faq(text.faq.title, text.faq.questions),
      quoteForm(text.quote),
    ],
  }),
};
