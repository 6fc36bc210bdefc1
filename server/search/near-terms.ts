/**
 * Terms that a word becomes by at most some letters left out, added or exchanged (Levenshtein).
 * @param sorted terms in their order: what they begin with in common is compared once.
 * @returns each with the number of those letters.
 */
export function nearTerms(
  sorted: readonly string[],
  word: string,
  most: number,
): [term: string, errors: number][] {
  const found: [string, number][] = [];
  /** By the length of a beginning: the errors between it and each beginning of the word. */
  const rows = [Uint8Array.from({ length: word.length + 1 }, (_, length) => length)];
  let before = '';
  /** How much of the term before is compared, and from which length on no more can be near. */
  let compared = 0;
  let far = Number.POSITIVE_INFINITY;
  for (const term of sorted) {
    const common = commonBeginning(before, term);
    if (common >= far) continue;
    far = Number.POSITIVE_INFINITY;
    compared = Math.min(common, compared);
    while (compared < term.length && compared < far) {
      compared += 1;
      if (compare(rows, compared, term.charAt(compared - 1), word) > most) far = compared;
    }
    before = term;
    const errors = rows[term.length]?.[word.length] ?? 0;
    if (compared < far && errors <= most) found.push([term, errors]);
  }
  return found;
}

/** Fills the row of a length from the one before. @returns the fewest errors in it. */
function compare(rows: Uint8Array[], length: number, letter: string, word: string): number {
  const before = rows[length - 1] ?? new Uint8Array(word.length + 1);
  const row = rows[length] ?? new Uint8Array(word.length + 1);
  rows[length] = row;
  row[0] = length;
  let left = length;
  let least = length;
  for (let at = 1; at <= word.length; at += 1) {
    const exchanged = (before[at - 1] ?? 0) + (word.charAt(at - 1) === letter ? 0 : 1);
    left = Math.min(exchanged, left + 1, (before[at] ?? 0) + 1);
    row[at] = left;
    least = Math.min(least, left);
  }
  return least;
}

function commonBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
