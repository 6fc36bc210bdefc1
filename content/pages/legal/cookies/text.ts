import type { Body, Ending, Note } from '../text.ts';

/** The words of the page; one file a language. */
export interface CookiesText {
  title: string;
  description: string;
  /** Where nobody else counts visits. */
  none: Body;
  banner: Note;
  /** Where a service of others does, in place of these two. */
  counting: Body;
  device: Body;
  deletion: Body;
  staff: Body;
  ending: Ending;
}
