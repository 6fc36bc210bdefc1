import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { decode } from '../helpers/html.ts';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

/** The words of a page, with plain spaces and nothing that only says where a line may end. */
const readable = (html: string): string =>
  decode(html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ''))
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ');

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

describe('the page of the yield', () => {
  const asked = 'v=1&place=Berlin&kind=bonded&azimuth=180&tilt=3&model=smf-520&count=10';

  test.each(languageCodes)(
    'calculates without scripts, in the words of the language: %s',
    async (code) => {
      const { status, text } = await site.get(`/tools/yield?${asked}`, { site: code });
      expect(status).toBe(200);
      const { title } = toolMessages(code, 'yield');
      expect(readable(text)).toContain(readable(title));
      // 5.2 kWp at 788 kWh each, with three digits.
      expect(readable(text)).toMatch(/4[., ]?[01]\d0/);
      expect(text).toContain('Solargis s.r.o.');
    },
  );

  test('keeps what was typed, and says at the field what is wrong with it', async () => {
    const wrong = asked.replace('count=10', 'count=１e９').replace('Berlin', 'Xqzzy');
    const { status, text } = await site.get(`/tools/yield?${encodeURI(wrong)}`, { site: 'de' });
    expect(status).toBe(200);
    const { errorWhole } = toolMessages('de', 'shared');
    const { placeUnknown } = toolMessages('de', 'yield');
    expect(readable(text)).toContain(readable(placeUnknown));
    expect(readable(text)).toContain(
      readable(errorWhole.replace('{minimum}', '1').replace('{maximum}', '100.000')),
    );
    expect(text).toContain('value="Xqzzy"');
    expect(text).toContain('value="１e９"');
  });

  test('is listed, found and shared like other pages', async () => {
    const { text: sitemap } = await site.get('/sitemap.xml');
    for (const path of ['/tools', '/tools/yield', '/tools/off-grid', '/compare']) {
      expect(sitemap).toContain(`${path}</loc>`);
      const { status, text } = await site.get(path);
      expect(status).toBe(200);
      expect(text).toMatch(/<link rel="canonical" href="[^"]+">/);
      const [, picture = ''] =
        /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(text) ?? [];
      expect((await site.get(picture)).headers['content-type']).toBe('image/png');
    }
    const { text: list } = await site.get('/tools');
    expect(list.match(/<svg viewBox="0 0 310 \d+" aria-hidden="true"/g)).toHaveLength(5);
    const { text: home } = await site.get('/home');
    expect(home).toContain('href="/tools"');
    const { text: product } = await site.get('/product_data');
    expect(product).toContain('href="/tools/yield?model=smf-520"');
    expect(product).toContain('href="/compare?v=1&amp;first=smf-520&amp;second=glass"');
  });

  test('has the case as CSV and as PDF', async () => {
    const csv = await site.get(`/tools/yield.csv?${asked}`, { site: 'ja' });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = csv.text.split('\r\n');
    const numberOf = (key: string) => rows.find((row) => row.startsWith(`"${key}"`))?.split(',')[2];
    expect(Number(numberOf('power'))).toBe(5.2);
    expect(Number(numberOf('energy'))).toBeGreaterThan(4050);
    expect(Number(numberOf('energy'))).toBeLessThan(4150);
    const words = toolMessages('ja', 'yield');
    for (const [key, name] of Object.entries({
      ...{ energy: words.perYear, low: words.perYearLow, high: words.perYearHigh },
    })) {
      expect(rows.find((row) => row.startsWith(`"${key}"`))).toContain(`,"${name}",`);
    }
    const pdf = await site.get(`/tools/yield.pdf?${asked}`, { site: 'pl' });
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
    for (const file of ['csv', 'pdf']) {
      const wrong = await site.get(`/tools/yield.${file}?${asked.replace('count=10', 'count=0')}`);
      expect([wrong.status, wrong.headers['cache-control']]).toEqual([422, 'no-store']);
    }
  });

  test.each(languageCodes)('puts the case into the form of an inquiry: %s', async (code) => {
    const { text } = await site.get(`/home?case=yield&${asked}`, { site: code });
    expect(readable(text)).toContain('SMF 520');
    expect(decode(text)).toContain('/tools/yield?v=1&place=Berlin');
    const { text: plain } = await site.get('/home', { site: code });
    expect(decode(plain)).not.toContain('/tools/yield?v=1&place=Berlin');
  });

  test('puts nothing into an inquiry but what it has calculated itself', async () => {
    for (const query of ['case=yield&v=1&place=<b>x</b>', 'case=other&content=hello', 'case=']) {
      const { status, text } = await site.get(`/home?${query}`);
      expect(status).toBe(200);
      expect(text).toMatch(/<textarea[^>]*name="content"[^>]*><\/textarea>/);
      expect(text).not.toContain('name="case"');
    }
  });
});

describe('the comparison', () => {
  test('has two models and one of glass, marked as an example', async () => {
    const { text } = await site.get('/compare');
    const words = readable(text);
    for (const name of ['SMF 520', 'SMF 430', 'Glass module']) expect(words).toContain(name);
    // 9.3 kg/m² on 2.685 m², without mounting: as everywhere else on the site.
    expect(words).toMatch(/about 25/);
    expect(words).toMatch(/2\.8.kg\/m² is 70% less than about 9\.3.kg\/m²/);
    expect(text).toContain('example-star');
  });

  test('shows what is asked for, each model once, and leaves out what it does not know', async () => {
    const asked = 'v=1&first=smh-520&second=smh-520&third=glass&fourth=nothing';
    const { text } = await site.get(`/compare?${asked}`, { site: 'de' });
    const [, head = ''] = /<thead>(.*?)<\/thead>/s.exec(text) ?? [];
    expect(head.match(/<th /g)).toHaveLength(3);
    const { text: csv } = await site.get(`/tools/compare.csv?${asked}`, { site: 'de' });
    expect(csv.split('\r\n')[0]?.split(',')).toHaveLength(7);
    expect(csv).toMatch(/"weightPerArea",[^\r]*,9\.3,"?false"?\r/);
  });
});

describe('the tool for balconies', () => {
  test.each(languageCodes)(
    'needs no scripts, and tells yield, room and weight: %s',
    async (code) => {
      const asked = 'v=1&place=Berlin&azimuth=180&railing=3&floor=4&model=balcony-800';
      const { status, text } = await site.get(`/tools/balcony?${asked}`, { site: code });
      expect(status).toBe(200);
      const words = toolMessages(code, 'balcony');
      const page = readable(text);
      expect(page).toContain(readable(words.higher));
      expect(page).toMatch(/3[.,]52 m/);
      expect(page).toMatch(/10[.,]8 kg/);
      // Of glass without mounting, as everywhere on the site: 9.3 kg/m² on 3.978 m².
      expect(page).toMatch(/37 kg/);
      expect(page).toMatch(/9[.,]3 kg\/m²/);
      expect(page).not.toContain('{');
      expect(text).toContain('kind=balcony');
      const [, end = ''] = readable(words.fitsNot).split('{railing}');
      expect(page).toContain(end);
      // Drawn, with the half metre that is missing, and nothing about vehicles.
      expect(text).toContain('class="drawing"');
      expect(page).toMatch(/0[.,]52 m/);
      expect(page).not.toContain(readable(toolMessages(code, 'yield').notInVehicle));
    },
  );

  test('says at the field what is wrong, and keeps it', async () => {
    const { text } = await site.get('/tools/balcony?v=1&place=Berlin&azimuth=180&railing=0');
    expect(text).toContain('value="0"');
    expect(readable(text)).toContain('Please enter a number from 0.5 to 100');
  });
});

describe('the off-grid tool', () => {
  const battery = 'capacity=100&voltage=12&usable=80&charging=85';
  const asked = `v=1&place=Berlin&from=4&to=9&model=off-grid-110&length=3.2&width=1.64&total=650&${battery}`;

  test.each(languageCodes)(
    'needs no scripts, and tells modules, worst month and battery: %s',
    async (code) => {
      const { status, text } = await site.get(`/tools/off-grid?${asked}&radius=5`, { site: code });
      expect(status).toBe(200);
      const words = toolMessages(code, 'offGrid');
      const page = readable(text);
      // 9 of them lie on 3.2 × 1.64 m; the battery has 960 Wh, for 1.5 days of 650 Wh.
      const [beforeCount = ''] = words.drawingDescription.split('{length}');
      expect(page).toContain(readable(beforeCount));
      expect(page).toMatch(/[:：] ?9(?!\d)/);
      expect(page).toContain('960 Wh');
      expect(page).toMatch(/1[.,]5/);
      expect(page).toMatch(/7[.,]3 mm/);
      expect(page).toContain(readable(words.notInParking));
      // The drawing has all 9, and says which of them are needed.
      const [filled = ''] = words.drawingKey.other.split('{value}');
      expect(page).toContain(readable(filled));
      const [, end = ''] = words.coverMean.split('{need}');
      expect(page).toContain(readable(end));
    },
  );

  test('says at the field what is wrong, and keeps it', async () => {
    const wrong = asked.replace('length=3.2', 'length=0').replace('usable=80', 'usable=１e９');
    const { text } = await site.get(`/tools/off-grid?${encodeURI(wrong)}`);
    expect(text).toContain('value="0"');
    expect(text).toContain('value="１e９"');
    expect(readable(text)).toContain('Please enter a number from 0.3 to 30');
    expect(readable(text)).toContain('Please enter a number from 1 to 100');
    expect(text).not.toContain('tool-figure');
  });

  test.each(languageCodes)('puts its case into the form of an inquiry: %s', async (code) => {
    const { text } = await site.get(`/home?case=off-grid&${asked}`, { site: code });
    expect(readable(text)).toContain('960 Wh');
    expect(decode(text)).toContain('/tools/off-grid?v=1&place=Berlin');
  });
});
