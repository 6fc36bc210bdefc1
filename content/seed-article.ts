import type { News } from '../cms/payload-types.ts';
import type { ContentLanguage } from './languages.ts';
import type { SeriesKey } from './products/series.ts';
import type { RichTextPart } from './rich-text.ts';

/** The words of an article in one language. */
export interface ArticleText {
  title: string;
  summary: string;
  body: readonly RichTextPart[];
}

/** An article of the demonstration content. */
export interface SeedArticle {
  /** When visitors first see it. */
  published: string;
  topic: News['topic'];
  /** A scene of content/pictures. */
  picture: string;
  /** The series it is about, most telling first; none where it is about all of them. */
  series: readonly SeriesKey[];
  texts: Record<ContentLanguage, ArticleText>;
}
