import type { BlockDataReader } from '../../../cms/interface.ts';
import { numberIn } from '../query-number.ts';

export const jobList: BlockDataReader<'jobList'> = async ({ language, query, sources }) => ({
  list: await sources.jobs.jobs(language, { ...query, page: numberIn(query.page) }),
});
