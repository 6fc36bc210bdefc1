import type { BlockDataReader } from '../../../cms/interface.ts';
import { catalogues } from '../../i18n/catalogues.ts';
import { numberIn } from '../query-number.ts';

export const newsList: BlockDataReader<'newsList'> = async ({ language, query, sources }) => {
  const { topic } = query;
  const filters = { page: numberIn(query.page), year: numberIn(query.year), topic };
  return {
    list: await sources.news.news(language, filters),
    messages: catalogues[language].news,
  };
};
