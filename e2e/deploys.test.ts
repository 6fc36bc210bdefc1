import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryDatabase } from '../tests/helpers/database.ts';
import { availableDatabases, freePort, startSite, TestSite } from '../tests/helpers/site.ts';
import { hydrated, openPage } from './browser.ts';
import { formattedText, publishPages, textBlock } from './content.ts';
import { makeOtherBuild, startBalancer } from './deploy.ts';
import { fillQuote, findInquiries, quoteField, sent, submit } from './quote.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();
let otherBuild: string;

const pages = [
  {
    path: '/guide',
    title: 'Guide',
    blocks: [textBlock('Start', { Manual: '/manual#bonding', Search: '/search' })],
  },
  {
    path: '/manual',
    title: 'Manual',
    blocks: [formattedText('Bond, wait, connect.'), textBlock('More', { Guide: '/guide' })],
  },
];

beforeAll(async () => {
  otherBuild = await makeOtherBuild();
  await publishPages(stage.site, pages);
});
afterAll(() => rm(otherBuild, { recursive: true, force: true }));

/** Stops the site and starts it at the same address with another build. */
async function deploy(directory: string): Promise<void> {
  await stage.site.stop();
  stage.site.directory = directory;
  await stage.site.start();
}

/** As if the nodes had no shared storage for the files of old builds. */
const forgetBuilds = () =>
  queryDatabase(stage.site, "DELETE FROM payload_kv WHERE key LIKE 'build%'");

const manual = (page: Page) => page.locator('main').getByText('Bond, wait, connect.');
const follow = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name }).click();
/** makeOtherBuild ends all names in a Z. */
const nameOfThisBuild = /\/assets\/[^/]+-[\w-]{7}[^Z]\.\w+$/;
const scriptOf = (page: Page) => page.locator('script[type=module]').getAttribute('src');
const decompressors = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };
const isError = (page: Page) => page.locator('main').getByRole('alert').count();

/** The chunks that a page has loaded or could load, and the server's responses. */
async function askForParts(address: string): Promise<[string, number][]> {
  const { text } = await stage.site.get(address);
  const parts = [...text.matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(
    ([, part]) => part,
  );
  return Promise.all(
    parts.map(async (part = '') => [part, (await stage.site.get(part)).status] as [string, number]),
  );
}

describe('A page opened before a deploy', () => {
  beforeEach(async () => {
    if (stage.site.directory !== process.cwd()) await deploy(process.cwd());
  });

  test('finds every chunk of its own build, compressed and cached for good', async () => {
    const before = await askForParts('/home');
    expect(before.length).toBeGreaterThan(5);
    const bodies = await Promise.all(before.map(([part]) => stage.site.get(part)));
    await deploy(otherBuild);
    const after = (await askForParts('/home')).map(([part]) => part);
    for (const [index, [part]] of before.entries()) {
      expect(after).not.toContain(part);
      const plain = await stage.site.get(part);
      expect([part, plain.status]).toEqual([part, 200]);
      expect(plain.body.equals(bodies[index]?.body ?? Buffer.alloc(0))).toBe(true);
      expect(plain.headers).toMatchObject({
        'content-type': bodies[index]?.headers['content-type'],
        'cache-control': 'public, max-age=31536000, immutable',
      });
      if (!/\.(js|css)$/.test(part)) continue;
      for (const [encoding, decompress] of Object.entries(decompressors)) {
        const { headers, body } = await stage.site.get(part, {
          headers: { 'accept-encoding': encoding },
        });
        expect(headers['content-encoding']).toBe(encoding);
        expect(decompress(body).equals(plain.body)).toBe(true);
      }
    }
  });

  test('sends its form without reloading', async () => {
    const { page, documents } = await stage.visit('/home');
    await deploy(otherBuild);
    await fillQuote(page, { name: 'Before deploy', phone: '0123456', projectAddress: 'Bonn' });
    await submit(page).click();
    await sent(page).waitFor();
    expect(documents).toHaveLength(1);
    await eventually(
      async () => (await findInquiries(stage.site, { name: 'Before deploy' })).length,
    ).toBe(1);
  });

  test('leads to pages of the new build, including anchors and the way back', async () => {
    const { page, documents } = await stage.visit('/guide');
    const script = await scriptOf(page);
    await deploy(otherBuild);
    await follow(page, 'Manual');
    await manual(page).waitFor();
    await hydrated(page);
    expect(new URL(page.url()).hash).toBe('#bonding');
    expect(await scriptOf(page)).not.toBe(script);
    expect(documents).toHaveLength(2);
    // From here on nothing is reloaded.
    await follow(page, 'Guide');
    await eventually(() => page.title()).toBe('Guide · eArc');
    expect(documents).toHaveLength(2);
    await page.goBack();
    await manual(page).waitFor();
    expect(documents).toHaveLength(2);
  });

  test('returns to an earlier page of the same visit', async () => {
    const { page, documents } = await stage.visit('/guide');
    await follow(page, 'Manual');
    await manual(page).waitFor();
    await deploy(otherBuild);
    await page.goBack();
    await eventually(() => page.title()).toBe('Guide · eArc');
    await hydrated(page);
    expect(documents).toHaveLength(2);
    await page.goForward();
    await manual(page).waitFor();
    expect(await isError(page)).toBe(0);
  });

  test.each([
    ['of the same kind', 'Manual', 'Manual'],
    ['of another kind', 'Search', 'Search'],
  ])('leads on to a page %s when its parts are gone', async (_, name, title) => {
    const { page, documents, allowComplaints } = await stage.visit('/guide');
    // Chromium's own message about the missing chunk.
    allowComplaints(networkLine);
    await forgetBuilds();
    await deploy(otherBuild);
    await follow(page, name);
    await eventually(() => page.title()).toBe(`${title} · eArc`);
    await hydrated(page);
    expect(await isError(page)).toBe(0);
    expect(documents).toHaveLength(2);
  });

  test('still leads on if the browser cannot say why a chunk failed', async () => {
    const { page, documents, allowComplaints } = await stage.visit('/guide');
    allowComplaints(networkLine);
    await deploy(otherBuild);
    await page.route(nameOfThisBuild, (route) => route.abort());
    await follow(page, 'Search');
    await eventually(() => page.title()).toBe('Search · eArc');
    await hydrated(page);
    expect(await isError(page)).toBe(0);
    expect(documents).toHaveLength(2);
  });

  test('keeps what was typed if it has to be reloaded', async () => {
    const { page, documents } = await stage.visit('/home');
    await fillQuote(page, { name: 'Typed before', content: 'Hall of 4000 m²' });
    await forgetBuilds();
    await deploy(otherBuild);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await page.waitForURL('**/about');
    await hydrated(page);
    expect(documents).toHaveLength(2);
    await page.goBack();
    await page.waitForURL('**/home');
    await hydrated(page);
    await eventually(() => quoteField(page, 'name').inputValue()).toBe('Typed before');
    expect(await quoteField(page, 'content').inputValue()).toBe('Hall of 4000 m²');
  });
});

/** With PostgreSQL if there is a server, as with several nodes. */
const database = availableDatabases().at(-1);

describe('Nodes with two builds behind one address', () => {
  let first: Awaited<ReturnType<typeof startSite>>;
  let second: TestSite;
  let balancer: Server;
  let origin: string;

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const shared = { SECRET: 'one and the same secret of all the nodes' };
    first = await startSite(database, shared);
    await publishPages(first, pages);
    // A folder of its own with the same pictures; the database is shared.
    const own = await mkdtemp(path.join(tmpdir(), 'second-node-'));
    await cp(first.dataDirectory, own, { recursive: true });
    const isShared = database === 'postgres';
    second = new TestSite(
      await freePort(),
      isShared ? own : first.dataDirectory,
      first.environment,
    );
    second.directory = otherBuild;
    await second.start();
    balancer = await startBalancer(port, [first.port, second.port]);
  });
  afterAll(async () => {
    balancer?.closeAllConnections();
    balancer?.close();
    await second?.stop('SIGKILL');
    await first?.destroy();
    if (second) await rm(second.dataDirectory, { recursive: true, force: true });
  });

  test("serve each other's chunks", async () => {
    const { text } = await second.get('/home');
    const script = /src="(\/assets\/[^"]+)"/.exec(text)?.[1] ?? '';
    expect((await first.get('/home')).text).not.toContain(script);
    expect((await first.get(script)).body.equals((await second.get(script)).body)).toBe(true);
    expect((await first.get(script)).status).toBe(200);
  });

  test('show pages, navigate and accept forms without browser errors', async () => {
    for (const round of [1, 2, 3]) {
      const { page, complaints } = await openPage(stage.browser);
      await page.goto(`${origin}/guide`);
      await hydrated(page);
      await follow(page, 'Manual');
      await manual(page).waitFor();
      await hydrated(page);
      await follow(page, 'Guide');
      await eventually(() => page.title()).toBe('Guide · eArc');
      await hydrated(page);
      await page.goto(`${origin}/home`);
      await hydrated(page);
      const name = `Round ${round}`;
      await fillQuote(page, { name, phone: '0123456', projectAddress: 'Bonn' });
      await submit(page).click();
      await sent(page).waitFor();
      await eventually(async () => (await findInquiries(first, { name })).length).toBe(1);
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });
});
