import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishPages, textBlock } from './content.ts';
import { isFocused } from './header.ts';
import { fillQuote, findInquiries, quoteField, sent, submit, summary } from './quote.ts';
import { languageSites, siteIn } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';

/** A line that is slow, that breaks, or that is not there. */
const stage = setStage();

const data = '**/content/pages/roofs';

beforeAll(async () => {
  await publishPages(stage.site, [
    { path: '/start', title: 'Start', blocks: [textBlock('Start', { Roofs: '/roofs' })] },
    { path: '/roofs', title: 'Roofs', blocks: [textBlock('Flat roofs')] },
  ]);
});

const follow = (page: Page) => page.locator('main').getByRole('link', { name: 'Roofs' }).click();
const title = (page: Page) => page.locator('main h1').first().textContent();
const sign = (page: Page) => page.locator('.loading-sign');

/** Chromium cuts the line in another process, where a request that is sent at once can still get through. */
async function disconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isReached = () =>
    page.evaluate(() =>
      fetch('/favicon.svg', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    );
  await eventually(isReached).toBe(false);
}

/** Holds a request back until it is released. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(data, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

describe('A page that takes its time', () => {
  test('is announced after 300 ms and no sooner, until it is there', async () => {
    const { messages } = siteIn('de');
    const { page } = await stage.visit('/start', {
      site: 'de',
      prepare: (fresh) => fresh.clock.install(),
    });
    const release = await hold(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const isAsked = page.waitForRequest(data);
    await follow(page);
    await isAsked;
    await page.clock.runFor(290);
    expect(await sign(page).textContent()).toBe('');
    await page.clock.runFor(20);
    await eventually(() => sign(page).textContent()).toBe(messages.loading);
    expect(await sign(page).getAttribute('role')).toBe('status');
    expect(await title(page)).toBe('Start');
    release();
    await page.clock.resume();
    await eventually(() => title(page)).toBe('Roofs');
    await eventually(() => sign(page).textContent()).toBe('');
  });

  test.each([
    { reducedMotion: 'reduce', moves: 0 },
    { reducedMotion: 'no-preference', moves: 1 },
  ] as const)('moves $moves thing when motion is "$reducedMotion"', async (expected) => {
    const { page } = await stage.visit('/start', { reducedMotion: expected.reducedMotion });
    const release = await hold(page);
    await follow(page);
    await eventually(() => sign(page).textContent()).toBe(siteIn('en').messages.loading);
    const moving = await sign(page).evaluate(
      (element) => element.getAnimations({ subtree: true }).length,
    );
    expect(moving).toBe(expected.moves);
    expect(await sign(page).isVisible()).toBe(true);
    release();
    await eventually(() => title(page)).toBe('Roofs');
  });
});

test.each(languageSites)(
  'Without a connection the site $name says so, and goes on when there is one',
  async ({ site, messages }) => {
    const { page, allowComplaints } = await stage.visit('/start', { ...(site && { site }) });
    allowComplaints(networkLine, /NoAnswerError/);
    await disconnect(page);
    await follow(page);
    const failure = page.locator('main').getByRole('alert');
    await failure.waitFor();
    expect(await title(page)).toBe(messages.offlineTitle);
    expect(await failure.innerText()).toContain(messages.offlineText);
    expect(await page.title()).toBe(`${messages.offlineTitle} · ${messages.siteName}`);
    await page.context().setOffline(false);
    await eventually(() => title(page)).toBe('Roofs');
  },
);

describe('What is wrong is told apart', () => {
  const { messages } = siteIn('fr');
  test.each([
    {
      failure: 'the server fails',
      fail: (route: Route) => route.fulfill({ status: 500, json: {} }),
      words: [messages.errorTitle, messages.errorText],
    },
    {
      failure: 'the line breaks',
      fail: (route: Route) => route.abort('connectionreset'),
      words: [messages.chunkErrorTitle, messages.chunkErrorNetwork],
    },
    {
      failure: 'the server does not answer within five seconds',
      fail: () => undefined,
      words: [messages.chunkErrorTitle, messages.chunkErrorTimeout],
    },
  ])('where $failure', async ({ fail, words }) => {
    const { page, allowComplaints } = await stage.visit('/start', { site: 'fr' });
    allowComplaints(networkLine, /NoAnswerError|ResponseError/);
    await page.route(data, fail);
    await follow(page);
    const failure = page.locator('main').getByRole('alert');
    await failure.waitFor();
    const said = [await title(page), await failure.locator('.lead').textContent()];
    expect(said).toEqual(words);
    await page.unroute(data);
    await page.locator('main').getByRole('link', { name: messages.loadAgain }).click();
    await eventually(() => title(page)).toBe('Roofs');
  });
});

test.each(languageSites)(
  'A form on the site $name that is sent without a connection is stored once there is one',
  async ({ name: key, site, messages }) => {
    const name = `Offline ${key}`;
    const { page, allowComplaints } = await stage.visit('/home', { ...(site && { site }) });
    allowComplaints(networkLine);
    await fillQuote(page, { name, phone: '030 1234567', projectAddress: 'Wales' });
    await disconnect(page);
    await submit(page).click();
    await eventually(() => summary(page).innerText()).toBe(messages.formOffline);
    expect(await quoteField(page, 'name').inputValue()).toBe(name);
    await page.context().setOffline(false);
    await sent(page).waitFor();
    expect(await findInquiries(stage.site, { name })).toHaveLength(1);
  },
);

test('Also where the connection was gone before anything was typed', async () => {
  const name = 'Offline from the start';
  const { messages } = siteIn('en');
  const { page, allowComplaints } = await stage.visit('/home');
  allowComplaints(networkLine);
  await disconnect(page);
  await fillQuote(page, { name, phone: '030 1234567', projectAddress: 'Wales' });
  await submit(page).click();
  await eventually(() => summary(page).innerText()).toBe(messages.formOffline);
  expect(await quoteField(page, 'name').inputValue()).toBe(name);
  await page.context().setOffline(false);
  await page.getByText(messages.formSuccessTitle).waitFor();
  await eventually(async () => (await findInquiries(stage.site, { name })).length).toBe(1);
});

test('What is changed without a connection waits to be sent by hand', async () => {
  const name = 'Offline, and not finished';
  const { messages } = siteIn('en');
  const { page, allowComplaints } = await stage.visit('/home');
  allowComplaints(networkLine);
  await disconnect(page);
  await fillQuote(page, { name, phone: '030 1234567', projectAddress: 'Wales' });
  await submit(page).click();
  await eventually(() => summary(page).innerText()).toBe(messages.formOffline);
  await quoteField(page, 'content').fill('The roof is');
  await page.context().setOffline(false);
  // Time enough for what would be sent by itself.
  await page.waitForTimeout(1500);
  expect(await findInquiries(stage.site, { name })).toEqual([]);
  await submit(page).click();
  await sent(page).waitFor();
  expect(await findInquiries(stage.site, { name })).toMatchObject([{ content: 'The roof is' }]);
});

describe('After a form was sent', () => {
  test('another is begun at once, empty', async () => {
    const { page } = await stage.visit('/home');
    await fillQuote(page, { name: 'First', phone: '030 1234567', projectAddress: 'Wales' });
    await submit(page).click();
    await sent(page).waitFor();
    const first = await sent(page).locator('strong').textContent();
    await page.getByRole('button', { name: siteIn('en').messages.formAnother }).click();
    await eventually(() => isFocused(quoteField(page, 'name'))).toBe(true);
    for (const field of ['name', 'phone', 'projectAddress'] as const) {
      expect(await quoteField(page, field).inputValue()).toBe('');
    }
    await fillQuote(page, { name: 'Second', phone: '030 7654321', projectAddress: 'Kent' });
    await submit(page).click();
    await sent(page).waitFor();
    expect(await sent(page).locator('strong').textContent()).not.toBe(first);
    expect(await findInquiries(stage.site, { name: 'Second' })).toHaveLength(1);
  });

  test('another is begun without scripts', async () => {
    const { messages } = siteIn('pl');
    const { page } = await stage.visit('/home', { site: 'pl', scripts: 'off' });
    await fillQuote(page, { name: 'Jan', phone: '030 1234567', projectAddress: 'Polska' });
    await submit(page).click();
    await page.waitForURL('**/forms/quote/sent?*');
    await page.getByRole('link', { name: messages.formAnother }).click();
    await page.waitForURL('**/home#quote-heading');
    expect(await quoteField(page, 'name').inputValue()).toBe('');
    const top = (await page.locator('#quote-heading').boundingBox())?.y ?? -1;
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(400);
  });
});

test('Before a form is sent, both fields say that one of them is enough', async () => {
  for (const { site, messages } of languageSites) {
    const { page } = await stage.visit('/home', { ...(site && { site }), scripts: 'off' });
    for (const field of ['email', 'phone'] as const) {
      const hint = page.locator(
        `#${await quoteField(page, field).getAttribute('aria-describedby')}`,
      );
      expect(await hint.textContent()).toBe(messages.contactHint);
    }
  }
});
