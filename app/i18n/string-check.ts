import type { Language } from './languages.ts';
import { de } from './string-check/de.ts';
import { en, type StringCheckWords } from './string-check/en.ts';
import { es } from './string-check/es.ts';
import { fr } from './string-check/fr.ts';
import { ja } from './string-check/ja.ts';
import { pl } from './string-check/pl.ts';
import { zh } from './string-check/zh.ts';

export type { StringCheckWords };

export const stringCheckWords: Record<Language, StringCheckWords> = { en, zh, de, ja, es, fr, pl };
