import type { Entry } from '../person.ts';
import type { Candidate } from './candidate.ts';
import { printPeriod } from './dates.ts';
import type { Draw } from './draw.ts';

/** Prints the stays of a section, in the markup of `parseSheet`. */
export type EntryLayout = (entries: Entry[], candidate: Candidate) => string[];

/** The layout of a CV's entries: drawn once, since owners of CVs keep to one. */
export function drawEntryLayout({ language, words }: Candidate, draw: Draw): EntryLayout {
  const at = draw.variant(words.at);
  const mark = draw.variant(['- ', '• ', '– ', '* ']);
  const isBold = draw.chance(0.6);
  const separator = draw.variant([', ', ' | ', ' · ', ' – ', '  ']);
  const labels = {
    period: draw.variant(words.labels.period),
    firm: draw.variant(words.labels.firm),
    title: draw.variant(words.labels.title),
  };
  const style: Style = { at, mark, isBold, separator, labels, draw };
  const layouts = [
    datesInColumn,
    periodAtMargin,
    firmAtMargin,
    periodAhead,
    periodBehind,
    tableWithHeads,
    stacked,
    underLabels,
    stackedFirmFirst,
    periodAlone,
    fromAndTo,
    inSentences,
    ...(language === 'ja' ? [eventsOfForm, eventsOfForm] : []),
  ];
  const layout = draw.variant(layouts);
  return (entries, candidate) => layout(entries, candidate, style);
}

interface Style {
  /** With `{title}` and `{firm}`. */
  at: string;
  mark: string;
  isBold: boolean;
  separator: string;
  labels: Record<'period' | 'firm' | 'title', string>;
  draw: Draw;
}

type Layout = (entries: Entry[], candidate: Candidate, style: Style) => string[];

const span = (entry: Entry, { notation, language }: Candidate) =>
  printPeriod(entry, notation, language);

const strong = (text: string, { isBold }: Style) => (isBold ? `**${text}**` : text);

const firmOf = ({ organisation, place }: Entry) =>
  place ? `${organisation}, ${place}` : organisation;

/** Education and clubs may have no organisation of their own. */
const together = (entry: Entry, { at }: Style) =>
  entry.organisation === ''
    ? entry.title
    : at.replace('{title}', entry.title).replace('{firm}', firmOf(entry));

const points = ({ points: tasks = [] }: Entry, { mark }: Style) =>
  tasks.map((task) => `${mark}${task}`);

const inTurn = (parts: string[]) => parts.filter((part) => part !== '');

const datesInColumn: Layout = (entries, candidate, style) =>
  entries.map((entry) => {
    const cell = [strong(entry.title, style), firmOf(entry), ...points(entry, style)];
    return `${span(entry, candidate)} || ${inTurn(cell).join('\\\\')}`;
  });

const periodAtMargin: Layout = (entries, candidate, style) =>
  entries.flatMap((entry) => [
    `${strong(entry.title, style)} >> ${span(entry, candidate)}`,
    ...inTurn([firmOf(entry)]),
    ...points(entry, style),
  ]);

const firmAtMargin: Layout = (entries, candidate, style) =>
  entries.flatMap((entry) => [
    `${strong(firmOf(entry) || entry.title, style)} >> ${span(entry, candidate)}`,
    ...(entry.organisation === '' ? [] : [entry.title]),
    ...points(entry, style),
  ]);

const periodAhead: Layout = (entries, candidate, style) =>
  entries.flatMap((entry) => [
    `${span(entry, candidate)}${style.separator === ', ' ? ': ' : style.separator}${together(entry, style)}`,
    ...points(entry, style),
  ]);

const periodBehind: Layout = (entries, candidate, style) =>
  entries.flatMap((entry) => [
    `${together(entry, style)}${style.separator}${span(entry, candidate)}`,
    ...points(entry, style),
  ]);

const tableWithHeads: Layout = (entries, candidate, { labels }) => [
  `${labels.period} || ${labels.firm} || ${labels.title}`,
  ...entries.map(
    (entry) => `${span(entry, candidate)} || ${firmOf(entry) || '–'} || ${entry.title}`,
  ),
];

const stacked: Layout = (entries, candidate, style) =>
  entries.flatMap((entry) => [
    strong(entry.title, style),
    ...inTurn([firmOf(entry)]),
    span(entry, candidate),
    ...points(entry, style),
  ]);

const stackedFirmFirst: Layout = (entries, candidate, style) =>
  entries.flatMap((entry) => [
    ...inTurn([firmOf(entry)].map((firm) => (firm === '' ? '' : strong(firm, style)))),
    span(entry, candidate),
    entry.title,
    ...points(entry, style),
  ]);

const underLabels: Layout = (entries, candidate, { labels, mark }) =>
  entries.flatMap((entry) => [
    `${labels.period}: ${span(entry, candidate)}`,
    ...(entry.organisation === '' ? [] : [`${labels.firm}: ${firmOf(entry)}`]),
    `${labels.title}: ${entry.title}`,
    ...(entry.points ?? []).map((task) => `${mark}${task}`),
  ]);

const periodAlone: Layout = (entries, candidate, style) =>
  entries.flatMap((entry) => [
    span(entry, candidate),
    strong(together(entry, style), style),
    ...points(entry, style),
  ]);

/** One column for starts and one for ends. */
const fromAndTo: Layout = (entries, candidate, style) =>
  entries.map((entry) => {
    const dates = {
      ...candidate.notation,
      range: '{start}\t{end}',
      open: `{start}\t${now(candidate)}`,
    };
    const [from = '', to = ''] = printPeriod(entry, dates, candidate.language).split('\t');
    return `${from} || ${to} || ${inTurn([strong(entry.title, style), firmOf(entry)]).join('\\\\')}`;
  });

/** The word for today, without what stands around it. */
const now = ({ words }: Candidate) =>
  (words.open[0] ?? '').replace('{start}', '').replace(/^[\s–—~～-]+/u, '');

const inSentences: Layout = (entries, candidate, style) =>
  entries.flatMap((entry) => {
    if (entry.organisation === '') return [`${span(entry, candidate)} ${entry.title}`];
    const [closed, open] = candidate.words.told;
    const dates = { ...candidate.notation, range: '{start}\t{end}', open: '{start}' };
    const [start = '', end = ''] = printPeriod(entry, dates, candidate.language).split('\t');
    const sentence = (entry.end === 'present' ? open : closed)
      .replace('{start}', start)
      .replace('{end}', end)
      .replace('{title}', entry.title)
      .replace('{firm}', firmOf(entry));
    return [sentence, ...points(entry, style)];
  });

/** The Japanese form lists when somebody entered and left, oldest first. */
const eventsOfForm: Layout = (entries, candidate) =>
  entries.toReversed().flatMap((entry) => {
    const dates = { ...candidate.notation, range: '{start}\t{end}', open: '{start}' };
    const [start = '', end = ''] = printPeriod(entry, dates, candidate.language).split('\t');
    const isSchool = entry.points === undefined;
    if (isSchool) return [`${end} || ${entry.organisation} ${entry.title}`];
    return [
      `${start} || ${entry.organisation} 入社（${entry.title}）`,
      entry.end === 'present' ? ' || 現在に至る' : `${end} || ${entry.organisation} 退社`,
    ];
  });
