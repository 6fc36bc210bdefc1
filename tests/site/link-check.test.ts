import { afterAll, beforeAll, expect, test } from 'vitest';
import { backOffice } from '../helpers/back-office.ts';
import { startSite } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let headers: Record<string, string>;
let office: ReturnType<typeof backOffice>;

beforeAll(async () => {
  site = await startSite();
  headers = await site.signIn();
  office = backOffice(site, headers);
});
afterAll(() => site?.destroy());

const check = (who: Record<string, string>) =>
  site.request('/api/broken-links/check', { method: 'POST', headers: who });

interface Found {
  title: string;
  field: string;
  href: string;
  problem: string;
  place: string;
}

test('links that lead nowhere are listed with their document and field, and leave the list', async () => {
  const target = await office.create('pages', {
    ...{ title: 'Target', path: '/link-target', _status: 'published' },
    blocks: [{ blockType: 'statement', text: 'Light.' }],
  });
  const action = (href: string) => ({ label: 'Read', href });
  const page = await office.create('pages', {
    ...{ title: 'With links', path: '/with-links', _status: 'published' },
    blocks: [
      {
        blockType: 'callToAction',
        title: 'Read on',
        actions: [
          ...[action('/link-target'), action('/home#nothing-here')],
          // Other sites are not asked unless the settings say so.
          ...[action('https://nowhere.invalid/')],
        ],
      },
    ],
  });
  // A page that is in use cannot be deleted, but hidden.
  await office.change({ collection: 'pages', id: target.id, data: { _status: 'draft' } });

  const found = async () => {
    const { json } = await site.get('/api/broken-links?limit=100&depth=0', { headers });
    return (json.docs as Found[])
      .filter(({ title }) => title === 'With links')
      .map(({ field, href, problem, place }) => [field, href, problem, place])
      .sort();
  };
  expect((await check(headers)).status).toBe(202);
  await expect.poll(found, { timeout: 240_000 }).toEqual([
    ['blocks.0.actions.0.href', '/link-target', 'missing', `collections/pages/${page.id}`],
    ['blocks.0.actions.1.href', '/home#nothing-here', 'anchor', `collections/pages/${page.id}`],
  ]);
  // Nothing else on the site leads nowhere, in any language.
  const { json } = await site.get('/api/broken-links?limit=100&depth=0', { headers });
  expect((json.docs as Found[]).filter(({ title }) => title !== 'With links')).toEqual([]);

  await office.remove('pages', page.id);
  expect((await check(headers)).status).toBe(202);
  await expect.poll(found, { timeout: 240_000 }).toEqual([]);
});

test('neither the list nor the check is open to visitors and to sales', async () => {
  const account = { email: 'sales@example.com', password: 'correct horse battery 2' };
  await office.create('users', { ...account, name: 'Sales', role: 'sales' });
  const sales = await site.signIn(account);
  expect((await check({})).status).toBe(401);
  expect((await check(sales)).status).toBe(403);
  expect((await check({ ...headers, origin: 'https://evil.example' })).status).toBe(403);
  expect((await site.get('/api/broken-links', { headers: sales })).status).toBe(403);
  expect((await site.get('/api/missing-addresses', { headers: sales })).status).toBe(403);
});
