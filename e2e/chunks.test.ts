import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { formattedText, publishPages, textBlock } from './content.ts';
import { fillQuote, findInquiries, submit } from './quote.ts';
import { type ExpectedSite, siteIn } from './sites.ts';
import { eventually, networkLine, setStage, type Visitor } from './stage.ts';

const stage = setStage();
const chunk = '**/assets/lists-*.js';

beforeAll(async () => {
  await publishPages(stage.site, [
    { path: '/guide', title: 'Guide', blocks: [textBlock('Start', { Manual: '/manual' })] },
    { path: '/manual', title: 'Manual', blocks: [formattedText('Bond, wait, connect.')] },
  ]);
});

const manual = (page: Page) => page.locator('main').getByText('Bond, wait, connect.');
const follow = (page: Page) => page.locator('main').getByRole('link', { name: 'Manual' }).click();
const loadAgain = (page: Page, { messages }: ExpectedSite) =>
  page.locator('main').getByRole('link', { name: messages.loadAgain }).click();

async function expectFailure(
  { page, documents }: Visitor,
  { messages }: ExpectedSite,
  text: string,
): Promise<void> {
  const failure = page.locator('main').getByRole('alert');
  await failure.waitFor();
  expect(await failure.getByRole('heading').textContent()).toBe(messages.chunkErrorTitle);
  expect(await failure.innerText()).toContain(text);
  expect(new URL(page.url()).pathname).toBe('/manual');
  // Header and footer remain, so there are other ways to continue.
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  expect(documents).toHaveLength(1);
}

test('A kind of block that is not on the first page is a separate chunk', async () => {
  const parts: string[] = [];
  const { page, documents } = await stage.visit('/guide', {
    prepare: async (fresh) => fresh.on('request', (request) => parts.push(request.url())),
  });
  const wanted = () => parts.filter((url) => /\/assets\/lists-.*\.js$/.test(url)).length;
  expect(wanted()).toBe(0);
  await follow(page);
  await manual(page).waitFor();
  expect(wanted()).toBe(1);
  expect(documents).toHaveLength(1);
});

describe.each([siteIn('de'), siteIn('ja')])('A failing chunk in $language', (expected) => {
  test.each([
    {
      reason: 'the connection breaks',
      text: 'chunkErrorNetwork',
      fail: (route: Route) => route.abort('internetdisconnected'),
    },
    {
      reason: 'it is no longer on the server',
      text: 'chunkErrorMissing',
      fail: (route: Route) => route.fulfill({ status: 404 }),
    },
    {
      reason: 'the server fails',
      text: 'errorText',
      fail: (route: Route) => route.fulfill({ status: 503 }),
    },
  ] as const)('because $reason says so, and can be loaded again', async ({ text, fail }) => {
    const visitor = await stage.visit('/guide', { site: expected.site });
    const { page, documents } = visitor;
    visitor.allowComplaints(networkLine, /ChunkLoadError: Loading chunk failed/);
    await page.route(chunk, fail);
    await follow(page);
    await expectFailure(visitor, expected, expected.messages[text]);
    await page.unroute(chunk);
    await loadAgain(page, expected);
    await manual(page).waitFor();
    expect(documents).toHaveLength(2);
  });

  test('because it does not arrive within 120 seconds says so', async () => {
    const visitor = await stage.visit('/guide', {
      site: expected.site,
      prepare: (fresh) => fresh.clock.install(),
    });
    const { page } = visitor;
    visitor.allowComplaints(/ChunkLoadError: Loading chunk failed/);
    const isAsked = page.waitForRequest(chunk);
    await page.route(chunk, () => undefined);
    await follow(page);
    await isAsked;
    await page.clock.fastForward(110_000);
    expect(await page.locator('main').getByRole('link', { name: 'Manual' }).count()).toBe(1);
    await page.clock.fastForward(10_000);
    await expectFailure(visitor, expected, expected.messages.chunkErrorTimeout);
    await page.unroute(chunk);
    await loadAgain(page, expected);
    await manual(page).waitFor();
  });

  test('has a title of its own in the window', async () => {
    const { messages } = expected;
    const { page, allowComplaints } = await stage.visit('/guide', { site: expected.site });
    allowComplaints(networkLine, /ChunkLoadError: Loading chunk failed/);
    await page.route(chunk, (route) => route.abort());
    await follow(page);
    await page.locator('main').getByRole('alert').waitFor();
    expect(await page.title()).toBe(`${messages.chunkErrorTitle} · ${messages.siteName}`);
  });
});

describe('A first page', () => {
  test.each([
    ['all scripts', '**/assets/*.js'],
    ['the words of the interface', '**/assets/messages-*.js'],
    ['one kind of block', '**/assets/blocks-*.js'],
  ])('without %s can be read, and its form is stored', async (missing, pattern) => {
    const { home, messages } = siteIn('de');
    const { page, allowComplaints } = await stage.visit('/home', {
      site: 'de',
      scripts: 'unawaited',
      prepare: (fresh) => fresh.route(pattern, (route) => route.abort()),
    });
    allowComplaints(networkLine, /^The page stays without scripts\./);
    await page.waitForLoadState();
    expect(await page.locator('h1').textContent()).toBe(home.hero.title);
    const capacity = page.locator('main').getByText(home.figures.capacity).first();
    await capacity.scrollIntoViewIfNeeded();
    expect(await capacity.isVisible()).toBe(true);
    const name = `Without ${missing}`;
    await fillQuote(page, { name, phone: '0123456', projectAddress: 'Bonn' });
    await submit(page).click();
    await page.waitForURL('**/forms/quote/sent?*');
    expect(await page.locator('h1').textContent()).toBe(messages.formSuccessTitle);
    await eventually(async () => (await findInquiries(stage.site, { name })).length).toBe(1);
  });
});
