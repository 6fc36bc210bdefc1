import type { RichTextPart } from '../rich-text.ts';

interface PositionText {
  title: string;
  description: readonly RichTextPart[];
}

/** The words of the example positions in one language. */
export interface JobsText {
  location: string;
  engineer: PositionText;
  tester: PositionText;
}
