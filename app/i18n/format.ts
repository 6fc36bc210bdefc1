export const noBreakSpace = '\u00a0';
export const narrowSpace = '\u202f';

/** Between factors, which stay on one line. */
export const times = `${noBreakSpace}×${noBreakSpace}`;

/** What stands between a number and its per cent sign; in the other languages nothing does. */
const beforePercent: Record<string, string> = {
  ...{ de: noBreakSpace, es: noBreakSpace, fr: narrowSpace },
};

interface NumberMarks {
  decimal: string;
  /** Between thousands. */
  group: string;
  /** Thousands stand apart from so many digits on. */
  groupedFrom: number;
  /** What people type between thousands, where that is another mark. */
  typedGroup?: string;
}

/**
 * How numbers are written. In Spanish by the Ortografía of RAE and ASALE (2010): a thin space from
 * five digits on, never a point, which `Intl` has; people still type one.
 */
const numberMarks: Record<string, NumberMarks> = {
  en: { decimal: '.', group: ',', groupedFrom: 4 },
  'zh-Hans': { decimal: '.', group: ',', groupedFrom: 4 },
  de: { decimal: ',', group: '.', groupedFrom: 4 },
  ja: { decimal: '.', group: ',', groupedFrom: 4 },
  es: { decimal: ',', group: narrowSpace, groupedFrom: 5, typedGroup: '.' },
  fr: { decimal: ',', group: narrowSpace, groupedFrom: 4 },
  pl: { decimal: ',', group: noBreakSpace, groupedFrom: 5 },
};

/** What stands between the ends of a range; in the other languages an en dash does. */
const betweenEnds: Record<string, string> = {
  ...{ 'zh-Hans': '～', ja: '～' },
  es: `${noBreakSpace}a${noBreakSpace}`,
  fr: `${noBreakSpace}à${noBreakSpace}`,
};

/** @returns a range of numbers that are not negative, as the language writes it: 15–20. */
export function formatRange(from: number, to: number, languageTag: string): string {
  const between = betweenEnds[languageTag] ?? '–';
  return `${formatNumber(from, languageTag)}${between}${formatNumber(to, languageTag)}`;
}

/**
 * By the marks above, and otherwise the same as of `Intl.NumberFormat`. That takes up to 20 ms of a
 * fast processor for the first number, while React takes over a page
 * (docs/decisions/0053-a-page-in-small-pieces.md).
 * @returns a number as the language writes it: 1.2 in English, 1,2 in German.
 */
export function formatNumber(value: number, languageTag: string): string {
  const marks = numberMarks[languageTag];
  // By its digits, so that 1.0005 is rounded up, however a computer stores it.
  const thousandths = Math.round(Number(`${Math.abs(value)}e3`));
  if (!marks || !(thousandths < 1e12)) {
    return new Intl.NumberFormat(languageTag)
      .formatToParts(value)
      .map((part) => (part.type === 'group' && marks ? marks.group : part.value))
      .join('');
  }
  const whole = String(Math.floor(thousandths / 1000));
  const fraction = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const grouped =
    whole.length < marks.groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, marks.group);
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return `${sign}${grouped}${fraction && `${marks.decimal}${fraction}`}`;
}

/** @returns what stands before the fraction of a number. */
export const decimalMarkOf = (languageTag: string): string =>
  numberMarks[languageTag]?.decimal ?? '.';

/** @returns what sets thousands apart in what people type. */
export const typedGroupOf = (languageTag: string): string =>
  numberMarks[languageTag]?.typedGroup ?? numberMarks[languageTag]?.group ?? '';

/** @returns what stands between a number and its unit. */
export function spaceBefore(unit: string, languageTag: string): string {
  if (unit === '%') return beforePercent[languageTag] ?? '';
  // Words of Chinese and Japanese, such as 年, follow their number without one.
  return unit > '\u2e80' ? '' : noBreakSpace;
}

/** @returns things one after the other, with the marks of the language: 1, 2 and 3. */
export function listOf(things: string[], languageTag: string): string {
  // The site uses British English, which has no comma before the last.
  return new Intl.ListFormat(languageTag === 'en' ? 'en-GB' : languageTag).format(things);
}
