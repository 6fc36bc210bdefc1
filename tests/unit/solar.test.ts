import { describe, expect, it } from 'vitest';
import { clearnessOfDays } from '../../app/solar/clearness.ts';
import { diffuseShare, shareOfHour } from '../../app/solar/diffuse.ts';
import { bestTilt, type Climate, estimateYear } from '../../app/solar/estimate.ts';
import { cellTemperature, mountings, relativeEfficiency } from '../../app/solar/module-power.ts';
import { transposition } from '../../app/solar/plane.ts';
import { declinationOn, extraterrestrialDay, radians, sunsetAngle } from '../../app/solar/sun.ts';
import { climateAt } from '../../server/solar/climate.ts';

const degrees = (angle: number) => (angle * 180) / Math.PI;

describe('The sun', () => {
  // J. A. Duffie and W. A. Beckman, "Solar Engineering of Thermal Processes", example 1.6.1.
  it('has a declination of −14° on 13 February', () => {
    expect(degrees(declinationOn(44))).toBeCloseTo(-13.95, 1);
  });

  // Example 1.10.1: 33.8 MJ/m² at 43° north on 15 April.
  it('sends 33.8 MJ/m² to 43° north on 15 April, before the air', () => {
    expect(extraterrestrialDay(radians(43), 105) * 3.6).toBeCloseTo(33.8, 1);
  });

  it('sets at 18 h at the equator, and not at all in the polar summer', () => {
    expect(degrees(sunsetAngle(0, declinationOn(172)))).toBeCloseTo(90, 6);
    expect(sunsetAngle(radians(80), declinationOn(172))).toBe(Math.PI);
    expect(sunsetAngle(radians(80), declinationOn(355))).toBe(0);
  });
});

describe('The days of a month', () => {
  it.each([0.2, 0.35, 0.5, 0.65, 0.75])('with a clearness of %f have that mean', (mean) => {
    const days = clearnessOfDays(mean);
    expect(days.reduce((sum, day) => sum + day, 0) / days.length).toBeCloseTo(mean, 9);
    expect([...days].sort((one, other) => one - other)).toEqual(days);
  });

  it('are more unlike in a month that is neither dull nor bright', () => {
    const spread = (mean: number) => {
      const days = clearnessOfDays(mean);
      return (days.at(-1) ?? 0) - (days[0] ?? 0);
    };
    expect(spread(0.45)).toBeGreaterThan(spread(0.7));
  });
});

describe('Diffuse light', () => {
  // Erbs et al. 1982, as Duffie and Beckman print it (equation 2.11.1).
  it('is nearly all of a dull day, and a seventh or less of a clear one', () => {
    expect(diffuseShare(0.1, radians(100))).toBeGreaterThan(0.98);
    expect(diffuseShare(0.8, radians(100))).toBe(0.175);
    expect(diffuseShare(0.8, radians(70))).toBe(0.143);
  });

  it.each([60, 75, 90, 105, 120])(
    'of the hours of a day adds up to the day: sunset at %i°',
    (sunset) => {
      const steps = 240;
      const last = radians(sunset);
      let [total, diffuse] = [0, 0];
      for (let step = 0; step < steps; step++) {
        const share = shareOfHour(last * ((2 * step + 1) / steps - 1), last);
        const hours = ((2 * last) / steps) * (12 / Math.PI);
        total += share.total * hours;
        diffuse += share.diffuse * hours;
      }
      expect(diffuse).toBeCloseTo(1, 4);
      // The formula of all light is a fit: within one per cent.
      expect(Math.abs(total - 1)).toBeLessThan(0.012);
    },
  );
});

describe('A plane', () => {
  const latitude = radians(50);
  const ground = { total: 0.5, diffuse: 0.2 };
  const at = (tilt: number, azimuth: number, hour = 0) =>
    transposition({ tilt, azimuth }, latitude)(80, declinationOn(80), radians(hour * 15), ground);

  it('that lies flat gets what the ground gets', () => {
    expect(at(0, 0).incident).toBeCloseTo(0.5, 9);
    expect(at(0, 135).incident).toBeCloseTo(0.5, 9);
  });

  it('that faces east has in the morning what one that faces west has in the afternoon', () => {
    expect(at(40, 90, -3).incident).toBeCloseTo(at(40, 270, 3).incident, 9);
    expect(at(40, 90, -3).incident).toBeGreaterThan(at(40, 270, -3).incident);
  });

  it('lets less light through the flatter it falls', () => {
    const passed = (tilt: number) => at(tilt, 180).effective / at(tilt, 180).incident;
    expect(passed(50)).toBeGreaterThan(passed(0));
    expect(passed(50)).toBeLessThan(1);
  });
});

describe('A module', () => {
  it('has its rated efficiency in standard conditions', () => {
    expect(relativeEfficiency(1, 25)).toBe(1);
  });

  // Huld et al. 2011: about −0.47 % a kelvin at full light, and less in dull light.
  it('loses with heat and in dull light', () => {
    expect(relativeEfficiency(1, 35)).toBeCloseTo(1 - 0.04702 + 0.0005, 4);
    expect(relativeEfficiency(0.1, 25)).toBeLessThan(0.9);
    expect(relativeEfficiency(0, 25)).toBe(0);
  });

  it('is the hotter the less air gets behind it', () => {
    const temperatures = mountings.map((mounting) => cellTemperature(20, 0.8, mounting));
    expect([...temperatures].sort((one, other) => one - other)).toEqual(temperatures);
  });
});

/** Calculated elsewhere by the same published steps: kWh per kWp and year. */
const expected = [
  { city: 'Berlin', place: [52.52, 13.4, 'DE'], free: 1014, bonded: 788, flat: 763, upright: 748 },
  {
    city: 'Shanghai',
    place: [31.22, 121.44, 'CN'],
    free: 1125,
    bonded: 981,
    flat: 964,
    upright: 677,
  },
  {
    city: 'Tokyo',
    place: [35.69, 139.75, 'JP'],
    free: 1254,
    bonded: 1025,
    flat: 998,
    upright: 853,
  },
  {
    city: 'Madrid',
    place: [40.4, -3.68, 'ES'],
    free: 1534,
    bonded: 1241,
    flat: 1208,
    upright: 984,
  },
  { city: 'Warsaw', place: [52.25, 21, 'PL'], free: 1086, bonded: 827, flat: 798, upright: 812 },
  {
    city: 'Sydney',
    place: [-33.92, 151.19, 'AU'],
    free: 1465,
    bonded: 1223,
    flat: 1196,
    upright: 897,
  },
  {
    city: 'Singapore',
    place: [1.29, 103.86, 'SG'],
    free: 1219,
    bonded: 1126,
    flat: 1127,
    upright: 459,
  },
  {
    city: 'Dubai',
    place: [25.23, 55.28, 'AE'],
    free: 1703,
    bonded: 1463,
    flat: 1439,
    upright: 885,
  },
] as const;

describe('The yield of a year', () => {
  it.each(expected)('is within one per cent of the reference: $city', ({ place, ...wanted }) => {
    const [latitude, longitude, country] = place;
    const climate = climateAt(latitude, longitude, country);
    const azimuth = climate.latitude >= 0 ? 180 : 0;
    const yieldOf = (tilt: number, mounting: (typeof mountings)[number]) =>
      estimateYear(climate, { tilt, azimuth, mounting }).annual.energy;
    const found = {
      free: yieldOf(bestTilt(climate), 'ventilated'),
      bonded: yieldOf(3, 'bonded'),
      flat: yieldOf(0, 'bonded'),
      upright: yieldOf(90, 'ventilated'),
    };
    for (const key of ['free', 'bonded', 'flat', 'upright'] as const) {
      // The reference is rounded to whole kWh.
      const tolerance = wanted[key] * 0.01 + 0.5;
      expect(Math.abs(found[key] - wanted[key]), `${key}: ${found[key]}`).toBeLessThan(tolerance);
    }
  });

  const berlin = climateAt(52.52, 13.4, 'DE');

  it('is the sum of its months, and lies within its range', () => {
    const { annual, monthly } = estimateYear(berlin, {
      ...{ tilt: 30, azimuth: 180, mounting: 'gap' },
    });
    expect(monthly.reduce((sum, month) => sum + month, 0)).toBeCloseTo(annual.energy, 6);
    expect([annual.low / annual.energy, annual.high / annual.energy]).toEqual([
      expect.closeTo(0.88, 9),
      expect.closeTo(1.12, 9),
    ]);
  });

  it.each([0, 30, 60, 90])('is the same to the east and to the west: tilt %i°', (tilt) => {
    const facing = (azimuth: number) =>
      estimateYear(berlin, { tilt, azimuth, mounting: 'gap' }).annual.energy;
    expect(facing(90)).toBeCloseTo(facing(270), 6);
    expect(facing(0)).toBeCloseTo(facing(360), 6);
    expect(facing(180)).toBeGreaterThanOrEqual(facing(0));
  });

  it('is nothing in the polar night, and much in the polar summer', () => {
    const tromsø = climateAt(69.65, 18.96, 'NO');
    const { monthly } = estimateYear(tromsø, { tilt: 45, azimuth: 180, mounting: 'ventilated' });
    expect(monthly[11]).toBe(0);
    expect(monthly[5]).toBeGreaterThan(60);
    expect(tromsø.uncertainty).toBe(0.2);
  });

  it('turns to the north in the southern half', () => {
    const sydney = climateAt(-33.92, 151.19, 'AU');
    const facing = (azimuth: number) =>
      estimateYear(sydney, { tilt: 30, azimuth, mounting: 'gap' }).annual.energy;
    expect(facing(0)).toBeGreaterThan(facing(180) * 1.2);
  });

  it('has a number for every corner of the data', () => {
    for (const latitude of [-60, -59.5, -0.001, 0, 74.5, 75]) {
      for (const longitude of [-180, -179.9, 0, 179.9, 180]) {
        const climate: Climate = climateAt(latitude, longitude, '');
        const { annual } = estimateYear(climate, { tilt: 20, azimuth: 90, mounting: 'bonded' });
        expect(annual.energy).toBeGreaterThan(200);
        expect(annual.energy).toBeLessThan(2500);
      }
    }
  });
});
