import type { ContentLanguage } from '../languages.ts';

/** How the site writes a term of the trade in one language. */
export interface Term {
  /** The form of the dictionary; texts inflect it. */
  preferred: string;
  /**
   * False friends and rivals that no text of the language may contain: written from the start of a
   * word, and cut off where inflected forms would differ.
   */
  avoid?: readonly string[];
}

export type TermGroup = Record<string, Record<ContentLanguage, Term>>;
