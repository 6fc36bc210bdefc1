import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../helpers/database.ts';
import { textOf } from '../helpers/html.ts';
import { patience } from '../helpers/patience.ts';
import { startSite } from '../helpers/site.ts';

/** Few enough to be made quickly; the others are not published. */
const kept = ['/home', '/about', '/brand'];

/** Has few pages, and is started anew with them. */
async function startSmallSite(warm: string) {
  const site = await startSite('sqlite', { LOG: 'info', WARM: warm });
  await site.stop();
  const paths = kept.map((path) => `'${path}'`).join(', ');
  await queryDatabase(site, `UPDATE pages SET _status = 'draft' WHERE path NOT IN (${paths})`);
  for (const table of ['news', 'jobs', 'activities']) {
    await queryDatabase(site, `UPDATE ${table} SET _status = 'draft'`);
  }
  return site;
}

/** Without its tables the site sends only what it has in memory. */
const away = 'ALTER TABLE pages RENAME TO pages_away';
const back = 'ALTER TABLE pages_away RENAME TO pages';

describe('pages that nobody has asked for yet', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSmallSite('on');
    await site.start();
    headers = await site.signIn();
  });
  afterAll(() => site?.destroy());

  /** How often all pages have been made. */
  const rounds = () => site.output.join('').split('pages were made in advance').length - 1;

  const withoutDatabase = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await queryDatabase(site, away);
    try {
      return await work();
    } finally {
      await queryDatabase(site, back);
    }
  };

  const titles = async (path: string) => {
    const all: (string | undefined)[] = [];
    for (const label of [undefined, 'zh', 'cn', 'de', 'ja', 'es', 'fr', 'pl']) {
      const { status, text } = await site.get(path, { site: label });
      expect([label, status]).toEqual([label, 200]);
      all.push(textOf(text, 'title'));
    }
    return all;
  };

  it('are in memory after the start, in all languages', async () => {
    await expect.poll(rounds, patience).toBe(1);
    await withoutDatabase(async () => {
      for (const path of kept) expect(new Set(await titles(path)).size).toBeGreaterThan(5);
      // So the pages really come from memory.
      expect((await site.get('/product_data')).status).not.toBe(200);
    });
  });

  it('are in memory after a change, as it has made them', async () => {
    const { json } = await site.get('/api/pages?where[path][equals]=/about&depth=0', { headers });
    const before = rounds();
    const changed = await site.request(`/api/pages/${json.docs[0].id}?locale=fr`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Préparé', _status: 'published' }),
    });
    expect(changed.status).toBe(200);
    await expect.poll(rounds, patience).toBeGreaterThan(before);
    await withoutDatabase(async () => {
      expect(await titles('/about')).toContain('Préparé · eArc');
    });
  });
});

describe('a node that joins others', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSmallSite('first');
  });
  afterAll(() => site?.destroy());

  const readiness = async () => {
    const { status, json } = await site.get('/readyz');
    return [status, json.status];
  };

  it('is alive, and ready once its pages are in memory', async () => {
    // As long as pages cannot be listed, none is made in advance.
    await queryDatabase(site, away);
    await site.start();
    expect(await readiness()).toEqual([503, 'warming']);
    expect((await site.get('/healthz')).status).toBe(200);
    await queryDatabase(site, back);
    await expect.poll(readiness, patience).toEqual([200, 'ready']);
    await queryDatabase(site, away);
    try {
      for (const path of kept) expect((await site.get(path, { site: 'ja' })).status).toBe(200);
    } finally {
      await queryDatabase(site, back);
    }
  });

  it('stays ready while what has changed is made anew', async () => {
    const headers = await site.signIn();
    const page = { path: '/new-here', title: 'New here', _status: 'published' };
    expect((await site.post('/api/pages', page, { headers })).status).toBe(201);
    const rounds = () => site.output.join('').split('pages were made in advance').length - 1;
    const before = rounds();
    const seen = new Set<unknown>();
    const look = async () => {
      seen.add((await readiness())[0]);
      return rounds();
    };
    await expect.poll(look, patience).toBeGreaterThan(before);
    expect([...seen]).toEqual([200]);
  });
});

describe('a site that is started as ever', () => {
  it('is ready at once', async () => {
    const site = await startSite('sqlite', { WARM: 'on' });
    try {
      expect((await site.get('/readyz')).json).toEqual({ status: 'ready' });
    } finally {
      await site.destroy();
    }
  });
});
