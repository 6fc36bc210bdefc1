import { messages as de } from './de/history.ts';
import { messages as en, type HistoryMessages } from './en/history.ts';
import { messages as es } from './es/history.ts';
import { messages as fr } from './fr/history.ts';
import { messages as ja } from './ja/history.ts';
import type { Language } from './languages.ts';
import { messages as pl } from './pl/history.ts';
import { inLanguage } from './staff.ts';
import { messages as zh } from './zh/history.ts';

export type HistoryText = keyof HistoryMessages;

const catalogues: Record<Language, HistoryMessages> = { en, zh, de, ja, es, fr, pl };

/** A label about trash, versions or the audit log in all languages of the back office. */
export function historyText(key: HistoryText): Record<Language, string> {
  const { [key]: english } = en;
  return {
    ...{ en: english, zh: zh[key], de: de[key], ja: ja[key] },
    ...{ es: es[key], fr: fr[key], pl: pl[key] },
  };
}

/** A message about them in the language of whoever it is for. */
export const historyMessage = (key: HistoryText, language: string): string =>
  inLanguage(
    Object.fromEntries(Object.entries(catalogues).map(([code, words]) => [code, words[key]])),
    language,
  );
