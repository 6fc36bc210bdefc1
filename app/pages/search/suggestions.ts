import { useEffect, useState } from 'react';
import type { SearchSuggestion } from '../../../cms/interface.ts';
import { fetchJson } from '../../http.ts';

/**
 * When suggestions are asked for after the last key: not while the visitor keeps typing, and again
 * if the server was too busy to answer, as in a first search after its start. Whoever has typed and
 * waits sees them come after a minute still.
 */
const pausesInMilliseconds = [150, 2000, 5000, 10_000, 20_000, 30_000];

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
    let timer: number;
    const ask = ([pause, ...more]: number[]) => {
      if (pause === undefined) return;
      timer = window.setTimeout(async () => {
        const found = await fetchSuggestions(query);
        if (!isCurrent) return;
        setSuggestions(found ?? []);
        if (!found) ask(more);
      }, pause);
    };
    ask(pausesInMilliseconds);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);
  return suggestions;
}

/**
 * The search works without suggestions: a failure is not an error.
 * @returns null if the server did not answer in time.
 */
async function fetchSuggestions(query: string): Promise<SearchSuggestion[] | null> {
  try {
    const address = `/search/suggestions?${new URLSearchParams({ q: query })}`;
    return (await fetchJson<{ suggestions: SearchSuggestion[] }>(address)).suggestions;
  } catch {
    return null;
  }
}
