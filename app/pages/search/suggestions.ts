import { useEffect, useState } from 'react';
import type { SearchSuggestion } from '../../../cms/interface.ts';
import { fetchJson } from '../../http.ts';

/** While the visitor keeps typing, no requests are made. */
const pauseInMilliseconds = 150;

/** @param typed null until something was typed. */
export function useSuggestions(typed: string | null): SearchSuggestion[] {
  const [suggestions, setSuggestions] = useState<SearchSuggestion[]>([]);
  const query = typed?.trim() ?? '';
  useEffect(() => {
    if (query === '') {
      setSuggestions([]);
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await fetchSuggestions(query);
      if (isCurrent) setSuggestions(found);
    }, pauseInMilliseconds);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);
  return suggestions;
}

/** The search works without suggestions: a failure is not an error. */
async function fetchSuggestions(query: string): Promise<SearchSuggestion[]> {
  try {
    const address = `/search/suggestions?${new URLSearchParams({ q: query })}`;
    return (await fetchJson<{ suggestions: SearchSuggestion[] }>(address)).suggestions;
  } catch {
    return [];
  }
}
