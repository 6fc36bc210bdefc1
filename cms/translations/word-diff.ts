/** A part of a text: in both versions, in the new one only, or in the former one only. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Beyond this many pairs of words, a text is shown as replaced as a whole. */
const mostPairs = 1_000_000;

/**
 * What has changed from one text to another, word by word; in languages without spaces, word by
 * word of their dictionary.
 */
export function wordDiff(before: string, after: string, language: string): DiffPart[] {
  const [old, fresh] = [wordsOf(before, language), wordsOf(after, language)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, fresh.length) - start;
  while (end < most && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const [a, b] = [old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)];
  return joined(
    bridged([
      ...fresh.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
      ...between(a, b),
      ...fresh.slice(fresh.length - end).map((text) => ({ kind: 'same' as const, text })),
    ]),
  );
}

function wordsOf(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** By the longest common subsequence. */
function between(old: string[], fresh: string[]): DiffPart[] {
  if (old.length * fresh.length > mostPairs) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: fresh.join('') },
    ];
  }
  const width = fresh.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && old[i] === fresh[j]) {
      parts.push({ kind: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < old.length && (j === fresh.length || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: fresh[j] ?? '' });
      j += 1;
    }
  }
  return parts;
}

/** A space between two changed words has changed with them: whole phrases are easier to read. */
function bridged(parts: DiffPart[]): DiffPart[] {
  return parts.flatMap((part, index): DiffPart[] => {
    const isBetween = [parts[index - 1], parts[index + 1]].every(
      (neighbour) => neighbour && neighbour.kind !== 'same',
    );
    if (part.kind !== 'same' || part.text.trim() !== '' || !isBetween) return [part];
    return [
      { kind: 'removed', text: part.text },
      { kind: 'added', text: part.text },
    ];
  });
}

/** Neighbours of one kind as one part; what was removed stands before what was added. */
function joined(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (text !== '') {
      flush();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind, text });
    }
  }
  flush();
  return result;
}
