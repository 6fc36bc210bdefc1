import type { ContentLanguage } from '../../languages.ts';
import type { GuideText } from '../text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export const texts: Record<ContentLanguage, GuideText> = { en, zh, de, ja, es, fr, pl };
