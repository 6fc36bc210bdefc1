import { checkString, type StringResult } from '../../blocks/string-check/string-voltage.ts';
import { coveredBy, layoutModules } from '../../roof/layout.ts';
import { type Fixing, type Load, loadOf } from '../../roof/load.ts';
import { type Rectangle, squareMetres } from '../../roof/roof.ts';
import { shareAmongStrings } from '../../roof/strings.ts';
import { type Climate, estimateYear } from '../../solar/estimate.ts';
import type { Mounting } from '../../solar/module-power.ts';
import type { RoofCase } from './case.ts';

export interface RoofOutcome {
  modules: Rectangle[];
  /** kWp */
  power: number;
  /** m² */
  roofArea: number;
  covered: number;
  load: Load;
  /** Null where no voltages or no limits are known. */
  strings: {
    check: StringResult;
    /** Null where no length keeps the limits. */
    groups: { strings: number; modules: number }[] | null;
  } | null;
}

/** kWh of a long-term year. */
export interface RoofYield {
  energy: number;
  low: number;
  high: number;
}

/** Clamps and profiles leave some air behind a module. */
const mountings: Record<Fixing, Mounting> = {
  ...{ bonded: 'bonded', clamped: 'gap', substructure: 'gap' },
};

/**
 * What fits on a roof, what it weighs and how it forms strings; in the browser and on the server.
 * @param known where its modules lie, if somebody has found out.
 */
export function calculate(one: RoofCase, known: Rectangle[] | null = null): RoofOutcome {
  const modules = known ?? layoutModules(one.roof, one.size);
  const count = modules.length;
  const [roofArea, covered] = [squareMetres(one.roof), coveredBy(count, one.size)];
  const load = loadOf(
    { count, moduleWeight: one.model.weight, covered, roof: roofArea, fixing: one.fixing },
    one.assumed,
  );
  const power = (count * one.model.power) / 1000;
  return { modules, power, roofArea, covered, load, strings: stringsOf(one, count) };
}

function stringsOf(one: RoofCase, count: number): RoofOutcome['strings'] {
  if (!one.voltages || count === 0) return null;
  const first = checkString(one.voltages, { ...one, modules: 1 });
  if (!first) return null;
  const groups = first.isPossible ? (shareAmongStrings(count, first)?.groups ?? null) : null;
  const modules = groups?.[0]?.modules ?? Math.min(first.largest, count);
  const check = checkString(one.voltages, { ...one, modules }) ?? first;
  return { check, groups };
}

/** @param power kWp */
export function yieldOf(climate: Climate, one: RoofCase, power: number): RoofYield {
  const { tilt, azimuth, fixing } = one;
  const { annual } = estimateYear(climate, { tilt, azimuth, mounting: mountings[fixing] });
  const { energy, low, high } = annual;
  return { energy: energy * power, low: low * power, high: high * power };
}
