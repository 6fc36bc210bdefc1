import { messages as de } from './de/people.ts';
import { messages as en, type PeopleMessages } from './en/people.ts';
import { messages as es } from './es/people.ts';
import { messages as fr } from './fr/people.ts';
import { messages as ja } from './ja/people.ts';
import { type Language, languageCodes } from './languages.ts';
import { messages as pl } from './pl/people.ts';
import { inLanguage } from './staff.ts';
import { messages as zh } from './zh/people.ts';

/** What the back office says about colleagues, and about their letters to customers. */
const catalogues: Record<Language, PeopleMessages> = { en, zh, de, ja, es, fr, pl };

export type PeopleText = keyof PeopleMessages;

/** In all languages. */
export function peopleText(key: PeopleText): Record<Language, string> {
  const texts = languageCodes.map((language) => [language, catalogues[language][key]]);
  return Object.fromEntries(texts);
}

/** In the language of whoever it is for. */
export const peopleMessage = (key: PeopleText, language: string): string =>
  inLanguage(peopleText(key), language);
