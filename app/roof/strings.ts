import type { StringResult } from '../blocks/string-check/string-voltage.ts';

interface Strings {
  /** How many strings there are, of how many modules each; the longer ones first. */
  groups: { strings: number; modules: number }[];
}

/**
 * Shares modules among as few strings as the limits allow, as equally as possible: those of one
 * tracker should be equally long.
 * @returns null if no number of strings keeps each of them within its limits.
 */
export function shareAmongStrings(
  count: number,
  { largest, smallest }: Pick<StringResult, 'largest' | 'smallest'>,
): Strings | null {
  if (count === 0 || largest < 1) return null;
  const strings = Math.ceil(count / Math.min(largest, count));
  const modules = Math.floor(count / strings);
  if (modules < (smallest ?? 1)) return null;
  const longer = count % strings;
  const groups = [
    { strings: longer, modules: modules + 1 },
    { strings: strings - longer, modules },
  ];
  return { groups: groups.filter((group) => group.strings > 0) };
}
