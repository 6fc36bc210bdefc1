import { shortPage } from '../short-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { DownloadText } from './text.ts';
import { zh } from './zh.ts';

export const download = shortPage<DownloadText>(
  { path: '/download', action: '/about#contact', alternative: '/product#faq' },
  { en, zh, de, ja, es, fr, pl },
  ({ documents }) => [{ blockType: 'downloads', anchor: 'documents', ...documents, documents: [] }],
);
