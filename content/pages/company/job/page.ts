import { shortPage } from '../short-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export const job = shortPage(
  { path: '/job', parent: '/career', action: '/resume_submit', alternative: '/career' },
  { en, zh, de, ja, es, fr, pl },
  () => [{ blockType: 'jobList' }],
);
