import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { decode } from '../helpers/html.ts';
import { readPdf } from '../helpers/pdf.ts';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

/** Without what only says where a line may end. */
const readable = (html: string): string =>
  decode(html.replace(/<[^>]*>/g, ' '))
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ');

const numbers = {
  ...{ v: '1', shape: 'rectangle', length: '12', width: '8', edge: '0.5', clearance: '0' },
  ...{ gap: '20', model: 'smf-520', covering: 'trapezoidal', fixing: 'bonded', tilt: '10' },
  ...{ azimuth: '180', lowest: '-10', beadLength: '7', beadWidth: '10', beadHeight: '4' },
  ...{ adhesiveDensity: '1400', clamps: '6', clampWeight: '0.2', profileWeight: '1.5' },
  ...{ cableWeight: '0.3', place: 'Berlin', reserve: '0.1', reserveUnit: 'kn' },
};

const queryOf = (changed: Record<string, string> = {}) =>
  `?${new URLSearchParams({ ...numbers, ...changed })}`;

describe('the roof check without scripts', () => {
  test.each(languageCodes)('calculates what its address says: %s', async (language) => {
    const options = { site: language };
    const { status, text } = await site.get(`/tools/roof${queryOf()}`, options);
    expect(status).toBe(200);
    const page = readable(text);
    // Three rows of nine: the garage of tests/unit/roof-layout.test.ts.
    expect(page).toMatch(/(?<!\d)27(?!\d)/);
    // 7.7 kg, 7 m × 10 mm × 4 mm × 1400 kg/m³ and 0.3 kg, on 2.245 m × 1.196 m.
    expect(page).toMatch(/3[.,]13 kg\/m²/);
    expect(page).toMatch(/10[.,]2 kg\/m² \(0[.,]1 kN\/m²\)/);
    expect(text).toContain('class="drawing"');
    expect(page).toContain(toolMessages(language, 'roof').reportElsewhere.replace(/\s+/g, ' '));
  });

  test('keeps what was typed, and says at each field what is wrong with it', async () => {
    const wrong = { length: '-1', width: '1e9', place: 'Nowhereville', x1: '3' };
    const { status, text } = await site.get(`/tools/roof${queryOf(wrong)}`, { site: 'de' });
    expect(status).toBe(200);
    for (const [name, value] of Object.entries(wrong)) {
      expect(text).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`));
    }
    // Length, width, three numbers of the obstacle, and the place.
    expect(text.match(/class="field-error"/g)).toHaveLength(6);
    expect(text).not.toContain('tool-figure');
  });

  test('is listed, and its cases are not kept', async () => {
    const { text } = await site.get('/sitemap.xml');
    expect(text).toContain('/tools/roof<');
    const { text: tools } = await site.get('/tools');
    expect(tools).toContain('href="/tools/roof"');
  });
});

describe('its files', () => {
  test('are drawings to scale', async () => {
    const dxf = await site.get(`/tools/roof.dxf${queryOf()}`);
    expect(dxf.status).toBe(200);
    expect(dxf.headers['content-disposition']).toContain('eArc-roof.dxf');
    expect(dxf.text.match(/POLYLINE\r\n8\r\nMODULES/g)).toHaveLength(27);
    const svg = await site.get(`/tools/roof.svg${queryOf()}`);
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    expect(svg.text.match(/class="module"/g)).toHaveLength(27);
  });

  test.each(languageCodes)('are a report in %s, whatever the language of the site', async (to) => {
    const { status, body } = await site.get(`/tools/roof.pdf${queryOf()}&language=${to}`);
    expect(status).toBe(200);
    const { text } = await readPdf(body);
    const words = toolMessages(to, 'roof');
    for (const said of [words.notFire, words.notChecked, words.notWarranty, words.perCovered]) {
      expect(text).toContain(said.replace(/[\s\u200b\u2060]/g, ''));
    }
    expect(text).toContain('/tools/roof?v=1');
  });

  test('are refused for a case that has to be corrected', async () => {
    for (const file of ['dxf', 'svg', 'pdf']) {
      const { status } = await site.get(`/tools/roof.${file}${queryOf({ length: '0' })}`);
      expect(status).toBe(422);
    }
  });
});

test('a case is carried into the form for quotes', async () => {
  const { text } = await site.get(`/home${queryOf()}&case=roof`);
  expect(readable(text)).toContain('27 modules fit');
  expect(decode(text)).toContain('/tools/roof?v=1&');
});
