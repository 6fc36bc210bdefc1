import type { ModuleVoltages } from '../../blocks/string-check/string-voltage.ts';
import { parseDecimal } from '../../i18n/decimal.ts';
import { formatNumber } from '../../i18n/format.ts';
import { type Fixing, fixings, kilograms, type LoadAssumptions } from '../../roof/load.ts';
import type { ModuleSize, Rectangle, Roof } from '../../roof/roof.ts';
import type { RoofModel, RoofWords } from './content.ts';
import {
  type Entries,
  type EntryErrors,
  type EntryName,
  type ObstacleSide,
  obstacleNumbers,
  obstacleSides,
} from './query.ts';

export const coverings = ['trapezoidal', 'seam', 'membrane', 'other'] as const;
export type Covering = (typeof coverings)[number];

export const reserveUnits = ['kg', 'kn'] as const;

/** What is checked. */
export interface RoofCase {
  roof: Roof;
  model: RoofModel;
  size: ModuleSize & { gap: number };
  voltages: ModuleVoltages | null;
  covering: Covering;
  fixing: Fixing;
  /** kg/m²; null if it is not known. */
  reserve: number | null;
  assumed: LoadAssumptions;
  /** Degrees; the azimuth clockwise from north. */
  tilt: number;
  azimuth: number;
  /** °C and V, as in a plan of a string. */
  lowest: number;
  highest: number | null;
  inverterMaximum: number | null;
  mpptMinimum: number | null;
  mpptMaximum: number | null;
}

type Limits = readonly [minimum: number, maximum: number];

const metres: Limits = [0, 120];

const limits: Partial<Record<EntryName, Limits>> = {
  ...{ length: [1, 120], width: [1, 120], notchLength: [0.1, 120], notchWidth: [0.1, 120] },
  ...{ edge: [0, 10], clearance: [0, 5], gap: [0, 500], tilt: [0, 90], azimuth: [0, 360] },
  ...{ reserve: [0, 1000], lowest: [-60, 60], highest: [0, 120] },
  ...{ inverterMaximum: [10, 2000], mpptMinimum: [10, 2000], mpptMaximum: [10, 2000] },
  ...{ beadLength: [0, 100], beadWidth: [0, 200], beadHeight: [0, 100] },
  ...{ adhesiveDensity: [0, 5000], clamps: [0, 100], clampWeight: [0, 10] },
  ...{ profileWeight: [0, 50], cableWeight: [0, 50] },
};

const sideLimits: Record<ObstacleSide, Limits> = {
  ...{ x: metres, y: metres, l: [0.01, 120], w: [0.01, 120] },
};

interface Context {
  models: readonly RoofModel[];
  words: RoofWords;
  languageTag: string;
}

/** Lengths are drawn in whole mm. */
const millimetres = (value: number): number => Math.round(value * 1000);

/** Reads single fields, and collects what is wrong with them. */
class Reader {
  readonly errors: EntryErrors = {};
  readonly #entries: Entries;
  readonly #context: Context;

  constructor(entries: Entries, context: Context) {
    this.#entries = entries;
    this.#context = context;
  }

  /** @returns 0 for what cannot be used; the error says so. */
  number(name: EntryName, [minimum, maximum]: Limits = limits[name] ?? metres): number {
    const { words, languageTag } = this.#context;
    const value = parseDecimal(this.#entries[name], languageTag);
    if (value !== null && value >= minimum && value <= maximum) return value;
    const worded = (limit: number) => formatNumber(limit, languageTag).replace('-', '\u2212');
    this.errors[name] = words.errorNumber
      .replace('{minimum}', worded(minimum))
      .replace('{maximum}', worded(maximum));
    return 0;
  }

  optional(name: EntryName): number | null {
    return this.#entries[name].trim() === '' ? null : this.number(name);
  }

  choice<Choice extends string>(name: EntryName, choices: readonly Choice[]): Choice | null {
    const found = choices.find((one) => one === this.#entries[name]);
    if (!found) this.errors[name] = this.#context.words.errorChoice;
    return found ?? null;
  }
}

function readNotch(reader: Reader, roof: Omit<Roof, 'notch' | 'obstacles'>, words: RoofWords) {
  const notch = {
    length: millimetres(reader.number('notchLength')),
    width: millimetres(reader.number('notchWidth')),
  };
  // A roof that cannot be read has its own error, and no other follows from it.
  const { length, width } = reader.errors;
  if (!length && notch.length >= roof.length) reader.errors.notchLength ??= words.errorNotch;
  if (!width && notch.width >= roof.width) reader.errors.notchWidth ??= words.errorNotch;
  return notch;
}

function readObstacles(
  reader: Reader,
  entries: Entries,
  roof: { length: number; width: number },
  words: RoofWords,
): Rectangle[] {
  return obstacleNumbers.flatMap((number) => {
    const names = obstacleSides.map((side) => `${side}${number}` as const);
    const empty = names.filter((name) => entries[name].trim() === '');
    if (empty.length === names.length) return [];
    // Each is read, so that one that cannot be is told at once and not when the others are there.
    const [x = 0, y = 0, width = 0, height = 0] = obstacleSides.map((side) =>
      millimetres(reader.number(`${side}${number}`, sideLimits[side])),
    );
    for (const name of empty) reader.errors[name] = words.errorObstacle;
    if (empty.length > 0) return [];
    const { errors } = reader;
    if (!errors.length && x >= roof.length) errors[`x${number}`] ??= words.errorOutside;
    if (!errors.width && y >= roof.width) errors[`y${number}`] ??= words.errorOutside;
    return [{ x, y, width, height }];
  });
}

function readRoof(reader: Reader, entries: Entries, words: RoofWords): Roof {
  const shape = reader.choice('shape', ['rectangle', 'l'] as const);
  const plain = {
    length: millimetres(reader.number('length')),
    width: millimetres(reader.number('width')),
    edge: millimetres(reader.number('edge')),
    clearance: millimetres(reader.number('clearance')),
  };
  const notch = shape === 'l' ? readNotch(reader, plain, words) : null;
  return { ...plain, notch, obstacles: readObstacles(reader, entries, plain, words) };
}

const readAssumptions = (reader: Reader): LoadAssumptions => ({
  beadLength: reader.number('beadLength'),
  beadWidth: reader.number('beadWidth'),
  beadHeight: reader.number('beadHeight'),
  adhesiveDensity: reader.number('adhesiveDensity'),
  clamps: reader.number('clamps'),
  clampWeight: reader.number('clampWeight'),
  profileWeight: reader.number('profileWeight'),
  cableWeight: reader.number('cableWeight'),
});

function readReserve(reader: Reader): number | null {
  const unit = reader.choice('reserveUnit', reserveUnits);
  const reserve = reader.optional('reserve');
  return reserve !== null && unit === 'kn' ? kilograms(reserve) : reserve;
}

/** Reads what was typed: the case, or every value that cannot be used, worded. */
export function readCase(
  entries: Entries,
  context: Context,
): { errors: EntryErrors; read: RoofCase | null } {
  const { models, words } = context;
  const reader = new Reader(entries, context);
  const { errors } = reader;
  const roof = readRoof(reader, entries, words);
  const model = models.find(({ key }) => key === entries.model);
  if (!model) errors.model = words.errorChoice;
  const covering = reader.choice('covering', coverings);
  const fixing = reader.choice('fixing', fixings);
  const assumed = readAssumptions(reader);
  const numbers = {
    ...{ reserve: readReserve(reader), gap: Math.round(reader.number('gap')) },
    ...{ tilt: reader.number('tilt'), azimuth: reader.number('azimuth') },
    ...{ lowest: reader.number('lowest'), highest: reader.optional('highest') },
    inverterMaximum: reader.optional('inverterMaximum'),
    mpptMinimum: reader.optional('mpptMinimum'),
    mpptMaximum: reader.optional('mpptMaximum'),
  };
  const { gap, highest, mpptMinimum, mpptMaximum, lowest } = numbers;
  if (highest !== null && highest <= lowest) errors.highest ??= words.errorHotter;
  if (mpptMinimum !== null && mpptMaximum !== null && mpptMaximum <= mpptMinimum) {
    errors.mpptMaximum ??= words.errorWindow;
  }
  if (Object.keys(errors).length > 0 || !model || !covering || !fixing) {
    return { errors, read: null };
  }
  const size = { long: model.long, short: model.short, gap };
  const { voltages } = model;
  return { errors, read: { ...numbers, roof, model, size, voltages, covering, fixing, assumed } };
}
