import type { BlockDataReader } from '../../../cms/interface.ts';

const shown = 3;

export const newsTeaser: BlockDataReader<'newsTeaser'> = async ({ block, language, sources }) => ({
  articles: await sources.news.newest(language, shown, block.topic),
});
