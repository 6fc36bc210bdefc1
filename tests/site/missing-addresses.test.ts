import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryDatabase } from '../helpers/database.ts';
import { availableDatabases, startSite } from '../helpers/site.ts';

describe.each(availableDatabases())('on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(database, { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => site?.destroy());

  /** Counts are written in batches; ending the process flushes them. */
  async function restart() {
    expect(await site.stop()).toBe(0);
    await site.start();
  }

  beforeEach(async () => {
    await restart();
    await queryDatabase(site, 'DELETE FROM missing_addresses WHERE requests > 0');
    await queryDatabase(site, 'DELETE FROM empty_searches WHERE searches > 0');
  });

  const from = (client: string) => ({ headers: { 'x-forwarded-for': client } });

  const counted = async () =>
    (await queryDatabase(site, 'SELECT * FROM missing_addresses ORDER BY path')).map(
      ({ kind, path, requests }) => [kind, path, Number(requests)],
    );

  it('addresses asked for in vain are counted by day, without query and letter case', async () => {
    await site.get('/old-Page?email=ada@example.com', from('198.51.100.1'));
    await site.get('/old-page/', from('198.51.100.1'));
    await site.get('/old-page', from('198.51.100.2'));
    await site.get('/wp-login.php', from('198.51.100.2'));
    await site.get('/home', from('198.51.100.2'));
    await restart();
    expect(await counted()).toEqual([
      // With a slash at its end it leads on to the one without.
      ['page', '/old-page', 2],
      ['program', '/wp-login.php', 1],
    ]);
    const [row = {}] = await queryDatabase(site, 'SELECT * FROM missing_addresses');
    expect(Object.keys(row).sort()).toEqual(['day', 'id', 'kind', 'path', 'requests']);
    expect(row.day).toBe(new Date().toISOString().slice(0, 10));
  });

  it('addresses that may say something about a person are not kept', async () => {
    for (const path of [
      '/unsubscribe/ada@example.com',
      '/call/004915112345678',
      '/reset/8f14e45fceea167a5a36dedd4bea2543',
      `/${'x'.repeat(250)}`,
      '/%ff',
    ]) {
      expect((await site.get(path, from('198.51.100.3'))).status).toBe(404);
    }
    await restart();
    expect(await counted()).toEqual([]);
  });

  it('a program that makes addresses up fills no table, neither alone nor with many others', async () => {
    for (let index = 0; index < 40; index += 1) {
      await site.get(`/made-up-${index}`, from('198.51.100.4'));
    }
    await restart();
    expect((await counted()).length).toBe(30);
    const day = new Date().toISOString().slice(0, 10);
    const rows = Array.from(
      { length: 470 },
      (_, index) => `('${day}', 'page', '/many-${index}', 1)`,
    );
    await queryDatabase(
      site,
      `INSERT INTO missing_addresses (day, kind, path, requests) VALUES ${rows.join(', ')}`,
    );
    await site.get('/one-too-many', from('198.51.100.6'));
    // What is known already goes on being counted.
    await site.get('/made-up-0', from('198.51.100.6'));
    await restart();
    const after = await counted();
    expect(after.length).toBe(500);
    expect(after).toContainEqual(['page', '/made-up-0', 2]);
  });

  it('searches without results are counted as words, without numbers and addresses', async () => {
    const search = (query: string) =>
      site.get(`/search?q=${encodeURIComponent(query)}`, { site: 'de', ...from('198.51.100.7') });
    for (const query of [
      'Zzquux  BLORB!',
      'zzquux blorb',
      'ada@example.com',
      '+49 30 123456',
      'zzquux smf-9999 123456 ada@example.com https://example.com/a',
      'Dach',
    ]) {
      expect((await search(query)).status).toBe(200);
    }
    await restart();
    const rows = await queryDatabase(site, 'SELECT * FROM empty_searches ORDER BY words');
    expect(
      rows.map(({ language, words, searches }) => [language, words, Number(searches)]),
    ).toEqual([
      ['de', 'zzquux blorb', 2],
      ['de', 'zzquux smf-9999', 1],
    ]);
  });
});
