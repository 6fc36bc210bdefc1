export const noBreakSpace = '\u00a0';
export const narrowSpace = '\u202f';

/** Between factors, which stay on one line. */
export const times = `${noBreakSpace}×${noBreakSpace}`;

/** What stands between a number and its per cent sign; in the other languages nothing does. */
const beforePercent: Record<string, string> = {
  ...{ de: noBreakSpace, es: noBreakSpace, fr: narrowSpace },
};

const numberFormats = new Map<string, Intl.NumberFormat>();

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

/** @returns a number as the language writes it: 1.2 in English, 1,2 in German. */
export function formatNumber(value: number, languageTag: string): string {
  let format = numberFormats.get(languageTag);
  if (!format) {
    format = new Intl.NumberFormat(languageTag);
    numberFormats.set(languageTag, format);
  }
  return format.format(value);
}

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
