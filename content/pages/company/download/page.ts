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
  ({ documents, mediaKit }, { picture }) => [
    { blockType: 'downloadList', anchor: 'documents', ...documents },
    {
      blockType: 'pictureText',
      anchor: 'media-kit',
      title: mediaKit.title,
      text: mediaKit.text,
      picture: picture('public-canopy'),
      actions: [
        { label: mediaKit.action, href: '/download?kind=mediaKit#documents' },
        { label: mediaKit.alternative, href: '/about#media' },
      ],
    },
  ],
);
