import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '../app/i18n/languages.ts';
import { toolMessages } from '../app/i18n/tools.ts';
import { typeset } from '../app/i18n/typography.ts';
import { settingsTexts } from '../content/settings/settings.ts';
import { readPdf, withoutSpaces } from '../tests/helpers/pdf.ts';
import { Hand } from './clicks.ts';
import { phone } from './header.ts';
import { fillQuote, findInquiries, sent } from './quote.ts';
import { eventually, setStage } from './stage.ts';

/**
 * Five people with a question of their own, who know nothing of the site but its home page. None of
 * them is more than three clicks away from the answer; typing costs none.
 */
const stage = setStage();

const mostClicks = 3;

interface Case {
  name: string;
  language: Language;
  viewport: { width: number; height: number };
}

const cases: Case[] = [
  { name: 'in English at a desk', language: 'en', viewport: { width: 1440, height: 900 } },
  { name: 'in German on a phone', language: 'de', viewport: phone },
];

async function begin({ language, viewport }: Case): Promise<{ page: Page; hand: Hand }> {
  const site = language === 'en' ? {} : { site: language };
  const { page } = await stage.visit('/home', { ...site, viewport });
  return { page, hand: new Hand() };
}

/** Clicks the first link to an address in a part of the page, and waits until it is there. */
async function follow(page: Page, hand: Hand, href: string, part = 'main'): Promise<void> {
  await hand.click(page.locator(`${part} a[href="${href}"]`).first());
  await page.waitForURL((url) => `${url.pathname}${url.search}${url.hash}` === href);
}

/** What is read off a page, by its letters and digits: spaces that do not break are its own matter. */
const read = async (place: Locator): Promise<string> =>
  withoutSpaces((await place.textContent()) ?? '');

const field = (page: Page, name: string) => page.locator(`.tool-form [name=${name}]`);

/** How many modules fit, or are needed, as the page says it in words. */
const modulesOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.tool-figure').textContent()) ?? '')?.[0]);

async function download(page: Page, hand: Hand, link: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), hand.click(link)]);
  return file;
}

/** Home, roofs, roof check, with a roof of one's own. */
async function checkRoof(page: Page, hand: Hand): Promise<number> {
  await follow(page, hand, '/app_scenarios');
  await follow(page, hand, '/tools/roof');
  const before = await modulesOf(page);
  await field(page, 'length').fill('24,5');
  await eventually(() => page.url()).toContain('length=24%2C5');
  await eventually(() => modulesOf(page)).toBeLessThan(before);
  return modulesOf(page);
}

describe.each(cases)('From the home page, $name,', (one) => {
  const { language } = one;
  const shared = toolMessages(language, 'shared');

  test('the owner of a roof comes to a quote that carries the checked roof', async () => {
    const { page, hand } = await begin(one);
    const fitting = await checkRoof(page, hand);
    await hand.click(page.getByRole('link', { name: typeset(shared.sendWithInquiry, language) }));
    await page.waitForURL(/\/home\?case=roof&.*length=24%2C5/);
    expect(hand.clicks).toBeLessThanOrEqual(mostClicks);
    await eventually(() => page.locator('input[name=case]').isChecked()).toBe(true);
    const name = `Roof ${language}`;
    await fillQuote(page, { name, email: 'roof@example.com', projectAddress: 'Germany' });
    await page.locator('#quote-name').press('Enter');
    await sent(page).waitFor();
    const [inquiry] = await findInquiries(stage.site, { name });
    expect(inquiry?.calculation).toMatchObject({
      ...{ tool: 'roof', language },
      query: expect.stringContaining('length=24%2C5'),
      text: expect.stringMatching(new RegExp(`(?<!\\d)${fitting}(?!\\d)`)),
    });
  });

  test('an engineer comes to the page for the structural check', async () => {
    const { page, hand } = await begin(one);
    await checkRoof(page, hand);
    const words = toolMessages(language, 'roof');
    const report = page.getByRole('link', { name: typeset(words.report, language), exact: true });
    const address = new URL((await report.getAttribute('href')) ?? '', page.url());
    const file = await download(page, hand, report);
    expect(hand.clicks).toBeLessThanOrEqual(mostClicks);
    expect(file.url()).toBe(address.href);
    const { text } = await readPdf(await readFile(await file.path()));
    for (const said of [words.notChecked, words.notFire]) {
      expect(text).toContain(withoutSpaces(said));
    }
    expect(text).toContain('length=24%2C5');
  });

  test('an engineer comes to the drawing', async () => {
    const { page, hand } = await begin(one);
    const fitting = await checkRoof(page, hand);
    const { saveDxf } = toolMessages(language, 'roof');
    const link = page.getByRole('link', { name: typeset(saveDxf, language) });
    const file = await download(page, hand, link);
    expect(hand.clicks).toBeLessThanOrEqual(mostClicks);
    expect(file.suggestedFilename()).toBe('eArc-roof.dxf');
    const drawing = await readFile(await file.path(), 'latin1');
    expect(drawing.match(/POLYLINE\r\n8\r\nMODULES/g)).toHaveLength(fitting);
  });

  test('a builder of vans learns how many modules the fridge takes', async () => {
    const { page, hand } = await begin(one);
    await follow(page, hand, '/off_one');
    await follow(page, hand, '/tools/off-grid');
    expect(hand.clicks).toBeLessThanOrEqual(mostClicks);
    const before = await modulesOf(page);
    expect(before).toBeGreaterThan(0);
    // A fridge that runs day and night, with a motor of its own.
    await field(page, 'fridgePower').fill('120');
    await field(page, 'fridgeHours').fill('24');
    await eventually(() => modulesOf(page)).toBeGreaterThan(before);
    await eventually(() => page.url()).toContain('fridgePower=120');
    expect(await page.locator('.tool-result .drawing svg').count()).toBe(1);
  });

  test('a tenant learns whether a kit fits on the railing, and what it weighs', async () => {
    const { page, hand } = await begin(one);
    await follow(page, hand, '/app_balcony');
    await follow(page, hand, '/tools/balcony');
    expect(hand.clicks).toBeLessThanOrEqual(mostClicks);
    const words = toolMessages(language, 'balcony');
    await field(page, 'model').selectOption('balcony-800');
    const railing = page.locator('.tool-railing');
    const ending = (text: string) => withoutSpaces(text.split('}').at(-1) ?? '');
    await field(page, 'railing').fill('3');
    await eventually(() => read(railing)).toContain(ending(words.fitsNot));
    await field(page, 'railing').fill('4');
    await eventually(() => read(railing)).toContain(ending(words.fits));
    // 10.8 kg beside two glass modules of the same size, at 9.3 kg/m² without mounting.
    await eventually(() => read(railing)).toMatch(/10[.,]8kg.*37kg/);
    await eventually(() => read(page.locator('.tool-figure'))).toMatch(/\d{3}/);
  });

  test('a journalist comes to modules side by side, with a glass module', async () => {
    const { page, hand } = await begin(one);
    await follow(page, hand, '/tools', 'footer');
    await follow(page, hand, '/compare');
    expect(hand.clicks).toBeLessThanOrEqual(mostClicks);
    const table = page.locator('.specification-table table');
    const { glass } = toolMessages(language, 'compare');
    await eventually(() => read(table.locator('thead'))).toContain(withoutSpaces(glass));
    await eventually(() => read(table)).toMatch(/9[.,]3/);
  });

  test('a journalist comes to the media kit', async () => {
    const { page, hand } = await begin(one);
    const { data } = settingsTexts[language].links;
    // Its documents are made for the first visitor, who waits for their sizes.
    await stage.site.get('/download', language === 'en' ? {} : { site: language });
    await hand.click(page.locator('footer').getByRole('link', { name: data, exact: true }));
    await page.waitForURL('**/download');
    await follow(page, hand, '/download?kind=mediaKit#documents');
    const kit = page.locator('main a[href$="/earc-media-kit.zip"]');
    const file = await download(page, hand, kit);
    expect(hand.clicks).toBeLessThanOrEqual(mostClicks);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  });
});
