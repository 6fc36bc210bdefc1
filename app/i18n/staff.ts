import { messages as de } from './de/staff.ts';
import { messages as deBlocks } from './de/staff-blocks.ts';
import { messages as en, type StaffMessages } from './en/staff.ts';
import { messages as enBlocks, type StaffBlockMessages } from './en/staff-blocks.ts';
import { messages as es } from './es/staff.ts';
import { messages as esBlocks } from './es/staff-blocks.ts';
import { messages as fr } from './fr/staff.ts';
import { messages as frBlocks } from './fr/staff-blocks.ts';
import { messages as ja } from './ja/staff.ts';
import { messages as jaBlocks } from './ja/staff-blocks.ts';
import { type Language, languageCodes } from './languages.ts';
import { messages as pl } from './pl/staff.ts';
import { messages as plBlocks } from './pl/staff-blocks.ts';
import { messages as zh } from './zh/staff.ts';
import { messages as zhBlocks } from './zh/staff-blocks.ts';

/** The messages of the back office, in the form Payload takes: one text per language. */
const catalogues: Record<Language, StaffMessages & StaffBlockMessages> = {
  en: { ...en, ...enBlocks },
  zh: { ...zh, ...zhBlocks },
  de: { ...de, ...deBlocks },
  ja: { ...ja, ...jaBlocks },
  es: { ...es, ...esBlocks },
  fr: { ...fr, ...frBlocks },
  pl: { ...pl, ...plBlocks },
};

export type StaffText = keyof (StaffMessages & StaffBlockMessages);

/** A label or description of the back office in all its languages. */
export function staffText(key: StaffText): Record<Language, string> {
  const texts = languageCodes.map((language) => [language, catalogues[language][key]]);
  return Object.fromEntries(texts);
}

/** A message of the back office in the language of whoever it is for. */
export function staffMessage(key: StaffText, language: string): string {
  return inLanguage(staffText(key), language);
}

/** One of several texts; English where there is none in the language. */
export const inLanguage = (texts: Record<string, string>, language: string): string =>
  texts[language] ?? texts.en ?? '';
