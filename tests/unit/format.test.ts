import { expect, test } from 'vitest';
import {
  formatNumber,
  narrowSpace,
  noBreakSpace,
  spaceBefore,
  typedGroupOf,
} from '../../app/i18n/format.ts';
import { languages } from '../../app/i18n/languages.ts';

const tags = Object.values(languages).map(({ tag }) => tag);

/** Of all sizes, with the edges of grouping and rounding. */
const numbers = [
  ...[0, -0, 1, 999, 1000, 9999, 10_000, 99_999.9995, 123_456, 1_234_567.891, 2 ** 53],
  ...[0.5, 0.1 + 0.2, 1.0005, 1.0015, 2.4995, 0.0004, 0.0005, 999.9996, 1e-7, 1e21],
  ...[Number.NaN, Number.POSITIVE_INFINITY],
  ...Array.from({ length: 2000 }, (_, index) => 1.0137 ** index * ((index % 7) + 0.001 * index)),
];

/** `Intl` has a point for Spanish, which its Ortografía of 2010 has given up for a thin space. */
const inOwnMarks = (text: string, tag: string) =>
  tag === 'es' ? text.replaceAll('.', narrowSpace) : text;

test.each(tags)('Numbers are written in %s as by Intl.NumberFormat', (tag) => {
  const intl = new Intl.NumberFormat(tag);
  const format = (number: number) => inOwnMarks(intl.format(number), tag);
  const all = [...numbers, ...numbers.map((one) => -one)];
  expect(all.map((number) => formatNumber(number, tag))).toEqual(all.map(format));
});

test.each(tags)('Thousands are typed in %s with the mark of Intl.NumberFormat', (tag) => {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_000_000);
  expect(typedGroupOf(tag)).toBe(parts.find(({ type }) => type === 'group')?.value);
});

test.each([
  ['es', 9999, '9999'],
  ['es', 45_000, `45${narrowSpace}000`],
  ['es', 1_234_567.5, `1${narrowSpace}234${narrowSpace}567,5`],
  ['es', 12_345_678_901_234, ['12', '345', '678', '901', '234'].join(narrowSpace)],
  ['pl', 9999, '9999'],
  ['pl', 45_000, `45${noBreakSpace}000`],
])('In %s, %d is written by the rule of the language', (tag, number, written) => {
  expect(formatNumber(number, tag)).toBe(written);
});

test.each([
  ['kWh', 'ja', noBreakSpace],
  ['m²', 'zh', noBreakSpace],
  ['°C', 'ja', noBreakSpace],
  ['年', 'ja', ''],
  ['%', 'ja', ''],
])('%s follows its number in %s as the language writes it', (unit, language, space) => {
  expect(spaceBefore(unit, language)).toBe(space);
});
