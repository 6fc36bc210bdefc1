import type { SearchMessages } from '../../app/i18n/en/search.ts';
import type { Language } from '../../app/i18n/languages.ts';
import type { PictureFile } from './documents.ts';
import type { DateContent, Text } from './text.ts';

export type SearchKind = 'news' | 'product' | 'page' | 'document' | 'position' | 'activity';

/** A piece of a document's text that makes sense by itself, such as a paragraph. */
export interface SearchPassage {
  text: Text;
  /** It tells a figure that is neither specified nor sourced. */
  isExample: boolean;
}

/** Something published that a search can find, in the words of one language. */
export interface SearchDocument {
  kind: SearchKind;
  href: string;
  title: Text;
  /** Other names it is known by, such as the keys of the models it is about. */
  names: string[];
  /** In reading order; the first one says what it is about. */
  passages: SearchPassage[];
  /** Titles of the pages above it, from the outermost inwards. */
  place: Text[];
  date: DateContent | null;
  isExample: boolean;
  /** Of the product that it is about. */
  picture?: PictureFile | null;
}

/** What people type where the site says something else, or nothing. */
export interface SearchSynonym {
  typed: readonly string[];
  /** Those of the texts, in their dictionary form. */
  meant: readonly string[];
  /** Addresses or titles of the pages that answer it, the best first. */
  pages: readonly string[];
  /** It is part of many queries, so that its pages stand back behind those of other words. */
  isGeneral?: boolean;
  /** What is typed may go on, as inflected words do. */
  isBeginning?: boolean;
  /** It is of another language, and means nothing where texts have these words themselves. */
  isForeign?: boolean;
}

/** Of the languages that have some. */
export type SearchSynonyms = Partial<Record<Language, readonly SearchSynonym[]>>;

/** What was published at one time, in each language. */
export type SearchSnapshot = (language: Language) => Promise<SearchDocument[]>;

/** A text with the words that were looked for: every second piece is one. */
export interface MarkedText {
  pieces: string[];
  /** Set when the text is not in the language of the page. */
  language?: Language;
}

export interface SearchExcerpt extends MarkedText {
  isExample: boolean;
}

export interface SearchResult {
  href: string;
  title: MarkedText;
  place: Text[];
  date: DateContent | null;
  isExample: boolean;
  picture: PictureFile | null;
  excerpt: SearchExcerpt | null;
}

export interface SearchGroup {
  kind: SearchKind;
  total: number;
  /** Those on this page; none where another kind was chosen. */
  results: SearchResult[];
}

export interface SearchAnswer {
  /** Of all kinds. */
  total: number;
  /** Nothing has the words as they were typed; these results come close. */
  isSimilar: boolean;
  /** The kind that was chosen; null for some results of each. */
  kind: SearchKind | null;
  /** Of the results of that kind. */
  page: number;
  pages: number;
  groups: SearchGroup[];
  /** Where nothing was found: words of the site that look like those that were typed. */
  nearest: string[];
}

/** What the page of the search shows, with its words: no other page has to load them. */
export interface SearchContent {
  query: string;
  messages: SearchMessages;
  /** null where nothing was asked for. */
  answer: SearchAnswer | null;
}

export interface SearchSuggestion {
  title: Text;
  href: string;
  kind: SearchKind;
  /** What it is, where its kind does not say that: a data sheet, parameters. */
  label: Text | null;
}
