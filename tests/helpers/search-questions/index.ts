import type { Language } from '../../../app/i18n/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { SearchQuestions } from './question.ts';
import { zh } from './zh.ts';

export const searchQuestions: Record<Language, SearchQuestions> = { en, zh, de, ja, es, fr, pl };
