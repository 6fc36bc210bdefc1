import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backOffice } from '../helpers/back-office.ts';
import { queryDatabase } from '../helpers/database.ts';
import { availableDatabases, startSite, visible } from '../helpers/site.ts';

describe.each(availableDatabases())('redirects on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;
  let office: ReturnType<typeof backOffice>;

  beforeAll(async () => {
    site = await startSite(database);
    headers = await site.signIn();
    office = backOffice(site, headers);
  });
  afterAll(() => site?.destroy());

  const asked = async (address: string, label?: string) => {
    const { status, headers: received } = await site.get(address, { site: label });
    return [status, received.location];
  };

  const stored = async () =>
    Object.fromEntries(
      (await queryDatabase(site, 'SELECT "from", "to" FROM redirects')).map((row) => [
        row.from,
        row.to,
      ]),
    );

  const page = (path: string, more: object = {}) => ({
    ...{ title: `Page ${path}`, path, _status: 'published' },
    blocks: [{ blockType: 'statement', text: 'Light.' }],
    ...more,
  });

  const importCsv = (csv: string, query = '') =>
    site.request(`/api/redirects/import${query}`, {
      method: 'POST',
      body: csv,
      headers: { ...headers, 'content-type': 'text/csv' },
    });

  it('lead on from an address on every site, with its query', async () => {
    expect(await asked('/old-products')).toEqual([404, undefined]);
    await office.create('redirects', { from: '/Old-Products/', to: '/download?a=1#top' });
    expect(await asked('/old-products')).toEqual([301, '/download?a=1#top']);
    expect(await asked('/OLD-products?utm=x', 'de')).toEqual([301, '/download?a=1&utm=x#top']);
    await office.create('redirects', {
      ...{ from: 'https://www.example.com/brochure.html', to: 'https://example.org/b' },
      permanence: 'temporary',
    });
    expect(await asked('/brochure.html')).toEqual([302, 'https://example.org/b']);
    const { headers: received } = await site.get('/brochure.html');
    expect(received['cache-control']).toBe('no-cache');
  });

  it('lead programs that fetch pages as data on as well, within the site', async () => {
    await office.create('redirects', { from: '/old-news', to: '/news' });
    expect(await asked('/content/pages/old-news')).toEqual([308, '/content/pages/news']);
  });

  it('stand back behind a page that is published', async () => {
    await office.create('redirects', { from: '/later', to: '/about' });
    const { id } = await office.create('pages', page('/later'));
    await expect.poll(() => asked('/later'), visible).toEqual([200, undefined]);
    await office.remove('pages', id);
    await expect.poll(() => asked('/later'), visible).toEqual([301, '/about']);
  });

  it.each([
    ['/api/x', '/home', 'from'],
    ['no-slash', '/home', 'from'],
    ['//evil.example', '/home', 'from'],
    ['/home', '/about', 'from'],
    ['/old-news', '/about', 'from'],
    ['/fine', '/nothing-there', 'to'],
    ['/fine', '/Fine/', 'to'],
    ['/fine', 'javascript:alert(1)', 'to'],
    ['/fine', '//evil.example', 'to'],
    ['/fine', 'mailto:someone@example.com', 'to'],
  ])('are refused from %s to %s', async (from, to, field) => {
    const { status, faults } = await office.attempt('redirects', { from, to });
    expect([status, faults.map(([path]) => path)]).toEqual([400, [field]]);
  });

  it('know no chains and no loops', async () => {
    await office.create('redirects', { from: '/first', to: '/about' });
    await office.create('redirects', { from: '/second', to: '/first' });
    expect((await stored())['/second']).toBe('/about');
    const target = await office.create('pages', page('/target'));
    const middle = await office.create('redirects', { from: '/middle', to: '/target#there' });
    await office.remove('pages', target.id);
    await office.create('redirects', { from: '/target', to: '/download' });
    expect((await stored())['/middle']).toBe('/download#there');
    const turned = await office.change({
      ...{ collection: 'redirects', id: middle.id },
      data: { to: '/middle' },
    });
    expect(turned.status).toBe(400);
  });

  it('are made when a published page gets another path, and go when it gets it back', async () => {
    const { id } = await office.create('pages', page('/one'));
    await office.create('redirects', { from: '/zero', to: '/one#part' });
    const rename = (path: string, _status = 'published', query = '') =>
      office.change({ collection: 'pages', id, data: { path, _status }, query });
    // A draft is not seen by visitors.
    await rename('/two', 'draft', '?draft=true');
    expect((await stored())['/one']).toBeUndefined();
    await rename('/two');
    expect(await stored()).toMatchObject({ '/one': '/two', '/zero': '/two#part' });
    await expect.poll(() => asked('/one'), visible).toEqual([301, '/two']);
    await rename('/three');
    expect(await stored()).toMatchObject({ '/one': '/three', '/two': '/three' });
    await rename('/one');
    const after = await stored();
    expect([after['/one'], after['/two'], after['/three']]).toEqual([undefined, '/one', '/one']);
    await expect.poll(() => asked('/two'), visible).toEqual([301, '/one']);
    await expect.poll(() => asked('/one'), visible).toEqual([200, undefined]);
    const [row] = await queryDatabase(site, `SELECT origin FROM redirects WHERE "from" = '/two'`);
    expect(row?.origin).toBe('rename');
  });

  it('are counted without being written at each request', async () => {
    const { id } = await office.create('redirects', { from: '/counted', to: '/home' });
    for (let count = 0; count < 3; count += 1) await site.get('/counted');
    const counted = async () => {
      const { json } = await site.get(`/api/redirects/${id}?depth=0`, { headers });
      return [json.hits, json.lastUsed];
    };
    const today = new Date().toISOString().slice(0, 10);
    await expect.poll(counted, visible).toEqual([3, today]);
    // A form that was opened before sends what it was filled with.
    await office.change({
      ...{ collection: 'redirects', id },
      data: { to: '/about', hits: 0, lastUsed: null, origin: 'import' },
    });
    expect(await counted()).toEqual([3, today]);
    const { json } = await site.get(`/api/redirects/${id}?depth=0`, { headers });
    expect([json.to, json.origin]).toEqual(['/about', 'byHand']);
  });

  it('are imported from a file, after a look at what would change', async () => {
    await office.create('redirects', { from: '/known', to: '/home' });
    const csv = 'From;To;Kind\r\n/known;/about\r\n/new-a;/new-b;302\r\n"/new-b";/download\r\n';
    const { json: preview } = await importCsv(csv);
    expect(preview).toMatchObject({ isSaved: false, faults: [] });
    expect(preview.rows).toEqual([
      expect.objectContaining({ line: 2, from: '/known', change: 'change', before: '/home' }),
      expect.objectContaining({ line: 3, to: '/download', change: 'add', permanence: 'temporary' }),
      expect.objectContaining({ line: 4, from: '/new-b', to: '/download', change: 'add' }),
    ]);
    expect((await stored())['/new-a']).toBeUndefined();
    expect((await importCsv(csv, '?save=true')).json.isSaved).toBe(true);
    expect(await stored()).toMatchObject({ '/known': '/about', '/new-a': '/download' });
    expect(await asked('/new-a')).toEqual([302, '/download']);
    expect(
      (await importCsv(csv)).json.rows.map(({ change }: { change: string }) => change),
    ).toEqual(['same', 'same', 'same']);
  });

  it('are not imported where a line has a fault, which is named', async () => {
    const csv = '/good-one,/home\n\n/bad-one,/nowhere-at-all\n/good-one,/about\n/api/x,/home\n';
    const { json } = await importCsv(csv, '?save=true');
    expect(json.isSaved).toBe(false);
    expect(
      json.faults.map(({ line, fault }: { line: number; fault: string }) => [line, fault]),
    ).toEqual([
      [3, 'redirectToMissing'],
      [4, 'redirectTwiceInFile'],
      [5, 'redirectFromReserved'],
    ]);
    expect((await stored())['/good-one']).toBeUndefined();
    expect((await importCsv('/x,/home\n'.repeat(2001))).status).toBe(413);
  });

  it('are closed to visitors, sales and other sites', async () => {
    const account = { email: 'sales@example.com', password: 'correct horse battery 2' };
    await office.create('users', { ...account, name: 'Sales', role: 'sales' });
    const sales = await site.signIn(account);
    for (const requester of [{}, sales]) {
      const list = await site.get('/api/redirects', { headers: requester });
      expect(list.status).toBe(403);
      const made = await site.post(
        '/api/redirects',
        { from: '/x', to: '/home' },
        { headers: requester },
      );
      expect(made.status).toBe(403);
    }
    const attempt = await site.request('/api/redirects/import?save=true', {
      method: 'POST',
      body: '/x,/home',
      headers: { ...sales, 'content-type': 'text/csv' },
    });
    expect(attempt.status).toBe(403);
    const foreign = await site.request('/api/redirects/import?save=true', {
      method: 'POST',
      body: '/x,/home',
      headers: { ...headers, 'content-type': 'text/csv', origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    expect((await stored())['/x']).toBeUndefined();
  });
});
