import type { Body, Ending, Note } from '../text.ts';

/** The words of the page; one file a language. */
export interface TermsText {
  title: string;
  description: string;
  draft: Note;
  content: Body;
  use: Body;
  ending: Ending;
}
