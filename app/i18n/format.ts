const numberFormats = new Map<string, Intl.NumberFormat>();

/** @returns a number as the language writes it: 1.2 in English, 1,2 in German. */
export function formatNumber(value: number, languageTag: string): string {
  let format = numberFormats.get(languageTag);
  if (!format) {
    format = new Intl.NumberFormat(languageTag);
    numberFormats.set(languageTag, format);
  }
  return format.format(value);
}
