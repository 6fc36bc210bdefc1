import { de } from './documents/de.ts';
import { type DocumentWords, en } from './documents/en.ts';
import { es } from './documents/es.ts';
import { fr } from './documents/fr.ts';
import { ja } from './documents/ja.ts';
import { pl } from './documents/pl.ts';
import { zh } from './documents/zh.ts';
import type { Language } from './languages.ts';

export const documentWords: Record<Language, DocumentWords> = { en, zh, de, ja, es, fr, pl };
