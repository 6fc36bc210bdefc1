import type { RichTextPart } from '../../../rich-text.ts';

/** The words of the page about careers; one file a language. */
export interface CareerText {
  title: string;
  description: string;
  hero: { title: string; text: string; action: string; alternative: string };
  vision: { text: string; basis: string };
  /** Mission, what joining offers, what to expect. */
  joining: readonly RichTextPart[];
  /** Fresh graduates, experienced people. */
  tracks: readonly RichTextPart[];
  activities: { title: string; text: string };
  next: { title: string; text: string; action: string; alternative: string };
}
