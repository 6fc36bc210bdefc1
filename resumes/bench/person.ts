import type { ReadDate, ReadPosition, ResumeReading } from '../reading.ts';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pl' | 'ja' | 'zh';

/** The right value, or all values that a fair reader would accept. */
export type Accepted<T> = T | T[];

export type PositionTruth = {
  [Field in keyof ReadPosition]: Accepted<ReadPosition[Field]>;
};

/** The expected `ResumeReading` of a CV, with accepted values. */
export type Truth = {
  [Field in Exclude<keyof ResumeReading, 'found' | 'pastPositions'>]: Accepted<
    ResumeReading[Field]
  >;
} & { pastPositions: PositionTruth[] };

/** One stay: at an employer or a school, or in a project. */
export interface Entry {
  title: string;
  organisation: string;
  place?: string;
  start: ReadDate | null;
  end: ReadDate | 'present' | null;
  points?: string[];
  /** Other accepted wordings, e.g. a title with its department. */
  accepted?: { title?: string[]; organisation?: string[] };
}

export interface Section {
  heading: string;
  /** Jobs and internships: only these count as past positions. */
  positions?: Entry[];
  /** Education, projects, voluntary work: printed like positions, but not counted as such. */
  entries?: Entry[];
  lines?: string[];
  /** Goes in the side column of layouts that have one. */
  aside?: boolean;
}

export type Labelled = [label: string, value: string];

/** A fictitious person: the facts, and the words and dates as printed in the CV. */
export interface Person {
  language: Language;
  /** Traditional Chinese. */
  traditional?: boolean;
  facts: Omit<Truth, 'pastPositions'>;
  /** Above the name, e.g. `Lebenslauf`. */
  documentTitle?: string;
  name: string;
  /** Below the name: an occupation, or the position applied for. */
  headline?: string;
  contactHeading: string;
  contact: Labelled[];
  detailsHeading: string;
  details: Labelled[];
  dates: DateStyle;
  sections: Section[];
  /** Replaces a photo. */
  photo?: string;
  /** A cover page, or the subject line of a letter. */
  cover?: string[];
  /** The heads of a table of positions: period, employer, job. */
  columns?: [time: string, organisation: string, title: string];
}

/** A person's CV as produced by one program. */
export interface Rendering {
  /** Including the extension. */
  name: string;
  person: Pick<Person, 'facts' | 'sections'>;
  produce(): Promise<Uint8Array> | Uint8Array;
  /** All that the file is made from, if it is made whenever it is read, and not stored. */
  source?: string;
}

interface DateStyle {
  /**
   * Built from `YYYY`, `YY`, `MM`, `M`, `MMM`, `MMMM` and `ERA` (the Japanese era, with its year
   * and month).
   */
  month: string;
  /** With `{start}` and `{end}`. */
  range: string;
  /** With `{start}`, for what continues to the present. */
  open: string;
  /** With `{end}`, if there is no start; `{end}` alone by default. */
  until?: string;
}

/** @returns the expected reading according to the person's facts, newest position first. */
export function truthOf(person: Pick<Person, 'facts' | 'sections'>): Truth {
  const positions = person.sections.flatMap((section) => section.positions ?? []);
  const newestFirst = [...positions].sort((first, second) => rank(second) - rank(first));
  return { ...person.facts, pastPositions: newestFirst.map(truthOfPosition) };
}

function truthOfPosition({ title, organisation, place, start, end, accepted }: Entry) {
  const organisations = [organisation, ...(accepted?.organisation ?? [])];
  const withPlace = place ? organisations.map((name) => `${name}, ${place}`) : [];
  return {
    title: oneOrMore([title, ...(accepted?.title ?? [])]),
    organisation: oneOrMore([...organisations, ...withPlace]),
    start,
    end,
  };
}

const oneOrMore = (values: string[]): Accepted<string> =>
  values.length === 1 ? (values[0] ?? '') : values;

/** By end, then by start, in months. */
function rank({ start, end }: Entry): number {
  const last = end === 'present' ? 9999 * 12 : months(end ?? start);
  return last * 100_000 + months(start ?? end);
}

function months(date: string | null): number {
  const [year, month] = (date ?? '0').split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 0);
}

export function printPeriod({ start, end }: Entry, { dates, language }: Person): string {
  const print = (date: ReadDate) => printMonth(date, dates.month, language);
  if (!start) return end && end !== 'present' ? printEnd(print(end), dates) : '';
  if (end === 'present') return dates.open.replace('{start}', print(start));
  if (!end || end === start) return print(start);
  return dates.range.replace('{start}', print(start)).replace('{end}', print(end));
}

const printEnd = (end: string, { until = '{end}' }: DateStyle) => until.replace('{end}', end);

export function printMonth(date: ReadDate, style: string, language: Language): string {
  const [year = '', month] = date.split('-');
  if (style === 'ERA') return printEra(Number(year), Number(month ?? 1), month !== undefined);
  if (month === undefined) return language === 'ja' || language === 'zh' ? `${year}年` : year;
  const name = (length: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' }).format(
      Date.UTC(Number(year), Number(month) - 1, 15),
    );
  return style.replace(/YYYY|YY|MMMM|MMM|MM|M/g, (token) => {
    if (token === 'YYYY') return year;
    if (token === 'YY') return year.slice(2);
    if (token === 'MMMM') return name('long');
    if (token === 'MMM') return name('short');
    return token === 'MM' ? month : String(Number(month));
  });
}

/** The era of that month: 平成 since 1989-01, 令和 since 2019-05. */
function printEra(year: number, month: number, hasMonth: boolean): string {
  const months = year * 12 + month;
  const [era, first] =
    months >= 2019 * 12 + 5
      ? ['令和', 2019]
      : months >= 1989 * 12 + 1
        ? ['平成', 1989]
        : ['昭和', 1926];
  const count = year - first + 1;
  return `${era}${count === 1 ? '元' : count}年${hasMonth ? `${month}月` : ''}`;
}
