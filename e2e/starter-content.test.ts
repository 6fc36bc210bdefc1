import { beforeAll, expect, test } from 'vitest';
import { hydrated, isHydrated, unfolded } from './browser.ts';
import { publishPages, textBlock } from './content.ts';
import { onPhone } from './header.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();

beforeAll(async () => {
  await publishPages(stage.site, [
    {
      path: '/boats',
      title: 'Boats',
      blocks: [textBlock('Yachts', { Trains: '/trains' }), textBlock('Ferries')],
    },
    { path: '/trains', title: 'Trains', blocks: [textBlock('Trams')] },
  ]);
});

test('A page whose content comes with the second answer only is taken over', async () => {
  const asked: string[] = [];
  const { page, allowComplaints } = await stage.visit('/boats', {
    ...onPhone,
    prepare: (fresh) =>
      fresh.route('**/content/**', (route) => {
        const { pathname } = new URL(route.request().url());
        const isFirst = !asked.includes(pathname);
        asked.push(pathname);
        return isFirst ? route.abort() : route.continue();
      }),
  });
  allowComplaints(networkLine);
  expect(asked.sort()).toEqual([
    ...Array(2).fill('/content/layout'),
    ...Array(2).fill('/content/pages/boats'),
  ]);
  expect(await page.evaluate(isHydrated, false)).toBe(true);
});

test('A page whose content has changed meanwhile stays as it is, and works', async () => {
  const { page, allowComplaints } = await stage.visit('/boats', {
    ...onPhone,
    scripts: 'unawaited',
    prepare: (fresh) =>
      fresh.route('**/content/pages/boats', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), title: { text: 'Ships' } } });
      }),
  });
  allowComplaints(/The page stays without scripts\. Error: The content has changed/);
  await unfolded(page);
  const markup = await page.locator('#root').innerHTML();
  const isTold = page.waitForEvent('console');
  await page.locator('h1').tap();
  await isTold;
  expect(await page.locator('#root').innerHTML()).toBe(markup);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main').getByRole('link', { name: 'Trains' }).tap();
  await eventually(() => page.title()).toBe('Trains · eArc');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test('A drawing stays as it was sent, and is drawn on the way back', async () => {
  const { page } = await stage.visit('/product_data', { scripts: 'unawaited' });
  const figure = page.locator('.drawing figure').first();
  const lines = figure.locator('path');
  const isMadeByReact = () =>
    lines.first().evaluate((path) => Object.keys(path).some((key) => key.startsWith('__react')));
  const amount = await lines.count();
  expect(amount).toBeGreaterThan(10);
  await hydrated(page);
  expect(await isMadeByReact()).toBe(false);
  expect(await lines.count()).toBe(amount);

  await page.locator('footer a[href="/imprint"]').first().click();
  await page.waitForURL('**/imprint');
  await page.goBack();
  await eventually(() => lines.count()).toBe(amount);
  expect(await isMadeByReact()).toBe(true);
});
