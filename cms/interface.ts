import type { Language } from '../app/i18n/languages.ts';
import type { Media, Model, Page, Series } from './payload-types.ts';

/** What the site gets to know of the back office: these types and `ContentSource`, nothing else. */

/**
 * A text in the language of the page, or, where an editor left that language empty, the English
 * one with its language, so that the page can say so (`lang="en"`).
 */
export type Text = string | { text: string; language: Language };

/** Formatted text as HTML, made on the server. */
export interface RichText {
  html: string;
  /** Set when the text is not in the language of the page. */
  language?: Language;
}

export interface Picture {
  /** Address of the picture without width and format: `${source}/800.avif`. */
  source: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
  alternative: Text;
  isVisualisation: boolean;
  dominantColor: string | null;
}

export interface Link {
  label: Text;
  href: string;
}

/** A family of models, as lists of products show it. */
export interface SeriesContent {
  id: string;
  key: string;
  name: Text;
  summary: Text | null;
  /** Its most telling figure, e.g. `about 2.8 kg/m²`. */
  highlight: Text | null;
  href: string | null;
  picture?: Picture;
}

/** One parameter of a model, worded and formatted in the language of the page. */
export interface ParameterContent {
  key: string;
  name: string;
  /** e.g. `48.5` or `−40–85`; for a parameter in words, the words. */
  value: Text;
  /** The value of a parameter that is a number, as a number; the lower end of a range. */
  number?: number;
  unit: string | null;
  qualifier: 'exactly' | 'about' | 'moreThan' | 'atLeast';
  isExample: boolean;
}

export interface ModelContent {
  id: string;
  key: string;
  name: Text;
  href: string | null;
  certifications: string[];
  groups: { key: string; title: string; rows: ParameterContent[] }[];
}

/** A day, worded in the language of the page. */
export interface DateContent {
  /** e.g. `2026-11-17` */
  value: string;
  text: string;
}

/** One of the choices of a select field. */
export interface Choice {
  key: string;
  name: string;
}

/** An article as lists show it. */
export interface NewsSummary {
  id: number;
  href: string;
  title: Text;
  published: DateContent;
  topic: Choice;
  summary: Text | null;
  picture?: Picture;
}

export interface NewsArticle extends NewsSummary {
  body: RichText;
  /** The articles published before and after this one. */
  previous: Link | null;
  next: Link | null;
}

export interface NewsFilters {
  /** From 1; one that there is not is the nearest that there is. */
  page?: number;
  topic?: string;
  year?: number;
}

/** Newest first. */
export interface NewsList {
  articles: NewsSummary[];
  /** Of the articles that the filters let through. */
  total: number;
  page: number;
  pages: number;
  topic: string | null;
  year: number | null;
  /** Those to choose from. */
  topics: Choice[];
  years: number[];
}

/** An open position as lists show it. */
export interface JobSummary {
  id: number;
  href: string;
  title: Text;
  category: Choice;
  track: Choice;
  location: Text | null;
  openings: number;
  released: DateContent;
  isExample: boolean;
}

export interface JobPosition extends JobSummary {
  description: RichText;
}

export interface JobFilters {
  /** Words of the title, in any order. */
  title?: string;
  category?: string;
  track?: string;
}

/** Newest first. */
export interface JobList {
  positions: JobSummary[];
  /** Of all positions, whatever the filters are. */
  total: number;
  title: string;
  category: string | null;
  track: string | null;
  /** Those to choose from. */
  categories: Choice[];
  tracks: Choice[];
}

/** What blocks show that no editor filled in. */
interface BlockData {
  newsTeaser: { articles: NewsSummary[] };
  newsList: { list: NewsList };
  jobTeaser: { positions: JobSummary[] };
  jobList: { list: JobList };
}

/** Strings that are addresses or names of things, not words. */
type TechnicalKey = 'id' | 'href' | 'anchor' | 'blockName' | 'blockType' | 'reference';

/** What a stored value becomes when it is resolved for one language. */
type Resolved<Value> = [Extract<Value, Media>] extends [never]
  ? Value extends (number | Model)[]
    ? ModelContent[]
    : Value extends (number | Series)[]
      ? SeriesContent[]
      : ResolvedPlain<Value>
  : Picture | undefined;

type ResolvedPlain<Value> = Value extends { root: unknown }
  ? RichText
  : Value extends (infer Item)[]
    ? Resolved<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Key extends TechnicalKey ? Value[Key] : Resolved<Value[Key]> }
      : string extends Value
        ? Text
        : Value;

type WithData<Plain> = Plain extends { blockType: infer Type extends keyof BlockData }
  ? Plain & BlockData[Type]
  : Plain;

export type Block = WithData<ResolvedPlain<NonNullable<Page['blocks']>[number]>>;
export type BlockType = Block['blockType'];
export type BlockOf<Type extends BlockType> = Extract<Block, { blockType: Type }>;

export interface PageContent {
  path: string;
  title: Text;
  description: Text | null;
  /** From the outermost parent inwards, without the page itself. */
  breadcrumbs: Link[];
  blocks: Block[];
  /** The languages in which most of the page is translated; they get an hreflang. */
  translatedInto: Language[];
  /** What the page of an article or of a position is about. */
  article?: NewsArticle;
  position?: JobPosition;
}

/** Parameters of an address, such as the filters of a list. */
export type Query = Record<string, string>;

export interface LayoutContent {
  companyName: string;
  menu: Link[];
  footer: { title: Text; links: Link[] }[];
  hotline: { number: string; isExample: boolean } | null;
  workingHours: Text | null;
  registration: { number: string; isExample: boolean } | null;
}

export interface ContentSource {
  /** @returns the page at a path, or null when nothing is published there. */
  page(
    path: string,
    language: Language,
    options?: { draft?: boolean; query?: Query },
  ): Promise<PageContent | null>;
  news(language: Language, filters?: NewsFilters): Promise<NewsList>;
  newsItem(id: number, language: Language): Promise<NewsArticle | null>;
  jobs(language: Language, filters?: JobFilters): Promise<JobList>;
  job(id: number, language: Language): Promise<JobPosition | null>;
  layout(language: Language): Promise<LayoutContent>;
  publishedPaths(): Promise<{ path: string; translatedInto: Language[]; changed: string }[]>;
  /** @returns those of the paths at which something is published. */
  keepPublished(paths: string[]): Promise<Set<string>>;
  /** Changes whenever something visitors can see has changed. */
  revision(): Promise<string>;
}
