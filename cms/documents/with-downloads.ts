import { catalogues } from '../../app/i18n/catalogues.ts';
import type { Language } from '../../app/i18n/languages.ts';
import type { Block, ContentSource, PublishedContent, Query } from '../interface.ts';
import type { DownloadCentre } from './documents.ts';

/** The site's content, including the documents on pages that list them. */
export function withDownloads(published: PublishedContent, centre: DownloadCentre): ContentSource {
  async function addDocuments(block: Block, language: Language, query: Query): Promise<Block> {
    switch (block.blockType) {
      case 'downloads':
        return {
          ...block,
          files: await centre.ofModels(language, block.models),
          messages: catalogues[language].downloads,
        };
      case 'downloadList':
        return {
          ...block,
          list: await centre.list(language, query),
          messages: catalogues[language].downloads,
        };
      default:
        return block;
    }
  }

  return {
    ...published,
    documents: (language, filters) => centre.list(language, filters),
    documentFile: (key) => centre.documentFile(key),
    async page(path, language, options = {}) {
      const page = await published.page(path, language, options);
      if (!page) return null;
      const { query = {} } = options;
      const blocks = page.blocks.map((block) => addDocuments(block, language, query));
      return { ...page, blocks: await Promise.all(blocks) };
    },
  };
}
