import type { RichTextPart } from '../../../rich-text.ts';

type WritingRow = readonly [criterion: string, right: string, wrong: string, note: string];

/** The words of the page about names and wordmark; one file a language. */
export interface BrandText {
  title: string;
  description: string;
  hero: { title: string; text: string; action: string; alternative: string };
  names: readonly RichTextPart[];
  writing: Record<'title' | 'text' | 'right' | 'wrong', string> & {
    /** Technology, with a noun, model, second name, figures. */
    rows: readonly [WritingRow, WritingRow, WritingRow, WritingRow, WritingRow];
  };
  wordmark: { title: string; text: string; action: string };
  use: readonly RichTextPart[];
  next: { title: string; text: string; action: string; alternative: string };
}
