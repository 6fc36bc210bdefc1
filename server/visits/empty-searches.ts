import type { Language } from '../../app/i18n/languages.ts';
import type { About } from '../../cms/counts.ts';
import { keptWords } from '../../cms/search/kept-words.ts';
import type { Tally } from './tally.ts';

/** Counts a search that found nothing, unless its words may say something about whoever searched. */
export function noteEmptySearch(
  tally: Tally<About<'emptySearches'>>,
  query: string,
  language: Language,
): void {
  const words = keptWords(query);
  if (words) tally.add({ day: new Date().toISOString().slice(0, 10), language, words });
}
