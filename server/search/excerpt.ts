import type { Language } from '../../app/i18n/languages.ts';
import { textOf } from '../../app/i18n/text.ts';
import type { MarkedText, SearchExcerpt, Text } from '../../cms/interface.ts';
import type { Hit } from './ranking.ts';
import { joinHyphened, tokenize } from './tokens.ts';

interface Range {
  start: number;
  end: number;
}

/** Whether a term, or a part of it, was looked for. */
export type IsWanted = (term: string) => boolean;

/** How much of a passage is shown, and how much of it may precede the first match. */
const length = { ja: 110, zh: 100, other: 230 };
const lead = { ja: 25, zh: 20, other: 60 };

/** A passage of this length is informative enough. */
const telling = 120;

/** @returns a text with the matching words marked. */
export function markText(text: Text, language: Language, isWanted: IsWanted): MarkedText {
  const words = textOf(text);
  return {
    pieces: piecesOf(words, wantedRanges(words, language, isWanted), {
      start: 0,
      end: words.length,
    }),
    ...(typeof text === 'object' && { language: text.language }),
  };
}

/** @returns an excerpt around the best-matching passage of a document. */
export function excerptOf(
  { entry: { document, passages }, terms: found }: Hit,
  language: Language,
  isWanted: IsWanted,
): SearchExcerpt | null {
  const wanted = new Set(found);
  const scores = passages.map((terms, index) => {
    const size = textOf(document.passages[index]?.text).length;
    const count = terms.reduce((sum, term) => sum + (wanted.has(term) ? 1 : 0), 0);
    return 10 * count + (9 * Math.min(size, telling)) / telling;
  });
  const passage = document.passages[scores.indexOf(Math.max(...scores))];
  if (!passage) return null;
  const text = textOf(passage.text);
  const ranges = wantedRanges(text, language, isWanted);
  return {
    pieces: piecesOf(text, ranges, shownOf(text, ranges, language)),
    ...(typeof passage.text === 'object' && { language: passage.text.language }),
    isExample: passage.isExample,
  };
}

/** Ranges of matching words; overlapping or adjacent ones are merged. */
function wantedRanges(text: string, language: Language, isWanted: IsWanted): Range[] {
  const tokens = tokenize(text, language);
  const wanted = [...tokens, ...joinHyphened(text, tokens, language)]
    .filter(({ term }) => isWanted(term))
    .sort((one, other) => one.start - other.start || one.end - other.end);
  const ranges: Range[] = [];
  for (const { start, end } of wanted) {
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}

/** The part of a text with the most matches, cut between words. */
function shownOf(text: string, ranges: Range[], language: Language): Range {
  const key = language === 'ja' || language === 'zh' ? language : 'other';
  if (text.length <= length[key]) return { start: 0, end: text.length };
  const room = length[key] - lead[key];
  let best = 0;
  let most = 0;
  for (const { start } of ranges) {
    const count = ranges.filter((one) => one.start >= start && one.end <= start + room).length;
    if (count > most) [best, most] = [start, count];
  }
  const latest = Math.max(0, text.length - length[key]);
  const wanted = Math.min(Math.max(0, best - lead[key]), latest);
  // A segmenter knows where words begin in all seven languages.
  const { start, end } = betweenWords(text, wanted, wanted + length[key], language);
  return { start, end };
}

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenterOf(language: Language): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

function betweenWords(text: string, from: number, to: number, language: Language): Range {
  const segments = segmenterOf(language).segment(text);
  const first = from === 0 ? undefined : segments.containing(from);
  const last = to >= text.length ? undefined : segments.containing(to);
  return {
    start: first ? (first.index === from ? from : first.index + first.segment.length) : 0,
    end: last ? last.index : text.length,
  };
}

/** Every second piece is a match. */
function piecesOf(text: string, ranges: Range[], shown: Range): string[] {
  const pieces: string[] = [];
  let end = shown.start;
  for (const range of ranges) {
    if (range.start < shown.start || range.end > shown.end) continue;
    pieces.push(text.slice(end, range.start), text.slice(range.start, range.end));
    end = range.end;
  }
  pieces.push(text.slice(end, shown.end));
  if (shown.start > 0) pieces[0] = `… ${pieces[0]?.trimStart()}`;
  if (shown.end < text.length) pieces.push(`${pieces.pop()?.trimEnd()} …`);
  return pieces;
}
