export type Encoding = 'br' | 'gzip' | 'identity';

/** @param accepted the Accept-Encoding header of a request. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)) return 'gzip';
  return 'identity';
}
