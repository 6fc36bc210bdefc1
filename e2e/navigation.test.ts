import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishPages, textBlock } from './content.ts';
import { languageButton, menuButton, menuLinks, phone } from './header.ts';
import { recordScrolling } from './scrolling.ts';
import { languageSites, siteIn } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();

beforeAll(async () => {
  await publishPages(stage.site, [
    {
      path: '/roofs',
      title: 'Roofs',
      blocks: [
        textBlock('Flat roofs'),
        textBlock('Metal roofs'),
        textBlock('Old roofs'),
        textBlock('Further reading', { Facades: '/facades' }),
        textBlock('Round roofs'),
        textBlock('Green roofs'),
      ],
    },
    {
      path: '/facades',
      title: 'Facades',
      blocks: [
        textBlock('Tall facades', { Roofs: '/roofs', Capitals: '/ROOFS?from=facades' }),
        textBlock('Short'),
        textBlock('Curved'),
      ],
    },
  ]);
});

const link = (page: Page, name: string) => page.locator('main').getByRole('link', { name });
const title = (page: Page) => page.locator('main h1').textContent();
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.each(languageSites)('The root of site $name redirects to its home page', async (expected) => {
  const { page } = await stage.visit('/', { site: expected.site, scripts: 'off' });
  expect(page.url()).toBe(`${stage.site.origin(expected.site)}/home`);
  expect(await title(page)).toBe(expected.home.hero.title);
});

describe('A link within the site', () => {
  test('shows the other page with its title and address, without a full page load', async () => {
    const { page, documents } = await stage.visit('/roofs');
    await link(page, 'Facades').click();
    await page.waitForURL('**/facades');
    await eventually(() => title(page)).toBe('Facades');
    await eventually(() => page.title()).toBe('Facades · eArc');
    await page.goBack();
    await eventually(() => title(page)).toBe('Roofs');
    await eventually(() => page.title()).toBe('Roofs · eArc');
    expect(documents).toEqual([`${stage.site.origin()}/roofs`]);
  });

  test('in different letter case leads to the canonical address', async () => {
    const { page, documents } = await stage.visit('/facades');
    await link(page, 'Capitals').click();
    await eventually(() => title(page)).toBe('Roofs');
    expect(page.url()).toBe(`${stage.site.origin()}/roofs?from=facades`);
    await page.goBack();
    await eventually(() => title(page)).toBe('Facades');
    expect(documents).toEqual([`${stage.site.origin()}/facades`]);
  });

  test('moves the focus to the content, so that screen readers continue there', async () => {
    const { page } = await stage.visit('/roofs');
    await link(page, 'Facades').press('Enter');
    await eventually(() => page.title()).toBe('Facades · eArc');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Roofs');
  });

  test.each([
    { reducedMotion: 'no-preference', behavior: 'smooth' },
    { reducedMotion: 'reduce', behavior: 'instant' },
  ] as const)('scrolls to the top: $behavior when motion is "$reducedMotion"', async (expected) => {
    const { page } = await stage.visit('/roofs', {
      reducedMotion: expected.reducedMotion,
      prepare: (fresh) => fresh.addInitScript(recordScrolling),
    });
    await link(page, 'Facades').click();
    await eventually(() => title(page)).toBe('Facades');
    await eventually(() => scrollPosition(page)).toBe(0);
    expect(await page.evaluate(() => window.scrollCalls)).toEqual([
      { top: 0, behavior: expected.behavior },
    ]);
  });

  test.each([
    { from: '/roofs', name: 'Home', leadsTo: '**/home' },
    { from: '/home', name: 'Online consultation', leadsTo: '**/home#quote' },
  ])('closes the menu it was in: $name from $from', async ({ from, name, leadsTo }) => {
    const { messages } = siteIn('en');
    const { page } = await stage.visit(from, { viewport: phone });
    await menuButton(page, messages).click();
    await menuLinks(page, messages).getByText(name).click();
    await page.waitForURL(leadsTo);
    await eventually(() => menuLinks(page, messages).count()).toBe(0);
  });
});

test('The language selection keeps the page that a link has led to', async () => {
  const { messages } = siteIn('ja');
  const { page } = await stage.visit('/roofs', { site: 'ja' });
  await link(page, 'Facades').click();
  await eventually(() => title(page)).toBe('Facades');
  await languageButton(page, messages).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(`${stage.site.origin('de')}/facades`);
  expect(await title(page)).toBe('Facades');
});

test.each([
  { scripts: 'on', kept: '?topic=standards&from=mail#content' },
  // A server is not told the place on the page, and sends one page for all other parameters.
  { scripts: 'off', kept: '?topic=standards' },
] as const)('The language selection keeps $kept with scripts $scripts', async (expected) => {
  const { scripts, kept } = expected;
  const { messages } = siteIn('fr');
  const { page } = await stage.visit('/news?topic=standards&from=mail#content', {
    ...{ site: 'fr', scripts },
  });
  const links = page.getByRole('contentinfo').locator('.language-selection a');
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(
      new RegExp(`/news${kept.replace('?', '\\?')}$`),
    );
  }
  await languageButton(page, messages).click();
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click();
  await page.waitForURL(`${stage.site.origin('ja')}/news${kept}`);
  expect(await page.locator('select[name=topic]').inputValue()).toBe('standards');
});

test('The language selection keeps what was filtered, and where a link has led', async () => {
  const { messages } = siteIn('en');
  const { page } = await stage.visit('/news');
  await page.locator('select[name=topic]').selectOption('standards');
  await page.waitForURL('**/news?topic=standards');
  const german = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' });
  const origin = stage.site.origin('de');
  await eventually(() => german.getAttribute('href')).toBe(`${origin}/news?topic=standards`);
  await menuLinks(page, messages).last().click();
  await page.waitForURL('**/home#quote');
  await eventually(() => german.getAttribute('href')).toBe(`${origin}/home#quote`);
});

test('An address with a fragment opens at that place', async () => {
  const { page } = await stage.visit('/home#quote', { viewport: { width: 1280, height: 500 } });
  await page.waitForLoadState('networkidle');
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const top = (await page.locator('#quote').boundingBox())?.y;
  expect(top).toBeGreaterThanOrEqual(header - 1);
  expect(top).toBeLessThan(header + 50);
});

describe('Going back', () => {
  test('restores the scroll position', async () => {
    const { page } = await stage.visit('/roofs', { reducedMotion: 'reduce' });
    const place = await leaveFromFurtherDown(page);
    await page.goBack();
    await eventually(() => title(page)).toBe('Roofs');
    await eventually(() => scrollPosition(page)).toBe(place);
    await page.goForward();
    await eventually(() => title(page)).toBe('Facades');
    await eventually(() => scrollPosition(page)).toBe(0);
  });

  test('restores it even if the other page is still scrolling while going back', async () => {
    const { page } = await stage.visit('/roofs', { reducedMotion: 'reduce' });
    const place = await leaveFromFurtherDown(page);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/content/pages/roofs', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goBack();
    await scrollTo(page, 100);
    release();
    await eventually(() => title(page)).toBe('Roofs');
    await eventually(() => scrollPosition(page)).toBe(place);
  });

  test('a reloaded page keeps its scroll position', async () => {
    const { page } = await stage.visit('/roofs');
    const place = await scrollTo(page, 700);
    await page.reload();
    await eventually(() => scrollPosition(page)).toBe(place);
  });

  test('a link to a place on the page leads there and back', async () => {
    const { page } = await stage.visit('/home', { viewport: { width: 1280, height: 500 } });
    await link(page, 'Get a quote').first().click();
    await page.waitForURL('**/home#quote');
    const top = async () => (await page.locator('#quote').boundingBox())?.y;
    const header = await page.getByRole('banner').boundingBox();
    await eventually(top).toBeLessThan((header?.height ?? 0) + 50);
    expect(await top()).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
    await page.goBack();
    await eventually(() => scrollPosition(page)).toBe(0);
  });
});

describe('An unknown address', () => {
  // The client knows the route /gallery, which the server answers only if enabled.
  test.each(['/nowhere', '/gallery'])(
    'is reported as not found when %s is opened, and stays so',
    async (address) => {
      const { messages } = siteIn('pl');
      const { page, allowComplaints } = await stage.visit(address, {
        site: 'pl',
        scripts: 'unawaited',
      });
      allowComplaints(networkLine);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('main h1').allTextContents()).toEqual([messages.notFoundTitle]);
      expect(await page.title()).toBe(`${messages.notFoundTitle} · ${messages.siteName}`);
    },
  );

  test.each([siteIn('en'), siteIn('ja')])(
    'is reported in the language of the site $name without a reload',
    async ({ site, messages }) => {
      const { page, documents, allowComplaints } = await stage.visit('/roofs', { site });
      allowComplaints(networkLine);
      // Links lead to pages that exist; this one is withdrawn while the visitor reads.
      await page.route('**/content/pages/facades*', (route) =>
        route.continue({ url: route.request().url().replace('/facades', '/nowhere') }),
      );
      await link(page, 'Facades').click();
      await page.waitForURL('**/facades');
      await eventually(() => title(page)).toBe(messages.notFoundTitle);
      expect(await page.title()).toBe(`${messages.notFoundTitle} · ${messages.siteName}`);
      expect(await page.locator('main').innerText()).toContain(messages.notFoundText);
      expect(documents).toHaveLength(1);
      await link(page, messages.toHomePage).click();
      await page.waitForURL('**/home');
      await page.locator('#quote').waitFor();
      expect(documents).toHaveLength(1);
    },
  );
});

async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate(
    (target) =>
      new Promise((resolve) => {
        window.addEventListener('scrollend', resolve, { once: true });
        window.scrollTo({ top: target, behavior: 'instant' });
      }),
    top,
  );
  return scrollPosition(page);
}

/** @returns the scroll position at which the link was followed. */
async function leaveFromFurtherDown(page: Page): Promise<number> {
  const box = await link(page, 'Facades').boundingBox();
  const place = await scrollTo(page, (box?.y ?? 0) - 300);
  expect(place).toBeGreaterThan(500);
  await link(page, 'Facades').click();
  await eventually(() => title(page)).toBe('Facades');
  await eventually(() => scrollPosition(page)).toBe(0);
  return place;
}
