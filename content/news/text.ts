import type { RichTextPart } from '../rich-text.ts';

interface ArticleText {
  title: string;
  summary: string;
  body: readonly RichTextPart[];
}

/** The words of all articles in one language. */
export interface NewsText {
  adhesion: ArticleText;
  standards: ArticleText;
  weight: ArticleText;
  cases: ArticleText;
}
