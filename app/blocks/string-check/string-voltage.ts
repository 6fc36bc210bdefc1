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
  /** How many modules stay within the limit. */
  largest: number;
  /** How many the MPPT window needs in the heat; null where that is not asked or not known. */
  smallest: number | null;
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
  const hotModule = plan.highest === null ? null : operatingAt(module, plan.highest);
  return {
    perModule,
    perString,
    limit,
    margin: limit.voltage - perString,
    largest: Math.floor(limit.voltage / perModule + rounding),
    smallest:
      hotModule === null || plan.mpptMinimum === null
        ? null
        : Math.ceil(plan.mpptMinimum / hotModule - rounding),
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
