const base = 'https://site.invalid';

/** Browsers read over some of these and take a backslash for a slash; no address needs them. */
const neverInAddress = /[\s\\\p{Cc}\p{Cf}<>"`]/u;

const longest = 2000;

/**
 * Whether a link may lead there: to a path or a part of a page of this site, to an address of
 * the web, to a mail address or a telephone number. What is stored is asked about when it is
 * saved and once more when it is shown, because it may be older than this rule.
 */
export function isAllowedTarget(target: unknown): target is string {
  if (typeof target !== 'string' || target.length > longest || neverInAddress.test(target)) {
    return false;
  }
  if (/^#[\w-]+$/.test(target)) return true;
  if (/^(mailto:[^/?#]+@|tel:\+?\d)/i.test(target)) return true;
  const parsed = URL.parse(target, base);
  if (!parsed) return false;
  if (target.startsWith('/')) return parsed.origin === base && isPlainPath(target);
  // The form alone does not do: `https:evil` and `https:/evil` lead somewhere else, too.
  return /^https?:\/\/[^/]/i.test(target) && !parsed.username && !parsed.password;
}

/** Whether nothing on the way shortens a path to one that begins with two slashes. */
function isPlainPath(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1);
  return !/\/\/|^\/%(2f|5c)|\/(\.|%2e){1,2}(\/|$)/i.test(path);
}
