import type { Job } from '../../cms/payload-types.ts';
import type { ContentLanguage } from '../languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { JobsText } from './text.ts';
import { zh } from './zh.ts';

interface SeedPosition extends Pick<Job, 'category' | 'track' | 'openings' | 'released'> {
  key: Exclude<keyof JobsText, 'location'>;
}

/** Nobody is sought for these: they show what the list looks like, and say so. */
export const positions: readonly SeedPosition[] = [
  {
    key: 'tester',
    category: 'research',
    track: 'graduate',
    openings: 2,
    released: '2026-11-10T08:00:00.000Z',
  },
  {
    key: 'engineer',
    category: 'engineering',
    track: 'experienced',
    openings: 1,
    released: '2026-11-12T08:00:00.000Z',
  },
];

export const positionTexts: Record<ContentLanguage, JobsText> = { en, zh, de, ja, es, fr, pl };
