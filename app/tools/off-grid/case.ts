import { parseDecimal } from '../../i18n/decimal.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Mounting } from '../../solar/module-power.ts';
import type { OffGridContent, OffGridModel } from '../content.ts';
import {
  consumerEntry,
  consumerNames,
  type Entries,
  type EntryErrors,
  type NumberName,
} from './query.ts';

/** How modules are fixed; those on a vehicle lie flat, without air behind them. */
export const kinds = ['vehicle', 'bonded', 'gap', 'ventilated'] as const;
type Kind = (typeof kinds)[number];

/** V of the battery. */
export const voltages = ['12', '24', '48'] as const;

export const monthNumbers = Array.from({ length: 12 }, (_, month) => String(month + 1));

/** What is estimated, apart from where. */
export interface OffGridCase {
  kind: Kind;
  mounting: Mounting;
  /** Degrees; the azimuth clockwise from north. */
  tilt: number;
  azimuth: number;
  model: OffGridModel;
  /** In use, from 0 for January; in the order of their use. */
  months: number[];
  /** Free area, in mm. */
  area: { length: number; width: number };
  /** Of the curved surface, in m; null for a flat one. */
  radius: number | null;
  /** Wh a day. */
  need: number;
  /** Whether the need is that of the list, rather than one of the visitor's own. */
  isNeedOfList: boolean;
  /** Ah and V. */
  capacity: number;
  voltage: number;
  /** Share of the battery that may be drawn. */
  usable: number;
  /** Share of what the modules yield that is left after charging and drawing. */
  charging: number;
}

type Limits = readonly [minimum: number, maximum: number];

const limits: Record<Exclude<NumberName, `${string}Power` | `${string}Hours`>, Limits> = {
  ...{ tilt: [0, 90], azimuth: [0, 360], length: [0.3, 30], width: [0.3, 30] },
  ...{ radius: [1, 1000], total: [1, 1_000_000], capacity: [1, 100_000] },
  ...{ usable: [1, 100], charging: [1, 100] },
};

const powerLimits: Limits = [0, 100_000];
const hourLimits: Limits = [0, 24];

/** From one month to another, across the end of the year where the first is the later one. */
export function monthsFrom(from: number, to: number): number[] {
  const count = ((to - from + 12) % 12) + 1;
  return Array.from({ length: count }, (_, step) => (from + step) % 12);
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}

interface Context {
  models: readonly OffGridModel[];
  words: OffGridContent['words'];
  languageTag: string;
}

type ReadNumber = (name: NumberName, limits: Limits) => number | null;

/** Reads numbers, and words those that cannot be used. */
function numberReader(
  entries: Entries,
  errors: EntryErrors,
  { words, languageTag }: Context,
): ReadNumber {
  return (name, [minimum, maximum]) => {
    const value = parseDecimal(entries[name], languageTag);
    if (value !== null && value >= minimum && value <= maximum) return value;
    errors[name] = words.errorNumber
      .replace('{minimum}', formatNumber(minimum, languageTag))
      .replace('{maximum}', formatNumber(maximum, languageTag));
    return null;
  };
}

/** @returns Wh a day of all consumers; a row with neither power nor hours is none. */
function needOfList(entries: Entries, read: ReadNumber): number | null {
  const needs = consumerNames.map((name) => {
    const [power, hours] = [consumerEntry(name, 'Power'), consumerEntry(name, 'Hours')];
    if (entries[power].trim() === '' && entries[hours].trim() === '') return 0;
    const [watts, duration] = [read(power, powerLimits), read(hours, hourLimits)];
    return watts === null || duration === null ? null : watts * duration;
  });
  return needs.reduce<number | null>(
    (sum, need) => (sum === null || need === null ? null : sum + need),
    0,
  );
}

/** Reads what was typed: the case, or every value that cannot be used, worded. */
export function readCase(
  entries: Entries,
  context: Context,
): { errors: EntryErrors; read: OffGridCase | null } {
  const { models, words } = context;
  const errors: EntryErrors = {};
  const anyNumber = numberReader(entries, errors, context);
  const number = (name: keyof typeof limits) => anyNumber(name, limits[name]) ?? Number.NaN;
  const chosen = <Value>(name: 'kind' | 'from' | 'to' | 'model' | 'voltage', value: Value) => {
    if (value === null || value === undefined) errors[name] = words.errorChoice;
    return value;
  };
  const kind = chosen('kind', oneOf(kinds, entries.kind));
  const from = chosen('from', oneOf(monthNumbers, entries.from));
  const to = chosen('to', oneOf(monthNumbers, entries.to));
  const voltage = chosen('voltage', oneOf(voltages, entries.voltage));
  const model = chosen(
    'model',
    models.find(({ key }) => key === entries.model),
  );
  const isFlat = entries.kind === 'vehicle';
  const isNeedOfList = entries.total.trim() === '';
  const need = isNeedOfList ? needOfList(entries, anyNumber) : number('total');
  if (need === 0) errors.total = words.errorNeed;
  const numbers = {
    tilt: isFlat ? 0 : number('tilt'),
    azimuth: isFlat ? 180 : number('azimuth'),
    area: {
      length: Math.round(number('length') * 1000),
      width: Math.round(number('width') * 1000),
    },
    radius: entries.radius.trim() === '' ? null : number('radius'),
    capacity: number('capacity'),
    usable: number('usable') / 100,
    charging: number('charging') / 100,
  };
  const isWrong = Object.keys(errors).length > 0;
  if (isWrong || !kind || !from || !to || !voltage || !model || need === null) {
    return { errors, read: null };
  }
  const mounting = kind === 'vehicle' ? 'bonded' : kind;
  const months = monthsFrom(Number(from) - 1, Number(to) - 1);
  const read = { ...numbers, kind, mounting, model, months, need, isNeedOfList };
  return { errors, read: { ...read, voltage: Number(voltage) } };
}
