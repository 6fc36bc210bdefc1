/**
 * Breaks a title into lines as a typesetter would: by the rules of its language, into lines of
 * about the same length, with no lone word or character in the last one. What belongs together has
 * a space that does not break (app/i18n/typography.ts).
 */
import { isWithoutSpaces } from '../../app/i18n/languages.ts';
import { isWithinNumber, phrasesOf } from './phrases.ts';

/** A part of a title that stays together. */
export interface Unit {
  text: string;
  /** Between this unit and the next; left out at the end of a line. */
  space: '' | ' ';
  /** Shown at the end of a line, where the unit is a part of a word with soft hyphens. */
  hyphen: '' | '-';
  /** How bad it is to end a line here; below 0 it is a good place. */
  penalty: number;
}

interface Broken {
  lines: string[];
  /** The highest penalty of the places where the lines end. */
  worst: number;
}

interface Atom {
  text: string;
  startsWord: boolean;
  startsPhrase: boolean;
  followsSoftHyphen: boolean;
}

const never = Number.POSITIVE_INFINITY;

/** In the same measure as the raggedness of lines, where 100 is a line as long as it is short. */
const penalties = {
  afterPunctuation: -12,
  betweenWords: 0,
  /** Of Chinese and Japanese. */
  betweenPhrases: 2,
  afterHyphen: 12,
  softHyphen: 16,
  /** Of Chinese and Japanese, within a phrase. */
  betweenCjkWords: 24,
  beforeDash: 30,
  withinWord: 70,
  shortLastLine: 150,
};

const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;
const startsWithCjk = new RegExp(`^${cjk.source}`, 'u');
const endsWithCjk = new RegExp(`${cjk.source}$`, 'u');

/** Kinsoku: what no line starts with, the small kana and the mark of a long vowel among it. */
const notAtStart =
  /^[、。，．：；！？・…‥）」』】》〉〕］｝”’〜～ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％‰℃!?.,:;%)\]}»›]/u;
/** What no line ends with. */
const notAtEnd = /[（「『【《〈〔［｛“‘([{«‹¿¡＃￥$€#]$/u;
const opensWithSpace = /[«‹]$/u;
const unbreakable = /^[\u00a0\u202f\u2060]|[\u00a0\u202f\u2060]$/u;
const punctuation = /[、。，．：；！？,.:;!?—–]$/u;
const hyphen = /[\p{L}\p{N}][-‐–—]$|\p{L}{3}\/$/u;
const dash = /^[-–—]$/u;

/** @param tag BCP 47 tag of the title's language. */
export function unitsOf(title: string, tag: string): Unit[] {
  const units: Unit[] = [];
  for (const atom of atomsOf(title, tag)) {
    const { text, followsSoftHyphen } = atom;
    const last = units.at(-1);
    if (text === ' ') {
      if (last) last.space = ' ';
      continue;
    }
    const penalty = last && !followsSoftHyphen ? penaltyBetween(last, atom) : 0;
    if (last && penalty === never) {
      last.text += last.space + text;
      last.space = '';
      continue;
    }
    if (last) {
      last.hyphen = followsSoftHyphen ? '-' : '';
      last.penalty = followsSoftHyphen ? penalties.softHyphen : penalty;
    }
    units.push({ text, space: '', hyphen: '', penalty: 0 });
  }
  return units;
}

/** Words, spaces and punctuation; Chinese and Japanese words by character. */
function* atomsOf(title: string, tag: string): Generator<Atom> {
  const text = title
    .normalize('NFC')
    .replace(/[ \t\r\n\u3000]+/g, ' ')
    .trim();
  const starts = phraseStarts(text, tag.slice(0, 2));
  for (const { segment, index } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    let place = index;
    const isCjk = cjk.test(segment);
    for (const part of isCjk ? graphemesOf(segment) : segment.split('\u00ad')) {
      const startsWord = place === index;
      const followsSoftHyphen = !startsWord && !isCjk;
      const startsPhrase = starts.has(place);
      if (part) yield { text: part, startsWord, startsPhrase, followsSoftHyphen };
      place += part.length + (isCjk ? 0 : 1);
    }
  }
}

function phraseStarts(text: string, language: string): Set<number> {
  const starts = new Set<number>();
  if (!isWithoutSpaces(language)) return starts;
  let place = 0;
  for (const phrase of phrasesOf(text, language)) {
    starts.add(place);
    place += phrase.length;
  }
  return starts;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function graphemesOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

function penaltyBetween(last: Unit, { text: next, startsWord, startsPhrase }: Atom): number {
  if (notAtStart.test(next) || unbreakable.test(next) || unbreakable.test(last.text)) return never;
  if (notAtEnd.test(last.text) && (last.space === '' || opensWithSpace.test(last.text))) {
    return never;
  }
  if (last.space) {
    if (dash.test(next)) return penalties.beforeDash;
    return punctuation.test(last.text) ? penalties.afterPunctuation : penalties.betweenWords;
  }
  if (endsWithCjk.test(last.text) || startsWithCjk.test(next)) {
    if (punctuation.test(last.text)) return penalties.afterPunctuation;
    if (isWithinNumber(last.text, next)) return never;
    if (startsPhrase) return penalties.betweenPhrases;
    return startsWord ? penalties.betweenCjkWords : penalties.withinWord;
  }
  return hyphen.test(last.text) && /^\p{L}/u.test(next) ? penalties.afterHyphen : never;
}

/**
 * @param widthOf a text in the unit of `width`; widths of parts add up.
 * @returns as few lines as there can be, or null when a unit is wider than a line.
 */
export function breakIntoLines(
  units: Unit[],
  widthOf: (text: string) => number,
  width: number,
): Broken | null {
  const own = units.map(({ text }) => widthOf(text));
  const spaces = units.map(({ space }) => (space ? widthOf(space) : 0));
  const hyphens = units.map(({ hyphen }) => (hyphen ? widthOf(hyphen) : 0));
  if (own.some((one, index) => one + (hyphens[index] ?? 0) > width)) return null;
  const starts = [0];
  for (const [index, one] of own.entries()) {
    starts.push((starts[index] ?? 0) + one + (spaces[index] ?? 0));
  }
  const lineWidth = (from: number, to: number) =>
    (starts[to] ?? 0) -
    (starts[from] ?? 0) -
    (spaces[to - 1] ?? 0) +
    (to < units.length ? (hyphens[to - 1] ?? 0) : 0);
  const total = lineWidth(0, units.length);
  for (let count = Math.max(1, Math.ceil(total / width)); count <= units.length; count++) {
    const ends = bestEnds(units, lineWidth, { width, count, ideal: total / count });
    if (ends) {
      return {
        lines: ends.map((end, line) => textOf(units, line ? (ends[line - 1] ?? 0) : 0, end)),
        worst: Math.max(0, ...ends.slice(0, -1).map((end) => units[end - 1]?.penalty ?? 0)),
      };
    }
  }
  return null;
}

/** The ends of exactly so many lines that are as even as can be, by dynamic programming. */
function bestEnds(
  units: Unit[],
  lineWidth: (from: number, to: number) => number,
  { width, count, ideal }: { width: number; count: number; ideal: number },
): number[] | null {
  let previous = new Map<number, { cost: number; ends: number[] }>([[0, { cost: 0, ends: [] }]]);
  for (let line = 1; line <= count; line++) {
    const current: typeof previous = new Map();
    for (const [from, { cost, ends }] of previous) {
      for (let to = from + 1; to <= units.length; to++) {
        const taken = lineWidth(from, to);
        if (taken > width) break;
        const isLast = to === units.length;
        if (isLast !== (line === count)) continue;
        const raggedness = 100 * ((taken - ideal) / ideal) ** 2;
        const place = isLast ? lastLine(units, from, taken / ideal) : (units[to - 1]?.penalty ?? 0);
        const sum = cost + raggedness + place;
        const known = current.get(to);
        if (!known || sum < known.cost) current.set(to, { cost: sum, ends: [...ends, to] });
      }
    }
    previous = current;
  }
  return previous.get(units.length)?.ends ?? null;
}

/** A last line may be one word only where that word is long, and never a character or two. */
function lastLine(units: Unit[], from: number, share: number): number {
  if (from === 0) return 0;
  const text = textOf(units, from, units.length);
  const isShort = graphemesOf(text).length < 4 || (from === units.length - 1 && share < 0.6);
  return isShort ? penalties.shortLastLine : 0;
}

function textOf(units: Unit[], from: number, to: number): string {
  return units
    .slice(from, to)
    .map(({ text, space, hyphen }, index, line) =>
      index < line.length - 1 ? text + space : text + (to < units.length ? hyphen : ''),
    )
    .join('');
}

/** For a word that is wider than a line in the smallest size: breaks wherever it has to. */
export function splitEverywhere(units: Unit[]): Unit[] {
  return units.flatMap((unit) =>
    graphemesOf(unit.text).map((text, index, all): Unit => {
      if (index === all.length - 1) return { ...unit, text };
      const isLetter = /\p{L}/u.test(text) && !cjk.test(text);
      return { text, space: '', hyphen: isLetter ? '-' : '', penalty: penalties.withinWord };
    }),
  );
}
