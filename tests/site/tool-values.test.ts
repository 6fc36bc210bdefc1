import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backOffice } from '../helpers/back-office.ts';
import { contentRevision } from '../helpers/database.ts';
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
  const address = '/api/globals/tool-values';
  const save = (values: object) =>
    site.post(address, { ...values, _status: 'published' }, { headers });
  const draft = (values: object) => site.post(`${address}?draft=true`, values, { headers });
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
    const [, money = ''] = /Value per year ([\d,]+) EUR/.exec(page) ?? [];
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
    const { json } = await site.get(`${address}/versions?limit=20&depth=0`, { headers });
    const versions = json.docs as { version: { gridFactors?: { factor: number }[] } }[];
    const factors = versions.map(({ version }) => version.gridFactors?.map((one) => one.factor));
    expect(factors).toContainEqual([301]);
  });

  test('is a draft at first, which staff see in the tools and visitors do not', async () => {
    const revision = await contentRevision(site);
    const own = { ...factor, country: 'PL', source: 'Source of the draft' };
    // What is not complete yet is kept as well, and counts nowhere.
    expect((await draft({ gridFactors: [own, { country: 'FR' }] })).status).toBe(200);
    expect(await contentRevision(site)).toBe(revision);
    const page = `/tools/yield?${asked}&place=Warsaw`;
    expect(await shown(page)).not.toContain('Source of the draft');
    const preview = await site.get(`${page}&preview=en`, { headers });
    expect(readable(preview.text)).toContain('Source of the draft');
    expect(await shown(`${page}&preview=en`)).not.toContain('Source of the draft');
    const { json } = await site.get(address);
    expect(JSON.stringify(json)).not.toContain('Source of the draft');
    expect((await site.get(`${address}/versions`)).status).toBe(403);
    expect((await save({ gridFactors: [own] })).status).toBe(200);
    await expect.poll(() => shown(page), patience).toContain('Source of the draft');
  });

  test('is refused where it is incomplete, in the language of the editor', async () => {
    const incomplete = { electricityPrices: [{ ...price, country: 'de' }], _status: 'published' };
    const { json } = await site.post(address, incomplete, {
      headers: { ...headers, 'accept-language': 'de' },
    });
    expect(JSON.stringify(json.errors)).toContain('Bitte geben Sie die zwei Großbuchstaben');
  });

  test('is in the log as what became of it for visitors', async () => {
    const { json } = await site.get(
      '/api/audit-log?where[subject][equals]=tool-values&sort=-at&limit=20&depth=0',
      { headers },
    );
    const actions = json.docs.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 2)).toEqual(['publish', 'draft']);
    expect(JSON.stringify(json.docs[0].changes)).toContain('Source of the draft');
  });

  test('is no business of sales', async () => {
    const account = { email: 'sales@example.com', password: 'surely long enough', role: 'sales' };
    await backOffice(site, headers).create('users', { ...account, name: 'Sales' });
    const sales = await site.signIn(account);
    const change = { gridFactors: [], _status: 'published' };
    expect((await site.post(address, change, { headers: sales })).status).toBe(403);
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

  test('counts for nobody once it is taken back', async () => {
    expect((await site.post(address, { _status: 'draft' }, { headers })).status).toBe(200);
    const page = `/tools/yield?${asked}&place=Warsaw`;
    await expect.poll(() => shown(page), patience).not.toContain('Source of the draft');
  });
});
