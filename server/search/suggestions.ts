import type { Context } from 'hono';
import { type ClientBudget, costs } from '../http/client-budget.ts';
import type { Sites } from '../sites.ts';
import { cleanQuery, suggest } from './answer.ts';
import type { Search } from './search.ts';

/** `GET /search/suggestions?q=`: suggestions while typing. */
export function sendSuggestions(search: Search, sites: Sites, budget: ClientBudget) {
  return async (context: Context) => {
    const { language } = sites.ofHost(context.req.header('host'));
    const query = cleanQuery(context.req.query('q'));
    const find = async () => suggest(await search.index(language), query);
    const suggestions = query === '' ? [] : await budget.run(context, costs.suggestions, find);
    context.header('cache-control', 'no-store');
    return context.json({ suggestions });
  };
}
