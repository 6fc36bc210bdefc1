import { messages as de } from './de/programs.ts';
import { messages as en, type ProgramMessages } from './en/programs.ts';
import { messages as es } from './es/programs.ts';
import { messages as fr } from './fr/programs.ts';
import { messages as ja } from './ja/programs.ts';
import type { Language } from './languages.ts';
import { messages as pl } from './pl/programs.ts';
import { messages as zh } from './zh/programs.ts';

/** What programs are told that read the site. */
export const programMessages: Record<Language, ProgramMessages> = { en, zh, de, ja, es, fr, pl };
