import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { staffText } from '../../app/i18n/staff.ts';
import { queryDatabase } from '../helpers/database.ts';
import { elements, tags, textOf } from '../helpers/html.ts';
import { type Outage, type OutageName, type Setting, settings } from '../helpers/outages.ts';
import { patience } from '../helpers/patience.ts';
import { type Answer, availableDatabases, type TestSite } from '../helpers/site.ts';

/** How long the failure lasts: longer than it takes to notice. */
const outageInMilliseconds = 8000;
/** A generous limit for responses that do not wait for the database. */
const quick = 3000;
/** After this everything must work again. */
const recovery = 5000;

/** Each has a language of its own, whose pages nobody has visited before. */
const cases: { name: OutageName; language: Language; isReadable: boolean }[] = [
  { name: 'silent', language: 'fr', isReadable: false },
  { name: 'refused', language: 'es', isReadable: false },
  { name: 'reset', language: 'pl', isReadable: false },
  { name: 'locked', language: 'ja', isReadable: true },
  { name: 'full', language: 'zh', isReadable: true },
];

const written = { email: 'ada@example.com', projectAddress: 'Germany', content: 'Ein Dach\nohne' };

/** Sends forms to all nodes until told to stop. */
function keepSending(nodes: TestSite[], prefix: string) {
  const statuses = new Map<string, number>();
  let isOver = false;
  const sending = nodes.map(async (node, index) => {
    // No more than one visitor may send.
    for (let count = 0; !isOver; count += 1, await sleep(300)) {
      const name = `${prefix} ${index} ${count}`;
      const body = { ...written, name, idempotencyKey: name };
      statuses.set(name, (await node.post('/forms/quote', body)).status);
    }
  });
  return {
    statuses,
    async stop() {
      isOver = true;
      await Promise.all(sending);
      return statuses;
    },
  };
}

/** Keeps requesting a cached page as a visitor. */
async function watchPages(nodes: TestSite[], site: string) {
  const seen: { status: number; took: number }[] = [];
  const until = performance.now() + outageInMilliseconds;
  while (performance.now() < until) {
    for (const node of nodes) {
      for (const ask of [() => node.get('/home', { site }), () => node.get('/healthz')]) {
        const started = performance.now();
        const { status } = await ask();
        seen.push({ status, took: performance.now() - started });
      }
    }
  }
  return seen;
}

async function expectFormShownAgain({ status, headers, text }: Answer, name: string) {
  const { formUnavailable } = await loadMessages('de');
  expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  expect(tags(text, 'html')[0]?.lang).toBe('de');
  expect(tags(text, 'input').find((one) => one.name === 'name')?.value).toBe(name);
  expect(textOf(text, 'textarea')).toBe(written.content);
  expect(elements(text, 'h3').map((one) => one.text)).toContain(formUnavailable);
}

/** Addresses that nobody has requested yet: for people and for programs. */
const pages = ['/about', '/product_data', '/search?q=solar', '/news?page=2', '/job?track=campus'];
const others = [
  ...['/news/rss.xml', '/sitemap.xml', '/parameters.json', '/parameters/smf-520.csv'],
  ...['/content/pages/brand', '/content/layout', '/search/suggestions?q=so', '/api/pages'],
];
const pdf = '/documents/data-sheets/smf-430/';

async function expectRead(node: TestSite, site: Language) {
  for (const address of [...pages, ...others]) {
    const { status } = await node.get(address, { site, headers: { accept: 'text/html' } });
    expect([address, status]).toEqual([address, 200]);
  }
}

async function expectUnavailable(node: TestSite, site: Language, staff: Record<string, string>) {
  const { errorText, errorTitle } = await loadMessages(site);
  const isHonest = ({ status, headers }: Answer) =>
    status === 503 &&
    Number(headers['retry-after']) > 0 &&
    String(headers['cache-control']).includes('no-store');
  for (const address of [...pages, `${pdf}${site}.pdf`]) {
    const answer = await node.get(address, { site, headers: { accept: 'text/html' } });
    expect([address, isHonest(answer)]).toEqual([address, true]);
    expect(tags(answer.text, 'html')[0]?.lang).toContain(site);
    expect(textOf(answer.text, 'h1')).toBe(errorTitle);
    expect(answer.text).toContain(errorText);
    // With the design and menu of the site.
    expect(elements(answer.text, 'nav').length).toBeGreaterThan(0);
  }
  for (const address of others.filter((one) => one !== '/api/pages')) {
    const answer = await node.get(address, { site });
    expect([address, isHonest(answer), answer.json]).toEqual([
      address,
      true,
      { error: 'unavailable' },
    ]);
  }
  // Signed-in users are neither unknown nor refused.
  for (const address of ['/api/pages', '/api/inquiries', '/api/users/me']) {
    const headers = { ...staff, 'accept-language': site };
    const answer = await node.get(address, { headers });
    expect([address, isHonest(answer)]).toEqual([address, true]);
    expect(answer.json.errors).toEqual([{ message: staffText('databaseUnavailable')[site] }]);
  }
}

describe.each(availableDatabases())('while the database is unavailable, on %s', (database) => {
  let setting: Setting;
  let running: Outage | undefined;
  let sender: ReturnType<typeof keepSending> | undefined;
  let staff: Record<string, string>;

  beforeAll(async () => {
    setting = await settings[database]();
    staff = await setting.nodes[0].signIn();
  });
  afterEach(async () => {
    await running?.end();
    running = undefined;
    await sender?.stop();
  });
  afterAll(() => setting?.destroy());

  const possible = cases.filter(
    ({ name }) => database === 'postgres' || name === 'locked' || name === 'full',
  );

  it.for(possible)('$name: pages are served, forms keep their text', async (one, context) => {
    const { name, language, isReadable } = one;
    const { nodes, outages } = setting;
    const outage = outages[name];
    if (!outage) return context.skip('a disk to be filled can only be mounted by root');
    for (const node of nodes) {
      await expect.poll(async () => (await node.get('/readyz')).status, patience).toBe(200);
      await node.get('/home', { site: 'de' });
    }
    sender = keepSending(nodes, name);
    const { statuses: told } = sender;
    await expect.poll(() => [...told.values()], patience).toContain(200);
    await outage.start();
    running = outage;

    // On a path with a cached page, and on one without.
    const sent = nodes.flatMap((node) =>
      ['/home', '/product_balcony'].map((page) =>
        node.postForm('/forms/quote', { ...written, name: `"${page}"`, page }, { site: 'de' }),
      ),
    );
    const seen = await watchPages(nodes, 'de');
    expect(seen.length).toBeGreaterThan(10);
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...seen.map(({ took }) => took))).toBeLessThan(quick);
    for (const [index, answer] of (await Promise.all(sent)).entries()) {
      await expectFormShownAgain(answer, index % 2 ? '"/product_balcony"' : '"/home"');
    }
    for (const node of nodes) {
      const answer = await node.post('/forms/quote', { ...written, name: 'Ada' });
      expect([answer.status, answer.json]).toEqual([503, { error: 'unavailable' }]);
      expect((await node.get('/readyz')).status).toBe(503);
      if (isReadable) await expectRead(node, language);
      else await expectUnavailable(node, language, staff);
    }

    await outage.end();
    running = undefined;
    const ended = performance.now();
    for (const node of nodes) {
      const ready = async () => (await node.get('/readyz')).status;
      await expect.poll(ready, { timeout: recovery, interval: 100 }).toBe(200);
      const again = { ...written, name: `${name} again`, idempotencyKey: `${name} again` };
      expect((await node.post('/forms/quote', again)).status).toBe(200);
      expect((await node.get('/case', { site: language })).status).toBe(404);
    }
    expect(performance.now() - ended).toBeLessThan(recovery);

    const statuses = await sender.stop();
    const rows = await queryDatabase(
      nodes[0],
      `SELECT name FROM inquiries WHERE name LIKE '${name} %' OR name IN ('Ada', '"/home"')`,
    );
    const stored = rows.map((row) => String(row.name));
    const successes = [...statuses].filter(([, status]) => status === 200).map(([key]) => key);
    expect(successes.filter((key) => !stored.includes(key))).toEqual([]);
    expect(stored.filter((key, index) => stored.indexOf(key) !== index)).toEqual([]);
    expect(new Set(statuses.values())).toEqual(new Set([200, 503]));
  });
});
