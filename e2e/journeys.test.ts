import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '../app/i18n/languages.ts';
import { toolMessages } from '../app/i18n/tools.ts';
import { isFocused, languageButton, phone } from './header.ts';
import { languageSites, siteIn } from './sites.ts';
import { eventually, setStage } from './stage.ts';
import { readTree } from './tree.ts';

/**
 * What visitors do by keyboard alone, and what a screen reader is told meanwhile. Forms are in
 * forms.test.ts, the application in resume-reading.test.ts, the menu in menu.test.ts and
 * home.test.ts, the search in search.test.ts, yield and roof in tools.test.ts and
 * roof-check.test.ts.
 */
const stage = setStage();

const field = (page: Page, name: string): Locator => page.locator(`form [name=${name}]`);

/** Presses Tab until something has the focus, as somebody does who cannot see where it is. */
async function tabTo(page: Page, target: Locator, most = 150): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error(`Not reached with ${most} presses of Tab: ${target}`);
}

const typeInstead = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

test.each(languageSites)(
  'The language is changed from $language, and the page stays',
  async ({ site, language, messages }) => {
    const { page } = await stage.visit('/eArc_install', { site });
    const next =
      languageSites[(languageSites.findIndex((one) => one.language === language) + 1) % 7];
    if (!next) throw new Error('There is no other language');
    await tabTo(page, languageButton(page, messages));
    await page.keyboard.press('Enter');
    const { name, tag } = languages[next.language];
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    // It is read in the voice of its language.
    expect(await link.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe(tag);
    await tabTo(page, link, 10);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${stage.site.origin(next.site)}/eArc_install`);
    expect(await page.locator('html').getAttribute('lang')).toBe(tag);
  },
);

describe('A list', () => {
  test('is filtered, and how many are left is announced', async () => {
    const { page } = await stage.visit('/news');
    const topic = page.getByLabel('Topic', { exact: true });
    await tabTo(page, topic);
    await page.keyboard.type('Stan');
    await eventually(() => page.url()).toContain('topic=standards');
    await eventually(() => isFocused(topic)).toBe(true);
    const [status] = (await readTree(page, '.list-count')).filter(({ role }) => role === 'status');
    expect(status).toBeDefined();
    expect(await page.locator('.list-count').textContent()).toMatch(/\d/);
    const all = page.getByRole('link', { name: 'Show all' });
    await tabTo(page, all, 10);
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).search).toBe('');
  });

  test('of downloads shows a document in the page, and its pages are told apart', async () => {
    const { page } = await stage.visit('/download?product=smf-520&kind=dataSheet');
    const link = page.locator('a[href*="preview="]').first();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).toContain('preview=');
    const images = page.locator('.download-preview img');
    await images.first().waitFor();
    const names = await images.evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('A table', () => {
  test('is scrolled sideways where it is wider than the window, and says what it is', async () => {
    const { page } = await stage.visit('/balcony_item/800', {
      site: 'de',
      viewport: { width: 320, height: 700 },
      reducedMotion: 'reduce',
    });
    const region = page.locator('.specification-table-scroll').first();
    await tabTo(page, region);
    const [node] = await readTree(page, '.specification-table-scroll');
    expect([node?.role, node?.name]).toEqual(['region', expect.stringMatching(/\S/)]);
    const isWider = await region.evaluate((one) => one.scrollWidth > one.clientWidth);
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowRight');
    if (isWider) {
      await eventually(() => region.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
    }
    const tree = await readTree(page, '.specification-table-scroll table');
    expect(tree[0]?.role).toBe('table');
    const roles = tree.map(({ role }) => role);
    expect(roles).toEqual(expect.arrayContaining(['columnheader', 'rowheader', 'cell']));
  });
});

describe('A tool', () => {
  test('compares other models, and marks by words what differs', async () => {
    const { page } = await stage.visit('/compare');
    const second = field(page, 'second');
    await tabTo(page, second);
    const name = (await second.locator('option[value=smh-520]').textContent()) ?? '';
    await page.keyboard.type(/^\p{L}+/u.exec(name)?.[0] ?? '?');
    await eventually(() => page.url()).toContain('second=smh-520');
    await eventually(() => isFocused(field(page, 'second'))).toBe(true);
    const { differs } = toolMessages('en', 'compare');
    const marked = page.locator('.specification-table-different .visually-hidden').first();
    await eventually(async () => (await marked.textContent()) ?? '').toContain(differs);
  });

  test.each(languageSites)(
    'says whether a kit fits on a balcony, in a status that is announced: $language',
    async ({ site }) => {
      const { page } = await stage.visit('/tools/balcony', { site });
      const verdict = page.locator('.tool-railing [role=status]');
      const before = await verdict.textContent();
      await tabTo(page, field(page, 'railing'));
      await typeInstead(page, '1');
      await eventually(() => verdict.textContent()).not.toBe(before);
      await eventually(() => page.url()).toContain('railing=1');
      expect(await isFocused(field(page, 'railing'))).toBe(true);
    },
  );

  test.each(languageSites)(
    'says how many modules a vehicle needs, and what is absurd at its field: $language',
    async ({ site }) => {
      const { page } = await stage.visit('/tools/off-grid', { site, reducedMotion: 'reduce' });
      const figure = page.locator('.tool-figure').first();
      const before = await figure.textContent();
      await tabTo(page, field(page, 'total'));
      await typeInstead(page, '2500');
      await eventually(() => figure.textContent()).not.toBe(before);
      await typeInstead(page, 'x');
      await eventually(() => field(page, 'total').getAttribute('aria-invalid')).toBe('true');
      const [node] = await readTree(page, 'form [name=total]');
      expect(node?.states).toEqual(expect.arrayContaining(['focused', 'invalid']));
      // What is wrong is read with the field.
      expect(node?.description).toMatch(/\S/);
    },
  );

  test('is understood by its tree: each control has a name, headings skip no level', async () => {
    const paths = ['/tools/yield', '/tools/roof', '/tools/off-grid', '/tools/balcony', '/compare'];
    for (const path of paths) {
      for (const { site } of [siteIn('en'), siteIn('ja')]) {
        const { page } = await stage.visit(path, { site });
        const tree = await readTree(page, 'main');
        const controls = tree.filter(({ role }) =>
          /^(textbox|combobox|spinbutton|button|link|checkbox|radio|slider|searchbox)$/.test(role),
        );
        expect(controls.length).toBeGreaterThan(3);
        expect([path, controls.filter(({ name }) => name.trim() === '')]).toEqual([path, []]);
        const levels = await page
          .locator('main :is(h1, h2, h3, h4)')
          .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
        const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
        expect([path, levels[0], jumps]).toEqual([path, 1, []]);
        await page.context().close();
      }
    }
  });
});

describe('In forced colours', () => {
  test.each([
    { path: '/home', viewport: phone },
    { path: '/resume_submit', viewport: phone },
    { path: '/tools/off-grid', viewport: { width: 1280, height: 800 } },
    { path: '/product_data', viewport: { width: 1280, height: 800 } },
  ])(
    'each control of $path has a visible edge, and its focus a mark',
    async ({ path, viewport }) => {
      const { page } = await stage.visit(path, { viewport, forcedColors: 'active' });
      const edgeless = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
          .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .filter(({ offsetWidth }) => offsetWidth > 1)
          .filter((one) => !one.matches('[type=range], [type=checkbox], [type=radio], [type=file]'))
          .filter((one) => {
            const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(one);
            const hasEdge = !/^none/.test(borderStyle) && Number.parseFloat(borderWidth) >= 1;
            return !hasEdge && textDecorationLine === 'none' && !one.querySelector('svg');
          })
          .map((one) => one.outerHTML.slice(0, 100)),
      );
      expect(edgeless).toEqual([]);
      const unmarked: string[] = [];
      for (let count = 0; count < 30; count += 1) {
        await page.keyboard.press('Tab');
        const mark = await page.evaluate(() => {
          const element = document.activeElement ?? document.body;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          return isSeen ? '' : element.outerHTML.slice(0, 100);
        });
        if (mark) unmarked.push(mark);
      }
      expect(unmarked).toEqual([]);
    },
  );
});
