import type { ReadDate } from '../reading.ts';
import { allWords, alternatives, pattern } from './lexicon.ts';
import { fold, keyOf } from './text.ts';

export interface FoundDate {
  value: ReadDate;
  from: number;
  to: number;
}

/** Whether `3/12/1985` is in December, as everywhere but in the United States, or in March. */
export type DayOrder = 'dayFirst' | 'monthFirst';

const eras: Record<string, number> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  民國: 1911,
  民国: 1911,
  r: 2018,
  h: 1988,
  s: 1925,
  t: 1911,
};

const months = Array.from({ length: 12 }, (_, month) =>
  allWords((words) => words.months[month] ?? []),
);
const numbers = new Map<string, number>();
for (const [index, ofMonth] of months.entries()) {
  for (const name of ofMonth) numbers.set(keyOf(name), index + 1);
}

/** Longest first, so that an abbreviation does not match part of a full name. */
export const monthPattern = `(?<![\\p{L}])(?:${months
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')})(?![\\p{L}])\\.?`;

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const romanPattern = '(?<![\\p{L}])(?:VIII|VII|VI|IV|IX|V|III|II|XII|XI|X|I)(?![\\p{L}])';

export const monthNumber = (name: string): number | null =>
  numbers.get(keyOf(name)) ?? (roman.indexOf(keyOf(name)) + 1 || null);

const day = '(?<d>0?[1-9]|[12]\\d|3[01])';
const month = '(?<m>0?[1-9]|1[0-2])';
const year = '(?<y>(?:19|20)\\d{2})';
const shortYear = '(?<yy>\\d{2})';
const ordinal = `(?:${alternatives('ordinals')}|º|°|\\.)?`;
const of = `(?:\\s+${alternatives('beforeMonths')})?`;
const edge = '(?<![\\d])';
const end = '(?![\\d])';

/** `201903`: six digits are a month beside another, between a word or a mark for a period, or alone. */
const digits = '(?:19|20)\\d{2}(?:0[1-9]|1[0-2])';
/** Between the two dates of a period. */
export const link = `(?:[-~]*>+|[-~]+|[至到…]|\\.{2,3}|から|より|${alternatives('to')}(?!\\p{L}))`;
const between = `\\s*(?:起|/|${link})\\s*`;
const beside = [
  `(?=(?:${between})+(?:${digits}(?!\\d)|\\p{L}|$)|\\s*[(+])`,
  `(?<=${digits}(?:${between})+\\d{6})`,
  `(?<=${alternatives('since')}\\s?\\d{6})`,
  '(?<=^\\s*\\d{6})(?=\\s*$)',
];

/** Most specific first; once one has matched, later ones are not tried. */
const sources: string[] = [
  // `1988年（昭和63年）5月10日`
  `${edge}${year}\\s*年\\s*[(（][^()（）]{2,9}[)）]\\s*年?\\s*${month}\\s*月(?:\\s*${day}\\s*日)?`,
  `(?<era>令和|平成|昭和|民國)\\s*(?<ey>元|\\d{1,2})\\s*年?\\s*[(（]\\d{4}年?[)）]\\s*年?\\s*${month}\\s*月(?:\\s*${day}\\s*日)?`,
  `(?<era>令和|平成|昭和|大正|民國|民国)\\s*(?<ey>元|\\d{1,2})\\s*年(?:\\s*${month}\\s*月(?:\\s*${day}\\s*日)?)?`,
  `(?<![A-Za-z])(?<era>[RHSTrhst])\\s?(?<ey>\\d{1,2})\\s?[./年]\\s?${month}(?:\\s?[./月]\\s?${day}日?)?${end}`,
  `${edge}${year}\\s*年度?(?:\\s*${month}\\s*月份?(?:\\s*${day}\\s*[日号號])?|[春夏秋冬底末]季?|初(?!中))?`,
  // `108年3月`: years of the Republic of China.
  `(?<![\\d-])(?<roc>1[01]\\d)\\s*年\\s*${month}\\s*月`,
  `${edge}${year}\\s?[-./]\\s?${month}\\s?[-./]\\s?${day}${end}`,
  `${edge}(?<a>\\d{1,2})\\s?[./-]\\s?(?<b>\\d{1,2})\\s?[./-]\\s?${year}${end}`,
  `${edge}${day}${ordinal}${of}\\s*[-./ ]?\\s*(?<mn>${monthPattern})${of}\\s*[-.,/ ]?\\s*${year}${end}`,
  `(?<mn>${monthPattern})\\s*${day}${ordinal},?\\s+${year}${end}`,
  // `2019 March – 2021 June`: the month belongs to the year before it.
  `(?<!\\d{4}[,./]?\\s)(?<mn>${monthPattern})${of}\\s*[-.,/ ]?\\s*${year}${end}`,
  `(?<mn>${monthPattern})\\s*[ '-]${shortYear}${end}`,
  `${edge}${year}(?:\\s*[-.,/ ]?\\s*(?<mn>${monthPattern})|\\s*[(](?<mb>${monthPattern})[)])(?!\\s*\\d)`,
  `${edge}${day}(?:\\.?\\s+|\\s?[-./]\\s?)(?<mn>${romanPattern})(?:\\.?\\s+|\\s?[-./]\\s?)${year}${end}`,
  `(?<mn>${romanPattern})\\s?[./ ]\\s?${year}${end}`,
  `(?<![\\d./])(?<!(?<!\\d)\\d{1,2}-|\\d{4}-(?=\\d{1,2}\\s))${month}(?:\\s?[./]\\s?|-)${year}(?![\\d]|[./]\\d)`,
  `(?<![\\d./|])${month}\\s?\\|\\s?${year}${end}`,
  `${edge}${year}(?:\\s?[./]\\s?|-)(?<m>0[1-9]|1[0-2]|[1-9])(?!\\d|\\s?[./]\\d)`,
  `${alternatives('quarters')}[ /]${year}${end}`,
  `${edge}${year}(?<m>0[1-9]|1[0-2])${end}(?:${beside.join('|')})`,
  `${edge}${year}${end}`,
];
const patterns = sources.map((source) => new RegExp(source, 'giu'));

/** Numeric dates, as used for birth dates: `12.03.85`. */
const shortDate = new RegExp(
  `${edge}(?<a>\\d{1,2})(?<mark>[./-])(?<b>\\d{1,2})\\k<mark>${shortYear}${end}`,
  'gu',
);

/** Polish writes `2018 r.`. */
const ofYear = pattern.u`^\s?${'afterYears'}`;

/** All dates in a text, in order. */
export function findDates(
  text: string,
  order: DayOrder = 'dayFirst',
  allowsShortYear = false,
): FoundDate[] {
  const folded = fold(text);
  const found: FoundDate[] = [];
  for (const pattern of allowsShortYear ? [...patterns, shortDate] : patterns) {
    for (const match of folded.matchAll(pattern)) {
      const from = match.index;
      const to =
        from +
        match[0].length +
        (ofYear.exec(folded.slice(from + match[0].length))?.[0].length ?? 0);
      if (found.some((other) => from < other.to && to > other.from)) continue;
      const value = dateOf(match.groups ?? {}, order);
      if (value) found.push({ value, from, to });
    }
  }
  return found.sort((one, other) => one.from - other.from);
}

function dateOf(groups: Record<string, string | undefined>, order: DayOrder): ReadDate | null {
  const years = yearOf(groups);
  if (years === null) return null;
  if (groups.a && groups.b) {
    const [a, b] = [Number(groups.a), Number(groups.b)];
    const isMonthFirst = b > 12 || (order === 'monthFirst' && a <= 12);
    return dateIn(years, isMonthFirst ? a : b, isMonthFirst ? b : a);
  }
  const name = groups.mn ?? groups.mb;
  const months = name ? monthNumber(name) : groups.m ? Number(groups.m) : null;
  return dateIn(years, months, groups.d ? Number(groups.d) : null);
}

function yearOf({ y, yy, roc, era, ey }: Record<string, string | undefined>): number | null {
  if (y) return Number(y);
  if (yy) return fullYear(yy);
  if (roc) return 1911 + Number(roc);
  const start = era ? eras[era.toLowerCase()] : undefined;
  return start === undefined ? null : start + (ey === '元' ? 1 : Number(ey));
}

export const fullYear = (digits: string) =>
  Number(digits) + (Number(digits) > (new Date().getFullYear() % 100) + 1 ? 1900 : 2000);

const two = (value: number) => String(value).padStart(2, '0');

export function dateIn(year: number, month: number | null, day: number | null): ReadDate | null {
  if (year < 1900 || year > 2099) return null;
  if (month === null) return String(year);
  if (month < 1 || month > 12) return null;
  if (day === null) return `${year}-${two(month)}`;
  const isInMonth = day >= 1 && day <= new Date(year, month, 0).getDate();
  return isInMonth ? `${year}-${two(month)}-${two(day)}` : null;
}
