import type { Language } from '../../app/i18n/languages.ts';
import type { News } from '../../cms/payload-types.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { NewsText } from './text.ts';
import { zh } from './zh.ts';

export interface SeedArticle {
  key: keyof NewsText;
  published: string;
  topic: News['topic'];
  /** A scene of content/pictures. */
  picture: string;
}

/** Articles that explain, for a new site has no events to report. */
export const articles: readonly SeedArticle[] = [
  {
    key: 'cases',
    published: '2026-11-03T08:00:00.000Z',
    topic: 'projects',
    picture: 'standing-seam-clamps',
  },
  {
    key: 'weight',
    published: '2026-11-06T08:00:00.000Z',
    topic: 'technology',
    picture: 'trapezoidal-roof',
  },
  {
    key: 'standards',
    published: '2026-11-12T08:00:00.000Z',
    topic: 'standards',
    picture: 'laboratory-bench',
  },
  {
    key: 'adhesion',
    published: '2026-11-17T08:00:00.000Z',
    topic: 'installation',
    picture: 'macro-adhesive',
  },
];

export const articleTexts: Record<Language, NewsText> = { en, zh, de, ja, es, fr, pl };
