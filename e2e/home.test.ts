import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '../app/i18n/languages.ts';
import { isFocused, languageButton, menuButton, menuLinks, phone } from './header.ts';
import { findLayoutShifts, findOverflow, recordLayoutShifts } from './layout.ts';
import { allSites, languageSites, mainlandSite, siteIn } from './sites.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

const rootMarkup = (page: Page) => page.locator('#root').innerHTML();
describe.each(allSites)('The home page on the site $name', ({ site, language, home, messages }) => {
  test('is in its language, with one heading of the first level', async () => {
    const { page } = await stage.visit('/home', { site });
    expect(await page.locator('html').getAttribute('lang')).toBe(languages[language].tag);
    expect(await page.title()).toBe(`${home.title} · ${messages.siteName}`);
    expect(await page.locator('h1').allTextContents()).toEqual([home.hero.title]);
  });

  test('does not change or move on hydration', async () => {
    const served = await stage.visit('/home', { site, scripts: 'off' });
    const { page } = await stage.visit('/home', {
      site,
      // The whole page is in view, so that no shift goes unnoticed.
      viewport: { width: 1280, height: 9000 },
      prepare: (fresh) => fresh.addInitScript(recordLayoutShifts),
    });
    expect(await rootMarkup(page)).toBe(await rootMarkup(served.page));
    expect(await findLayoutShifts(page)).toEqual([]);
  });

  test('never scrolls sideways at any width, with the menu closed or open', async () => {
    const { page } = await stage.visit('/home', { site });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverflow(page)).toEqual({ width, sideways: 0, tooWide: [] });
      await languageButton(page, messages).click();
      expect(await findOverflow(page)).toEqual({ width, sideways: 0, tooWide: [] });
      await page.keyboard.press('Escape');
      if (!(await menuButton(page, messages).count())) continue;
      await menuButton(page, messages).click();
      expect(await findOverflow(page)).toEqual({ width, sideways: 0, tooWide: [] });
      await page.keyboard.press('Escape');
    }
  });

  test('can be read without JavaScript', async () => {
    const { page } = await stage.visit('/home', { site, scripts: 'off' });
    const words = await page.locator('main').innerText();
    for (const text of [
      home.hero.title,
      home.hero.text,
      home.products.text,
      home.commercial.text,
      home.research.text,
      home.figures.capacity,
      home.quote.title,
    ]) {
      expect(words).toMatch(asShown(text));
    }
    expect(words).not.toContain('{');
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('#quote-name').isVisible()).toBe(true);
    const picture = page.locator('main img').first();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      400,
    );
  });
});

test.each([390, 1280, 1800])(
  'The name in the header stays where it is while the rest is still to come, at %i px',
  async (width) => {
    const name = '.header-home';
    for (const site of [undefined, 'ja']) {
      const { page } = await stage.visit('/home', { site, viewport: { width, height: 900 } });
      const whole = await page.locator(name).boundingBox();
      await page.locator(`${name} ~ *`).evaluateAll((rest) => {
        for (const element of rest) element.remove();
      });
      expect(await page.locator(name).boundingBox()).toEqual(whole);
    }
  },
);

test('The licence line is shown on the mainland-hosted site and on no other', async () => {
  for (const { site, name } of allSites) {
    const { page } = await stage.visit('/home', { site, scripts: 'off' });
    const line = page.getByRole('contentinfo').getByRole('link', { name: 'ICP' });
    expect([name, await line.count()]).toEqual([name, name === mainlandSite.name ? 1 : 0]);
  }
});

describe.each(['on', 'off'] as const)('With JavaScript %s', (scripts) => {
  test('the menu of a small screen opens, navigates and closes by keyboard alone', async () => {
    const { messages } = siteIn('es');
    const { page } = await stage.visit('/home', { site: 'es', scripts, viewport: phone });
    const button = menuButton(page, messages);
    const links = menuLinks(page, messages);
    expect(await links.count()).toBe(0);
    for (const _ of ['skip link', 'home', 'search', 'languages', 'menu'])
      await page.keyboard.press('Tab');
    await eventually(() => isFocused(button)).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => links.count()).toBeGreaterThan(1);
    await page.keyboard.press('Tab');
    await eventually(() => isFocused(links.first())).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => links.count()).toBe(0);
    await eventually(() => isFocused(button)).toBe(true);
    await page.keyboard.press('Space');
    await links.last().press('Enter');
    await page.waitForURL('**/home#quote');
    await eventually(() => isAtTop(page, '#quote')).toBe(true);
  });

  test('the menu of a large screen is always open', async () => {
    const { messages } = siteIn('de');
    const { page } = await stage.visit('/home', { site: 'de', scripts });
    expect(await menuLinks(page, messages).first().isVisible()).toBe(true);
    expect(await menuButton(page, messages).count()).toBe(0);
  });

  test('the skip link is the first stop and moves the focus to the content', async () => {
    const { messages } = siteIn('fr');
    const { page } = await stage.visit('/home', { site: 'fr', scripts });
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: messages.skipToContent });
    await eventually(() => isFocused(skipLink)).toBe(true);
    expect((await skipLink.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(page.locator('#content'))).toBe(true);
    await page.keyboard.press('Tab');
    await eventually(() => isFocused(page.locator('#content').getByRole('link').first())).toBe(
      true,
    );
  });

  test('the language selection links to the same page in every language', async () => {
    const { page } = await stage.visit('/home', { site: 'pl', scripts });
    let shown = siteIn('pl');
    for (const chosen of languageSites) {
      const name = languages[chosen.language].name;
      await languageButton(page, shown.messages).click();
      await page.getByRole('banner').getByRole('link', { name }).click();
      await page.waitForURL(`${stage.site.origin(chosen.site)}/home`);
      expect(await page.locator('h1').textContent()).toBe(chosen.home.hero.title);
      const current = page.getByRole('contentinfo').locator('[aria-current]');
      expect(await current.allTextContents()).toEqual([name]);
      shown = chosen;
    }
  });
});

/** A text of the content, with references to data replaced by any figure. */
function asShown(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^\\n]+'));
}

/** Whether an element is near the top of the window and not hidden by the header. */
async function isAtTop(page: Page, selector: string): Promise<boolean> {
  const top = (await page.locator(selector).boundingBox())?.y ?? -1;
  const header = await page.getByRole('banner').boundingBox();
  return top >= (header?.height ?? 0) - 1 && top < 300;
}
