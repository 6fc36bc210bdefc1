import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../app/i18n/languages.ts';
import { toolMessages } from '../app/i18n/tools.ts';
import { findViolationsInLooks } from './axe.ts';
import { findOverflow } from './layout.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);
const figure = (page: Page) => page.locator('.tool-figure').textContent();
const place = (page: Page) => page.locator('.tool-result h2').textContent();

/** Catalogues are set by the rules of their language while they are built. */
const plain = (text: string | null) => (text ?? '').replace(/[\s\u200b]/g, '');

describe('The yield', () => {
  test.each(languageCodes)('is calculated by keyboard alone, place by name: %s', async (site) => {
    const { page } = await stage.visit('/tools/yield', { site });
    const before = await figure(page);
    await field(page, 'place').fill('');
    await field(page, 'place').pressSequentially('Madrid');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const named = site === 'zh' ? '马德里' : site === 'ja' ? 'マドリード' : /Madr[iy]/;
    await eventually(() => place(page)).toMatch(named);
    const inMadrid = await figure(page);
    if (site !== 'es') expect(inMadrid).not.toBe(before);
    await field(page, 'count').fill('40');
    await eventually(() => figure(page)).not.toBe(inMadrid);
    await eventually(() => page.url()).toContain('count=40');
    const shown = await figure(page);
    await page.reload();
    expect(await figure(page)).toBe(shown);
    expect(await place(page)).toMatch(named);
  });

  test('takes coordinates in place of the place that was named', async () => {
    const { page } = await stage.visit('/tools/yield');
    await page.locator('summary', { hasText: toolMessages('en', 'yield').coordinates }).click();
    await field(page, 'latitude').fill('40');
    expect(await field(page, 'place').inputValue()).toBe('');
    await field(page, 'longitude').fill('-3.5');
    await eventually(() => place(page)).toMatch(/40° N, 3\.5° W/);
    expect(page.url()).not.toContain('place=');
  });

  test('turns its roof by keys and by dragging, and the fields say the same', async () => {
    const { page } = await stage.visit('/tools/yield');
    const [direction, tilt] = [page.getByRole('slider').first(), page.getByRole('slider').last()];
    await tilt.press('PageUp');
    await tilt.press('ArrowUp');
    expect(await field(page, 'tilt').inputValue()).toBe('21');
    await tilt.press('End');
    expect(await tilt.getAttribute('aria-valuenow')).toBe('90');
    await direction.press('ArrowRight');
    expect(await field(page, 'azimuth').inputValue()).toBe('181');
    const before = await figure(page);
    const circle = page.locator('.tool-roof circle').first();
    const [from, ring] = [await direction.boundingBox(), await circle.boundingBox()];
    if (!from || !ring) throw new Error('not drawn');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(ring.x + ring.width, ring.y + ring.height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await field(page, 'azimuth').inputValue()).toBe('90');
    expect(await figure(page)).not.toBe(before);
    await field(page, 'kind').selectOption('vehicle');
    expect(await page.getByRole('slider').count()).toBe(1);
  });

  test.each(languageCodes)(
    'needs no scripts, and answers what is absurd at the field: %s',
    async (site) => {
      const { page } = await stage.visit('/tools/yield', { site, scripts: 'off' });
      await field(page, 'place').fill('Warszawa');
      await field(page, 'tilt').fill('３５');
      await field(page, 'count').fill('0');
      await page.locator('form button[type=submit]').last().click();
      await page.waitForURL(/v=1/);
      const wrong = page.locator('form [aria-invalid]');
      expect(await wrong.count()).toBe(1);
      expect(await wrong.inputValue()).toBe('0');
      const { errorWhole } = toolMessages(site, 'shared');
      const [start = ''] = errorWhole.split('{');
      expect(plain(await page.locator('.tool .field-error').textContent())).toContain(plain(start));
      expect(await page.locator('.tool-figure').count()).toBe(0);
      await field(page, 'count').fill('10');
      await page.locator('form button[type=submit]').last().click();
      await page.locator('.tool-figure').waitFor();
      expect(await figure(page)).toMatch(/[4-6]/);
      expect(await field(page, 'tilt').inputValue()).toBe('３５');
    },
  );

  test.each(['on', 'off'] as const)(
    'lists what has to be corrected, with links into the fields: scripts %s',
    async (scripts) => {
      const { page } = await stage.visit(
        '/tools/yield?v=1&latitude=999&longitude=5&azimuth=1&tilt=1&count=0',
        { scripts },
      );
      const links = page.locator('.tool-result .form-summary a');
      const { latitude, count } = toolMessages('en', 'yield');
      const listed = (await links.allTextContents()).map(plain);
      expect(listed.map((text) => text.split(':')[0])).toEqual([plain(latitude), plain(count)]);
      // Fields that are folded away appear.
      await page.locator('summary', { hasText: toolMessages('en', 'yield').coordinates }).click();
      for (const name of ['latitude', 'count']) {
        await page.locator(`.form-summary a[href$="${name}"]`).click();
        const isFocused = () => field(page, name).evaluate((one) => one === document.activeElement);
        await eventually(isFocused).toBe(true);
      }
    },
  );

  test('offers the places of a name, with scripts and without', async () => {
    for (const scripts of ['on', 'off'] as const) {
      const { page } = await stage.visit(
        '/tools/yield?v=1&place=Portland&count=1&tilt=1&azimuth=1',
        {
          scripts,
        },
      );
      await page.locator('.tool form li a').first().click();
      await eventually(() => place(page)).toContain('Portland');
      await page.locator('.tool-figure').waitFor();
    }
  });

  test('goes with an inquiry, to be read and edited', async () => {
    const { page } = await stage.visit('/tools/yield?model=smf-520', { site: 'de' });
    await field(page, 'count').fill('12');
    const { sendWithInquiry } = toolMessages('de', 'shared');
    await page.getByRole('link', { name: sendWithInquiry }).click();
    await page.waitForURL(/\/home\?case=yield/);
    const box = page.locator('input[name=case]');
    await eventually(() => box.isChecked()).toBe(true);
    expect(JSON.parse((await box.getAttribute('value')) ?? '')).toMatchObject({
      ...{ version: 1, tool: 'yield', query: expect.stringContaining('count=12') },
    });
    // What was entered can be changed where it was entered.
    await page.getByRole('link', { name: toolMessages('de', 'case').change }).click();
    await page.waitForURL(/\/tools\/yield\?/);
    expect(await field(page, 'count').inputValue()).toBe('12');
  });

  test('has no barrier that axe finds, in any look, empty-handed and with errors', async () => {
    const addresses = ['/tools', '/tools/yield', '/tools/yield?v=1&place=Xqzzy', '/compare'];
    for (const address of [...addresses, '/tools/balcony', '/tools/off-grid']) {
      const { page } = await stage.visit(address, { bypassCSP: true });
      expect(await findViolationsInLooks(page), address).toEqual([]);
      await page.context().close();
    }
  });
});

/** What is typed into each tool, as somewhere in the world one types it. */
const typedInto = [
  { tool: 'yield', name: 'count', value: '37' },
  { tool: 'roof', name: 'width', value: '9,5' },
  { tool: 'balcony', name: 'azimuth', value: '９０' },
  { tool: 'off-grid', name: 'total', value: '2500' },
];

describe.each(languageCodes)('Every tool, in %s,', (site) => {
  test.each(typedInto)(
    'follows keys and the mouse, and is as wide as its window: $tool',
    async ({ tool, name, value }) => {
      const { page } = await stage.visit(`/tools/${tool}`, { site });
      const result = page.locator('.tool-result');
      const before = await result.textContent();
      await field(page, name).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(value);
      await eventually(() => result.textContent()).not.toBe(before);
      expect(await page.locator('form [aria-invalid]').count()).toBe(0);
      await eventually(() => page.url()).toContain(`${name}=${encodeURIComponent(value)}`);
      await page.locator('.tool-form button[type=submit]').last().click();
      await eventually(() => result.evaluate((one) => one === document.activeElement)).toBe(true);
      await expectFit(page);
    },
  );

  test('or the comparison, is as wide as its window', async () => {
    const { page } = await stage.visit('/compare', { site });
    await expectFit(page);
  });
});

/** 320 px is what WCAG asks for: a window of 1280 px at 400 %. */
async function expectFit(page: Page) {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await findOverflow(page)).sideways, `${page.url()} at ${width}`).toBe(0);
  }
}

describe('The comparison', () => {
  test('follows each choice, and marks what differs', async () => {
    const { page } = await stage.visit('/compare');
    await field(page, 'second').selectOption('smh-520');
    await page.waitForURL(/second=smh-520/);
    const head = page.locator('.specification-table thead');
    await eventually(() => head.textContent()).toContain('Dragonfly');
    const row = page.locator('.specification-table tr', { hasText: /^Weight per area/ });
    expect(await row.getAttribute('class')).toBe('specification-table-different');
  });

  test('needs no scripts', async () => {
    const { page } = await stage.visit('/compare', { site: 'fr', scripts: 'off' });
    await field(page, 'third').selectOption('');
    await page.locator('form button').last().click();
    await page.waitForURL(/v=1/);
    expect(await page.locator('.specification-table thead th').count()).toBe(3);
  });
});

describe('The tool for balconies', () => {
  test('says whether a kit fits while the railing is typed, and its address keeps that', async () => {
    const { page } = await stage.visit('/tools/balcony');
    const verdict = page.locator('.tool-railing [role=status]');
    expect(plain(await verdict.textContent())).toContain('itfits');
    await field(page, 'model').selectOption('balcony-800');
    await field(page, 'railing').fill('3');
    await eventually(async () => plain(await verdict.textContent())).toContain('doesnotfit');
    await eventually(() => page.url()).toContain('railing=3');
    await page.reload();
    expect(plain(await verdict.textContent())).toContain('doesnotfit');
  });
});

describe('The off-grid tool', () => {
  test('follows what is typed, and its address keeps it', async () => {
    const { page } = await stage.visit('/tools/off-grid');
    const before = plain(await figure(page));
    expect(before).toMatch(/^\d+modulesneeded$/);
    await field(page, 'total').fill('2500');
    await eventually(async () => plain(await figure(page))).not.toBe(before);
    await eventually(() => page.url()).toContain('total=2500');
    await field(page, 'length').fill('1.2');
    const verdict = page.locator('.tool-result [role=status]');
    await eventually(() => verdict.textContent()).toContain('what fits is not enough');
    await page.reload();
    expect(await verdict.textContent()).toContain('what fits is not enough');
  });

  test.each(languageCodes)(
    'needs no scripts, and answers what is absurd at the field: %s',
    async (site) => {
      const { page } = await stage.visit('/tools/off-grid', { site, scripts: 'off' });
      await field(page, 'place').fill('Warszawa');
      await field(page, 'fridgeHours').fill('25');
      await field(page, 'width').fill('２，０');
      await page.locator('.tool-form button[type=submit]').click();
      await page.waitForURL(/v=1/);
      const wrong = page.locator('form [aria-invalid]');
      expect(await wrong.count()).toBe(1);
      expect(await wrong.getAttribute('name')).toBe('fridgeHours');
      expect(await page.locator('.tool-figure').count()).toBe(0);
      await field(page, 'fridgeHours').fill('24');
      await page.locator('.tool-form button[type=submit]').click();
      await page.locator('.tool-figure').waitFor();
      expect(await field(page, 'width').inputValue()).toBe('２，０');
    },
  );

  test('goes with an inquiry, to be read and edited', async () => {
    const { page } = await stage.visit('/tools/off-grid', { site: 'de' });
    await field(page, 'capacity').fill('200');
    const { sendWithInquiry } = toolMessages('de', 'shared');
    await page.getByRole('link', { name: sendWithInquiry }).click();
    await page.waitForURL(/\/home\?case=off-grid/);
    const box = page.locator('input[name=case]');
    await eventually(() => box.getAttribute('value')).toMatch(/capacity=200/);
  });
});
