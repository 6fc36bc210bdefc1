import { matchRoutes } from 'react-router';
import type { RouteHandle } from '../../app/route.ts';
import { routes } from '../../app/routes.tsx';
import { queryNames as balconyQuery } from '../../app/tools/balcony/query.ts';
import { queryNames as offGridQuery } from '../../app/tools/off-grid/query.ts';
import { queryNames as roofQuery } from '../../app/tools/roof/query.ts';
import { queryNames as yieldQuery } from '../../app/tools/yield/query.ts';
import { decodePath } from './page-path.ts';

/** @returns the route's own facts about an address; nothing if no route matches. */
function factsOf(pathname: string): Partial<RouteHandle> {
  // Invalid text is not a page, and the router would log a complaint about it.
  if (decodePath(pathname) === null) return {};
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? {};
}

/** Whether an address shows more than what is published there, so that nobody keeps it. */
export const isPersonal = (pathname: string): boolean => factsOf(pathname).isPersonal === true;

/** A case that goes into the form of a page, and what it is made of. */
const carried = [
  ...new Set(['case', ...yieldQuery, ...roofQuery, ...offGridQuery, ...balconyQuery]),
];

/** Tools whose queries have so many names that pages do not carry them. */
const longQueries = new Map([
  ['/tools/roof', roofQuery],
  ['/tools/off-grid', offGridQuery],
]);

/** Those of the string voltage check, which can stand on any page; `modules` is always sent. */
const stringCheck = [
  'model',
  'modules',
  'lowest',
  'highest',
  'inverterMaximum',
  'mpptMinimum',
  'mpptMaximum',
];

/** @returns those parameters of `search` that change the page, from `?` on; empty for none. */
export function pageQuery(pathname: string, search: string): string {
  if (search === '') return '';
  const given = new URLSearchParams(search);
  const anywhere = given.has('case') ? carried : given.has('modules') ? stringCheck : [];
  const own = longQueries.get(pathname) ?? factsOf(pathname).query;
  const names = own ?? anywhere;
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name)?.trim();
    // A check without a number of modules has to be corrected.
    if (value || (name === 'modules' && given.has(name)))
      kept.set(name, (value ?? '').slice(0, 100));
  }
  return kept.size > 0 ? `?${kept}` : '';
}
