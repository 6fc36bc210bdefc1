import type { Language } from '../../app/i18n/languages.ts';
import { textOf } from '../../app/i18n/text.ts';
import type {
  Query,
  SearchAnswer,
  SearchGroup,
  SearchKind,
  SearchResult,
  SearchSuggestion,
} from '../../cms/interface.ts';
import { excerptOf, type IsWanted, markText } from './excerpt.ts';
import type { Hit } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';

const resultsOfEachKind = 3;
const resultsPerPage = 10;
const mostNearest = 5;
const mostSuggestions = 6;

/** Longer queries are truncated; nobody types that much. */
const longestQuery = 100;

/** @returns the query without invisible characters: control characters, directional marks. */
export function cleanQuery(typed: string | undefined): string {
  const visible = (typed ?? '').slice(0, longestQuery).toWellFormed();
  return visible
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Finds the results for a page: some of each kind, or a page of one kind. */
export function answerQuery(
  index: SearchIndex,
  query: string,
  language: Language,
  asked: Query,
): SearchAnswer {
  const { hits, isSimilar } = index.find(query);
  const byKind = Map.groupBy(hits, ({ entry }) => entry.document.kind);
  // What has the best result comes first.
  const kinds: SearchKind[] = [...byKind.keys()];
  const kind = kinds.find((one) => one === asked.type) ?? null;
  const ofKind = kind ? (byKind.get(kind)?.length ?? 0) : 0;
  const pages = Math.max(1, Math.ceil(ofKind / resultsPerPage));
  const page = Math.min(Math.max(1, pageNumber(asked.page)), pages);
  const groups = kinds.flatMap((one): SearchGroup[] => {
    const found = byKind.get(one);
    if (!found) return [];
    const first = (page - 1) * resultsPerPage;
    const shown =
      kind === null
        ? found.slice(0, resultsOfEachKind)
        : kind === one
          ? found.slice(first, first + resultsPerPage)
          : [];
    const results = shown.map((hit) => resultOf(hit, index, language));
    return [{ kind: one, total: found.length, results }];
  });
  const nearest = hits.length === 0 ? index.nearest(query, mostNearest) : [];
  return { total: hits.length, isSimilar, kind, page, pages, groups, nearest };
}

/** Pages to jump to while their names are still being typed. */
export function suggest(index: SearchIndex, query: string): SearchSuggestion[] {
  const { hits } = index.find(query, { isTyping: true });
  const suggestions = new Map<string, SearchSuggestion>();
  for (const { entry } of hits) {
    if (suggestions.size === mostSuggestions) break;
    const { title, href, kind, place } = entry.document;
    const label = kind === 'document' ? (place[0] ?? null) : null;
    const line = [textOf(title), label ? textOf(label) : kind].join('\n');
    // Of two that read the same the better one is enough.
    if (!suggestions.has(line)) suggestions.set(line, { title, href, kind, label });
  }
  return [...suggestions.values()];
}

function resultOf(hit: Hit, index: SearchIndex, language: Language): SearchResult {
  const { href, title, place, date, isExample, picture = null } = hit.entry.document;
  const isWanted: IsWanted = index.wanted(hit.terms);
  return {
    href,
    title: markText(title, language, isWanted),
    place,
    date,
    isExample,
    picture,
    excerpt: excerptOf(hit, language, isWanted),
  };
}

const pageNumber = (text: string | undefined) =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : 1;
