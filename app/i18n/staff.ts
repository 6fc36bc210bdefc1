import { de } from './staff/de.ts';
import { en } from './staff/en.ts';
import { es } from './staff/es.ts';
import { fr } from './staff/fr.ts';
import { ja } from './staff/ja.ts';
import { pl } from './staff/pl.ts';
import { zh } from './staff/zh.ts';

/** The words of the back office, in the form Payload takes: one text for each language. */
const catalogues = { en, zh, de, ja, es, fr, pl };

export type StaffText = keyof typeof en;

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
