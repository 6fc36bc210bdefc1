import type { ShortPageText } from '../short-page.ts';

export interface NewsText extends ShortPageText {
  /** Above the list; the other words stand below it. */
  introduction: string;
}
