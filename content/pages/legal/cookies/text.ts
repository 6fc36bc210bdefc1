import type { Body, Ending, Note } from '../text.ts';

/** The words of the page; one file a language. */
export interface CookiesText {
  title: string;
  description: string;
  none: Body;
  banner: Note;
  device: Body;
  deletion: Body;
  staff: Body;
  ending: Ending;
}
