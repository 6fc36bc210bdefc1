/**
 * What somebody types, and the pages that answer it, any of which is right. An article is named by
 * its key in `content/news/index.ts`, e.g. `news/heat`; `/download` is any document there.
 */
type SearchQuestion = readonly [typed: string, page: string, ...otherwise: string[]];

/**
 * Written before the words of the search were, and not adapted to them: words, short questions,
 * words of the trade, typing errors. `unanswerable` has nothing to do with this site.
 */
export interface SearchQuestions {
  answerable: readonly SearchQuestion[];
  unanswerable: readonly string[];
}
