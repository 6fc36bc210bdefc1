export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send one of a handful; whoever sends others does not fill the memory with them. */
const chosen = new Map<string, Encoding>();
const mostChosen = 100;

/** @param accepted the Accept-Encoding header of a request. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = bestOf(accepted);
  if (chosen.size < mostChosen && accepted.length < 100) chosen.set(accepted, encoding);
  return encoding;
}

function bestOf(accepted: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)) return 'gzip';
  return 'identity';
}
