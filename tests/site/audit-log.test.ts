import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backOffice } from '../helpers/back-office.ts';
import { administrator, chosenDatabases, startSite } from '../helpers/site.ts';

const password = 'seven quiet herons';
type Headers = Record<string, string>;

describe.each(chosenDatabases())('the audit log on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let admin: Headers;
  let editor: Headers;
  let office: ReturnType<typeof backOffice>;
  const account = { email: 'ada@example.com', name: 'Ada Lovelace', password, role: 'editor' };

  beforeAll(async () => {
    site = await startSite(database);
    admin = await site.signIn();
    await site.post('/api/users', account, { headers: admin });
    editor = await site.signIn(account);
    office = backOffice(site, editor);
  });
  afterAll(() => site?.destroy());

  async function entries(where: string): Promise<Record<string, unknown>[]> {
    const { json } = await site.get(`/api/audit-log?limit=50&sort=id&${where}`, { headers: admin });
    return json.docs;
  }
  const about = (subject: string, id: unknown) =>
    entries(`where[subject][equals]=${subject}&where[document][equals]=${id}`);
  const actions = async (subject: string, id: unknown) =>
    (await about(subject, id)).map(({ action }) => action);

  it('has the life of a page: who, what, before and after, in each language', async () => {
    const { id } = await office.create('pages', {
      path: '/logged',
      title: 'One',
      _status: 'draft',
    });
    const change = (data: object, query = '') =>
      office.change({ collection: 'pages', id, data, query });
    await change({ _status: 'published' });
    await change({ title: 'Zwei' }, '?locale=de');
    await change({ title: 'Typed', _status: 'draft' }, '?draft=true&autosave=true');
    await change({ title: 'Drafted', _status: 'draft' }, '?draft=true');
    await change({ _status: 'published' });
    await change({ _status: 'draft' });
    await change({ deletedAt: new Date().toISOString() });
    await change({ deletedAt: null }, '?trash=true');
    await site.request(`/api/pages/${id}`, { method: 'DELETE', headers: admin });
    const all = await about('pages', id);
    expect(all.map(({ action }) => action)).toEqual([
      ...['create', 'publish', 'update', 'draft', 'publish', 'unpublish'],
      ...['trash', 'restore', 'delete'],
    ]);
    expect(all.slice(0, -1).every(({ who }) => who === account.name)).toBe(true);
    expect(all.at(-1)).toMatchObject({ who: administrator.email, title: 'Drafted' });
    expect(all[2]?.changes).toEqual({
      changes: [{ path: 'title', language: 'de', before: null, after: 'Zwei' }],
      more: 0,
    });
    // What became of it for visitors, however often it was saved in between.
    expect(all[4]?.changes).toEqual({
      changes: [{ path: 'title', language: 'en', before: 'One', after: 'Drafted' }],
      more: 0,
    });
  });

  it('has menus and settings, products and pictures', async () => {
    const { json: settings } = await site.get('/api/globals/settings?depth=0', { headers: editor });
    const menu = [...settings.menu, { label: 'Logged', href: '/about' }];
    await site.post('/api/globals/settings', { menu }, { headers: editor });
    const [entry] = await entries('where[subject][equals]=settings');
    expect(entry).toMatchObject({ who: account.name, action: 'update' });
    expect(JSON.stringify(entry?.changes)).toContain('Logged');
    for (const collection of ['models', 'media', 'facts', 'series']) {
      const { id } = await office.first(collection);
      const data = collection === 'media' ? { alternative: 'Else' } : { position: 7, version: '7' };
      await office.change({ collection, id, data: { ...data, isExample: true } });
      expect([collection, await actions(collection, id)]).toEqual([collection, ['update']]);
    }
  });

  it('says which fields of an inquiry were changed, and not to what', async () => {
    const inquiry = { name: 'Grace Hopper', email: 'grace@example.com', projectAddress: 'Germany' };
    const { json } = await site.post('/forms/quote', inquiry);
    const where = `&where[reference][equals]=${json.reference}`;
    const sales = backOffice(site, admin);
    const { id } = await sales.first('inquiries', where);
    const notes = [{ text: 'Grace asked for a roof' }];
    const changed = await sales.change({
      ...{ collection: 'inquiries', id },
      data: { status: 'closed', notes },
    });
    expect([changed.status, changed.json.errors]).toEqual([200, undefined]);
    await site.get('/api/inquiries/export?format=csv', { headers: admin });
    await sales.remove('inquiries', id);
    const all = await entries('where[subject][equals]=inquiries');
    expect(all.map(({ action }) => action)).toEqual(['update', 'export', 'delete']);
    const names = all[0]?.changes as { changes: { path: string }[] };
    expect(names.changes.map(({ path }) => path).sort()).toEqual(['notes', 'status']);
    expect(JSON.stringify(all)).not.toMatch(/grace/i);
  });

  it('records accounts and sign-ins, and no password', async () => {
    const hr = { email: 'hr@example.com', name: 'Kim', password, role: 'hr' };
    const { json } = await site.post('/api/users', hr, { headers: admin });
    const { id } = json.doc;
    const change = (data: object) =>
      backOffice(site, admin).change({ collection: 'users', id, data });
    await change({ role: 'sales' });
    await change({ password: 'eight quiet herons' });
    await site.post('/api/users/login', { email: hr.email, password: 'nine loud herons' });
    await site.postForm('/login', { email: hr.email, password: 'nine loud herons' });
    await site.postForm('/login', { email: 'nine loud herons@example.com', password });
    await site.postForm('/login', { email: hr.email, password: 'eight quiet herons' });
    const own = await site.signIn({ email: hr.email, password: 'eight quiet herons' });
    expect((await site.post('/api/users/logout', {}, { headers: own })).status).toBe(200);
    // Once nobody is signed in, there is nothing to record.
    expect((await site.post('/api/users/logout', {}, { headers: own })).status).toBe(400);
    const ended = await site.post(`/api/users/${id}/end-sessions`, {}, { headers: admin });
    expect(ended.status).toBe(200);
    await backOffice(site, admin).remove('users', id);
    const all = await about('users', id);
    expect(all.map(({ action }) => action)).toEqual([
      ...['create', 'role', 'password', 'signInFailed', 'signInFailed', 'signIn', 'signIn'],
      ...['signOut', 'signOut', 'delete'],
    ]);
    const signedOut = all.filter(({ action }) => action === 'signOut');
    expect(signedOut.map(({ who, title }) => [who, title])).toEqual([
      ['Kim', 'Kim'],
      [administrator.email, 'Kim'],
    ]);
    expect(all[1]?.changes).toMatchObject({
      changes: [{ path: 'role', before: 'hr', after: 'sales' }],
    });
    const everything = JSON.stringify(await entries('where[subject][equals]=users'));
    expect(everything).not.toContain('herons');
    expect(everything).not.toMatch(/hash|salt|token/i);
  });

  it('is changed by nobody, through no door', async () => {
    const [entry] = await entries('where[action][equals]=signIn');
    const before = await entries('depth=0');
    const headers = { ...admin, 'content-type': 'application/json' };
    const body = JSON.stringify({ who: 'Somebody else' });
    for (const [method, address] of [
      ['PATCH', `/api/audit-log/${entry?.id}`],
      ['PATCH', '/api/audit-log?where[id][exists]=true'],
      ['DELETE', `/api/audit-log/${entry?.id}`],
      ['DELETE', '/api/audit-log?where[id][exists]=true'],
      ['POST', '/api/audit-log'],
      ['POST', `/api/audit-log/${entry?.id}/duplicate`],
    ] as const) {
      const { status } = await site.request(address, { method, headers, body });
      expect([method, address, [403, 404].includes(status)]).toEqual([method, address, true]);
    }
    expect(await entries('depth=0')).toEqual(before);
    for (const refused of [editor, {}]) {
      expect((await site.get('/api/audit-log', { headers: refused })).status).toBe(403);
    }
  });

  it('is filtered by who, what, kind and date, and searched', async () => {
    const found = async (where: string) => (await entries(where)).length;
    expect(await found('where[who][like]=lovelace&where[action][equals]=publish')).toBeGreaterThan(
      0,
    );
    expect(await found('where[at][greater_than]=2999-01-01T00:00:00.000Z')).toBe(0);
    expect(await found('where[title][like]=no%20such%20title')).toBe(0);
  });
});

describe('the versions of what is kept', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let admin: Headers;
  let office: ReturnType<typeof backOffice>;
  beforeAll(async () => {
    site = await startSite();
    admin = await site.signIn();
    const account = { email: 'ada@example.com', name: 'Ada Lovelace', password, role: 'editor' };
    await site.post('/api/users', account, { headers: admin });
    office = backOffice(site, await site.signIn(account));
  });
  afterAll(() => site?.destroy());

  it.each(['pages', 'news', 'jobs', 'activities', 'guides', 'series', 'models', 'facts'])(
    'say who saved them, whatever a program claims: %s',
    async (collection) => {
      const { id } = await office.first(collection);
      const data = { position: 3, savedBy: 'Somebody else' };
      const changed = await office.change({ collection, id, data });
      expect([changed.status, changed.json.errors]).toEqual([200, undefined]);
      const where = `where[parent][equals]=${id}&depth=0`;
      const { json } = await site.get(`/api/${collection}/versions?${where}`, { headers: admin });
      expect(json.docs[0].version.savedBy).toBe('Ada Lovelace');
      const restored = await site.post(
        `/api/${collection}/versions/${json.docs[0].id}`,
        {},
        {
          headers: admin,
        },
      );
      expect(restored.status).toBe(200);
      const after = await site.get(`/api/${collection}/versions?${where}`, { headers: admin });
      expect(after.json.docs[0].version.savedBy).toBe(administrator.email);
    },
  );

  it('say so of the settings, too, and stay twenty', async () => {
    for (let index = 0; index < 22; index += 1) {
      const hotline = `+49 30 ${index}`;
      const { status } = await office.attempt('globals/settings', { hotline });
      expect(status).toBe(200);
    }
    const { json } = await site.get('/api/globals/settings/versions?limit=50', { headers: admin });
    expect(json.docs.length).toBe(20);
    expect(json.docs[0].version).toMatchObject({ hotline: '+49 30 21', savedBy: 'Ada Lovelace' });
  });

  it('name nobody to visitors', async () => {
    const { id } = await office.first('models');
    const { json } = await site.get(`/api/models/${id}`);
    expect(json).not.toHaveProperty('savedBy');
    const versions = await site.get('/api/models/versions');
    expect(versions.status).toBe(403);
    const settings = await site.get('/api/globals/settings');
    expect(settings.json).not.toHaveProperty('savedBy');
    expect((await site.get('/api/globals/settings/versions')).status).toBe(403);
  });
});
