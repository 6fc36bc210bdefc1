import { describe, expect, test } from 'vitest';
import { findViolationsInLooks } from './axe.ts';
import { isFocused } from './header.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();

const box = 'input[name=q]';
const option = '[role=option]';

describe('The search', () => {
  test('suggests pages while somebody types, and arrow keys and Enter choose one', async () => {
    const { page } = await stage.visit('/search');
    const input = page.getByRole('combobox', { name: 'Keywords' });
    await input.pressSequentially('adhes');
    await page.locator(option).first().waitFor();
    expect(await input.getAttribute('aria-expanded')).toBe('true');
    expect(await input.getAttribute('aria-activedescendant')).toBeNull();
    await input.press('ArrowDown');
    await input.press('ArrowDown');
    await input.press('ArrowUp');
    const first = page.locator(option).first();
    expect(await first.getAttribute('aria-selected')).toBe('true');
    expect(await input.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    await input.press('Enter');
    await eventually(() => page.locator('h1').textContent()).toBe(
      'Before you bond: test the adhesion on your own roof',
    );
    await eventually(() => page.title()).toContain('Before you bond');
  });

  test.each(['on', 'off'] as const)(
    'is reached from the header by keyboard, and its box has the focus, scripts %s',
    async (scripts) => {
      const { page } = await stage.visit('/home', { scripts });
      const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
      await link.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/search#keywords$/);
      await eventually(() => isFocused(page.locator(box))).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.type('roof');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/search\?q=roof$/);
    },
  );

  test('asks for suggestions again if the server was too busy for an answer', async () => {
    const { page, allowComplaints } = await stage.visit('/search');
    allowComplaints(networkLine);
    let asked = 0;
    await page.route('**/search/suggestions?*', async (route) => {
      asked += 1;
      await (asked === 1 ? route.fulfill({ status: 503 }) : route.continue());
    });
    await page.locator(box).fill('adhesion');
    await page.locator(option).first().waitFor();
    expect(asked).toBe(2);
  });

  test('says what a suggestion is', async () => {
    const { page } = await stage.visit('/search');
    await page.locator(box).pressSequentially('SMF 520');
    await page.locator(option).first().waitFor();
    const texts = await page.locator(option).allTextContents();
    const lines = texts.map((text) => text.replace(/\s/g, ' '));
    expect(lines).toContain('SMF 520 Data sheet');
    expect(lines).toContainEqual(expect.stringMatching(/SMF 520.* Product$/));
  });

  test('closes its suggestions with Escape, and searches with Enter when none is chosen', async () => {
    const { page } = await stage.visit('/search', { site: 'de' });
    const input = page.locator(box);
    await input.pressSequentially('Dach');
    await page.locator(option).first().waitFor();
    await input.press('Escape');
    await eventually(() => page.locator(option).first().isVisible()).toBe(false);
    expect(await input.inputValue()).toBe('Dach');
    await input.press('Enter');
    await eventually(() => page.url()).toMatch(/\/search\?q=Dach$/);
    await eventually(() => page.locator('mark').count()).toBeGreaterThan(3);
    expect(await input.inputValue()).toBe('Dach');
  });

  test('chooses a suggestion with the pointer', async () => {
    const { page } = await stage.visit('/search', { site: 'zh' });
    await page.locator(box).fill('附着力');
    await page.locator(option).first().click();
    await eventually(() => page.url()).toContain('/news_detail/');
  });

  test('narrows down and leafs without loading the document anew, and the way back works', async () => {
    const { page, documents } = await stage.visit('/search?q=module');
    await page.getByRole('navigation', { name: 'Narrow down' }).getByText('Pages').click();
    await eventually(() => page.locator('.search-results li').count()).toBe(10);
    await page.getByRole('link', { name: 'Next results' }).click();
    await eventually(() => page.url()).toMatch(/type=page&page=2$/);
    await page.goBack();
    await eventually(() => page.getByRole('link', { name: 'Next results' }).isVisible()).toBe(true);
    expect(documents).toHaveLength(1);
  });

  test('works without scripts, from the box to a result', async () => {
    const { page } = await stage.visit('/search', { site: 'ja', scripts: 'off' });
    expect(await page.getByRole('combobox').count()).toBe(0);
    await page.getByRole('searchbox').fill('接着');
    await page.getByRole('button', { name: '検索する' }).click();
    await page.waitForURL(/\/search\?q=/);
    expect(await page.locator('.list-count').textContent()).toMatch(/^全\d+件$/);
    await page.locator('.search-more').first().click();
    await page.waitForURL(/type=/);
    const result = page.locator('.search-results h3 a').first();
    const href = await result.getAttribute('href');
    await result.click();
    await eventually(() => new URL(page.url()).pathname).toBe(href);
  });

  test('does not move anything when scripts take over', async () => {
    const { page } = await stage.visit('/search?q=roof', { scripts: 'off' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const { page: scripted } = await stage.visit('/search?q=roof');
    expect(await scripted.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });
});

describe('In every look', () => {
  test.each(['/search', '/search?q=roof', '/search?q=xylophone', '/search?q=roof&type=page'])(
    '%s is accessible',
    async (address) => {
      const { page } = await stage.visit(address, { bypassCSP: true });
      expect(await findViolationsInLooks(page)).toEqual([]);
    },
  );

  test('the open suggestions are accessible', async () => {
    const { page } = await stage.visit('/search', { bypassCSP: true, site: 'de' });
    await page.locator(box).pressSequentially('Modul');
    await page.locator(option).first().waitFor();
    await page.locator(box).press('ArrowDown');
    expect(await findViolationsInLooks(page)).toEqual([]);
    expect(await page.locator(option).first().isVisible()).toBe(true);
  });
});
