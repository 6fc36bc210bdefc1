import type { RichTextPart } from '../rich-text.ts';

interface ActivityText {
  title: string;
  summary: string;
  body: readonly RichTextPart[];
}

/** The words of the example activities in one language. */
export interface ActivitiesText {
  place: string;
  training: ActivityText;
  questions: ActivityText;
  visit: ActivityText;
  laboratory: ActivityText;
}
