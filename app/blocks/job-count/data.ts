import type { BlockDataReader } from '../../../cms/interface.ts';

export const jobCount: BlockDataReader<'jobCount'> = async ({ language, sources }) => ({
  total: (await sources.jobs.jobs(language)).total,
});
