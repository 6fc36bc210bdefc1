import { layoutModules } from '../../roof/layout.ts';
import type { Rectangle, Roof } from '../../roof/roof.ts';
import { type Climate, estimateYear } from '../../solar/estimate.ts';
import { daysInMonth } from '../../solar/sun.ts';
import type { OffGridCase } from './case.ts';

/** How far a single month may be off its mean of many years: docs/decisions/0041. */
const monthSpread = 0.3;

/** mm between modules, for the sealant and the cable. */
const gap = 10;

/** Whether a month covers the need: also a dull one, in the mean only, or not at all. */
type Cover = 'dull' | 'mean' | 'none';

export interface Balance {
  /** Where modules fit, in mm. */
  fitting: Rectangle[];
  /** For the mean of the worst month in use; null where its sun yields nothing. */
  needed: number | null;
  /** For a worst month that is as dull as it may be. */
  neededWhenDull: number | null;
  /** As many as are needed, or as fit. */
  planned: number;
  /** Of the planned modules: Wh a day that can be used, from January to December. */
  daily: number[];
  /** The month in use with the least, from 0 for January, and its Wh a day. */
  worst: { month: number; energy: number; low: number; high: number };
  cover: Cover;
  /** Wh that the battery gives from full to as empty as it may be. */
  stored: number;
  /** Days that it covers without any sun. */
  autonomy: number;
  /** W and kg of the planned modules. */
  power: number;
  weight: number;
}

/** A rectangle without strips: those are for the visitor to leave out of what he measures. */
export const roofOf = ({ area }: Pick<OffGridCase, 'area'>): Roof => ({
  ...area,
  ...{ notch: null, edge: 0, obstacles: [], clearance: 0 },
});

/**
 * @param monthly kWh of one kWp in each month.
 * @param power W
 * @param charging share that is left after charging and drawing.
 * @returns Wh a day in each month.
 */
export const dailyEnergy = (monthly: readonly number[], power: number, charging: number) =>
  daysInMonth.map((days, month) => (((monthly[month] ?? 0) * power) / days) * charging);

/** @returns how many modules give `need`, or null where they give nothing. */
export function modulesFor(need: number, perModule: number): number | null {
  // What divides without a remainder may not need one more because of the last bit.
  return perModule > 0 ? Math.ceil(need / perModule - 1e-9) : null;
}

/** @returns Wh from the full battery. */
const storedIn = ({ capacity, voltage, usable }: OffGridCase): number =>
  capacity * voltage * usable;

export function coverOf(energy: number, low: number, need: number): Cover {
  if (low >= need) return 'dull';
  return energy >= need ? 'mean' : 'none';
}

/**
 * @param radius of a cylinder, in m.
 * @param chord mm
 * @returns how far the middle of a module that follows it stands above its edges, in mm.
 */
export function riseOf(radius: number, chord: number): number {
  const millimetres = radius * 1000;
  return millimetres - Math.sqrt(millimetres ** 2 - (chord / 2) ** 2);
}

/** Demand, modules and battery against each other; in the browser and on the server. */
export function balance(climate: Climate, one: OffGridCase): Balance {
  const { tilt, azimuth, mounting, model, need, charging } = one;
  const { monthly } = estimateYear(climate, { tilt, azimuth, mounting });
  const ofOne = dailyEnergy(monthly, model.power, charging);
  const month = one.months.reduce(
    (worst, next) => ((ofOne[next] ?? 0) < (ofOne[worst] ?? 0) ? next : worst),
    one.months[0] ?? 0,
  );
  const least = ofOne[month] ?? 0;
  const fitting = layoutModules(roofOf(one), { long: model.long, short: model.short, gap });
  const needed = modulesFor(need, least);
  const planned = Math.min(needed ?? fitting.length, fitting.length);
  const energy = least * planned;
  const [low, high] = [energy * (1 - monthSpread), energy * (1 + monthSpread)];
  const stored = storedIn(one);
  return {
    ...{ fitting, needed, planned, stored },
    neededWhenDull: modulesFor(need, least * (1 - monthSpread)),
    daily: ofOne.map((day) => day * planned),
    worst: { month, energy, low, high },
    cover: coverOf(energy, low, need),
    autonomy: stored / need,
    power: model.power * planned,
    weight: model.weight * planned,
  };
}
