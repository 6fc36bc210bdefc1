import { comparable } from '../page-addresses.ts';

const longest = 500;

/**
 * An address that a redirect starts from, in the form used for comparison: decoded, in small
 * letters, without query and slash at its end. Of a whole web address the path is used, as a
 * redirect applies to every site.
 * @returns null for what is none.
 */
export function redirectFrom(typed: string): string | null {
  const text = typed.trim();
  if (!/^(\/(?!\/)|https?:\/\/[^/])/i.test(text)) return null;
  const parsed = URL.parse(text, 'https://site.invalid');
  return parsed && requestedAddress(parsed.pathname);
}

/** The same of the path of a request. */
export function requestedAddress(pathname: string): string | null {
  if (pathname.length > longest) return null;
  try {
    const path = comparable(decodeURIComponent(pathname));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL accepts no NUL in a text
    return path === '' || path.includes('//') || /[\x00-\x1f]/.test(path) ? null : path;
  } catch {
    return null;
  }
}

/** @returns the target of a redirect with the query of the request, before an anchor. */
export function withQuery(target: string, search: string): string {
  if (search === '') return target;
  const [address = '', anchor] = target.split('#', 2);
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : address + search;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
}
