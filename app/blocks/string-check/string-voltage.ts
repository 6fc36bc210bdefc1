/**
 * The voltage of modules in series at temperatures other than those on the data sheet: the voltage
 * of a cell falls in proportion to its temperature.
 */

/** From the data sheet, at the cell temperature of standard test conditions. */
export interface ModuleVoltages {
  /** V */
  openCircuit: number;
  /** V/K, negative. */
  openCircuitCoefficient: number;
  /** V; null if unknown. */
  atMaximumPower: number | null;
  /** %/K, negative; null if unknown. */
  powerCoefficient: number | null;
  /** V; null if unknown. */
  maximumSystem: number | null;
}

export interface StringPlan {
  modules: number;
  /** °C */
  lowest: number;
  /** °C; null if only the cold is to be checked. */
  highest: number | null;
  /** V, of the inverter or charge controller; null if unknown. */
  inverterMaximum: number | null;
  mpptMinimum: number | null;
  mpptMaximum: number | null;
}

export interface Operating {
  voltage: number;
  temperature: number;
  place: 'below' | 'within' | 'above' | 'unknown';
}

export interface StringResult {
  /** V, at the lowest temperature. */
  perModule: number;
  perString: number;
  /** The lower of the known limits. */
  limit: { voltage: number; of: 'module' | 'inverter' };
  /** V below the limit; below nought when it is exceeded. */
  margin: number;
  /** How many modules stay within the limit, and on the coldest day within the MPPT window. */
  largest: number;
  /** How many the MPPT window needs in the heat; null where that is not asked or not known. */
  smallest: number | null;
  /** Whether there is a number of modules that is neither too large nor too small. */
  isPossible: boolean;
  /** At nominal power: in the cold and in the heat; null where it is not known. */
  cold: Operating | null;
  hot: Operating | null;
}

/** °C, of the cells at standard test conditions. */
export const testTemperature = 25;

/** Voc(T) = Voc + β · (T − 25 °C) */
export function openCircuitAt(module: ModuleVoltages, temperature: number): number {
  return module.openCircuit + module.openCircuitCoefficient * (temperature - testTemperature);
}

/**
 * Vmp(T) ≈ Vmp · (1 + γ · (T − 25 °C)): data sheets give the temperature coefficient of power, and
 * the current hardly changes with temperature.
 */
export function operatingAt(module: ModuleVoltages, temperature: number): number | null {
  const { atMaximumPower, powerCoefficient } = module;
  if (atMaximumPower === null || powerCoefficient === null) return null;
  return atMaximumPower * (1 + (powerCoefficient / 100) * (temperature - testTemperature));
}

/** @returns null if no limit is known. */
export function checkString(module: ModuleVoltages, plan: StringPlan): StringResult | null {
  const limit = lowerLimit(module.maximumSystem, plan.inverterMaximum);
  if (!limit) return null;
  const perModule = openCircuitAt(module, plan.lowest);
  const perString = perModule * plan.modules;
  const largest = Math.min(
    Math.floor(limit.voltage / perModule + rounding),
    largestInWindow(module, plan),
  );
  const smallest = smallestInWindow(module, plan);
  return {
    perModule,
    perString,
    limit,
    margin: limit.voltage - perString,
    largest,
    smallest,
    isPossible: largest >= Math.max(smallest ?? 1, 1),
    cold: operating(module, plan, plan.lowest),
    hot: plan.highest === null ? null : operating(module, plan, plan.highest),
  };
}

/** 1000 V is twenty times 50 V, whatever the rounding error of the quotient. */
const rounding = 1e-9;

function lowerLimit(
  module: number | null,
  inverter: number | null,
): StringResult['limit'] | undefined {
  if (inverter !== null && (module === null || inverter < module)) {
    return { voltage: inverter, of: 'inverter' };
  }
  return module === null ? undefined : { voltage: module, of: 'module' };
}

function largestInWindow(module: ModuleVoltages, { lowest, mpptMaximum }: StringPlan): number {
  const one = operatingAt(module, lowest);
  if (one === null || mpptMaximum === null) return Number.POSITIVE_INFINITY;
  return Math.floor(mpptMaximum / one + rounding);
}

function smallestInWindow(
  module: ModuleVoltages,
  { highest, mpptMinimum }: StringPlan,
): number | null {
  const one = highest === null ? null : operatingAt(module, highest);
  if (one === null || mpptMinimum === null) return null;
  return Math.ceil(mpptMinimum / one - rounding);
}

function operating(
  module: ModuleVoltages,
  { modules, mpptMinimum, mpptMaximum }: StringPlan,
  temperature: number,
): Operating | null {
  const one = operatingAt(module, temperature);
  if (one === null) return null;
  const voltage = one * modules;
  const isBelow = mpptMinimum !== null && voltage < mpptMinimum - rounding;
  const isAbove = mpptMaximum !== null && voltage > mpptMaximum + rounding;
  const isKnown = mpptMinimum !== null || mpptMaximum !== null;
  const place = isBelow ? 'below' : isAbove ? 'above' : isKnown ? 'within' : 'unknown';
  return { voltage, temperature, place };
}
