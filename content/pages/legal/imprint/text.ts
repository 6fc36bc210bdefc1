import type { Body, Ending, Note } from '../text.ts';

/** The words of the page; one file a language. */
export interface ImprintText {
  title: string;
  description: string;
  placeholder: Note;
  operator: Body;
  further: Body;
  ending: Ending;
}
