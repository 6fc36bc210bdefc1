import type { SeedPage } from '../../../seed-page.ts';
import { certificates, faq, quoteForm } from '../shared/blocks.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { ProductData430Text } from './text.ts';
import { zh } from './zh.ts';

/** Without a hero: the title of the page is its heading, and the data come first. */
export const productData430: SeedPage<ProductData430Text> = {
  path: '/product_data_430',
  parent: '/product',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture, models }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'specificationTable',
        anchor: 'parameters',
        title: text.parameters.title,
        text: text.parameters.text,
        models: models('smf-430', 'smf-520'),
        basis: text.parameters.basis,
      },
      {
        blockType: 'pictureText',
        anchor: 'size',
        title: text.size.title,
        text: text.size.text,
        picture: picture('carport'),
        actions: [{ label: text.size.action, href: '/product_data#strings' }],
      },
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
      certificates(text.certificates, text.certificateWords),
      faq(text.faq.title, text.faq.questions),
      quoteForm(text.quote),
    ],
  }),
};
