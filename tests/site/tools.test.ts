import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

const berlin = 'latitude=52.52&longitude=13.4&country=DE&tilt=35&azimuth=180&kind=ventilated';

describe('the estimate as JSON', () => {
  test('is what its schema says, the same on each host, and may be kept', async () => {
    const { status, json, headers } = await site.get(`/tools/yield.json?${berlin}`);
    expect(status).toBe(200);
    const { json: schema } = await site.get('/tools/yield.schema.json');
    const validate = new Ajv2020({ strict: false }).compile(schema as object);
    expect(validate(json), JSON.stringify(validate.errors)).toBe(true);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    const other = await site.get(`/tools/yield.json?${berlin}`, { site: 'ja' });
    expect(other.json).toEqual(json);
  });

  test('has a year between its bounds, of twelve months', async () => {
    const { json } = await site.get(`/tools/yield.json?${berlin}`);
    const { annual, monthly, irradiation } = json as {
      annual: { energy: number; low: number; high: number };
      monthly: number[];
      irradiation: { horizontal: number; plane: number };
    };
    expect(annual.energy).toBeGreaterThan(980);
    expect(annual.energy).toBeLessThan(1040);
    expect(annual.low).toBeCloseTo(annual.energy * 0.88, 0);
    expect(annual.high).toBeCloseTo(annual.energy * 1.12, 0);
    expect(monthly).toHaveLength(12);
    expect(monthly.reduce((sum, month) => sum + month, 0)).toBeCloseTo(annual.energy, 0);
    expect(irradiation.plane).toBeGreaterThan(irradiation.horizontal);
  });

  test('counts the azimuth clockwise from north', async () => {
    const energy = async (azimuth: number) => {
      const { json } = await site.get(
        `/tools/yield.json?${berlin.replace('azimuth=180', `azimuth=${azimuth}`)}`,
      );
      return (json as { annual: { energy: number } }).annual.energy;
    };
    expect(await energy(180)).toBeGreaterThan(await energy(90));
    expect(await energy(90)).toBeGreaterThan(await energy(0));
  });

  test('takes what nearly everybody types for a number', async () => {
    const typed = berlin.replace('52.52', '52%2C52').replace('35', '%EF%BC%93%EF%BC%95');
    const { status, json } = await site.get(`/tools/yield.json?${typed}`);
    expect([status, json]).toMatchObject([200, { query: { latitude: 52.52, tilt: 35 } }]);
  });

  test.each([
    ['', { latitude: 'required', tilt: 'required', kind: 'required' }],
    [berlin.replace('52.52', 'north'), { latitude: 'notANumber' }],
    [berlin.replace('52.52', '1e9'), { latitude: 'notANumber' }],
    [berlin.replace('52.52', '1000000000'), { latitude: 'outOfRange' }],
    [berlin.replace('52.52', '-89'), { latitude: 'outsideData' }],
    [berlin.replace('52.52', 'NaN'), { latitude: 'notANumber' }],
    [berlin.replace('13.4', '181'), { longitude: 'outOfRange' }],
    [berlin.replace('tilt=35', 'tilt=-1'), { tilt: 'outOfRange' }],
    [berlin.replace('azimuth=180', 'azimuth=361'), { azimuth: 'outOfRange' }],
    [berlin.replace('ventilated', 'floating'), { kind: 'unknown' }],
    [berlin.replace('=DE', '=D%3Cb%3E'), { country: 'unknown' }],
    [`${berlin.replace('52.52', '')}9`.repeat(20), { latitude: 'required' }],
  ])('has a code for each value that cannot be used: %s', async (query, errors) => {
    const { status, json, headers } = await site.get(`/tools/yield.json?${query}`);
    expect([status, headers['cache-control']]).toEqual([422, 'no-store']);
    expect(json).toMatchObject({ errors });
  });

  test('is calculated without a country, and for one that has no factor', async () => {
    for (const query of [berlin.replace('country=DE&', ''), berlin.replace('=DE', '=FI')]) {
      expect((await site.get(`/tools/yield.json?${query}`)).status).toBe(200);
    }
  });
});

describe('places', () => {
  test.each([
    ['de', 'munch', 'München', 'Deutschland'],
    ['pl', 'lodz', 'Łódź', 'Polska'],
    ['zh', '上海', '上海', '中国'],
  ])('are found in the language of the site: %s', async (code, typed, name, countryName) => {
    const { json } = await site.get(`/tools/places.json?q=${encodeURIComponent(typed)}`, {
      site: code,
    });
    expect((json as { places: object[] }).places[0]).toMatchObject({ name, countryName });
  });

  test('other files of the tools are not found', async () => {
    expect((await site.get('/tools/nothing.json')).status).toBe(404);
  });
});
