import type { Body, Ending, Note } from '../text.ts';

/** The words of the page; one file a language. */
export interface PrivacyText {
  title: string;
  description: string;
  summary: Note;
  controller: Body;
  forms: Body;
  applications: Body;
  device: Body;
  operation: Body;
  rights: Body;
  japan: Body;
  china: Body;
  draft: Note;
  ending: Ending;
}
