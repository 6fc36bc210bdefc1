const numberFormats = new Map<string, Intl.NumberFormat>();

/** @returns a range as the language writes it: 15–20. */
export function formatRange(from: number, to: number, languageTag: string): string {
  return `${formatNumber(from, languageTag)}–${formatNumber(to, languageTag)}`;
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
