import type { RichTextPart } from '../../rich-text.ts';

/** What the texts of the legal pages are made of. */
export type Body = readonly RichTextPart[];

export interface Note {
  title: string;
  text: string;
}

/** The way on from the end of a page. */
export interface Ending extends Note {
  action: string;
  alternative: string;
}
