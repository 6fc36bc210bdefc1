import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryDatabase } from '../helpers/database.ts';
import { patience } from '../helpers/patience.ts';
import { availableDatabases, freePort, startSite, TestSite } from '../helpers/site.ts';

interface Count {
  day: string;
  path: string;
  language: string;
  measurementId: string;
  visits: number;
}

describe.each(availableDatabases())('visits on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(database);
  });
  afterAll(() => site?.destroy());

  /** Counts are written in batches; ending the process flushes them. */
  async function restart() {
    const code = await site.stop();
    await site.start();
    expect(code).toBe(0);
  }

  beforeEach(async () => {
    await restart();
    await queryDatabase(site, 'DELETE FROM visit_counts WHERE visits > 0');
  });

  function visit(label: string | undefined, referer: string | undefined) {
    const headers: Record<string, string> = referer === undefined ? {} : { referer };
    return site.post('/stats/record-visit', {}, { site: label, headers });
  }

  const visitPage = (label: string | undefined, pathname: string) =>
    visit(label, `${site.origin(label)}${pathname}`);

  async function counts(): Promise<Count[]> {
    const rows = await queryDatabase(
      site,
      `SELECT day, path, language, measurement_id AS "measurementId", visits
        FROM visit_counts ORDER BY language, path`,
    );
    return rows.map((row) => ({ ...(row as unknown as Count), visits: Number(row.visits) }));
  }

  const today = () => new Date().toISOString().slice(0, 10);

  /** A test that runs at midnight may count on either day. */
  const withoutDay = (rows: Count[]) => rows.map(({ day, ...row }) => row);

  it('are counted by day, path, language and the id of the site', async () => {
    const first = today();
    for (const label of [undefined, 'zh', 'cn', 'de', 'ja', 'jp', 'es', 'fr', 'pl']) {
      const { status, json } = await visitPage(label, '/home');
      expect([status, json]).toEqual([200, {}]);
    }
    await restart();
    const rows = await counts();
    for (const { day } of rows) expect([first, today()]).toContain(day);
    expect(withoutDay(rows)).toEqual([
      { path: '/home', language: 'de', measurementId: 'germany', visits: 1 },
      { path: '/home', language: 'en', measurementId: 'default', visits: 1 },
      { path: '/home', language: 'es', measurementId: 'default', visits: 1 },
      { path: '/home', language: 'fr', measurementId: 'default', visits: 1 },
      { path: '/home', language: 'ja', measurementId: 'japan', visits: 2 },
      { path: '/home', language: 'pl', measurementId: 'default', visits: 1 },
      { path: '/home', language: 'zh', measurementId: 'china', visits: 2 },
    ]);
  });

  it('are written without waiting for the process to end', async () => {
    await visitPage('fr', '/home');
    const written = async () => (await counts()).map(({ visits }) => visits);
    await expect.poll(written, patience).toEqual([1]);
  });

  it('add up, even over several batches and starts', async () => {
    for (const crowd of [100, 50, 1]) {
      await Promise.all(Array.from({ length: crowd }, () => visitPage('pl', '/home')));
      await restart();
    }
    expect(withoutDay(await counts())).toEqual([
      { path: '/home', language: 'pl', measurementId: 'default', visits: 151 },
    ]);
  });

  it('add up when several nodes count concurrently', async () => {
    const other = new TestSite(await freePort(), site.dataDirectory, site.environment);
    await other.start();
    const headers = { referer: `${other.origin('es')}/home` };
    const there = Array.from({ length: 40 }, () =>
      other.post('/stats/record-visit', {}, { site: 'es', headers }),
    );
    const here = Array.from({ length: 40 }, () => visitPage('es', '/home'));
    await Promise.all([...there, ...here]);
    expect(await Promise.all([other.stop(), site.stop()])).toEqual([0, 0]);
    await site.start();
    expect(withoutDay(await counts())).toEqual([
      { path: '/home', language: 'es', measurementId: 'default', visits: 80 },
    ]);
  });

  it('without a page of this very site get the same response and are not counted', async () => {
    const referers = [
      undefined,
      '',
      'nonsense',
      'https://www.example.com/home',
      `${site.origin('fr')}/home`,
      `http://de.localhost:1/home`,
      `${site.origin('de')}@evil.example/home`,
      'about:blank',
      `data:text/html,${site.origin('de')}/home`,
      `${site.origin('de')}/${'x'.repeat(300)}`,
    ];
    for (const referer of referers) {
      const { status, json } = await visit('de', referer);
      expect([referer, status, json]).toEqual([referer, 200, {}]);
    }
    await restart();
    expect(await counts()).toEqual([]);
  });

  it('of staff who look at a draft are not counted', async () => {
    for (const query of ['?preview=de', '?preview=en&page=2'])
      await visitPage('de', `/home${query}`);
    // The preview of a document on the download page is a visitor's.
    await visitPage('de', '/download?preview=data-sheets%2Fsmf-520');
    await restart();
    expect((await counts()).map(({ path, visits }) => [path, visits])).toEqual([['/download', 1]]);
  });

  it('of nonexistent pages are not counted', async () => {
    // Otherwise anybody could fill the table with a row for every made-up address.
    for (const pathname of ['/nothing-here', '/home/nothing', '/wp-login.php', '/admin']) {
      await visitPage('de', pathname);
    }
    await restart();
    expect(await counts()).toEqual([]);
  });

  it('record nothing of a page’s query, nor of the visitor', async () => {
    const headers = {
      referer: `${site.origin('de')}/home?email=ada@example.com#section`,
      'user-agent': 'Some Browser',
      'x-forwarded-for': '203.0.113.7',
      cookie: 'someone=7',
    };
    await site.post('/stats/record-visit', { name: 'Ada' }, { site: 'de', headers });
    await restart();
    expect(withoutDay(await counts())).toEqual([
      { path: '/home', language: 'de', measurementId: 'germany', visits: 1 },
    ]);
    const [row = {}] = await queryDatabase(site, 'SELECT * FROM visit_counts');
    const columns = ['id', 'day', 'path', 'language', 'measurement_id', 'visits'];
    expect(Object.keys(row).sort()).toEqual([...columns].sort());
  });

  it('need no particular body', async () => {
    const referer = `${site.origin('de')}/home`;
    for (const body of ['', '{}', 'not JSON']) {
      const answer = await site.request('/stats/record-visit', {
        ...{ method: 'POST', body, site: 'de', headers: { referer } },
      });
      expect(answer.status).toBe(200);
    }
    expect((await site.get('/stats/record-visit')).status).toBe(404);
  });
});
