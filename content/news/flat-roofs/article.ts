import type { SeedArticle } from '../../seed-article.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export const flatRoofs: SeedArticle = {
  published: '2026-10-16T08:00:00.000Z',
  topic: 'installation',
  picture: 'flat-roof-worn',
  series: ['smf', 'smh'],
  texts: { en, zh, de, ja, es, fr, pl },
};
