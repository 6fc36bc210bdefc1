import { messages as de } from './de/writing.ts';
import { messages as en, type WritingMessages } from './en/writing.ts';
import { messages as es } from './es/writing.ts';
import { messages as fr } from './fr/writing.ts';
import { messages as ja } from './ja/writing.ts';
import { defaultLanguage, isLanguage, type Language, languageCodes } from './languages.ts';
import { messages as pl } from './pl/writing.ts';
import { messages as zh } from './zh/writing.ts';

/** The messages about writing and publishing: few, and for staff only, so all languages come together. */
export const writingMessages: Record<Language, WritingMessages> = { en, zh, de, ja, es, fr, pl };

/** @param language of whoever reads them. */
export const writingWords = (language: string): WritingMessages =>
  writingMessages[isLanguage(language) ? language : defaultLanguage];

/** A label or description in all its languages. */
export function writingText(key: keyof WritingMessages): Record<Language, string> {
  const texts = languageCodes.map((language) => [language, writingMessages[language][key]]);
  return Object.fromEntries(texts);
}
