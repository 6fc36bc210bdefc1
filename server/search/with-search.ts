import type { Language } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import type { ContentSource, PageContent, Query } from '../../cms/interface.ts';
import { answerQuery, cleanQuery } from './answer.ts';
import type { Search } from './search.ts';

/** The page that shows the results, in every language. */
const searchPath = '/search';

/** Told of a search that found nothing. */
type NoteEmpty = (query: string, language: Language) => void;

/** The content of the site, with the answers to searches on the page for them. */
export function withSearch(
  content: ContentSource,
  search: Search,
  noteEmpty: NoteEmpty,
): ContentSource {
  return {
    ...content,
    async page(path, language, options = {}) {
      const page = await content.page(path, language, options);
      return page && path === searchPath
        ? addAnswer(page, { search, noteEmpty }, language, options.query ?? {})
        : page;
    },
  };
}

async function addAnswer(
  page: PageContent,
  { search, noteEmpty }: { search: Search; noteEmpty: NoteEmpty },
  language: Language,
  asked: Query,
): Promise<PageContent> {
  const messages = await loadMessages(language, 'search');
  const query = cleanQuery(asked.q);
  if (query === '') return { ...page, search: { query, messages, answer: null } };
  const answer = answerQuery(await search.index(language), query, language, asked);
  const isFound = answer.total > 0;
  if (!isFound) noteEmpty(query, language);
  return {
    ...page,
    title: messages.resultsFor.replace('{query}', () => query),
    // What an editor recommends is for those who have found nothing; a way to ask is for all.
    blocks: isFound
      ? page.blocks.filter(({ blockType }) => blockType === 'callToAction')
      : page.blocks,
    search: { query, messages, answer },
  };
}
