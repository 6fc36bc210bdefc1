import type { Language } from './languages.ts';
import type { SearchMessages } from './search/en.ts';

const catalogues: Record<Language, () => Promise<{ messages: SearchMessages }>> = {
  en: () => import('./search/en.ts'),
  zh: () => import('./search/zh.ts'),
  de: () => import('./search/de.ts'),
  ja: () => import('./search/ja.ts'),
  es: () => import('./search/es.ts'),
  fr: () => import('./search/fr.ts'),
  pl: () => import('./search/pl.ts'),
};

/** The words of the search. The server sends them with its page; no script holds them. */
export async function loadSearchMessages(language: Language): Promise<SearchMessages> {
  return (await catalogues[language]()).messages;
}
