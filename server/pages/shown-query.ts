import type { Language } from '../../app/i18n/languages.ts';
import type { Block, PageContent } from '../../cms/interface.ts';
import { pageQuery } from './route-facts.ts';

const isAsked = (tool: NonNullable<PageContent['tool']>): boolean =>
  ('query' in tool && Object.keys(tool.query).length > 0) || ('isChosen' in tool && tool.isChosen);

type Chosen = Record<string, string | number | null | undefined>;

/**
 * @returns the canonical query for what a page shows, as from `pageQuery`; null if it
 * depends on free text or arbitrary numbers, which are endless.
 */
export function shownQuery(path: string, page: PageContent, language: Language): string | null {
  if (page.search) return page.search.query === '' ? '' : null;
  // What is calculated depends on numbers; without any it is the case that the page begins with.
  if (page.tool) return isAsked(page.tool) ? null : '';
  const chosen: Chosen = {};
  for (const block of page.blocks) {
    const ofBlock = chosenIn(block, language);
    if (ofBlock === null) return null;
    Object.assign(chosen, ofBlock);
  }
  const given = Object.entries(chosen).flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? pageQuery(path, `?${new URLSearchParams(given)}`) : '';
}

/** The first page of a list needs no number. */
const pageAfterFirst = (page: number) => (page > 1 ? page : null);

function chosenIn(block: Block, language: Language): Chosen | null {
  switch (block.blockType) {
    case 'newsList': {
      const { page, topic, year } = block.list;
      return { page: pageAfterFirst(page), topic, year };
    }
    case 'jobList': {
      const { page, title, category, location, track } = block.list;
      return title ? null : { page: pageAfterFirst(page), category, location, track };
    }
    case 'resumeForm':
      return { job: block.application.chosen?.key };
    case 'downloadList': {
      const { product, kind, preview, language: wanted } = block.list;
      const other = wanted === language ? null : wanted;
      return { product, kind, language: other, preview: preview?.key };
    }
    case 'form':
      return block.carried ? null : {};
    case 'stringCheck':
      return 'modules' in block.query ? null : {};
    default:
      return {};
  }
}
