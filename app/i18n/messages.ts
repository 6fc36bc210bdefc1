import { loadChunk } from '../chunks.ts';
import type { Messages } from './en/messages.ts';
import type { SearchMessages } from './en/search.ts';
import type { Language } from './languages.ts';

/** What browsers fetch: only of the site's language, and only where a page needs it. */
interface Namespaces {
  /** Of every page. */
  messages: Messages;
  search: SearchMessages;
}

type Loaders = { [Name in keyof Namespaces]: () => Promise<{ messages: Namespaces[Name] }> };

const loaders: Record<Language, Loaders> = {
  en: {
    messages: () => import('./en/messages.ts'),
    search: () => import('./en/search.ts'),
  },
  zh: {
    messages: () => import('./zh/messages.ts'),
    search: () => import('./zh/search.ts'),
  },
  de: {
    messages: () => import('./de/messages.ts'),
    search: () => import('./de/search.ts'),
  },
  ja: {
    messages: () => import('./ja/messages.ts'),
    search: () => import('./ja/search.ts'),
  },
  es: {
    messages: () => import('./es/messages.ts'),
    search: () => import('./es/search.ts'),
  },
  fr: {
    messages: () => import('./fr/messages.ts'),
    search: () => import('./fr/search.ts'),
  },
  pl: {
    messages: () => import('./pl/messages.ts'),
    search: () => import('./pl/search.ts'),
  },
};

/** @throws ChunkLoadError */
export async function loadMessages(language: Language): Promise<Messages>;
export async function loadMessages<Name extends keyof Namespaces>(
  language: Language,
  namespace: Name,
): Promise<Namespaces[Name]>;
export async function loadMessages(language: Language, namespace: keyof Namespaces = 'messages') {
  return (await loadChunk<{ messages: unknown }>(loaders[language][namespace])).messages;
}
