import { createHash } from 'node:crypto';
import { textOf } from '../../app/components/text.tsx';
import type { Language } from '../../app/i18n/languages.ts';
import type { PageContent, Picture } from '../../cms/interface.ts';

/** Raise this when the drawing changes, so that nobody is shown the old one from a cache. */
const designVersion = 4;

/**
 * The address of a page's preview. It changes with what the preview shows, so whoever has
 * fetched one may cache it forever.
 */
export function previewAddress(page: PageContent, language: Language): string {
  const { source, isVisualisation, focus } = firstPicture(page) ?? {};
  const title = textOf(page.title);
  const shown = { designVersion, language, title, source, isVisualisation, focus };
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
  return `/social/${hash}${page.path}.png`;
}

/** What a preview says to those who cannot see it. */
export function previewAlternative(page: PageContent): string {
  const alternative = textOf(firstPicture(page)?.alternative);
  return [textOf(page.title), alternative].filter(Boolean).join(' · ');
}

/** The picture of an article, or the first one of the first block that has one. */
export function firstPicture(page: PageContent): Picture | null {
  return page.article?.picture ?? findPicture(page.blocks);
}

function findPicture(value: unknown): Picture | null {
  if (value === null || typeof value !== 'object') return null;
  if (isPicture(value)) return value;
  for (const child of Object.values(value)) {
    const found = findPicture(child);
    if (found) return found;
  }
  return null;
}

const isPicture = (value: object): value is Picture =>
  'source' in value && 'alternative' in value && 'dominantColor' in value;
