import { describe, expect, test } from 'vitest';
import { makePdf, uploadDocument } from '../tests/helpers/documents.ts';
import { findViolationsInLooks } from './axe.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

test('The answer of the string check follows what is typed, with a comma in German', async () => {
  const { page, documents } = await stage.visit('/product_data', { site: 'de' });
  const check = page.locator('.string-check');
  const verdict = check.getByRole('status');
  expect(await verdict.innerText()).toContain('Innerhalb der Grenze: 950,5');
  await check.getByLabel('Module in Reihe').fill('19');
  await check.getByLabel('Tiefste Temperatur').fill('-10,5');
  expect(await verdict.innerText()).toContain('Zu hoch: 1.004,5');
  await check.getByLabel('Tiefste Temperatur').fill('kalt');
  await check.getByRole('button').click();
  const wrong = check.getByLabel('Tiefste Temperatur');
  expect(await wrong.getAttribute('aria-invalid')).toBe('true');
  expect(await wrong.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(documents).toHaveLength(1);
});

test('The string check says when no length fits, and prints what it calculates with', async () => {
  const { page } = await stage.visit('/product_data', { site: 'de' });
  const check = page.locator('.string-check');
  await check.getByText('So wird gerechnet').click();
  expect(await check.innerText()).toMatch(/18\s×\s52,805\sV = 950,5\sV/);
  await check.getByLabel('MPP-Spannung min.').fill('650');
  await check.getByLabel('MPP-Spannung max.').fill('800');
  const verdict = check.getByRole('status');
  expect(await verdict.innerText()).toContain('Keine Stringlänge passt');
  expect(await verdict.innerText()).not.toContain('Innerhalb der Grenze');
  await check.getByLabel('MPP-Spannung min.').fill('30');
  await check.getByLabel('MPP-Spannung max.').fill('50');
  await check.getByLabel('Module in Reihe').fill('1');
  expect(await check.innerText()).toMatch(/Höchstens in Reihe\s+1 Modul\n/);
});

test('Without scripts the string check is answered by the server', async () => {
  const { page } = await stage.visit('/off_series', { scripts: 'off' });
  const check = page.locator('.string-check');
  await check.getByLabel('Module', { exact: true }).selectOption('off-grid-215');
  await check.getByLabel('Modules in series').fill('3');
  await check.getByLabel('Maximum input voltage').fill('60');
  await check.getByRole('button').click();
  await page.waitForURL('**/off_series?model=off-grid-215&modules=3&**');
  const answered = page.locator('.string-check');
  // 3 · (24.6 V + 0.062 V/K · 35 K)
  expect(await answered.getByRole('status').innerText()).toMatch(/Too high: 80\.3\sV at −10\s°C/);
  expect(await answered.getByLabel('Modules in series').inputValue()).toBe('3');
});

describe('The download centre', () => {
  test('is filtered, and shows a document in the page', async () => {
    const headers = await stage.site.signIn();
    const file = await makePdf('First page', 'Second page');
    const { id } = await uploadDocument(stage.site, headers, { name: 'certificate.pdf', file });
    await eventually(async () => (await stage.site.get('/download')).text).toContain(
      'certificate.pdf',
    );
    // A visitor waits five seconds at most for a file that nobody has looked at yet.
    const preview = `/download?preview=upload-${id}`;
    await eventually(async () => (await stage.site.get(preview)).text).toContain(
      '/documents/pages/',
    );
    const { page } = await stage.visit('/download');
    await page.getByLabel('Kind of document').selectOption('certificate');
    await page.waitForURL('**/download?**kind=certificate**');
    const row = page.locator('.document-rows > li');
    await eventually(() => row.count()).toBe(1);
    await row.getByRole('link', { name: 'Preview' }).click();
    await page.waitForURL(`**preview=upload-${id}**`);
    const pictures = page.locator('#preview img');
    await eventually(() => pictures.count()).toBe(2);
    const width = () =>
      pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    await eventually(width).toBe(1200);
    await page.getByRole('link', { name: 'Close the preview' }).click();
    await eventually(() => page.locator('#preview img').count()).toBe(0);
  });

  test('is two clicks from the home page', async () => {
    const { page } = await stage.visit('/home', { viewport: { width: 1800, height: 900 } });
    await page.getByRole('banner').getByRole('link', { name: 'Data' }).click();
    await page.waitForURL('**/download');
    await page.getByRole('link', { name: /^PAN .*SMF 520|SMF 520.*PAN/ }).waitFor();
  });
});

test.each(['/download', '/product_data?modules=0&lowest=x'])(
  '%s is accessible in every look',
  async (path) => {
    const { page } = await stage.visit(path, { bypassCSP: true });
    expect(await findViolationsInLooks(page)).toEqual([]);
  },
);
