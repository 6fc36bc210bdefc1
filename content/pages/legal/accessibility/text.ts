import type { Body, Ending, Note } from '../text.ts';

/** The words of the page; one file a language. */
export interface AccessibilityText {
  title: string;
  description: string;
  status: Body;
  tests: Body;
  limits: Body;
  barrier: Note;
  enforcement: Body;
  ending: Ending;
}
