import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isFocused } from './header.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

const count = (page: Page) => page.locator('.list-count');
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const query = (page: Page) => new URL(page.url()).search;

/** Brings a field to the middle of the window, so that it is seen when the page moves. */
async function scrollTo(field: Locator): Promise<number> {
  await field.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  return scrollPosition(field.page());
}

describe.each([
  { address: '/news', label: 'Topic', choice: 'standards', shown: '?topic=standards' },
  { address: '/job', label: 'Location', choice: null, shown: /^\?location=/ },
  { address: '/download', label: 'Product', choice: 'smf-520', shown: /^\?product=smf-520/ },
])('The list of $address', ({ address, label, choice, shown }) => {
  test('follows what is chosen, where the visitor is', async () => {
    const { page, documents } = await stage.visit(address, {
      viewport: { width: 1280, height: 500 },
    });
    const field = page.getByLabel(label, { exact: true });
    const all = await count(page).textContent();
    const place = await scrollTo(field);
    expect(place).toBeGreaterThan(50);
    await field.focus();
    await field.selectOption(choice ?? { index: 1 });
    await eventually(() => query(page)).toMatch(shown);
    await eventually(() => page.getByRole('link', { name: 'Show all' }).count()).toBe(1);
    // The same element says it, or screen readers would not.
    expect(await count(page).getAttribute('role')).toBe('status');
    await eventually(() => isFocused(field)).toBe(true);
    expect(await scrollPosition(page)).toBe(place);

    await page.goBack();
    await eventually(() => query(page)).toBe('');
    await eventually(() => count(page).textContent()).toBe(all);
    await eventually(() => field.inputValue()).toBe('');
    expect(documents).toHaveLength(1);
  });

  test('shows all again, and the focus stays beside', async () => {
    const { page } = await stage.visit(address);
    await page.getByLabel(label, { exact: true }).selectOption(choice ?? { index: 1 });
    const showAll = page.getByRole('link', { name: 'Show all' });
    await showAll.press('Enter');
    await eventually(() => query(page)).toBe('');
    await eventually(() => showAll.count()).toBe(0);
    const show = page.getByRole('button', { name: 'Show', exact: true });
    await eventually(() => isFocused(show)).toBe(true);
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('');
  });

  test('waits for the button without scripts', async () => {
    const { page } = await stage.visit(address, { scripts: 'off' });
    await page.getByLabel(label, { exact: true }).selectOption(choice ?? { index: 1 });
    expect(query(page)).toBe('');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL((url) => url.search.includes('='));
    expect(await page.getByRole('link', { name: 'Show all' }).count()).toBe(1);
  });
});

test('A number of matches that changes is told by the same line', async () => {
  const { page } = await stage.visit('/job');
  await count(page).evaluate((line) => line.setAttribute('data-first', ''));
  await page.getByLabel('Job title').fill('nobody is looked for under this name');
  await page.getByLabel('Job title').press('Enter');
  await page.getByRole('link', { name: 'Open application' }).last().waitFor();
  const line = page.locator('[data-first]');
  await eventually(() => line.textContent()).toContain('No open position matches');
  await eventually(() => isFocused(page.getByLabel('Job title'))).toBe(true);
});

test('The kinds of search results narrow down in place', async () => {
  const { page, documents } = await stage.visit('/search?q=module', {
    viewport: { width: 1280, height: 500 },
  });
  const kind = page.getByRole('navigation', { name: 'Narrow down' }).getByText('Pages');
  const place = await scrollTo(kind);
  expect(place).toBeGreaterThan(50);
  await kind.press('Enter');
  await eventually(() => query(page)).toBe('?q=module&type=page');
  await eventually(() => page.locator('.search-group').count()).toBe(1);
  expect(await kind.evaluate((link) => link.closest('a') === document.activeElement)).toBe(true);
  expect(await scrollPosition(page)).toBe(place);
  expect(documents).toHaveLength(1);
});
