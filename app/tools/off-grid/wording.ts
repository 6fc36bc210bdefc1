import type { ResultRow } from '../../components/result-rows.tsx';
import { formatNumber, noBreakSpace, spaceBefore, times } from '../../i18n/format.ts';
import { plural } from '../../i18n/plural.ts';
import type { OffGridContent } from '../content.ts';
import { kindName, monthsOf, roundTo } from '../yield/wording.ts';
import { type Balance, riseOf } from './balance.ts';
import type { OffGridCase } from './case.ts';

type Words = OffGridContent['words'];

/** Numbers with their units, as the language writes them. */
export function measures(languageTag: string) {
  const number = (value: number, digits = 3) => formatNumber(roundTo(value, digits), languageTag);
  const measure = (value: number, unit: string, digits = 3) =>
    `${number(value, digits)}${noBreakSpace}${unit}`;
  return {
    number,
    measure,
    wattHours: (value: number) => measure(value, 'Wh'),
  };
}

/** Of power in standard conditions; French says "crête". */
const peakUnit = (languageTag: string) => (languageTag === 'fr' ? 'Wc' : 'W');

export const headline = ({ needed }: Balance, words: Words, languageTag: string): string =>
  needed === null ? words.neededNone : plural(words.needed, needed, languageTag);

/** Whether what is planned covers the need, as sure as that is. */
export function verdict(
  { need }: OffGridCase,
  { cover, worst }: Balance,
  words: Words,
  languageTag: string,
): string {
  const { wattHours } = measures(languageTag);
  const month = monthsOf(words)[worst.month] ?? '';
  return { dull: words.coverDull, mean: words.coverMean, none: words.coverNone }[cover]
    .replace('{month}', month)
    .replace('{energy}', wattHours(worst.energy))
    .replace('{need}', wattHours(need));
}

/** What is known of bending a module; null for a flat surface. */
export function radiusNote(
  { radius, model }: OffGridCase,
  words: Words,
  languageTag: string,
): string | null {
  if (radius === null) return null;
  const { measure } = measures(languageTag);
  const { bendRadius } = model;
  const limit = bendRadius ? measure(bendRadius.value, 'mm', 6) : '';
  return (bendRadius ? words.radiusNoteKnown : words.radiusNote)
    .replace(
      '{limit}',
      bendRadius?.isExample ? words.radiusExample.replace('{radius}', limit) : limit,
    )
    .replace('{model}', model.name)
    .replace('{rise}', measure(riseOf(radius, model.short), 'mm', 2));
}

/** The figures of a result, as page and inquiry say them. */
export function resultRows(
  one: OffGridCase,
  found: Balance,
  words: Words,
  languageTag: string,
): ResultRow[] {
  const { number, measure, wattHours } = measures(languageTag);
  const { model, isNeedOfList: isExample } = one;
  const { worst, planned, neededWhenDull } = found;
  const range = words.worstRange
    .replace('{low}', number(worst.low, 2))
    .replace('{high}', measure(worst.high, 'Wh', 2));
  const watts = (value: number) => measure(value, peakUnit(languageTag), 5);
  return [
    { key: 'need', name: words.need, value: wattHours(one.need), isExample },
    { key: 'fitting', name: words.fitting, value: number(found.fitting.length) },
    {
      key: 'planned',
      name: words.planned,
      value: `${number(planned)}${times}${watts(model.power)}${noBreakSpace}= ${watts(found.power)}`,
      isExample: model.isExample,
    },
    {
      key: 'weight',
      name: words.weight,
      value: measure(found.weight, 'kg'),
      isExample: model.isExample,
    },
    { key: 'worst', name: words.worstDay, value: wattHours(worst.energy), note: range },
    ...(neededWhenDull === null
      ? []
      : [{ key: 'dull', name: words.neededWhenDull, value: number(neededWhenDull) }]),
    { key: 'stored', name: words.stored, value: wattHours(found.stored), isExample: true },
    {
      key: 'autonomy',
      name: words.autonomy,
      value: plural(words.days, roundTo(found.autonomy, 2), languageTag),
      isExample: true,
    },
  ];
}

/** What was entered, as an inquiry says it. */
export function entryRows(
  one: OffGridCase,
  place: string,
  words: Words,
  languageTag: string,
): [string, string][] {
  const { number } = measures(languageTag);
  const percent = (share: number) => `${number(share * 100)}${spaceBefore('%', languageTag)}%`;
  const names = monthsOf(words);
  const { months, area, radius, kind } = one;
  const isFlat = kind === 'vehicle';
  return [
    [words.place, place],
    [words.from, names[months[0] ?? 0] ?? ''],
    [words.to, names[months.at(-1) ?? 0] ?? ''],
    [words.kind, kindName(kind, words)],
    ...(isFlat
      ? []
      : ([
          [words.azimuth, number(one.azimuth)],
          [words.tilt, number(one.tilt)],
        ] satisfies [string, string][])),
    [words.model, one.model.name],
    [words.length, number(area.length / 1000, 4)],
    [words.width, number(area.width / 1000, 4)],
    ...(radius === null ? [] : [[words.radius, number(radius)] as [string, string]]),
    [words.capacity, number(one.capacity, 6)],
    [words.voltage, number(one.voltage)],
    [words.usable, percent(one.usable)],
    [words.charging, percent(one.charging)],
  ];
}
