import { requestedAddress } from '../redirects/address.ts';

const longest = 200;

/** What programs try that look for holes in other software. */
const guess =
  /\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|tar|t?gz|rar|ini|ya?ml|log|sh|cfg|conf|old|swp)(\/|$)|\/\.|\/(wp-|wordpress|cgi-bin|phpmyadmin|vendor\/|xmlrpc|actuator|solr\/|boaform|hnap1)/;

/** An email address, a telephone number, or a long key as in a personal link. */
const personal = /@|%40|\d{7}|[a-z0-9_-]*\d[a-z0-9_-]{23,}|[0-9a-f]{8}-[0-9a-f]{4}-/;

/**
 * An address that was asked for in vain, as it is counted: without query, in small letters.
 * @returns null for one that may say something about whoever asked.
 */
export function keptPath(requested: string): { path: string; kind: 'page' | 'program' } | null {
  const path = requestedAddress(requested);
  if (path === null || path.length > longest || personal.test(path)) return null;
  return { path, kind: guess.test(path) ? 'program' : 'page' };
}
