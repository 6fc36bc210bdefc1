import { loadChunk } from '../chunks.ts';
import type { Language } from './languages.ts';
import type { Messages } from './messages/en.ts';

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./messages/en.ts'),
  zh: () => import('./messages/zh.ts'),
  de: () => import('./messages/de.ts'),
  ja: () => import('./messages/ja.ts'),
  es: () => import('./messages/es.ts'),
  fr: () => import('./messages/fr.ts'),
  pl: () => import('./messages/pl.ts'),
};

/**
 * A visitor only fetches the catalogue of the site's language.
 * @throws ChunkLoadError
 */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await loadChunk(catalogues[language])).messages;
}
