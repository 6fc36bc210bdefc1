import type { Language } from '../../app/i18n/languages.ts';
import type { DocumentFile, DocumentFilters, DocumentList } from './documents.ts';
import type { JobFilters, JobList, JobPosition } from './jobs.ts';
import type { NewsArticle, NewsFeedArticle, NewsFilters, NewsList } from './news.ts';
import type { LayoutContent, PageContent, PageOptions } from './pages.ts';
import type { ModelEntry } from './products.ts';
import type { SearchSnapshot } from './search.ts';

/** All that editors have published, without what the site makes of it to be downloaded. */
export interface PublishedContent {
  /** @returns the page at a path, or null when nothing is published there. */
  page(path: string, language: Language, options?: PageOptions): Promise<PageContent | null>;
  news(language: Language, filters?: NewsFilters): Promise<NewsList>;
  /** The newest articles at length. */
  newsFeed(language: Language): Promise<NewsFeedArticle[]>;
  newsItem(id: number, language: Language): Promise<NewsArticle | null>;
  jobs(language: Language, filters?: JobFilters): Promise<JobList>;
  job(id: number, language: Language): Promise<JobPosition | null>;
  /** @returns all models in the order in which the back office has them. */
  models(language: Language): Promise<ModelEntry[]>;
  /** @returns when a page or the product data that its texts refer to were last changed. */
  changed(path: string): Promise<string>;
  layout(language: Language): Promise<LayoutContent>;
  /** @returns everything that visitors see now and may look for. */
  searchDocuments(): Promise<SearchSnapshot>;
  publishedPaths(): Promise<{ path: string; translatedInto: Language[]; changed: string }[]>;
  /** Of the published pages that are no entries of a list, such as articles. */
  pagePaths(): Promise<string[]>;
  /** @returns those of the paths at which something is published. */
  keepPublished(paths: string[]): Promise<Set<string>>;
  /** Changes whenever something visitors can see has changed. */
  revision(): Promise<string>;
}

/** What visitors see: what is published, and what can be downloaded. */
export interface ContentSource extends PublishedContent {
  documents(language: Language, filters?: DocumentFilters): Promise<DocumentList>;
  /** @returns the file that visitors may have under a key, or null. */
  documentFile(key: string): Promise<DocumentFile | null>;
}
