import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { decode, tags } from '../helpers/html.ts';
import { startSite, visible } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

const tools = ['yield', 'balcony', 'off-grid'];

/** In the settings; the first answers under both of its hosts. */
const withoutMaps = ['zh'];

const pictures = (html: string) =>
  tags(html, 'input').filter(({ type }) => type === 'image') as {
    name: string;
    src: string;
    alt: string;
  }[];

describe('The map without scripts', () => {
  test.each(languageCodes)('is on the tools, unless maps need an approval: %s', async (code) => {
    for (const tool of tools) {
      const { text } = await site.get(`/tools/${tool}`, { site: code });
      const words = toolMessages(code, 'yield');
      const shown = pictures(text).map(({ alt }) => alt);
      expect([tool, shown]).toEqual([
        tool,
        withoutMaps.includes(code) ? [] : [words.mapWorld, words.mapAround],
      ]);
    }
  });

  test('is where the settings say so', async () => {
    const headers = await site.signIn();
    const sitesWithMap = async () => {
      const found = [];
      for (const code of ['en', 'de', 'zh']) {
        const { text } = await site.get('/tools/yield', { site: code });
        if (pictures(text).length > 0) found.push(code);
      }
      return found;
    };
    expect(await sitesWithMap()).toEqual(['en', 'de']);
    await site.post('/api/globals/settings', { listSites: ['de', 'cn'] }, { headers });
    await expect.poll(sitesWithMap, visible).toEqual(['en', 'zh']);
    await site.post('/api/globals/settings', { listSites: ['zh', 'cn'] }, { headers });
    await expect.poll(sitesWithMap, visible).toEqual(['en', 'de']);
  });

  test('shows the same land in each picture, which may be kept for good', async () => {
    const { text } = await site.get('/tools/yield');
    const files = pictures(text).map(({ src }) => src.split('#')[0] ?? '');
    expect(new Set(files).size).toBe(1);
    const [file = ''] = files;
    const { status, headers, body } = await site.get(file, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
      ...[200, 'image/svg+xml', 'br'],
    ]);
    expect(headers['cache-control']).toContain('immutable');
    expect(body.length).toBeLessThanOrEqual(15_000);
  });

  test('names the city nearby for coordinates', async () => {
    const asked = 'v=1&latitude=52%2C6&longitude=13%2C4&kind=bonded&azimuth=180&tilt=10&count=1';
    const { text } = await site.get(`/tools/yield?${asked}&model=smf-520`, { site: 'de' });
    expect(decode(text).replace(/\s/g, ' ')).toContain('52,6° N, 13,4° O');
    expect(decode(text).replace(/\s/g, ' ')).toContain('Etwa 9 km von Berlin entfernt');
  });
});

describe('A click on it', () => {
  const asked = 'v=1&place=Berlin&country=DE&kind=bonded&azimuth=170&tilt=12&model=smf-520&count=7';

  test.each([
    ['en', '52.5', '13.5'],
    ['de', '52,5', '13,5'],
  ])(
    'leads to the same page with those coordinates, and keeps what was typed: %s',
    async (code, latitude, longitude) => {
      // 182.5 of 360 degrees to the right and 31.5 of 144 downwards.
      const click = 'map_0_0_360_144.x=162&map_0_0_360_144.y=35';
      const label = { site: code };
      for (const tool of tools) {
        const { status, headers } = await site.get(`/tools/${tool}?${asked}&${click}`, label);
        expect([status, headers['cache-control']]).toEqual([303, 'no-store']);
        const address = new URL(String(headers.location), site.origin());
        expect([address.pathname, address.hash]).toEqual([`/tools/${tool}`, '#map']);
        const { searchParams: query } = address;
        expect(query.get('place')).toBeNull();
        expect(query.get('country')).toBeNull();
        expect(query.get('v')).toBe('1');
        expect(query.get('azimuth')).toBe('170');
        expect(query.get('model')).toBe('smf-520');
        // A pixel is more than a degree.
        const number = (name: string) => Number(query.get(name)?.replace(',', '.'));
        expect(Math.abs(number('latitude') - Number(latitude.replace(',', '.')))).toBeLessThan(1);
        expect(Math.abs(number('longitude') - Number(longitude.replace(',', '.')))).toBeLessThan(1);
        expect(query.get('latitude')).toMatch(code === 'de' ? /^\d+(,\d)?$/ : /^\d+(\.\d)?$/);
        const { status: shown, text } = await site.get(
          `${address.pathname}${address.search}`,
          label,
        );
        expect(shown).toBe(200);
        expect(text).toContain(`value="${query.get('latitude')}"`);
        expect(text).toContain(' id="map"');
      }
    },
  );

  test('that was none, but the Enter key, calculates what was typed', async () => {
    const click = 'map_0_0_360_144.x=0&map_0_0_360_144.y=0';
    const { status, headers } = await site.get(`/tools/yield?${asked}&${click}`);
    expect(status).toBe(303);
    const { searchParams, hash } = new URL(String(headers.location), site.origin());
    expect(hash).toBe('');
    expect(Object.fromEntries(searchParams)).toEqual(
      Object.fromEntries(new URLSearchParams(asked)),
    );
  });

  test.each([
    'map_0_0_360_144.x=5&map_0_0_360_144.y=5&next=https://example.com',
    'map_0_0_360_144.x=1e9&map_0_0_360_144.y=%3Cscript%3E',
    'map_999_999_999_999.x=5&map_999_999_999_999.y=5',
  ])('leads nowhere else: %s', async (click) => {
    const { status, headers } = await site.get(`/tools/yield?${asked}&${click}`);
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^\/tools\/yield\?[\w=&.%+-]+(#map)?$/);
    expect(headers.location).not.toMatch(/example|script|map_/);
  });
});

describe('What the map asks for', () => {
  test('is a list of cities in the language of the site, the largest first', async () => {
    const { json, headers } = await site.get('/tools/cities.json', { site: 'ja' });
    const { cities } = json as { cities: [string, number, number][] };
    expect(cities.length).toBeGreaterThan(1300);
    expect(cities[0]).toEqual(['東京', expect.closeTo(35.7, 0), expect.closeTo(139.8, 0)]);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  test('is the climate of coordinates, with a name made of them', async () => {
    const address = '/tools/place.json?latitude=52.6&longitude=13.4';
    const { json } = await site.get(address, { site: 'fr' });
    expect(json).toMatchObject({
      ...{
        label: expect.stringMatching(/^52,6°\sN, 13,4°\sE$/),
        latitude: 52.6,
        longitude: 13.4,
        country: '',
      },
      nearest: { name: 'Berlin' },
    });
    expect((await site.get('/tools/place.json?latitude=80&longitude=13')).status).toBe(422);
  });
});
