import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { toolMessages } from '../app/i18n/tools.ts';
import type { Point } from '../app/tools/yield/coordinates.ts';
import { plainSize } from '../app/tools/yield/map/click.ts';
import { extent, positionIn, viewAround, widths } from '../app/tools/yield/map/geometry.ts';
import { findViolationsInLooks } from './axe.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

const berlin: Point = { latitude: 52.52, longitude: 13.4 };
const nairobi: Point = { latitude: -1.3, longitude: 36.8 };

/** Catalogues are set by the rules of their language while they are built. */
const plain = (text: string | null) => (text ?? '').replace(/[\s\u200b]/g, '');

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);
const title = async (page: Page) => plain(await page.locator('.tool-result h2').textContent());
const figure = (page: Page) => page.locator('.tool-figure').textContent();
const map = (page: Page) => page.locator('.map-stage');
const told = async (page: Page) => plain(await page.locator('.map-below > p').textContent());
const sliders = (page: Page) => map(page).getByRole('slider');

const numberIn = async (page: Page, name: string) =>
  Number((await field(page, name).inputValue()).replace(',', '.'));

const openMap = async (page: Page) => {
  await page.locator('details:has(> #map) > summary').click();
  await map(page).waitFor();
};

/** Presses where a place is, in what is shown around another. */
async function press(page: Page, point: Point, middle = point, width: number = extent.width) {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map is not drawn');
  const { x, y } = positionIn(viewAround(middle, width), point);
  await map(page).click({ position: { x: x * box.width, y: y * box.height } });
}

const languages = [
  { site: 'en', east: '°E', near: 'Nairobi' },
  { site: 'de', east: '°O', near: 'Nairobi' },
  { site: 'ja', east: '東経', near: 'ナイロビ' },
] as const;

describe('The map', () => {
  test.each(languages)(
    'takes a press for the place, closer and closer, and the result follows: $site',
    async ({ site, east, near }) => {
      const { page } = await stage.visit('/tools/yield', { site });
      const before = await figure(page);
      await openMap(page);
      await press(page, nairobi);
      await eventually(() => numberIn(page, 'longitude')).toBeGreaterThan(35);
      expect(await field(page, 'place').inputValue()).toBe('');
      await eventually(() => title(page)).toContain(east);
      await eventually(() => figure(page)).not.toBe(before);

      const first = {
        latitude: await numberIn(page, 'latitude'),
        longitude: await numberIn(page, 'longitude'),
      };
      const words = toolMessages(site, 'yield');
      for (const _ of widths.slice(1))
        await page.getByRole('button', { name: words.mapCloser, exact: true }).click();
      await press(page, nairobi, first, widths.at(-1));
      const close = async (name: 'latitude' | 'longitude') =>
        Math.abs((await numberIn(page, name)) - nairobi[name]);
      await eventually(() => close('longitude')).toBeLessThan(0.2);
      expect(await close('latitude')).toBeLessThan(0.2);
      await eventually(() => told(page)).toContain(near);
      expect(await told(page)).toContain(east);

      await eventually(() => title(page)).toContain(
        (await numberIn(page, 'longitude')).toString().replace('.', site === 'de' ? ',' : '.'),
      );
      const shown = await figure(page);
      expect(page.url()).toContain('longitude=');
      await page.reload();
      expect(await figure(page)).toBe(shown);
    },
  );

  test.each(languages)('is moved by keys alone, and says where: $site', async ({ site }) => {
    const { page } = await stage.visit(
      '/tools/yield?v=1&latitude=10&longitude=20&count=1&tilt=1&azimuth=1',
      { site },
    );
    const words = toolMessages(site, 'yield');
    await page.locator('summary', { hasText: words.map }).focus();
    await page.keyboard.press('Enter');
    await map(page).waitFor();
    await page.keyboard.press('Tab');
    const [latitude, longitude] = [sliders(page).first(), sliders(page).last()];
    await eventually(() => latitude.evaluate((one) => one === document.activeElement)).toBe(true);
    const values = async () => [
      await numberIn(page, 'latitude'),
      await numberIn(page, 'longitude'),
    ];
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowRight');
    // What has moved has the focus, and is read out.
    expect(await longitude.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('PageDown');
    expect(await values()).toEqual([1, 31]);
    expect(await latitude.getAttribute('aria-valuenow')).toBe('1');
    await eventually(() => latitude.getAttribute('aria-valuetext')).toMatch(/31.*km/s);
    for (const _ of widths) await page.keyboard.press('+');
    await page.keyboard.press('ArrowDown');
    expect(await values()).toEqual([0.9, 31]);
    for (const _ of widths) await page.keyboard.press('-');
    await page.keyboard.press('ArrowLeft');
    expect(await values()).toEqual([0.9, 30]);
    await eventually(() => title(page)).toContain(site === 'de' ? '0,9' : '0.9');
    await eventually(() => page.url()).toMatch(/longitude=30/);
  });

  test('is one with the fields: what is typed moves its point, and is looked up', async () => {
    const { page } = await stage.visit(
      '/tools/yield?v=1&latitude=10&longitude=20&count=1&tilt=1&azimuth=1',
    );
    await openMap(page);
    await field(page, 'longitude').fill('-60.5');
    await eventually(() => sliders(page).last().getAttribute('aria-valuenow')).toBe('-60.5');
    await eventually(() => title(page)).toContain('60.5°W');
    await field(page, 'place').pressSequentially('Madrid');
    await page.getByRole('option', { name: /^Madrid/ }).click();
    await eventually(() => sliders(page).last().getAttribute('aria-valuenow')).toMatch(/^-3\.[67]/);
    await eventually(() => title(page)).toContain('Madrid');
  });

  test('says where the data end, and shows no result of another place', async () => {
    const { page } = await stage.visit('/tools/yield');
    const { coordinateOutside } = toolMessages('en', 'yield');
    await openMap(page);
    await press(page, { latitude: 79, longitude: -40 });
    await eventually(() => told(page)).toContain(plain(coordinateOutside));
    await eventually(() => page.locator('.tool-figure').count()).toBe(0);
    const error = page.locator('.tool .field-error');
    expect(plain(await error.textContent())).toBe(plain(coordinateOutside));
    await press(page, berlin);
    await page.locator('.tool-figure').waitFor();
    expect(await error.count()).toBe(0);
  });

  test('comes when somebody opens it, with its land, and nothing is asked for before', async () => {
    const asked: string[] = [];
    const { page } = await stage.visit('/tools/yield', {
      prepare: async (opened) => {
        opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    const ofMap = () => asked.filter((path) => /\/(land|map)[-.]|cities\.json/.test(path));
    expect(ofMap()).toEqual([]);
    await openMap(page);
    await eventually(() =>
      ofMap()
        .sort()
        .map((path) => path.replace(/-[\w-]+\./, '.')),
    ).toEqual([...['/assets/land.svg', '/assets/map.js', '/tools/cities.json']]);
  });

  test.each(['/tools/balcony', '/tools/off-grid'])('serves %s as well', async (address) => {
    const { page } = await stage.visit(address, { site: 'de' });
    await openMap(page);
    await press(page, nairobi);
    await eventually(() => numberIn(page, 'longitude')).toBeGreaterThan(35);
    await eventually(() => title(page)).toContain('°O');
  });

  test('is left out where maps need an approval', async () => {
    const { page } = await stage.visit('/tools/yield', { site: 'zh' });
    expect(await page.locator('#map').count()).toBe(0);
    expect(await field(page, 'latitude').count()).toBe(1);
  });

  test('is accessible in every look', async () => {
    const { page } = await stage.visit('/tools/yield', { bypassCSP: true });
    await openMap(page);
    await press(page, nairobi);
    await page.getByLabel(toolMessages('en', 'yield').mapCloser).click();
    await eventually(() => told(page)).toContain('Nairobi');
    expect(await findViolationsInLooks(page)).toEqual([]);
  });
});

describe('Without scripts the map', () => {
  test.each(languages)(
    'is clicked twice, for a place and for its like: $site',
    async ({ site }) => {
      const { page } = await stage.visit('/tools/yield', { site, scripts: 'off' });
      const words = toolMessages(site, 'yield');
      await page.locator('summary', { hasText: words.map }).click();
      await field(page, 'count').fill('7');
      const click = (name: string, { x, y }: { x: number; y: number }) =>
        page
          .getByRole('button', { name, exact: true })
          .click({ position: { x: x * plainSize.width, y: y * plainSize.height } });
      const off = async (name: 'latitude' | 'longitude') =>
        Math.abs((await numberIn(page, name)) - nairobi[name]);
      // What is sent is counted in its pixels, from its upper left corner.
      const world = page.getByRole('button', { name: words.mapWorld, exact: true });
      expect(await world.boundingBox()).toMatchObject(plainSize);
      expect(await world.evaluate((one) => getComputedStyle(one).padding)).toBe('0px');
      await click(words.mapWorld, positionIn(viewAround(nairobi, extent.width), nairobi));
      await page.waitForURL(/longitude=.*#map/);
      expect(await off('longitude')).toBeLessThan(1.5);
      expect(await off('latitude')).toBeLessThan(1.5);
      // The fragment opens what it is in.
      expect(await page.getByRole('button', { name: words.mapAround }).isVisible()).toBe(true);
      const first = {
        latitude: await numberIn(page, 'latitude'),
        longitude: await numberIn(page, 'longitude'),
      };
      await click(words.mapAround, positionIn(viewAround(first, widths[2]), nairobi));
      await eventually(() => off('longitude')).toBeLessThan(0.3);
      await eventually(() => off('latitude')).toBeLessThan(0.3);
      expect(await field(page, 'count').inputValue()).toBe('7');
      await page.locator('.tool-figure').waitFor();
      expect(await page.locator('#map').textContent()).toMatch(/Nairobi|ナイロビ/);
    },
  );

  test('leaves the Enter key to the fields', async () => {
    const { page } = await stage.visit('/tools/yield', { scripts: 'off' });
    await field(page, 'place').fill('Madrid');
    await field(page, 'place').press('Enter');
    await page.waitForURL(/place=Madrid/);
    expect(page.url()).not.toMatch(/map|latitude/);
    expect(await title(page)).toContain('Madrid');
  });
});
