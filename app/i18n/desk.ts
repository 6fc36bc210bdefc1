import { messages as de } from './de/desk.ts';
import { type DeskMessages, messages as en } from './en/desk.ts';
import { messages as es } from './es/desk.ts';
import { messages as fr } from './fr/desk.ts';
import { messages as ja } from './ja/desk.ts';
import { isLanguage, type Language, languageCodes } from './languages.ts';
import { messages as pl } from './pl/desk.ts';
import { messages as zh } from './zh/desk.ts';

/** The words of the translation desk: for staff only, so no page of the site carries them. */
const catalogues: Record<Language, DeskMessages> = { en, zh, de, ja, es, fr, pl };

/** All of them in the language of whoever reads them. */
export const deskMessages = (language: string): DeskMessages =>
  catalogues[isLanguage(language) ? language : 'en'];

export const deskMessage = (key: keyof DeskMessages, language: string): string =>
  deskMessages(language)[key];

/** A label of the back office in all its languages. */
export const deskText = (key: keyof DeskMessages): Record<string, string> =>
  Object.fromEntries(languageCodes.map((language) => [language, catalogues[language][key]]));
