import { messages as de } from './de/addresses.ts';
import { type AddressMessages, messages as en } from './en/addresses.ts';
import { messages as es } from './es/addresses.ts';
import { messages as fr } from './fr/addresses.ts';
import { messages as ja } from './ja/addresses.ts';
import { type Language, languageCodes } from './languages.ts';
import { messages as pl } from './pl/addresses.ts';
import { messages as zh } from './zh/addresses.ts';

const catalogues: Record<Language, AddressMessages> = { en, zh, de, ja, es, fr, pl };

/** A text about redirects, missing addresses and links in all languages, for staff only. */
export function addressText(key: keyof AddressMessages): Record<Language, string> {
  const texts = languageCodes.map((language) => [language, catalogues[language][key]]);
  return Object.fromEntries(texts);
}

/** The same in the language of whoever it is for. */
export const addressMessage = (key: keyof AddressMessages, language: string): string =>
  (catalogues[language as Language] ?? en)[key];
