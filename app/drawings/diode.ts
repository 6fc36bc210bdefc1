/**
 * Current and voltage of a module by the five-parameter single-diode model of W. De Soto,
 * S. A. Klein and W. A. Beckman, "Improvement and validation of a model for photovoltaic array
 * performance", Solar Energy 80 (2006) 78–88. Its parameters follow from the values of a data
 * sheet at standard test conditions; where the coefficient of the voltage is not known, they are
 * those of the four-parameter model, which has no shunt.
 *
 * At another temperature the current at short circuit and the voltage at open circuit are those of
 * the coefficients, as in M. G. Villalva, J. R. Gazoli and E. Ruppert Filho, "Comprehensive approach
 * to modeling and simulation of photovoltaic arrays", IEEE Transactions on Power Electronics 24
 * (2009) 1198–1208.
 */
export interface ModuleValues {
  /** In V and A at 1000 W/m² and 25 °C. */
  openCircuitVoltage: number;
  shortCircuitCurrent: number;
  voltageAtMaximumPower: number;
  currentAtMaximumPower: number;
  /** In V/K. */
  voltageTemperatureCoefficient?: number | undefined;
}

type ValuesAtTemperature = Pick<ModuleValues, 'shortCircuitCurrent' | 'openCircuitVoltage'>;

export interface Diode {
  /** A */
  lightCurrent: number;
  /** A */
  saturationCurrent: number;
  /** Number of cells × ideality × kT/q, in V. */
  idealityVoltage: number;
  /** Ω */
  seriesResistance: number;
  /** 1/Ω */
  shuntConductance: number;
}

interface Point {
  voltage: number;
  current: number;
}

/** K, at standard test conditions. */
const temperature = 298.15;
/** Band gap of silicon over kT at that temperature (De Soto et al., 1.121 eV). */
const bandGap = 1.121 / (8.617333e-5 * temperature);
const standardIrradiance = 1000;
const steps = 60;

/** @returns the parameters, or null where no diode has these values. */
export function fitDiode(values: ModuleValues): Diode | null {
  const { openCircuitVoltage: open, shortCircuitCurrent: short } = values;
  const { voltageAtMaximumPower: voltage, currentAtMaximumPower: current } = values;
  if (!(open > voltage && voltage > 0 && short > current && current > 0)) return null;
  // Without a shunt the diode is as soft as it can be; a harder one has one.
  const softest = bisect(open / 200, open / 2, (idealityVoltage) => {
    const diode = withIdeality(values, idealityVoltage);
    return diode && diode.shuntConductance >= 0 ? 1 : -1;
  });
  const coefficient = values.voltageTemperatureCoefficient;
  // The derivative of the open-circuit voltage by temperature, solved for the ideality.
  const byCoefficient =
    coefficient === undefined ? softest : (open - coefficient * temperature) / (3 + bandGap);
  const diode = withIdeality(values, Math.min(byCoefficient, softest));
  // Where there is no shunt, what is left of it is an error of rounding.
  return diode && { ...diode, shuntConductance: Math.max(0, diode.shuntConductance) };
}

/** The diode of an ideality whose power is at its highest where the values say it is. */
function withIdeality(values: ModuleValues, idealityVoltage: number): Diode | null {
  const { openCircuitVoltage: open } = values;
  const { voltageAtMaximumPower: voltage, currentAtMaximumPower: current } = values;
  const highest = (open - voltage) / current;
  const slope = (seriesResistance: number) => {
    const diode = throughPoints(values, idealityVoltage, seriesResistance);
    return current / voltage + slopeAt(diode, voltage, current);
  };
  // Below this resistance the power still rises towards higher voltages, above it falls.
  const seriesResistance = bisect(0, highest, slope);
  if (seriesResistance <= 0 || seriesResistance >= highest) return null;
  const diode = throughPoints(values, idealityVoltage, seriesResistance);
  return diode.saturationCurrent > 0 ? diode : null;
}

/** The three points of a data sheet are linear in what is not given. */
function throughPoints(
  values: ModuleValues,
  idealityVoltage: number,
  seriesResistance: number,
): Diode {
  const { openCircuitVoltage: open, shortCircuitCurrent: short } = values;
  const { voltageAtMaximumPower: voltage, currentAtMaximumPower: current } = values;
  // Relative to the current of the diode at open circuit, for its own is too small a number.
  const row = (inner: number, outer: number): Row => ({
    diode: Math.exp((inner - open) / idealityVoltage) - Math.exp(-open / idealityVoltage),
    inner,
    outer,
  });
  const atOpen = row(open, 0);
  // light − diode · x − inner · shunt = outer; the light falls out of the differences.
  const a = difference(atOpen, row(short * seriesResistance, short));
  const b = difference(atOpen, row(voltage + current * seriesResistance, current));
  const determinant = a.diode * b.inner - b.diode * a.inner;
  const relative = (a.outer * b.inner - b.outer * a.inner) / determinant;
  const shuntConductance = (a.diode * b.outer - b.diode * a.outer) / determinant;
  return {
    lightCurrent: relative * atOpen.diode + open * shuntConductance,
    saturationCurrent: relative * Math.exp(-open / idealityVoltage),
    idealityVoltage,
    seriesResistance,
    shuntConductance,
  };
}

interface Row {
  diode: number;
  inner: number;
  outer: number;
}

const difference = (from: Row, to: Row): Row => ({
  diode: from.diode - to.diode,
  inner: from.inner - to.inner,
  outer: to.outer - from.outer,
});

/** dI/dV in A/V. */
function slopeAt(diode: Diode, voltage: number, current: number): number {
  const { saturationCurrent, idealityVoltage, seriesResistance, shuntConductance } = diode;
  const inner = voltage + current * seriesResistance;
  const conductance =
    (saturationCurrent / idealityVoltage) * Math.exp(inner / idealityVoltage) + shuntConductance;
  return -conductance / (1 + conductance * seriesResistance);
}

/** The same module under another light, at the same temperature. */
export function underLight(diode: Diode, irradiance: number): Diode {
  const share = irradiance / standardIrradiance;
  return {
    ...diode,
    lightCurrent: diode.lightCurrent * share,
    shuntConductance: diode.shuntConductance * share,
  };
}

/**
 * The same module at 1000 W/m² and another temperature of its cells.
 * @param values its current at short circuit and its voltage at open circuit there.
 */
export function atTemperature(diode: Diode, celsius: number, values: ValuesAtTemperature): Diode {
  const { shortCircuitCurrent: short, openCircuitVoltage: open } = values;
  const idealityVoltage = (diode.idealityVoltage * (celsius + 273.15)) / temperature;
  const { seriesResistance, shuntConductance } = diode;
  const drop = short * seriesResistance;
  // Both ends of the curve are linear in the current of the light and that of the diode.
  const share = Math.expm1(drop / idealityVoltage) / Math.expm1(open / idealityVoltage);
  const light = (short + drop * shuntConductance - open * shuntConductance * share) / (1 - share);
  return {
    ...{ lightCurrent: light, idealityVoltage, seriesResistance, shuntConductance },
    saturationCurrent: (light - open * shuntConductance) / Math.expm1(open / idealityVoltage),
  };
}

/** @returns the current at a voltage, in A. */
export function currentAt(diode: Diode, voltage: number): number {
  const { lightCurrent, saturationCurrent, idealityVoltage } = diode;
  const { seriesResistance, shuntConductance } = diode;
  // What is left over falls as the current rises, so there is one current at which nothing is.
  return bisect(-lightCurrent, lightCurrent, (current) => {
    const inner = voltage + current * seriesResistance;
    const lost = saturationCurrent * Math.expm1(inner / idealityVoltage);
    return lightCurrent - lost - inner * shuntConductance - current;
  });
}

/** @returns the voltage at which no current flows, in V. */
export function openVoltage(diode: Diode): number {
  const { lightCurrent, saturationCurrent, idealityVoltage, shuntConductance } = diode;
  const highest = idealityVoltage * Math.log1p(lightCurrent / saturationCurrent);
  return bisect(0, highest, (voltage) => {
    const lost = saturationCurrent * Math.expm1(voltage / idealityVoltage);
    return lightCurrent - lost - voltage * shuntConductance;
  });
}

/** The curve from short to open circuit, closer where it bends. */
export function curveOf(diode: Diode): Point[] {
  const open = openVoltage(diode);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const voltage = open * (1 - (1 - index / steps) ** 2);
    return { voltage, current: index === steps ? 0 : Math.max(0, currentAt(diode, voltage)) };
  });
}

/** The point of the highest power: the power rises towards it and falls behind it. */
export function maximumPowerOf(diode: Diode): Point {
  const powerAt = (voltage: number) => voltage * currentAt(diode, voltage);
  const step = 1e-4;
  const voltage = bisect(0, openVoltage(diode), (at) => powerAt(at + step) - powerAt(at - step));
  return { voltage, current: currentAt(diode, voltage) };
}

/** Where a function that starts above zero and ends below it crosses it. */
function bisect(from: number, to: number, sign: (value: number) => number): number {
  let low = from;
  let high = to;
  for (let round = 0; round < 80; round++) {
    const middle = (low + high) / 2;
    if (sign(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
