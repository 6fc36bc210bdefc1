import { parseDecimal } from '../../i18n/decimal.ts';
import type { ToolMessages } from '../../i18n/en/tools.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Mounting } from '../../solar/module-power.ts';
import type { ToolModel } from '../content.ts';
import type { EntryName } from './query.ts';

/** How modules are fixed; the last two have a tilt of their own. */
export const kinds = ['bonded', 'gap', 'ventilated', 'vehicle', 'balcony'] as const;
export type Kind = (typeof kinds)[number];

/** A visitor's input as typed. */
export type Entries = Record<EntryName, string>;
export type EntryErrors = Partial<Record<EntryName, string>>;

/** What is estimated, apart from where. */
export interface YieldCase {
  kind: Kind;
  mounting: Mounting;
  /** Degrees; the azimuth clockwise from north. */
  tilt: number;
  azimuth: number;
  model: ToolModel;
  count: number;
  /** g of CO₂ for each kWh; null for none. */
  factor: number | null;
  /** Of one kWh; null for none. */
  price: number | null;
  /** Of a price that the visitor has not entered; null where it is a currency of their own. */
  currency: string | null;
}

const limits = {
  azimuth: { minimum: 0, maximum: 360 },
  tilt: { minimum: 0, maximum: 90 },
  count: { minimum: 1, maximum: 100_000 },
  factor: { minimum: 0, maximum: 2000 },
  price: { minimum: 0, maximum: 10_000 },
} as const;

type NumberName = keyof typeof limits;

const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text);

/** @returns the tilt of a kind that has one, or null. */
export const fixedTilt = (kind: string): number | null =>
  kind === 'vehicle' ? 0 : kind === 'balcony' ? 90 : null;

/** What lies on a vehicle is bonded, and a railing lets air behind. */
const mountingOf = (kind: Kind): Mounting =>
  kind === 'vehicle' ? 'bonded' : kind === 'balcony' ? 'ventilated' : kind;

/**
 * What is in the fields at first: what the address says, or a roof with twenty modules.
 * @param place its name; '' where coordinates are given.
 */
export function firstEntries(
  query: Readonly<Record<string, string>>,
  models: readonly ToolModel[],
  place: string,
): Entries {
  const isAsked = query.v !== undefined;
  const entry = (name: EntryName, first: string) => query[name] ?? (isAsked ? '' : first);
  return {
    place,
    latitude: entry('latitude', ''),
    longitude: entry('longitude', ''),
    country: entry('country', ''),
    kind: query.kind ?? 'bonded',
    azimuth: entry('azimuth', '180'),
    tilt: entry('tilt', '10'),
    model: query.model ?? models[0]?.key ?? '',
    count: entry('count', '20'),
    factor: entry('factor', ''),
    price: entry('price', ''),
  };
}

interface Context {
  models: readonly ToolModel[];
  words: ToolMessages;
  languageTag: string;
  /** Of the place; null where none is known. */
  gridFactor: number | null;
  price?: { value: number; currency: string } | undefined;
}

/** Reads what was typed: the case, or every value that cannot be used, worded. */
export function readCase(
  entries: Entries,
  { models, words, languageTag, gridFactor, price: known }: Context,
): { errors: EntryErrors; read: YieldCase | null } {
  const errors: EntryErrors = {};
  const number = (name: NumberName, whole = false): number | null => {
    const { minimum, maximum } = limits[name];
    const value = parseDecimal(entries[name], languageTag);
    const isInside = value !== null && value >= minimum && value <= maximum;
    if (isInside && (!whole || Number.isInteger(value))) return value;
    errors[name] = (whole ? words.errorWhole : words.errorNumber)
      .replace('{minimum}', formatNumber(minimum, languageTag))
      .replace('{maximum}', formatNumber(maximum, languageTag));
    return null;
  };
  const optional = (name: NumberName) => (entries[name].trim() === '' ? null : number(name));

  const kind = isKind(entries.kind) ? entries.kind : null;
  if (!kind) errors.kind = words.errorChoice;
  const model = models.find(({ key }) => key === entries.model);
  if (!model) errors.model = words.errorChoice;
  const tilt = fixedTilt(entries.kind) ?? number('tilt');
  const azimuth = number('azimuth');
  const count = number('count', true);
  const factor = optional('factor') ?? gridFactor;
  const own = optional('price');
  const price = own ?? known?.value ?? null;
  const currency = own === null ? (known?.currency ?? null) : null;
  const isWrong = Object.keys(errors).length > 0;
  if (isWrong || !kind || !model || tilt === null || azimuth === null || count === null) {
    return { errors, read: null };
  }
  const mounting = mountingOf(kind);
  const figures = { count, factor, price, currency };
  return { errors, read: { kind, mounting, tilt, azimuth, model, ...figures } };
}
