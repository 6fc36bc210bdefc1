import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Role, roles } from '../cms/access.ts';
import { backOffice } from '../tests/helpers/back-office.ts';
import { administrator } from '../tests/helpers/site.ts';
import { openOffice } from './office.ts';
import { eventually, networkLine, setStage } from './stage.ts';

// The back office takes a while to load when first opened, and its pages are large.

const stage = setStage();
const password = 'correct horse battery';
const accountOf = (role: Role) =>
  role === 'admin' ? administrator : { email: `${role}@example.com`, password };

const office: Role[] = ['admin', 'editor', 'sales', 'hr'];
const everybody: Role[] = [...roles];

interface Room {
  /** Below /admin. */
  address: string;
  /** Who may enter. */
  open: Role[];
  /** What its work is done with, below /api: read, or written to with nothing in it. */
  api: string;
  method?: 'GET' | 'POST';
  /** Whom the API answers, if not the same. */
  answered?: Role[];
}

/** What is public can be read by all; translators see their desk in place of its room. */
const publicList = (slug: string): Room => ({
  ...{ address: `/collections/${slug}`, open: office, api: `/${slug}?limit=1` },
  answered: everybody,
});

const list = (slug: string, open: Role[]): Room => ({
  ...{ address: `/collections/${slug}`, open, api: `/${slug}?limit=1` },
});

const form = (slug: string, open: Role[]): Room => ({
  ...{ address: `/collections/${slug}/create`, open, api: `/${slug}`, method: 'POST' },
});

const rooms: Room[] = [
  ...['pages', 'news', 'jobs', 'activities', 'guides', 'series', 'models', 'facts'].map(publicList),
  publicList('documents'),
  list('media', office),
  list('inquiries', ['admin', 'sales']),
  list('answer-templates', ['admin', 'sales']),
  list('inquiry-downloads', ['admin', 'sales']),
  list('applications', ['admin', 'hr']),
  list('application-downloads', ['admin', 'hr']),
  list('redirects', ['admin', 'editor']),
  list('missing-addresses', ['admin', 'editor']),
  list('broken-links', ['admin', 'editor']),
  list('visit-counts', office),
  list('download-counts', office),
  list('empty-searches', office),
  { ...list('users', office), answered: everybody },
  list('audit-log', ['admin']),
  form('pages', ['admin', 'editor']),
  form('jobs', ['admin', 'editor', 'hr']),
  form('models', ['admin', 'editor']),
  form('redirects', ['admin', 'editor']),
  form('answer-templates', ['admin', 'sales']),
  form('users', ['admin']),
  {
    address: '/translations',
    open: ['admin', 'editor', 'translator'],
    api: '/translations/export?language=de&format=csv&kind=facts',
  },
];

beforeAll(async () => {
  const admin = backOffice(stage.site, await stage.site.signIn());
  for (const role of roles.filter((one) => one !== 'admin')) {
    const languages = role === 'translator' ? { languages: ['de'] } : {};
    await admin.create('users', { ...accountOf(role), name: role, role, ...languages });
  }
});

/** What is drawn of a room: its list, its form, or that there is none. */
async function seenAt(page: Page, address: string): Promise<'open' | 'closed'> {
  await page.goto(`${stage.site.origin()}/admin${address}`, { waitUntil: 'commit' });
  const inside = page.locator('.collection-list, .collection-edit, .office-page, .desk').first();
  const door = page.locator('.not-found, .unauthorized').first();
  await inside.or(door).first().waitFor();
  return (await door.count()) > 0 ? 'closed' : 'open';
}

async function answerOf(headers: Record<string, string>, { api, method = 'GET' }: Room) {
  const { status } =
    method === 'GET'
      ? await stage.site.get(`/api${api}`, { headers })
      : await stage.site.post(`/api${api}`, {}, { headers });
  // Nothing is not enough to create something, but whoever may is told what is missing.
  return status === 401 || status === 403 ? 'closed' : status < 500 ? 'open' : `error ${status}`;
}

describe.each(roles)('As %s', (role) => {
  test('every room is open or closed by its address as the role says', async () => {
    const account = accountOf(role);
    const { page } = await openOffice(stage, '', { account, complaints: [networkLine] });
    const seen: [string, string][] = [];
    for (const { address } of rooms) seen.push([address, await seenAt(page, address)]);
    expect(seen).toEqual(
      rooms.map(({ address, open }) => [address, open.includes(role) ? 'open' : 'closed']),
    );
  });

  test('the API answers for the same rooms', async () => {
    const headers = await stage.site.signIn(accountOf(role));
    const seen: [string, string][] = [];
    for (const room of rooms) seen.push([room.api, await answerOf(headers, room)]);
    expect(seen).toEqual(
      rooms.map(({ api, open, answered = open }) => [
        api,
        answered.includes(role) ? 'open' : 'closed',
      ]),
    );
  });

  test('the start page leads to no room that is closed', async () => {
    const account = accountOf(role);
    const { page } = await openOffice(stage, '', { account, complaints: [networkLine] });
    const links = page.locator('.start-areas a, .desk a[href^="/admin"]');
    await eventually(() => links.count()).toBeGreaterThan(0);
    const addresses = await links.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')?.replace(/^\/admin/, '') ?? ''),
    );
    const closed = rooms.filter(({ open }) => !open.includes(role)).map(({ address }) => address);
    expect(addresses.filter((address) => closed.includes(address))).toEqual([]);
  });
});
