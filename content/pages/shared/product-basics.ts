import type { ContentLanguage } from '../../languages.ts';
import type { Lookup, SeedBlock } from '../../seed-page.ts';
import { faq, marks } from '../products/shared/blocks.ts';
import { de } from './product-basics/de.ts';
import { en } from './product-basics/en.ts';
import { es } from './product-basics/es.ts';
import { fr } from './product-basics/fr.ts';
import { ja } from './product-basics/ja.ts';
import { pl } from './product-basics/pl.ts';
import type { ProductBasics } from './product-basics/text.ts';
import { zh } from './product-basics/zh.ts';

export type { ProductBasics };

/** The words of a page together with what every product page has. */
export function withBasics<Text>(
  texts: Record<ContentLanguage, Text>,
): Record<ContentLanguage, Text & { basics: ProductBasics }> {
  return {
    en: { ...texts.en, basics: en },
    zh: { ...texts.zh, basics: zh },
    de: { ...texts.de, basics: de },
    ja: { ...texts.ja, basics: ja },
    es: { ...texts.es, basics: es },
    fr: { ...texts.fr, basics: fr },
    pl: { ...texts.pl, basics: pl },
  };
}

export function basicParameters(
  { parameters }: ProductBasics,
  models: ReturnType<Lookup['models']>,
): SeedBlock {
  return { blockType: 'specificationTable', anchor: 'parameters', ...parameters, models };
}

/** The standards and testing bodies, introduced in the words of the page. */
export function testing(basics: ProductBasics, subject: keyof ProductBasics['testing']): SeedBlock {
  return marks(basics.testing[subject], basics.certificateTexts);
}

export function threeQuestions(
  basics: ProductBasics,
  subject: keyof ProductBasics['questions'],
): SeedBlock {
  const { title, questions } = basics.questions[subject];
  return faq(title, questions);
}
