import type { Body, Ending, Note } from '../text.ts';

/** The words of the page; one file a language. */
export interface PrivacyText {
  title: string;
  description: string;
  /** The second text stands where a service of others counts visits. */
  summary: Note & { textWithAnalytics: string };
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
