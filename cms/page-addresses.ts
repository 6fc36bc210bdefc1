import { entryAt } from './entry-addresses.ts';
import { isReserved } from './reserved-paths.ts';

/** Addresses of pages, in the form used for comparison. */
export type Addresses = ReadonlySet<string>;

/**
 * The page that a link leads to, in the form used for comparison: one address is found in any
 * letter case and with a slash at its end.
 * @returns undefined for what is no page of the back office: other sites, anchors, files, and what
 * the server answers itself.
 */
export function pageOf(href: string): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const path = comparable(href.replace(/[?#].*$/s, ''));
  if (path === '' || path.includes('.')) return undefined;
  return entryAt(path) || !isReserved(path) ? path : undefined;
}

export const leadsTo = (href: string, addresses: Addresses): boolean => {
  const page = pageOf(href);
  return page === undefined || addresses.has(page);
};

export const comparable = (path: string): string => path.replace(/\/+$/, '').toLowerCase();
