import { messages as de } from './de/start.ts';
import { messages as en, type StartMessages } from './en/start.ts';
import { messages as es } from './es/start.ts';
import { messages as fr } from './fr/start.ts';
import { messages as ja } from './ja/start.ts';
import type { Language } from './languages.ts';
import { messages as pl } from './pl/start.ts';
import { messages as zh } from './zh/start.ts';

const catalogues: Record<Language, StartMessages> = { en, zh, de, ja, es, fr, pl };

/** A text of the start page of the back office, in the language of whoever it is for. */
export const startMessage = (key: keyof StartMessages, language: string): string =>
  (catalogues[language as Language] ?? en)[key];
