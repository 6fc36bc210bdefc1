import { richText } from '../../../rich-text.ts';
import { shortPage } from '../short-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export const news = shortPage(
  { path: '/news', action: '/about#media', alternative: '/brand' },
  { en, zh, de, ja, es, fr, pl },
  ({ introduction }) => [
    { blockType: 'richText', body: richText([introduction]) },
    { blockType: 'newsList' },
  ],
);
