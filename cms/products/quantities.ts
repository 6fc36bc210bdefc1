import { formatNumber, noBreakSpace, spaceBefore } from '../../app/i18n/format.ts';
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

const minus = '\u2212';

interface RangeWording {
  /** Of two numbers that are not negative. */
  plain: string;
  /** Of temperatures below and above zero, where a dash would be read as another minus. */
  signed: string;
}

const english: RangeWording = { plain: '{from}–{to}', signed: '{from} to {to}' };
const ranges: Partial<Record<Language, RangeWording>> = {
  zh: { plain: '{from}～{to}', signed: '{from}～{to}' },
  de: { plain: '{from}–{to}', signed: '{from} bis {to}' },
  ja: { plain: '{from}～{to}', signed: '{from}～{to}' },
  es: { plain: '{from} a {to}', signed: 'de {from} a {to}' },
  fr: { plain: '{from} à {to}', signed: 'de {from} à {to}' },
  pl: { plain: '{from}–{to}', signed: 'od {from} do {to}' },
};

/** Beside the wave dash a plus sign says nothing new. */
const hasPlusSign = (language: Language) => language !== 'zh' && language !== 'ja';

/** @returns the number or range as the language writes it, without its unit: 2,8 or 15–20. */
export function formatValue({ value, maximum }: Quantity, language: Language): string {
  if (maximum === null) return formatSigned(value, language);
  const isSigned = value < 0;
  const plus = isSigned && maximum > 0 && hasPlusSign(language) ? '+' : '';
  return (ranges[language] ?? english)[isSigned ? 'signed' : 'plain']
    .replace('{from}', formatSigned(value, language))
    .replace('{to}', `${plus}${formatSigned(maximum, language)}`)
    .replaceAll(' ', noBreakSpace);
}

/** @returns value and unit as one word that does not break: 2.8 kg/m², 70 %. */
export function formatQuantity(quantity: Quantity, language: Language): string {
  const number = formatValue(quantity, language);
  const { unit } = quantity;
  return unit === null ? number : `${number}${spaceBefore(unit, language)}${unit}`;
}

const formatSigned = (value: number, language: Language): string =>
  formatNumber(value, languages[language].tag).replace('-', minus);
