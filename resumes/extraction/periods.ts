import type { ReadDate } from '../reading.ts';
import {
  type DayOrder,
  dateIn,
  type FoundDate,
  findDates,
  fullYear,
  link,
  monthNumber,
  monthPattern,
} from './dates.ts';
import { allWords, alternatives, pattern } from './lexicon.ts';
import { fold, wordPattern } from './text.ts';

export interface Period {
  start: ReadDate | null;
  end: ReadDate | 'present' | null;
  from: number;
  to: number;
}

const present = wordPattern(
  allWords((words) => words.present),
  'iuy',
);
const connector = new RegExp(`\\s*(?:(?:${link}:?|(?<=\\s)/(?=\\s)|/(?=\\p{L}))\\s*){1,3}`, 'iuy');
const between = pattern.iu`${'between'}\s*$`;
/** After `between`. */
const conjunction = pattern.iuy`\s*${'and'}\s+`;
const inBrackets = /\s*[([]/uy;
/** `vom 1. März`, which says nothing of an end. */
const ofOneDate = pattern.iu`${'ofOneDate'}\s*${'articlesOfDates'}?$`;
const onlySince = pattern.iu`${'since'}\s*:?\s*${'articlesOfDates'}?${'wordsOfMonths'}?$`;
const untilBefore = pattern.iu`${'until'}\s*$`;
const leading = pattern.iu`${'betweenOrSince'}\s*:?\s*${'articlesAfterSince'}?$`;
const sinceAfter = pattern.uy`\s*${'sinceAfter'}`;

const seasonBefore = pattern.iu`${'seasons'}s?\s*(?:${'afterSeasons'}|')?\s*$`;

const of = alternatives('beforeYearsOfMonths');
const shared: RegExp[] = [
  // 03 – 09/2019 and März – Juni 2019: the first month takes the second's year.
  pattern.giu`(?<![\d./-])(?<m1>0?[1-9]|1[0-2])\.?\s?(?:-|~|${'betweenMonths'})\s?(?<m2>0?[1-9]|1[0-2])[./](?<y>(?:19|20)\d{2})(?!\d)`,
  new RegExp(
    `(?<n1>${monthPattern})\\s*(?:-|~|${alternatives('to')}|/)\\s*(?<n2>${monthPattern})(?:\\s+${of})?\\s*(?<y>(?:19|20)\\d{2})(?!\\d)`,
    'giu',
  ),
  // 2019年3月～9月 and 2019.03–09: the second month takes the first's year.
  pattern.gu`(?<!\d)(?<y>(?:19|20)\d{2})\s*年\s*(?<m1>\d{1,2})\s*月?\s*(?:-|~|${'untilMonths'})\s*(?<m2>\d{1,2})\s*月`,
  // 2018/19 and 2018–19, but not the day in 2018 – 30 juin 2019
  new RegExp(
    `(?<!\\d)(?<y1>(?:19|20)\\d{2})\\s?[-/]\\s?(?<y2>1[3-9]|[2-9]\\d)(?![\\d./]|(?:${alternatives('ordinals')})?\\s*(?:${of}\\s+)?${monthPattern})`,
    'giu',
  ),
  // 2016-11—2021-01: the dash between the dates looks like those within them.
  /(?<![\d./-])(?<f1>(?:19|20)\d{2})-(?<m1>0?[1-9]|1[0-2])\s?-\s?(?<f2>(?:19|20)\d{2})-(?<m2>0?[1-9]|1[0-2])(?![\d./-])/gu,
  // 2018/2019
  /(?<![\d./])(?<y1>(?:19|20)\d{2})\s?\/\s?(?<y2>(?:19|20)\d{2})(?![\d./])/gu,
  // 03/19 – 05/21
  new RegExp(
    `(?<![\\d./])(?<m1>0?[1-9]|1[0-2])[/.']'?(?<s1>\\d{2})\\s*(?:/|${link})\\s*(?:(?<m2>0?[1-9]|1[0-2])[/.']'?(?<s2>\\d{2})(?![\\d./])|(?<p>\\p{L}[\\p{L}' ]+))`,
    'gu',
  ),
  // seit 08.19
  pattern.giu`(?<=${'since'}\s)(?<m1>0?[1-9]|1[0-2])[/.](?<s1>\d{2})(?![\d./])(?<o>)`,
  // '19 – '21
  /(?<![\d\p{L}])'(?<s1>\d{2})\s*(?:-|~|to)\s*(?:'(?<s2>\d{2})(?!\d)|(?<p>\p{L}[\p{L}' ]+))/gu,
];

/** All periods in a text, in order; a single date counts as one. */
export function findPeriods(text: string, order: DayOrder = 'dayFirst'): Period[] {
  const folded = fold(text);
  const found = shared.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((match) => sharedPeriod(match) ?? []),
  );
  for (const period of found) {
    const before = folded.slice(Math.max(0, period.from - 20), period.from);
    period.from -= (leading.exec(before) ?? seasonBefore.exec(before))?.[0].length ?? 0;
  }
  const isFree = ({ from, to }: { from: number; to: number }) =>
    !found.some((other) => from < other.to && to > other.from);
  const dates = findDates(text, order).filter(isFree);
  for (const [index, date] of dates.entries())
    if (isFree(date)) found.push(periodAt(folded, date, dates[index + 1]));
  return found.sort((one, other) => one.from - other.from);
}

function periodAt(text: string, first: FoundDate, second: FoundDate | undefined): Period {
  const { value, to } = first;
  const before = text.slice(Math.max(0, first.from - 20), first.from);
  const lengthOf = (pattern: RegExp) => pattern.exec(before)?.[0].length ?? 0;
  const from = first.from - (lengthOf(leading) || lengthOf(seasonBefore));
  const connected = matchAt(between.test(before) ? conjunction : connector, text, to);
  const after = to + (connected ?? matchAt(inBrackets, text, to) ?? 0);
  const gap = second && text.slice(after, second.from);
  // `Summer 2019 – Spring 2021`
  const isEnd = gap === '' || (gap !== undefined && seasonBefore.exec(gap)?.index === 0);
  if (connected !== null && second && isEnd)
    return { start: value, end: second.value, from, to: second.to };
  const current = (until: number, begin = from): Period => ({
    ...{ start: value, end: 'present', from: begin, to: until },
  });
  // `2021 - ...`
  if (/(?:\.{2,}|…)\s*$/u.test(text.slice(to, after))) return current(after);
  const presentLength = matchAt(present, text, after);
  if (presentLength) return current(after + presentLength);
  const sinceLength = matchAt(sinceAfter, text, to);
  if (sinceLength) return current(to + sinceLength);
  if (connected !== null && /^[\s)）\]】。,|]*$|^\s*[)）|,]/u.test(text.slice(after)))
    return current(after);
  const since = lengthOf(onlySince);
  if (since > 0) return current(to, first.from - since);
  const until = lengthOf(untilBefore);
  if (until > 0) return { start: null, end: value, from: first.from - until, to };
  const season = lengthOf(seasonBefore);
  const begin = season > 0 || !ofOneDate.test(before) ? first.from - season : from;
  return { start: value, end: value, from: begin, to };
}

function matchAt(pattern: RegExp, text: string, index: number): number | null {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0].length ?? null;
}

function sharedPeriod(match: RegExpExecArray): Period | null {
  const { m1, m2, n1, n2, f1, f2, y, y1, y2, s1, s2, p, o } = match.groups ?? {};
  const from = match.index;
  const make = (
    start: ReadDate | null,
    end: Period['end'],
    to = from + match[0].length,
  ): Period => ({ start, end, from, to });
  const dated = (year: string | number, month: string | number | null = null) =>
    dateIn(Number(year), month === null ? null : Number(month), null);
  if (y) {
    const [first, second] = n1 && n2 ? [monthNumber(n1), monthNumber(n2)] : [m1, m2];
    return make(dated(y, first), dated(y, second));
  }
  if (f1 && f2) return make(dated(f1, m1), dated(f2, m2));
  if (y1 && y2) return make(y1, y2.length === 4 ? y2 : `${y1.slice(0, 2)}${y2}`);
  if (!s1) return null;
  const start = dated(fullYear(s1), m1);
  if (s2) return make(start, dated(fullYear(s2), m2));
  if (o !== undefined) return make(start, 'present');
  if (!p) return null;
  present.lastIndex = 0;
  const word = present.exec(p)?.[0];
  return word ? make(start, 'present', from + match[0].length - p.length + word.length) : null;
}

/** Whether a text is the second line of a period whose first line ended in a dash. */
export function isPresent(text: string): boolean {
  const folded = fold(text).trim();
  present.lastIndex = 0;
  return present.exec(folded)?.[0].length === folded.length;
}
