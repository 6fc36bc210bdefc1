import { listCountries } from '../app/forms/places.ts';
import { catalogues } from '../app/i18n/catalogues.ts';
import type { Language } from '../app/i18n/languages.ts';
import { typeset } from '../app/i18n/typography.ts';
import type { ApplicationContent, Block, PageOptions } from './interface.ts';
import type { JobReader } from './jobs/jobs.ts';
import type { NewsReader } from './news/news.ts';

/** How many entries a teaser shows. */
const newestArticles = 3;
const newestPositions = 4;

interface Sources {
  /** Whether this site can write to anybody. */
  sendsMail: boolean;
  news: NewsReader;
  jobs: JobReader;
}

/**
 * @returns a function that adds to a block the data no editor fills in, except the documents that
 * can be downloaded (documents/with-downloads.ts): some are made of the very pages that list them.
 */
export function blockData({ sendsMail, news, jobs }: Sources) {
  async function application(
    language: Language,
    chosen: string | undefined,
  ): Promise<ApplicationContent> {
    const advertised = await jobs.advertised(language);
    return {
      words: catalogues[language].resume,
      jobs: advertised,
      chosen: advertised.find(({ key }) => key === chosen) ?? null,
      countries: listCountries(language).map(({ key, name }) => ({
        ...{ key, name: typeset(name, language) },
      })),
      sendsMail,
    };
  }

  return async function addData(
    block: Block,
    language: Language,
    { query = {} }: PageOptions,
  ): Promise<Block> {
    switch (block.blockType) {
      case 'newsTeaser':
        return { ...block, articles: await news.newest(language, newestArticles, block.topic) };
      case 'newsList': {
        const { topic } = query;
        const filters = { page: numberOf(query.page), year: numberOf(query.year), topic };
        return { ...block, list: await news.news(language, filters) };
      }
      case 'jobTeaser':
        return { ...block, positions: await jobs.newest(language, newestPositions) };
      case 'jobList':
        return {
          ...block,
          list: await jobs.jobs(language, { ...query, page: numberOf(query.page) }),
        };
      case 'resumeForm':
        return { ...block, application: await application(language, query.job) };
      case 'stringCheck':
        return { ...block, query, messages: catalogues[language].stringCheck };
      default:
        return block;
    }
  };
}

/** @returns a number from an address, or undefined. */
function numberOf(text: string | undefined): number | undefined {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
