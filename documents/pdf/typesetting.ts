import { type Language, languages } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import type { Text } from '../../cms/interface.ts';
import {
  breakIntoLines,
  graphemesOf,
  splitEverywhere,
  type Unit,
  unitsOf,
} from '../typesetting/line-breaking.ts';
import { advanceOf, runsOf, type Weight } from './fonts.ts';

export interface Style {
  /** In points, like all lengths of documents. */
  size: number;
  weight: Weight;
  color: string;
  /** Of lines, as a multiple of the size. */
  leading: number;
}

/** A text that lies within a width, line by line. */
export interface SetText {
  lines: string[];
  language: Language;
  style: Style;
  width: number;
  /** From the top of the first line to the bottom of the last. */
  height: number;
}

/** Where a line ends badly, a shorter one is taken, unless it gets much shorter. */
const badPlace = 20;
const shortestLine = 0.72;
/** Lines of Han characters are read as a block. */
const shortestCjkLine = 0.86;
/** Worse than a ragged block is a phrase broken within, クランプ／で, or even a word, モジュー／ル. */
const withinWord = 50;
const shortestWholeWords = 0.62;

export const textOf = (value: Text): string => (typeof value === 'string' ? value : value.text);

export const languageOf = (value: Text, language: Language): Language =>
  typeof value === 'string' ? language : value.language;

/** Han characters fill their square, so they are set a little smaller and wider apart. */
const isCjk = (language: Language) => language === 'zh' || language === 'ja';
export const sizeOf = (style: Style, language: Language) =>
  isCjk(language) ? style.size * 0.94 : style.size;
const leadingOf = (style: Style, language: Language) =>
  style.size * style.leading * (isCjk(language) ? 1.08 : 1);

export function widthOf(text: string, language: Language, style: Style): number {
  const runs = runsOf(text, language, style.weight);
  return runs.reduce((sum, run) => sum + advanceOf(run), 0) * sizeOf(style, language);
}

/** Breaks a text into lines by the rules of its language. */
export function setText(text: Text, language: Language, style: Style, width: number): SetText {
  const own = languageOf(text, language);
  const measure = (part: string) => widthOf(part, own, style);
  const units = unitsOf(typeset(textOf(text), own), languages[own].tag).flatMap((unit) =>
    measure(unit.text) > width ? splitEverywhere([unit]) : [unit],
  );
  const shortest = width * (isCjk(own) ? shortestCjkLine : shortestLine);
  const shortestOfWords = width * shortestWholeWords;
  const room = { width, shortest, shortestOfWords, lost: own === 'ja' ? lostKana : lostLetters };
  const lines = fillWell(units, measure, room);
  return { lines, language: own, style, width, height: lines.length * leadingOf(style, own) };
}

/** Lines of about the same length, broken where a phrase ends, as titles are set. */
export function setTitle(text: Text, language: Language, style: Style, width: number): SetText {
  const own = languageOf(text, language);
  const units = unitsOf(typeset(textOf(text), own), languages[own].tag);
  const broken = breakIntoLines(units, (part) => widthOf(part, own, style), width);
  if (!broken) return setText(text, language, style, width);
  const { lines } = broken;
  return { lines, language: own, style, width, height: lines.length * leadingOf(style, own) };
}

export const lineHeight = ({ style, language }: SetText) => leadingOf(style, language);

interface Room {
  width: number;
  /** How short a line may be for a better end. */
  shortest: number;
  /** How short it may be so as not to end within a phrase, or at least not within a word. */
  shortestOfWords: number;
  /** A last line of so few letters looks lost. */
  lost: number;
}

const lostLetters = 3;
/** Of Japanese, the end of a verb: 開けません。 */
const lostKana = 6;

/** Where the last line would be lost, all of them get a little shorter. */
function fillWell(units: Unit[], measure: (text: string) => number, room: Room): string[] {
  let lines = fill(units, measure, room);
  const lastOf = (some: string[]) => graphemesOf(some.at(-1) ?? '').length;
  for (const share of [0.97, 0.94, 0.91]) {
    if (lines.length === 1 || lastOf(lines) > room.lost) break;
    const narrow = {
      ...room,
      width: room.width * share,
      shortest: room.shortest * share,
      shortestOfWords: room.shortestOfWords * share,
    };
    const shorter = fill(units, measure, narrow);
    if (shorter.length === lines.length && lastOf(shorter) > lastOf(lines)) lines = shorter;
  }
  return lines;
}

function fill(units: Unit[], measure: (text: string) => number, room: Room): string[] {
  const lines: string[] = [];
  let start = 0;
  while (start < units.length) {
    const end = lineEnd(units, start, measure, room);
    const isLast = end === units.length;
    lines.push(lineOf(units.slice(start, end), isLast));
    start = end;
  }
  return lines;
}

/** The space at its end is kept, so that words stay apart for those who copy the text. */
function lineOf(units: Unit[], isLast: boolean): string {
  return units
    .map(({ text, space, hyphen }, index) =>
      index < units.length - 1 ? text + space : text + (isLast ? '' : hyphen || space),
    )
    .join('');
}

function lineEnd(
  units: Unit[],
  start: number,
  measure: (text: string) => number,
  { width, shortest, shortestOfWords }: Room,
): number {
  const widths: number[] = [];
  let taken = 0;
  for (let index = start; index < units.length; index++) {
    const unit = units[index];
    if (!unit) break;
    const own = measure(unit.text);
    const isLast = index === units.length - 1;
    const hyphen = !isLast && unit.hyphen ? measure(unit.hyphen) : 0;
    if (index > start && taken + own + hyphen > width) break;
    widths.push(taken + own);
    taken += own + (unit.space ? measure(unit.space) : 0);
  }
  const furthest = start + widths.length;
  if (furthest === units.length) return furthest;
  const bestWithin = (mostPenalty: number, least: number) => {
    for (let end = furthest; end > start + 1; end--) {
      if ((widths[end - start - 1] ?? 0) < least) return undefined;
      if ((units[end - 1]?.penalty ?? 0) < mostPenalty) return end;
    }
    return undefined;
  };
  return (
    bestWithin(badPlace, shortest) ??
    bestWithin(badPlace, shortestOfWords) ??
    bestWithin(withinWord, shortestOfWords) ??
    furthest
  );
}
