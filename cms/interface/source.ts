import type { Language } from '../../app/i18n/languages.ts';
import type { Activity } from './activities.ts';
import type { DocumentFile, DocumentFilters, DocumentList } from './documents.ts';
import type { GuideContent, GuideOptions } from './guides.ts';
import type { JobFilters, JobList, JobPosition } from './jobs.ts';
import type { NewsArticle, NewsFeedArticle, NewsFilters, NewsList } from './news.ts';
import type { LayoutContent, PageContent, PageOptions } from './pages.ts';
import type { ModelEntry } from './products.ts';
import type { SearchSnapshot } from './search.ts';
import type { ToolValues } from './tool-values.ts';

/** Everything that editors have published, without the documents generated from it. */
export interface PublishedContent {
  /** @returns the page at a path, or null if nothing is published there. */
  page(path: string, language: Language, options?: PageOptions): Promise<PageContent | null>;
  news(language: Language, filters?: NewsFilters): Promise<NewsList>;
  /** The newest complete articles. */
  newsFeed(language: Language): Promise<NewsFeedArticle[]>;
  newsItem(id: number, language: Language): Promise<NewsArticle | null>;
  jobs(language: Language, filters?: JobFilters): Promise<JobList>;
  job(id: number, language: Language): Promise<JobPosition | null>;
  activity(id: number, language: Language): Promise<Activity | null>;
  /** @returns all installation guides in the order of the back office. */
  guides(language: Language, options?: GuideOptions): Promise<GuideContent[]>;
  /** @returns all models in the order of the back office. */
  models(language: Language): Promise<ModelEntry[]>;
  /** @returns their keys. */
  modelKeys(): Promise<string[]>;
  model(key: string, language: Language): Promise<ModelEntry | null>;
  /** @returns a text of the site's own with the figures that it names: {glassModule}. */
  fill(text: string, language: Language): Promise<string>;
  /** @returns what the content has for the tools; as a draft, what editors have not published yet. */
  toolValues(options?: { draft?: boolean }): Promise<ToolValues>;
  /** @returns the sites that show no maps. */
  listSites(): Promise<string[]>;
  /** @returns when a page, or the product data that its texts refer to, last changed. */
  changed(path: string): Promise<string>;
  layout(language: Language): Promise<LayoutContent>;
  /** @returns everything that visitors can currently see and search for. */
  searchDocuments(): Promise<SearchSnapshot>;
  publishedPaths(): Promise<{ path: string; translatedInto: Language[]; changed: string }[]>;
  /** Of published pages, without entries of lists such as articles. */
  pagePaths(): Promise<string[]>;
  /** @returns those paths at which something is published. */
  keepPublished(paths: string[]): Promise<Set<string>>;
  /** @returns where an address leads at which nothing is published; `from` as it is stored. */
  redirect(from: string): Promise<{ to: string; isPermanent: boolean } | null>;
  /** Changes whenever something visible to visitors has changed. */
  revision(): Promise<string>;
}

/** What visitors see: what is published, and what can be downloaded. */
export interface ContentSource extends PublishedContent {
  documents(language: Language, filters?: DocumentFilters): Promise<DocumentList>;
  /** @returns the file that visitors may download under a key, or null. */
  documentFile(key: string): Promise<DocumentFile | null>;
}
