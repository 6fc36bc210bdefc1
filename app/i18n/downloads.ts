import { de } from './downloads/de.ts';
import { type DownloadWords, en } from './downloads/en.ts';
import { es } from './downloads/es.ts';
import { fr } from './downloads/fr.ts';
import { ja } from './downloads/ja.ts';
import { pl } from './downloads/pl.ts';
import { zh } from './downloads/zh.ts';
import type { Language } from './languages.ts';

export type { DownloadWords };

export const downloadWords: Record<Language, DownloadWords> = { en, zh, de, ja, es, fr, pl };
