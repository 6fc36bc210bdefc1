import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decode, elements } from '../helpers/html.ts';
import { patience } from '../helpers/patience.ts';
import { startSite } from '../helpers/site.ts';

const factor = { country: 'DE', factor: 301, year: 2025, source: 'Source of the factor' };
const price = { country: 'DE', price: 0.25, currency: 'EUR', year: 2026, source: 'Source of it' };
const inverter = {
  ...{ name: 'Inverter One', isExample: false },
  ...{ inverterMaximum: 1100, mpptMinimum: 180, mpptMaximum: 900 },
};

const readable = (html: string): string =>
  decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ');

describe('what editors enter for the tools', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;
  const save = (settings: object) => site.post('/api/globals/settings', settings, { headers });
  const shown = async (address: string) => readable((await site.get(address)).text);
  const asked = 'v=1&kind=bonded&azimuth=180&tilt=10&model=smf-520&count=20';

  beforeAll(async () => {
    site = await startSite();
    headers = await site.signIn();
  });
  afterAll(() => site?.destroy());

  test.each([
    [{ gridFactors: [{ ...factor, country: 'de' }] }],
    [{ gridFactors: [factor, factor] }],
    [{ gridFactors: [{ ...factor, factor: 2001 }] }],
    [{ gridFactors: [{ ...factor, source: '' }] }],
    [{ electricityPrices: [{ ...price, currency: 'euro' }] }],
    [{ electricityPrices: [{ ...price, price: -1 }] }],
    [{ inverters: [{ ...inverter, mpptMaximum: 180 }] }],
  ])('is refused where it cannot be: %j', async (settings) => {
    expect((await save(settings)).status).toBe(400);
  });

  test('counts where a visitor enters nothing, with its source, and only there', async () => {
    const before = await shown(`/tools/yield?${asked}&place=Berlin`);
    expect(before).toContain('Ember');
    expect((await save({ gridFactors: [factor], electricityPrices: [price] })).status).toBe(200);
    const german = `/tools/yield?${asked}&place=Berlin`;
    await expect.poll(() => shown(german), patience).toContain('Source of the factor');
    const page = await shown(german);
    expect(page).toContain('301 g/kWh');
    expect(page).toContain('0.25 EUR');
    const [, energy = ''] = /([\d,]+) kWh a year/.exec(page) ?? [];
    const [, money = ''] = /Worth a year ([\d,]+) EUR/.exec(page) ?? [];
    const [kilowattHours, euros] = [energy, money].map((text) => Number(text.replace(',', '')));
    expect(euros).toBeGreaterThan((kilowattHours ?? 0) * 0.245);
    expect(euros).toBeLessThan((kilowattHours ?? 0) * 0.255);
    // What the visitor enters counts, in a currency of their own.
    expect(await shown(`${german}&price=1&factor=100`)).not.toMatch(/\d EUR(?! \()/);
    expect(await shown(`/tools/yield?${asked}&place=Paris`)).not.toContain('EUR');
    const { json } = await site.get(
      '/tools/place.json?label=x&latitude=52&longitude=13&country=DE',
    );
    expect(json).toMatchObject({ gridFactor: 301, price: { value: 0.25, currency: 'EUR' } });
  });

  test('has versions that say what was there before', async () => {
    const { json } = await site.get('/api/globals/settings/versions?limit=20&depth=0', { headers });
    const versions = json.docs as { version: { gridFactors?: { factor: number }[] } }[];
    const factors = versions.map(({ version }) => version.gridFactors?.map((one) => one.factor));
    expect(factors).toContainEqual([301]);
  });

  test('lets visitors take the limits of an inverter, without scripts', async () => {
    const links = async () => elements((await site.get('/tools/roof')).text, 'a');
    expect(await shown('/tools/roof')).toMatch(/INV-A\s+Example data/i);
    expect((await save({ inverters: [inverter] })).status).toBe(200);
    await expect
      .poll(async () => (await links()).map(({ text }) => text), patience)
      .toContain('Inverter One');
    const link = (await links()).find(({ text }) => text === 'Inverter One');
    const { text } = await site.get(link?.attributes.href ?? '');
    for (const [name, value] of [
      ['inverterMaximum', '1100'],
      ['mpptMinimum', '180'],
      ['mpptMaximum', '900'],
    ] as const) {
      expect(text).toMatch(
        new RegExp(`name="${name}"[^>]*value="${value}"|value="${value}"[^>]*name="${name}"`),
      );
    }
  });
});
