import { de } from './staff/de.ts';
import { en } from './staff/en.ts';
import { es } from './staff/es.ts';
import { fr } from './staff/fr.ts';
import { ja } from './staff/ja.ts';
import { pl } from './staff/pl.ts';
import { zh } from './staff/zh.ts';
import { de as deBlocks } from './staff-blocks/de.ts';
import { en as enBlocks } from './staff-blocks/en.ts';
import { es as esBlocks } from './staff-blocks/es.ts';
import { fr as frBlocks } from './staff-blocks/fr.ts';
import { ja as jaBlocks } from './staff-blocks/ja.ts';
import { pl as plBlocks } from './staff-blocks/pl.ts';
import { zh as zhBlocks } from './staff-blocks/zh.ts';

/** The words of the back office, in the form Payload takes: one text for each language. */
const catalogues = {
  en: { ...en, ...enBlocks },
  zh: { ...zh, ...zhBlocks },
  de: { ...de, ...deBlocks },
  ja: { ...ja, ...jaBlocks },
  es: { ...es, ...esBlocks },
  fr: { ...fr, ...frBlocks },
  pl: { ...pl, ...plBlocks },
};

export type StaffText = keyof (typeof catalogues)['en'];

/** A label or description of the back office in all its languages. */
export function staffText(key: StaffText): Record<keyof typeof catalogues, string> {
  return {
    en: catalogues.en[key],
    zh: catalogues.zh[key],
    de: catalogues.de[key],
    ja: catalogues.ja[key],
    es: catalogues.es[key],
    fr: catalogues.fr[key],
    pl: catalogues.pl[key],
  };
}
