import type { ContentLanguage } from '../../languages.ts';
import type { Lookup, SeedBlock } from '../../seed-page.ts';
import { de } from './engineering/de.ts';
import { en } from './engineering/en.ts';
import { es } from './engineering/es.ts';
import { fr } from './engineering/fr.ts';
import { ja } from './engineering/ja.ts';
import { pl } from './engineering/pl.ts';
import type { DocumentSubject, EngineeringText, StringSubject } from './engineering/text.ts';
import { zh } from './engineering/zh.ts';

export type { EngineeringText };

/** The words of a page together with those that engineers find on product pages. */
export function withEngineering<Text>(
  texts: Record<ContentLanguage, Text>,
): Record<ContentLanguage, Text & { engineering: EngineeringText }> {
  return {
    en: { ...texts.en, engineering: en },
    zh: { ...texts.zh, engineering: zh },
    de: { ...texts.de, engineering: de },
    ja: { ...texts.ja, engineering: ja },
    es: { ...texts.es, engineering: es },
    fr: { ...texts.fr, engineering: fr },
    pl: { ...texts.pl, engineering: pl },
  };
}

type Models = ReturnType<Lookup['models']>;

/** The page where a series is first met also says that files need no registration. */
export function downloads(
  { documents, documentsText }: EngineeringText,
  subject: DocumentSubject,
  models: Models,
): SeedBlock {
  return {
    blockType: 'downloads',
    anchor: 'downloads',
    title: documents[subject],
    ...(subject === 'commercial' && { text: documentsText }),
    models,
  };
}

export function roofStrings(
  { strings, stringsBasis }: EngineeringText,
  subject: StringSubject,
  models: Models,
): SeedBlock {
  return {
    blockType: 'stringCheck',
    anchor: 'string-check',
    ...strings[subject],
    basis: stringsBasis,
    models,
  };
}

export function vehicleStrings({ chargeController }: EngineeringText, models: Models): SeedBlock {
  return { blockType: 'stringCheck', anchor: 'string-check', ...chargeController, models };
}
