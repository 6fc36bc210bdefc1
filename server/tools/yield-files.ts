import { catalogues } from '../../app/i18n/catalogues.ts';
import { formatNumber, noBreakSpace } from '../../app/i18n/format.ts';
import { languages } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { kindName, monthsOf, resultRows, roundTo } from '../../app/tools/yield/wording.ts';
import { byteOrderMark, csvRecord } from '../../cms/office/csv.ts';
import type { Guide, ShownPart } from '../../documents/shown.ts';
import { type ToldCase, toldRows } from './told-case.ts';
import type { KnownCase } from './yield-case.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/** @returns what was entered, each with its name. */
function entered({ words, place, read, language }: KnownCase): [string, string][] {
  const { tag } = languages[language];
  const number = (value: number) => formatNumber(value, tag);
  return [
    [words.place, place.label],
    [words.kind, kindName(read.kind, words)],
    [words.azimuth, number(read.azimuth)],
    [words.tilt, number(read.tilt)],
    [words.model, read.model.name],
    [words.count, number(read.count)],
    ...(read.factor === null ? [] : [[words.factor, number(read.factor)] as [string, string]]),
    ...(read.price === null ? [] : [[words.price, number(read.price)] as [string, string]]),
  ];
}

/** The case as a table for programs and spreadsheets: numbers have a decimal point. */
export function yieldCsv(one: KnownCase): string {
  const { words, read, place, outcome, sources } = one;
  const { annual } = outcome;
  const rows: [string, string, number | string, string][] = [
    ['place', words.place, place.label, ''],
    ['latitude', words.latitude, place.latitude, '°'],
    ['longitude', words.longitude, place.longitude, '°'],
    ['kind', words.kind, read.kind, ''],
    ['azimuth', words.azimuth, read.azimuth, '°'],
    ['tilt', words.tilt, read.tilt, '°'],
    ['model', words.model, read.model.key, ''],
    ['count', words.count, read.count, ''],
    ['power', words.power, outcome.power, 'kWp'],
    ['energy', words.perYear, round(annual.energy), 'kWh'],
    ['low', words.perYearLow, round(annual.low), 'kWh'],
    ['high', words.perYearHigh, round(annual.high), 'kWh'],
    ...monthsOf(words).map((name, month): (typeof rows)[number] => [
      `month${month + 1}`,
      name,
      round(outcome.monthly[month] ?? 0),
      'kWh',
    ]),
    ['light', words.light, round(outcome.irradiation.plane), 'kWh/m²'],
    ['heatLoss', words.heat, round(outcome.heatLoss * 100), '%'],
    ...(read.factor === null || outcome.carbon === null
      ? []
      : [
          ['factor', words.factor, read.factor, 'g/kWh'] as (typeof rows)[number],
          ['carbon', words.carbon, round(outcome.carbon), 'kg'] as (typeof rows)[number],
        ]),
    ...(outcome.money === null
      ? []
      : [['money', words.money, round(outcome.money), ''] as (typeof rows)[number]]),
    ['note', words.notIn, words.noProof, ''],
    ['sources', words.sources, sources, ''],
  ];
  return `${byteOrderMark}${csvRecord(['key', 'name', 'value', 'unit'])}${rows.map(csvRecord).join('')}`;
}

/** The font of documents has no small 2 below the line. */
const withPlainDigits = (text: string): string => text.replaceAll('₂', '2');

const values = (rows: [string, string][]): ShownPart => ({
  kind: 'values',
  values: rows.map(([name, value]) => ({
    ...{ name: withPlainDigits(name), value, before: '', after: '', unit: null, isExample: false },
  })),
});

/**
 * The case as a document to print: what was entered, what follows, and what it leaves out.
 * @param address where the site shows the same.
 */
export async function yieldDocument(one: KnownCase, address: string): Promise<Guide> {
  const { words, place, outcome, language, sources } = one;
  const { tag } = languages[language];
  const number = (value: number, digits: number) => formatNumber(roundTo(value, digits), tag);
  const { siteName } = await loadMessages(language);
  const months = monthsOf(words).map((name, month): [string, string] => [
    name,
    `${number(outcome.monthly[month] ?? 0, 3)}${noBreakSpace}kWh`,
  ]);
  const results = resultRows(outcome, words, tag).map((row): [string, string] => [
    row.note ? `${row.name} (${row.note})` : row.name,
    row.value,
  ]);
  const missing = [words.notInShade, words.notInSnow, words.notInAge, words.notInUse];
  return {
    kind: 'guide',
    language,
    siteName,
    kindName: words.title,
    title: place.label,
    messages: { ...catalogues[language].documents, version: '', origin: address },
    lead: `${headlineOf(one)} ${words.noProof}`,
    picture: null,
    parts: [
      values(entered(one)),
      { kind: 'heading', level: 2, text: words.result },
      values(results),
      { kind: 'heading', level: 2, text: words.byMonth },
      // Half a year stays together; a whole one might leave half a page empty.
      values(months.slice(0, 6)),
      values(months.slice(6)),
      { kind: 'paragraph', text: words.singleYear },
      { kind: 'heading', level: 2, text: words.notIn },
      { kind: 'list', isOrdered: false, items: [...missing, words.notInVehicle] },
      { kind: 'paragraph', text: words.isIn },
      { kind: 'heading', level: 2, text: words.method },
      { kind: 'paragraph', text: words.methodText },
      { kind: 'paragraph', text: words.period },
      { kind: 'small', text: { text: sources, language: 'en' } },
    ],
  };
}

/** The case as an inquiry and the back office have it. */
export function tellYield(one: KnownCase): ToldCase {
  const { words, outcome, language } = one;
  const { tag } = languages[language];
  return {
    title: words.title,
    summary: [headlineOf(one)],
    rows: toldRows(entered(one), resultRows(outcome, words, tag)),
    drawing: null,
  };
}

/** What it yields, and how sure that is. */
export function headlineOf({
  words,
  outcome,
  language,
}: Pick<KnownCase, 'words' | 'outcome' | 'language'>): string {
  const { tag } = languages[language];
  const number = (value: number, digits: number) => formatNumber(roundTo(value, digits), tag);
  const range = words.range
    .replace('{low}', number(outcome.annual.low, 2))
    .replace('{high}', number(outcome.annual.high, 2));
  return `${number(outcome.annual.energy, 3)}${noBreakSpace}${words.perYear}. ${range}`;
}
