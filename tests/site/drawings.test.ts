import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../helpers/patience.ts';
import { readPdf } from '../helpers/pdf.ts';
import { linesIn, linesInPdf } from '../helpers/pdf-drawing.ts';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

const address = '/product_data';

/** What a visitor of the page sees of the module's length and of its behaviour in the heat. */
async function readPage() {
  const { text } = await site.get(address);
  const sections = text.match(/<section class="section-grid drawing">[\s\S]*?<\/figure>/g) ?? [];
  const find = (title: string) => sections.find((one) => one.includes(`<h2>${title}`)) ?? '';
  const module = find('The module');
  const heat = find('Current over voltage at three temperatures');
  const plain = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/[|\s\u00a0]+/g, ' ');
  return {
    text,
    table: plain(text.match(/<table[\s\S]*?<\/table>/g)?.find((one) => /Length/.test(one)) ?? ''),
    labels: [...module.matchAll(/<text[^>]*>([^<]*)</g)].map(([, label]) => label),
    outline: linesIn(module)[0] ?? [],
    said: plain(module.match(/<desc[\s\S]*?<\/desc>/)?.[0] ?? ''),
    heatTable: plain(heat.match(/<table[\s\S]*?<\/table>/)?.[0] ?? ''),
    heatSaid: plain(heat.match(/<desc[\s\S]*?<\/desc>/)?.[0] ?? ''),
    curves: curvesIn(linesIn(heat)),
  };
}

/** Lines with so many points are curves: nothing else has. */
const curvesIn = (lines: number[][]) => lines.filter(({ length }) => length > 14);

async function readSheet() {
  const { body } = await site.get('/documents/data-sheets/smf-520/en.pdf');
  return { ...(await readPdf(body)), lines: await linesInPdf(body, 2) };
}

/** Length over width of a rectangle, whichever way it lies. */
function proportion(line: number[]): number {
  const extent = (offset: number) => {
    const values = line.filter((_, index) => index % 2 === offset);
    return Math.max(...values) - Math.min(...values);
  };
  const [one, other] = [extent(0), extent(1)];
  return Math.max(one, other) / Math.min(one, other);
}

const hasLine = (lines: number[][], wanted: number[]) =>
  lines.some(
    (line) =>
      line.length === wanted.length &&
      line.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 0.01),
  );

async function editor(): Promise<Record<string, string>> {
  const account = { email: 'grace@example.com', password: 'correct horse battery staple' };
  const headers = await site.signIn();
  const made = await site.post(
    '/api/users',
    { ...account, name: 'Grace Hopper', role: 'editor' },
    { headers },
  );
  expect(made.status).toBe(201);
  return { ...(await site.signIn(account)), 'content-type': 'application/json' };
}

async function change(values: Record<string, number>): Promise<void> {
  const headers = await editor();
  const { json } = await site.get('/api/models?where[key][equals]=smf-520&depth=0', { headers });
  const [model] = json.docs;
  const parameters = model.parameters.map((row: { parameter: string; value?: number }) => ({
    ...row,
    value: values[row.parameter] ?? row.value,
  }));
  const body = JSON.stringify({ parameters });
  const changed = await site.request(`/api/models/${model.id}`, { method: 'PATCH', headers, body });
  expect(changed.status).toBe(200);
}

test('a length and a coefficient that an editor changes are changed in the tables, drawings and plots of page and data sheet', async () => {
  const before = await readPage();
  expect(before.table).toContain('Length 2,245 mm');
  expect(before.labels).toContain('2,245');
  expect(proportion(before.outline)).toBeCloseTo(2245 / 1196, 1);
  expect(before.heatTable).toContain('−10 52.8 13.28 25 48.5 13.52 60 44.2 13.76');
  const sheetBefore = await readSheet();

  await change({ length: 1900, voltageTemperatureCoefficient: -0.2 });
  await expect.poll(async () => (await readPage()).table, patience).toContain('Length 1,900 mm');
  const page = await readPage();
  expect(page.labels).toContain('1,900');
  expect(page.labels).not.toContain('2,245');
  expect(page.said).toContain('Length 1,900 mm');
  expect(proportion(page.outline)).toBeCloseTo(1900 / 1196, 1);
  // 48.5 V − 0.2 V/K × 35 K at 60 °C, and as much more at −10 °C.
  expect(page.heatTable).toContain('−10 55.5 13.28 25 48.5 13.52 60 41.5 13.76');
  expect(page.heatSaid).toContain('60 °C, Voc 41.5 V');
  expect(page.curves).toHaveLength(3);
  expect(page.curves).not.toEqual(before.curves);

  const sheet = await readSheet();
  expect(sheet.text).toContain('Length1,900mm');
  expect(sheet.text).toContain('−0.2V/K');
  expect(sheet.text).not.toContain('2,245');
  const rectangles = (lines: number[][]) =>
    lines.filter((line) => line.length === 8 || line.length === 10).map(proportion);
  const isDrawn = (lines: number[][], wanted: number) =>
    rectangles(lines).some((one) => Math.abs(one - wanted) < 0.005);
  expect(isDrawn(sheetBefore.lines, 2245 / 1196)).toBe(true);
  expect(isDrawn(sheet.lines, 1900 / 1196)).toBe(true);
  expect(isDrawn(sheet.lines, 2245 / 1196)).toBe(false);
  // Page and sheet have the same lines, not only similar ones.
  for (const curve of page.curves) expect(hasLine(sheet.lines, curve)).toBe(true);
  for (const curve of before.curves) expect(hasLine(sheetBefore.lines, curve)).toBe(true);
  const wasElsewhere = before.curves.filter((curve) => !hasLine(page.curves, curve));
  for (const curve of wasElsewhere) expect(hasLine(sheet.lines, curve)).toBe(false);
  expect(wasElsewhere.length).toBeGreaterThan(0);

  const { json } = await site.get('/parameters/smf-520.json');
  const length = json.parameters.find(({ key }: { key: string }) => key === 'length');
  expect(length.value).toBe(1900);
});
