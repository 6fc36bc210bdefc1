import { parseDecimal } from '../../i18n/decimal.ts';
import type { ToolMessages } from '../../i18n/en/tools.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { KitContent } from '../content.ts';
import type { BalconyEntries } from './query.ts';

export interface Railing {
  /** m */
  length: number;
  /** 0 for the ground; null where it was not said. */
  floor: number | null;
}

const limits = {
  railing: { minimum: 0.5, maximum: 100 },
  floor: { minimum: 0, maximum: 100 },
} as const;

interface Read {
  railing: Railing | null;
  errors: Partial<Record<'railing' | 'floor', string>>;
}

/** Reads what was typed about the balcony; what cannot be used is worded. */
export function readRailing(
  entries: BalconyEntries,
  words: ToolMessages,
  languageTag: string,
): Read {
  const errors: Read['errors'] = {};
  const number = (name: keyof typeof limits, isWhole: boolean): number | null => {
    const { minimum, maximum } = limits[name];
    const value = parseDecimal(entries[name], languageTag);
    const isInside = value !== null && value >= minimum && value <= maximum;
    if (isInside && (!isWhole || Number.isInteger(value))) return value;
    errors[name] = (isWhole ? words.errorWhole : words.errorNumber)
      .replace('{minimum}', formatNumber(minimum, languageTag))
      .replace('{maximum}', formatNumber(maximum, languageTag));
    return null;
  };
  const length = number('railing', false);
  const floor = entries.floor.trim() === '' ? null : number('floor', true);
  return { errors, railing: length === null || errors.floor ? null : { length, floor } };
}

/** What a kit needs of the railing, in m; its modules hang beside each other, lying. */
export const lengthOn = ({ length, modules }: Pick<KitContent, 'length' | 'modules'>): number =>
  (length * modules) / 1000;

/** What glass modules of the size of a kit weigh, in kg. @param glass kg/m² of them. */
export const glassFor = ({ length, width, modules }: KitContent, glass: number): number =>
  (glass * length * width * modules) / 1_000_000;
