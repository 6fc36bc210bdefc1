import { clearnessOfDays } from './clearness.ts';
import { diffuseShare, shareOfHour } from './diffuse.ts';
import { cellTemperature, type Mounting, relativeEfficiency } from './module-power.ts';
import { type Plane, transposition } from './plane.ts';
import {
  daysInMonth,
  declinationOn,
  extraterrestrialDay,
  meanDays,
  radians,
  sunsetAngle,
} from './sun.ts';

/** The long-term climate of a place, by month. */
export interface Climate {
  /** Degrees, north positive. */
  latitude: number;
  /** kWh/m² a day on the ground. */
  irradiation: readonly number[];
  /** °C of the air, day and night. */
  temperature: readonly number[];
  /** How far a long-term year may be off, as a share of it; see docs/decisions/0041. */
  uncertainty: number;
}

interface Installation extends Plane {
  mounting: Mounting;
}

/** Of 1 kWp: energies in kWh, irradiations in kWh/m². */
interface Estimate {
  annual: { energy: number; low: number; high: number };
  monthly: number[];
  irradiation: { horizontal: number; plane: number };
}

/** Cables, inverter, soil and mismatch: the default of PVGIS. */
const losses = 0.14;

/** Parts of a day from sunrise to sunset. */
const steps = 24;

/** Clearer than this is no month on Earth. */
const clearest = 0.85;

interface Sums {
  energy: number;
  plane: number;
}

/**
 * What 1 kWp produces in a year: the month's days from dull to bright, each from sunrise to sunset,
 * on the plane of the module. About 2,900 steps of plain arithmetic.
 * @param installation tilt 0–90°, azimuth clockwise from north.
 */
export function estimateYear(climate: Climate, installation: Installation): Estimate {
  const months = daysInMonth.map((days, month) => {
    const day = estimateDay(climate, installation, month);
    return { energy: day.energy * days, plane: day.plane * days };
  });
  const total = (key: keyof Sums) => months.reduce((sum, month) => sum + month[key], 0);
  const energy = total('energy');
  return {
    annual: {
      energy,
      low: energy * (1 - climate.uncertainty),
      high: energy * (1 + climate.uncertainty),
    },
    monthly: months.map((month) => month.energy),
    irradiation: {
      horizontal: daysInMonth.reduce<number>(
        (sum, days, month) => sum + days * (climate.irradiation[month] ?? 0),
        0,
      ),
      plane: total('plane'),
    },
  };
}

/** The mean of a month's days, in kWh and kWh/m². */
function estimateDay(climate: Climate, installation: Installation, month: number): Sums {
  const day = meanDays[month] ?? 0;
  const latitude = radians(climate.latitude);
  const declination = declinationOn(day);
  const sunset = sunsetAngle(latitude, declination);
  const outside = extraterrestrialDay(latitude, day);
  const mean = Math.min(clearest, (climate.irradiation[month] ?? 0) / outside);
  const sums = { energy: 0, plane: 0 };
  if (sunset < 0.01 || !(mean > 0)) return sums;
  const onPlane = transposition(installation, latitude);
  const air = climate.temperature[month] ?? 0;
  const clearness = clearnessOfDays(mean);
  const hours = ((2 * sunset) / steps) * (12 / Math.PI);
  for (const clear of clearness) {
    const total = clear * outside;
    const diffuse = total * diffuseShare(clear, sunset);
    for (let step = 0; step < steps; step++) {
      const hourAngle = sunset * ((2 * step + 1) / steps - 1);
      const share = shareOfHour(hourAngle, sunset);
      const ground = { total: total * share.total, diffuse: diffuse * share.diffuse };
      const { incident, effective } = onPlane(day, declination, hourAngle, ground);
      const temperature = cellTemperature(air, incident, installation.mounting);
      const power = effective * relativeEfficiency(effective, temperature) * (1 - losses);
      sums.energy += (power * hours) / clearness.length;
      sums.plane += (incident * hours) / clearness.length;
    }
  }
  return sums;
}

/** The tilt, to the degree, with which a ventilated module that faces the equator yields most. */
export function bestTilt(climate: Climate): number {
  const azimuth = climate.latitude >= 0 ? 180 : 0;
  const energyAt = (tilt: number) =>
    estimateYear(climate, { tilt, azimuth, mounting: 'ventilated' }).annual.energy;
  // The yield rises to the best tilt and falls after it.
  let [low, high] = [0, 90];
  while (high - low > 2) {
    const third = Math.floor((high - low) / 3) || 1;
    if (energyAt(low + third) < energyAt(high - third)) low += third;
    else high -= third;
  }
  return energyAt(low + 1) >= Math.max(energyAt(low), energyAt(high))
    ? low + 1
    : energyAt(low) >= energyAt(high)
      ? low
      : high;
}
