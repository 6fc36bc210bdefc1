import type { SearchKind } from '../../../cms/interface.ts';

interface Asked {
  query: string;
  kind?: SearchKind | null;
  page?: number;
}

/** @returns where the results of a search are, e.g. `/search?q=roof&type=news&page=2`. */
export function searchAddress({ query, kind, page = 1 }: Asked): string {
  const parameters = new URLSearchParams({
    q: query,
    ...(kind && { type: kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/search?${parameters}`;
}
