import { describe, expect, it } from 'vitest';
import { bestTilt, type Climate, estimateYear } from '../../app/solar/estimate.ts';
import type { Mounting } from '../../app/solar/module-power.ts';
import { climateAt } from '../../server/solar/climate.ts';

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
    const yieldOf = (tilt: number, mounting: Mounting) =>
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
