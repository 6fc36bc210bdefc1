const base = 'https://site.invalid';

/** Browsers ignore some of these and treat a backslash as a slash; no address needs them. */
const neverInAddress = /[\s\\\p{Cc}\p{Cf}<>"`]/u;

const longest = 2000;

/**
 * Whether a link may have this target: a path or an anchor on this site, a web address, an email
 * address or a telephone number. Stored links are checked both when saved and when shown, because
 * they may predate this rule.
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
  // The pattern alone is not enough: `https:evil` and `https:/evil` lead elsewhere, too.
  return /^https?:\/\/[^/]/i.test(target) && !parsed.username && !parsed.password;
}

/** Whether normalisation cannot turn a path into one that begins with two slashes. */
function isPlainPath(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1);
  return !/\/\/|^\/%(2f|5c)|\/(\.|%2e){1,2}(\/|$)/i.test(path);
}

/** A telephone number of the settings, which is filled in when the link is shown. */
export const isPhoneReference = (target: string): boolean =>
  /^tel:\{(hotline|pressPhone)\}$/.test(target);

/** A telephone number as the target of a link. */
export const phoneTarget = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
