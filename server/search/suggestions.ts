import type { Context } from 'hono';
import type { Sites } from '../sites.ts';
import { cleanQuery, suggest } from './answer.ts';
import type { Search } from './search.ts';

/** `GET /search/suggestions?q=`: where the words that are being typed may lead. */
export function sendSuggestions(search: Search, sites: Sites) {
  return async (context: Context) => {
    const { language } = sites.ofHost(context.req.header('host'));
    const query = cleanQuery(context.req.query('q'));
    const suggestions = query === '' ? [] : suggest(await search.index(language), query);
    context.header('cache-control', 'no-store');
    return context.json({ suggestions });
  };
}
