import { type Language, languages } from '../../app/i18n/languages.ts';

export interface Quantity {
  value: number;
  /** The upper end if the value is a range. */
  maximum: number | null;
  /** null for a bare number. */
  unit: string | null;
  qualifier: 'exactly' | 'about' | 'moreThan' | 'atLeast';
  isExample: boolean;
}

const narrowSpace = '\u202f';
const noBreakSpace = '\u00a0';
const minus = '\u2212';
const formats = new Map<Language, Intl.NumberFormat>();
const percentFormats = new Map<Language, Intl.NumberFormat>();

/** @returns the number or range as the language writes it, without its unit: 2,8 or 15–20. */
export function formatValue({ value, maximum }: Quantity, language: Language): string {
  const format = formatOf(formats, language, { maximumFractionDigits: 3 });
  return withMinus(
    maximum === null ? format.format(value) : format.formatRange(value, maximum),
    format,
  );
}

/** @returns value and unit as one word that does not break: 2.8 kg/m², 70 %. */
export function formatQuantity(quantity: Quantity, language: Language): string {
  const { value, maximum, unit } = quantity;
  if (unit === '%') {
    const format = formatOf(percentFormats, language, {
      style: 'percent',
      maximumFractionDigits: 1,
    });
    const text =
      maximum === null
        ? format.format(value / 100)
        : format.formatRange(value / 100, maximum / 100);
    return withMinus(text, format).replace(/\s/g, narrowSpace);
  }
  const number = formatValue(quantity, language);
  return unit === null ? number : `${number}${noBreakSpace}${unit}`;
}

function formatOf(
  cache: Map<Language, Intl.NumberFormat>,
  language: Language,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const known = cache.get(language);
  if (known) return known;
  const format = new Intl.NumberFormat(languages[language].tag, options);
  cache.set(language, format);
  return format;
}

/** A minus sign where `Intl` writes a hyphen; the dash of a range stays what it is. */
function withMinus(text: string, format: Intl.NumberFormat): string {
  const sign = format.formatToParts(-1).find(({ type }) => type === 'minusSign')?.value ?? '-';
  // Chinese has a hyphen in its ranges, where an en dash is read more surely.
  const range = text.replace(/(?<=\d)-(?=\d)/g, '\u2013');
  return range.replaceAll(new RegExp(`(^|[^\\d])${sign}(?=\\d)`, 'g'), `$1${minus}`);
}
