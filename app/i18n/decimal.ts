import { typedGroupOf } from './format.ts';

const spaces = /[\s\u00a0\u202f\u2009'’]/g;
const minusSigns = /^[\u2212\u2013\uff0d]/;

/**
 * Reads a number as people type it: with a comma or a point before the fraction, with the
 * thousands set apart as the language does, with digits of full width.
 * @returns null for anything else.
 */
export function parseDecimal(text: string, languageTag: string): number | null {
  const typed = text.normalize('NFKC').replace(spaces, '').replace(minusSigns, '-');
  if (!/^[-+]?\d+([.,]\d+)*$/.test(typed)) return null;
  const plain = withoutThousands(typed, typedGroupOf(languageTag));
  const separators = plain.match(/[.,]/g) ?? [];
  if (separators.length > 1) return null;
  return Number(plain.replace(',', '.'));
}

/** `1.000` is a thousand in German and one in English; `1.234,5` can be read in one way only. */
function withoutThousands(typed: string, separator: string): string {
  const grouped = /^([-+]?\d{1,3})((?:[.,]\d{3})+)([.,]\d+)?$/.exec(typed);
  if (!grouped) return typed;
  const [, start = '', groups = '', fraction = ''] = grouped;
  const used = new Set(groups.match(/[.,]/g));
  const [one] = used;
  if (used.size > 1 || one === fraction[0]) return typed;
  const isGroup = one === separator || fraction !== '' || groups.length > 4;
  return isGroup ? `${start}${groups.replace(/[.,]/g, '')}${fraction}` : typed;
}
