import type { BlockDataReader } from '../../../cms/interface.ts';

const shown = 4;

export const jobTeaser: BlockDataReader<'jobTeaser'> = async ({ language, sources }) => ({
  positions: await sources.jobs.newest(language, shown),
});
