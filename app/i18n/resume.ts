import type { Language } from './languages.ts';
import { words as de } from './resume/de.ts';
import { words as en, type ResumeWords } from './resume/en.ts';
import { words as es } from './resume/es.ts';
import { words as fr } from './resume/fr.ts';
import { words as ja } from './resume/ja.ts';
import { words as pl } from './resume/pl.ts';
import { words as zh } from './resume/zh.ts';

/** For the server, which sends the words of one language along with the form's block. */
export const resumeWords: Record<Language, ResumeWords> = { en, zh, de, ja, es, fr, pl };
