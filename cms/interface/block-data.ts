import type { Language } from '../../app/i18n/languages.ts';
import type { ActivityList } from './activities.ts';
import type { JobFilters, JobList, JobSummary } from './jobs.ts';
import type { NewsFilters, NewsList, NewsSummary } from './news.ts';
import type { BlockData, BlockOf, Query } from './pages.ts';
import type { Choice } from './text.ts';
import type { VideoContent } from './videos.ts';

/** The sources that blocks may read their data from. */
export interface BlockSources {
  /** Whether this site can send mail. */
  sendsMail: boolean;
  /** @returns the sites that show no maps: of a sales map they show the countries as a list. */
  listSites(): Promise<string[]>;
  /** @returns null where a film cannot be shown. */
  video(id: number, language: Language): Promise<VideoContent | null>;
  news: {
    newest(language: Language, limit: number, topic?: string | null): Promise<NewsSummary[]>;
    news(language: Language, filters?: NewsFilters): Promise<NewsList>;
  };
  activities: { activities(language: Language): Promise<ActivityList> };
  jobs: {
    newest(language: Language, limit: number): Promise<JobSummary[]>;
    jobs(language: Language, filters?: JobFilters): Promise<JobList>;
    /** @returns open positions by id. */
    advertised(language: Language): Promise<Choice[]>;
  };
}

interface DataRequest<Type extends keyof BlockData> {
  /** As the editor filled it in. */
  block: Omit<BlockOf<Type>, keyof BlockData[Type]>;
  language: Language;
  /** The query parameters of the page. */
  query: Query;
  sources: BlockSources;
}

/** Reads what a kind of block shows in addition to what its editor filled in. */
export type BlockDataReader<Type extends keyof BlockData> = (
  request: DataRequest<Type>,
) => BlockData[Type] | Promise<BlockData[Type]>;
