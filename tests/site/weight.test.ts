import { matchRoutes, type RouteObject } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../app/routes.tsx';
import { budgets } from '../helpers/page-budgets.ts';
import { startSite } from '../helpers/site.ts';
import { createScale, type PageWeight } from '../helpers/weight.ts';

/** Pages in no sitemap: those for a single visitor, and the error page. */
const unlisted = [
  ...['/search?q=solar', '/forms/quote/sent', '/nowhere'],
  ...['/login', '/login/second-factor', '/login/forgot', '/login/reset'],
];

let site: Awaited<ReturnType<typeof startSite>>;
let weigh: ReturnType<typeof createScale>;
beforeAll(async () => {
  // With a mail server there is more on some pages; nothing is sent.
  site = await startSite('sqlite', { SMTP_URL: 'smtp://127.0.0.1:9' });
  const scale = createScale(site);
  const staffScale = createScale(site, await site.signIn());
  weigh = (address, label) =>
    (address === '/login/second-factor' ? staffScale : scale)(address, label);
});
afterAll(() => site?.destroy());

async function addressesOf(label?: string): Promise<string[]> {
  const { text: sitemap } = await site.get('/sitemap.xml', { site: label });
  const { text: jobs } = await site.get('/job', { site: label });
  const [job = ''] = /\/job\/\d+/.exec(jobs) ?? [];
  const { text: activities } = await site.get('/activity_detail', { site: label });
  const [activity = ''] = /\/activity_detail\/\d+/.exec(activities) ?? [];
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set([...listed, job, activity, ...unlisted])];
}

/** Addresses of the block gallery, which no visitor sees, count for no page here. */
const leaves = (all: RouteObject[]): RouteObject[] =>
  all.flatMap((route) =>
    route.children ? leaves(route.children) : route.path === 'gallery' ? [] : route,
  );

// Polish has the longest words.
describe.each([
  ['English', undefined],
  ['Japanese', 'ja'],
  ['Polish', 'pl'],
])('In %s', (_, label) => {
  test('no page exceeds its budget', async () => {
    const tooHeavy: string[] = [];
    for (const address of await addressesOf(label)) {
      const weight = await weigh(address, label);
      const budget = budgets.find(({ pages }) => pages.test(address));
      for (const part of ['html', 'styles', 'starter', 'scripts'] satisfies (keyof PageWeight)[]) {
        const allowed = budget?.[part] ?? 0;
        if (weight[part] > allowed)
          tooHeavy.push(`${address}: ${part} ${weight[part]} > ${allowed}`);
      }
    }
    expect(tooHeavy).toEqual([]);
  });
});

test('Every route has a page that is weighed', async () => {
  const weighed = (await addressesOf()).map(
    (address) => matchRoutes(routes, new URL(address, site.origin()).pathname)?.at(-1)?.route,
  );
  const missing = leaves(routes).filter((route) => !route.index && !weighed.includes(route));
  expect(missing.map(({ path }) => path)).toEqual([]);
});
