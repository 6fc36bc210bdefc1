import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { typeset } from '../app/i18n/typography.ts';
import { settingsTexts } from '../content/settings/settings.ts';
import { isFocused, menuButton, menuItem, menuLinks, onPhone, phone } from './header.ts';
import { findOverflow } from './layout.ts';
import { allSites, siteIn } from './sites.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

const widths = [390, 768, 1024, 1199, 1200, 1280, 1366, 1439, 1440, 1600, 1760];

const path = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page) => page.locator('main h1').first();

describe.each(allSites)('The menu of the site $name', ({ site, language, messages }) => {
  const { links } = settingsTexts[language];

  test('is whole in every window, with everything that it opens', async () => {
    const { page } = await stage.visit('/news', { ...(site && { site }), scripts: 'off' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const isSmall = (await menuButton(page, messages).count()) > 0;
      expect([width, isSmall]).toEqual([width, width < 1200]);
      if (isSmall) await menuButton(page, messages).click();
      expect([width, await findHidden(page)]).toEqual([width, []]);
      // One line, from the first item to the last.
      if (!isSmall) expect([width, await countLines(page)]).toEqual([width, 1]);
      for (const summary of await page.locator('#main-menu summary').all()) {
        await summary.click();
        expect([width, await findHidden(page)]).toEqual([width, []]);
      }
      expect(await findOverflow(page)).toEqual({ width, sideways: 0, tooWide: [] });
      // The last is the way to us.
      const last = menuLinks(page, messages).last();
      expect([width, await last.textContent()]).toEqual([
        width,
        typeset(links.consultation, language),
      ]);
      await page.reload();
    }
  });
});

/** Links and items of the menu that are open but cut, or covered by something else. */
const findHidden = (page: Page) =>
  page.evaluate(() => {
    const menu = document.querySelector('#main-menu');
    return [...(menu?.querySelectorAll<HTMLElement>('a, summary') ?? [])]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { left, right, top, width, height } = element.getBoundingClientRect();
        const isCut = left < 0 || right > document.documentElement.clientWidth;
        const middle = document.elementFromPoint(left + width / 2, top + height / 2);
        // What an item opens may lie over the items of the next line, but there is one line.
        return isCut || element.scrollWidth > element.clientWidth + 1 || middle !== element;
      })
      .map(({ textContent }) => textContent);
  });

const countLines = (page: Page) =>
  page.locator('#main-menu > ul > li').evaluateAll((items) => {
    return new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size;
  });

describe.each(['on', 'off'] as const)('With scripts %s', (scripts) => {
  test.each([
    { window: 'large', viewport: { width: 1280, height: 800 } },
    { window: 'small', viewport: phone },
  ])('the keyboard reaches what is below an item in a $window window', async ({ viewport }) => {
    const { messages } = siteIn('de');
    const { links } = settingsTexts.de;
    const { page } = await stage.visit('/about', { site: 'de', scripts, viewport });
    if (await menuButton(page, messages).count()) await menuButton(page, messages).press('Enter');
    const item = menuItem(page, messages, links.products);
    await menuLinks(page, messages).first().focus();
    await page.keyboard.press('Tab');
    await eventually(() => isFocused(item)).toBe(true);
    const before = await menuLinks(page, messages).count();
    await page.keyboard.press('Enter');
    await eventually(() => menuLinks(page, messages).count()).toBe(before + 5);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await eventually(() => isFocused(menuLinks(page, messages).getByText(links.dragonfly))).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dragonfly');
    await eventually(() => menuLinks(page, messages).getByText(links.dragonfly).count()).toBe(0);
  });

  test('fingers open it on a telephone, one list at a time', async () => {
    const { messages } = siteIn('ja');
    const { links } = settingsTexts.ja;
    const { page } = await stage.visit('/home', {
      ...{ site: 'ja', scripts, ...onPhone },
    });
    await menuButton(page, messages).tap();
    await menuItem(page, messages, links.products).tap();
    await menuLinks(page, messages).getByText(links.charger).waitFor();
    await menuItem(page, messages, links.applications).tap();
    await menuLinks(page, messages).getByText(links.waterAndRail).waitFor();
    await eventually(() => menuLinks(page, messages).getByText(links.charger).count()).toBe(0);
    await menuLinks(page, messages).getByText(links.waterAndRail).tap();
    await page.waitForURL('**/off_two');
  });
});

describe('A list that lies over the page', () => {
  const { messages } = siteIn('en');
  const { links } = settingsTexts.en;
  const charger = (page: Page) => menuLinks(page, messages).getByText(links.charger);
  const open = async () => {
    const { page } = await stage.visit('/about');
    await menuItem(page, messages, links.products).click();
    await charger(page).waitFor();
    return page;
  };

  test('closes with Escape, and the focus is back at its item', async () => {
    const page = await open();
    await charger(page).focus();
    await page.keyboard.press('Escape');
    await eventually(() => charger(page).count()).toBe(0);
    await eventually(() => isFocused(menuItem(page, messages, links.products))).toBe(true);
  });

  test('closes when somebody clicks elsewhere', async () => {
    const page = await open();
    await heading(page).click();
    await eventually(() => charger(page).count()).toBe(0);
  });

  test('closes when the keyboard leaves it', async () => {
    const page = await open();
    await menuLinks(page, messages).getByText(links.balconySeries).focus();
    await page.keyboard.press('Tab');
    await eventually(() => charger(page).count()).toBe(0);
    await eventually(() => isFocused(menuItem(page, messages, links.technology))).toBe(true);
  });

  test('closes once it has led to a page, which is marked in the menu', async () => {
    const page = await open();
    await charger(page).click();
    await eventually(() => path(page)).toBe('/off_grid');
    await eventually(() => charger(page).count()).toBe(0);
    const item = menuItem(page, messages, links.products);
    await eventually(() => item.getAttribute('aria-current')).toBe('true');
    await item.click();
    const marked = page.locator('#main-menu details[open] a[aria-current="page"]');
    expect(await marked.allTextContents()).toEqual([links.charger]);
  });

  test('stays where the pointer only passes', async () => {
    const { page } = await stage.visit('/about');
    await menuItem(page, messages, links.products).hover();
    expect(await charger(page).count()).toBe(0);
  });
});
