import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { queryDatabase } from '../tests/helpers/database.ts';
import { publishPages, textBlock } from './content.ts';
import { onPhone } from './header.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();
const address = '**/stats/record-visit';

beforeAll(async () => {
  await publishPages(stage.site, [
    { path: '/boats', title: 'Boats', blocks: [textBlock('Yachts', { Trains: '/trains' })] },
    { path: '/trains', title: 'Trains', blocks: [textBlock('Trams', { Boats: '/boats' })] },
  ]);
});

const isVisit = (request: Request) => request.url().endsWith('/stats/record-visit');

async function follow(page: Page, name: string): Promise<void> {
  await page.locator('main').getByRole('link', { name }).click();
  await eventually(() => page.title()).toBe(`${name} · eArc`);
}

test('A visit is recorded for the first page and after every navigation', async () => {
  const visits: Request[] = [];
  const { page } = await stage.visit('/boats', {
    prepare: async (fresh) => fresh.on('request', (sent) => isVisit(sent) && visits.push(sent)),
  });
  await eventually(() => visits.length).toBe(1);
  await follow(page, 'Trains');
  await eventually(() => visits.length).toBe(2);
  await follow(page, 'Boats');
  await eventually(() => visits.length).toBe(3);
  await page.goBack();
  await eventually(() => visits.length).toBe(4);
  for (const visit of visits) {
    expect(visit.method()).toBe('POST');
    expect(visit.postData()).toBe('{}');
    expect(await visit.headerValue('content-type')).toBe('application/json');
    expect((await visit.response())?.status()).toBe(200);
  }
  const pages = await Promise.all(visits.map((visit) => visit.headerValue('referer')));
  expect(pages.map((page) => new URL(page ?? '').pathname)).toEqual([
    '/boats',
    '/trains',
    '/boats',
    '/trains',
  ]);
});

test('A visit is recorded after the choice of a filter, and none for a jump within the page', async () => {
  const visits: Request[] = [];
  const { page } = await stage.visit('/news', {
    prepare: async (fresh) => fresh.on('request', (sent) => isVisit(sent) && visits.push(sent)),
  });
  await eventually(() => visits.length).toBe(1);
  await page.getByLabel('Topic', { exact: true }).selectOption('standards');
  await eventually(() => new URL(page.url()).search).toBe('?topic=standards');
  await eventually(() => visits.length).toBe(2);
  await page.evaluate(() => {
    window.location.hash = 'content';
  });
  await page.goBack();
  await page.goBack();
  await eventually(() => new URL(page.url()).search).toBe('');
  await eventually(() => visits.length).toBe(3);
});

test('A first visit waits for what is on the page, and is not lost if somebody leaves before that', async () => {
  const visits: Request[] = [];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await stage.visit('/home?from=leaflet', {
    ...onPhone,
    scripts: 'unawaited',
    prepare: async (fresh) => {
      fresh.on('request', (sent) => isVisit(sent) && visits.push(sent));
      await fresh.route('**/pictures/**', async (route) => {
        await isReleased;
        await route.continue();
      });
    },
  });
  // By the starter, like the visit.
  const link = page.locator('.language-selection a[href$="?from=leaflet"]').first();
  await eventually(() => link.count()).toBe(1);
  expect(visits).toHaveLength(0);
  await page.goto(`${stage.site.origin()}/boats`);
  // The browser does not tell of what a page sends in leaving.
  await eventually(() => countOf('/home')).toBe(1);

  await page.goto(`${stage.site.origin()}/home?from=leaflet`, { waitUntil: 'commit' });
  await eventually(() => link.count()).toBe(1);
  release();
  await eventually(() => countOf('/home')).toBe(2);
});

async function countOf(path: string): Promise<number> {
  const rows = await queryDatabase(
    stage.site,
    `SELECT visits FROM visit_counts WHERE path = '${path}'`,
  );
  return rows.reduce((sum, { visits }) => sum + Number(visits), 0);
}

describe('Failing to record a visit is silently ignored', () => {
  test.each([
    {
      failure: 'the connection breaks',
      fail: (page: Page) => page.route(address, (route) => route.abort()),
    },
    {
      failure: 'the server fails',
      fail: (page: Page) => page.route(address, (route) => route.fulfill({ status: 500 })),
    },
    { failure: 'there is no answer', fail: (page: Page) => page.route(address, () => undefined) },
  ])('when $failure', async ({ fail }) => {
    const asked: string[] = [];
    const { page, allowComplaints } = await stage.visit('/boats', {
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          window.addEventListener('unhandledrejection', ({ reason }) => console.error(reason));
        });
        fresh.on('request', (request) => isVisit(request) && asked.push(request.url()));
        await fail(fresh);
      },
    });
    allowComplaints(networkLine);
    const markup = await page.locator('#root').innerHTML();
    await eventually(() => asked.length).toBe(1);
    expect(await page.locator('#root').innerHTML()).toBe(markup);
    await follow(page, 'Trains');
    await eventually(() => asked.length).toBe(2);
    await follow(page, 'Boats');
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
