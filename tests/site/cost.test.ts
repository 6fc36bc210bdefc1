import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages as german } from '../../app/i18n/de/overload.ts';
import { queryDatabase } from '../helpers/database.ts';
import { textOf } from '../helpers/html.ts';
import { patience } from '../helpers/patience.ts';
import { type Answer, type RequestOptions, startSite } from '../helpers/site.ts';

/** Concurrent requests, within the number that one client may have waiting. */
const atOnce = 16;

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite('sqlite', { TRUST_PROXY: 'loopback' });
});
afterAll(() => site?.destroy());

const from = (client: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': client, ...headers },
});

const get = (address: string, client: string, options: RequestOptions = {}) =>
  site.get(address, { ...options, ...from(client, options.headers) });

let random = 0;
const nowhere = () => {
  random += 1;
  return `/content/pages/nowhere-${random}`;
};

/** Requests uncached pages until refused, whatever they cost. */
async function useUpShare(client: string): Promise<void> {
  let isRefused = false;
  for (let round = 0; round < 400 && !isRefused; round += 1) {
    const answers = await Promise.all(Array.from({ length: atOnce }, () => get(nowhere(), client)));
    isRefused = answers.some(({ status }) => status === 429);
  }
  expect(isRefused).toBe(true);
}

describe('one client with heavy requests', () => {
  const greedy = '203.0.113.1';
  const other = '203.0.113.2';
  const kept = [
    '/home',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/parameters.json',
    '/parameters/smf-520.json',
    '/news/rss.xml',
    '/news?topic=standards',
    '/content/pages/news?topic=standards',
    '/job?track=graduate',
    '/download?kind=dataSheet',
  ];

  it('is told to wait with a message, without affecting anyone else', async () => {
    for (const address of kept) expect((await get(address, other)).status).toBe(200);
    await useUpShare(greedy);
    const refused = async (options: RequestOptions) => {
      // From time to time one more is allowed.
      let answer: Answer;
      do answer = await get(nowhere(), greedy, options);
      while (answer.status === 404);
      return answer;
    };
    const program = await refused({ headers: { accept: 'application/json' } });
    expect([program.status, program.json.error]).toEqual([429, 'tooMany']);
    expect(Number(program.headers['retry-after'])).toBeGreaterThan(0);
    const person = await refused({ site: 'de', headers: { accept: 'text/html' } });
    expect(person.status).toBe(429);
    expect(textOf(person.text, 'h1')).toBe(german.title);
    expect(person.text).toContain(german.tooMany);
    expect(person.headers['content-security-policy']).toBeDefined();
    expect((await get(nowhere(), other)).status).toBe(404);
  });

  it('still gets what is cached: pages, filtered lists, and feeds', async () => {
    await useUpShare(greedy);
    for (const address of kept) {
      expect([address, (await get(address, greedy)).status]).toEqual([address, 200]);
    }
  });
});

describe('pages that are not cached', () => {
  const searches = 64;

  it.each([
    ['searches', (index: number) => `/search?q=roof+${index}`],
    ['pages of a list', (index: number) => `/news?page=${1000 + index}`],
    ['unknown pages', (index: number) => `/nowhere/${index}`],
    ['previews for other sites', (index: number) => `/social/${'0'.repeat(16)}/home.png?${index}`],
  ])('give way to those that are: %s', async (_, address) => {
    await get('/home', '203.0.113.3');
    let isOver = false;
    const all = Promise.all(
      Array.from({ length: searches }, (_, index) =>
        get(address(index), `198.51.100.${index % 8}`),
      ),
    ).finally(() => {
      isOver = true;
    });
    let answered = 0;
    while (!isOver) {
      await get('/home', '203.0.113.3');
      answered += 1;
    }
    const statuses = new Set((await all).map(({ status }) => status));
    // On a busy machine those that wait too long are told to come again.
    expect([200, 302, 404, 503]).toEqual(expect.arrayContaining([...statuses]));
    // One page at a time, and waiting requests in between. If each requires a database lookup, a
    // few are answered between two turns of ours; if they took precedence, all would be.
    expect(answered).toBeGreaterThan(searches / 16);
  });

  it('share a single not-found page, which reveals nothing of the address', async () => {
    const [one, two] = [await get('/no-such-page', '203.0.113.4'), await get('/b', '203.0.113.4')];
    expect([one.status, two.status]).toEqual([404, 404]);
    expect(one.text).toBe(two.text);
    expect(one.text).not.toContain('no-such-page');
  });

  it('are the same for every nonexistent choice', async () => {
    const text = async (address: string) => (await get(address, '203.0.113.4')).text;
    const last = await text('/news?page=999999&topic=standards');
    expect(await text('/news?topic=standards&year=1800&page=88888')).toBe(last);
    expect(await text('/content/pages/job?category=x&page=77')).toBe(
      await text('/content/pages/job?location=Nowhere'),
    );
    expect(last).not.toContain('1800');
  });

  it('include newly published content, even for common search words', async () => {
    const headers = { ...(await site.signIn()), 'content-type': 'application/json' };
    const find = async () => (await get('/search?q=Quokkaroof', '203.0.113.5')).text;
    for (let count = 0; count < 4; count += 1) expect(await find()).not.toContain('/quokka');
    const page = { title: 'Quokkaroof', path: '/quokka', _status: 'published' };
    const body = JSON.stringify(page);
    expect((await site.request('/api/pages', { method: 'POST', headers, body })).status).toBe(201);
    await expect.poll(find, patience).toContain('href="/quokka"');
  });
});

describe('visits', () => {
  const count = async (path: string) => {
    const where = `FROM visit_counts WHERE path = '${path}'`;
    const [row] = await queryDatabase(site, `SELECT SUM(visits) AS visits ${where}`);
    return Number(row?.visits ?? 0);
  };
  const visit = (path: string, client: string) =>
    site.post('/stats/record-visit', {}, from(client, { referer: `${site.origin()}${path}` }));

  it('of one page cannot be inflated by one client, and all clients count', async () => {
    const flood = Array.from({ length: 200 }, () => visit('/about', '203.0.113.6'));
    for (const { status, json } of await Promise.all(flood))
      expect([status, json]).toEqual([200, {}]);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => visit('/career', `203.0.113.${100 + index}`)),
    );
    await expect.poll(() => count('/career'), patience).toBe(30);
    await expect.poll(() => count('/about'), patience).toBeGreaterThanOrEqual(10);
    expect(await count('/about')).toBeLessThan(20);
  });
});

describe('confirmations', () => {
  const states = async () => {
    const rows = await queryDatabase(
      site,
      `SELECT sender_mail AS "senderMail", team_mail AS "teamMail", mail_error AS "mailError"
        FROM inquiries WHERE TRIM(LOWER(email)) = 'victim@example.com' ORDER BY id`,
    );
    return rows;
  };
  const inquire = (index: number, email: string) =>
    site.post(
      '/forms/quote',
      { name: `Stranger ${index}`, email, projectAddress: 'X' },
      from(`198.51.100.${100 + index}`),
    );

  it('are limited to three per address and hour, whoever enters it, and everything is stored', async () => {
    const spellings = ['victim@example.com', 'Victim@Example.com', ' VICTIM@example.com'];
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, index) => inquire(index, spellings[index % 3] ?? '')),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await site.stop();
    await site.start();
    expect((await inquire(20, 'victim@example.com')).status).toBe(200);
    // The outbox processes them one after the other.
    await expect
      .poll(async () => (await states()).some(({ teamMail }) => teamMail === 'pending'), patience)
      .toBe(false);
    const rows = await states();
    expect(rows).toHaveLength(9);
    expect(rows.filter(({ senderMail }) => senderMail !== 'none')).toHaveLength(3);
    const refused = rows.filter(({ senderMail }) => senderMail === 'none');
    expect(new Set(refused.map(({ mailError }) => mailError))).toEqual(
      new Set(['too many to this address']),
    );
  });

  it('continue to reach other addresses', async () => {
    expect((await inquire(30, 'friend@example.com')).status).toBe(200);
    const [row] = await queryDatabase(
      site,
      `SELECT sender_mail AS "senderMail" FROM inquiries WHERE email = 'friend@example.com'`,
    );
    expect(row?.senderMail).not.toBe('none');
  });
});
