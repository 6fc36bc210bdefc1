import type { Translated } from '../plural.ts';

/**
 * The strings of the search in English. They are apart from the other messages because only one
 * page shows them.
 */
export const messages = {
  keywords: 'Keywords',
  keywordsPlaceholder: 'Please enter keywords',
  submit: 'Search',
  resultsFor: 'Search results for “{query}”',
  total: {
    one: '{value} result in total',
    other: '{value} results in total',
  },
  similar: 'Nothing matches these keywords exactly. These results come closest.',
  none: 'Nothing was found. Please check the spelling, or try fewer or more general keywords.',
  nearest: 'Did you mean:',
  kinds: 'Narrow down the results',
  kindAll: 'All',
  kindNews: 'News',
  kindProduct: 'Products',
  kindPage: 'Pages',
  kindDocument: 'Downloads',
  kindPosition: 'Open positions',
  kindActivity: 'Activities',
  oneNews: 'Article',
  oneProduct: 'Product',
  onePage: 'Page',
  oneDocument: 'Download',
  onePosition: 'Open position',
  oneActivity: 'Activity',
  more: 'All {value} results: {kind}',
  pages: 'Pages of results',
  page: 'Page {page} of {pages}',
  previous: 'Previous results',
  next: 'Next results',
  suggestions: 'Suggestions',
  suggestionCount: 'Suggestions: {value}. Choose with the arrow keys.',
};

export type SearchMessages = Translated<typeof messages>;
