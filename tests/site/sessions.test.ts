import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../helpers/database.ts';
import { administrator, availableDatabases, startSite } from '../helpers/site.ts';

const password = 'seven quiet herons';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Headers = Record<string, string>;

describe.each(availableDatabases())('sessions on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let admin: Headers;
  let count = 0;

  beforeAll(async () => {
    site = await startSite(database);
    admin = await site.signIn();
  });
  afterAll(() => site?.destroy());

  async function makeAccount(role = 'editor') {
    count += 1;
    const account = { email: `session${count}@example.com`, password };
    const { status, json } = await site.post(
      '/api/users',
      { ...account, role },
      { headers: admin },
    );
    expect(status).toBe(201);
    return { ...account, id: Number(json.doc.id) };
  }

  const signInWith = async (account: { email: string; password: string }, userAgent: string) => {
    const headers = { 'user-agent': userAgent };
    const { json } = await site.post('/api/users/login', account, { headers });
    return { authorization: `JWT ${json.token}` };
  };

  const sessionsOf = async (id: number, headers: Headers) =>
    (await site.get(`/api/users/${id}/security`, { headers })).json.sessions as {
      id: string;
      device: string;
      createdAt: string;
      lastUsedAt: string;
      isThis: boolean;
    }[];

  const isOpen = async (headers: Headers) =>
    (await site.get('/api/users/me', { headers })).json.user !== null;

  const end = (id: number, body: object, headers: Headers) =>
    site.post(`/api/users/${id}/end-sessions`, body, { headers });

  const change = (id: number, value: object, headers: Headers) =>
    site.request(`/api/users/${id}`, {
      method: 'PATCH',
      body: JSON.stringify(value),
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('are listed with the family of the device and the times, for their owner and administrators', async () => {
    const account = await makeAccount();
    const other = await makeAccount();
    const own = await signInWith(account, firefox);
    await signInWith(account, 'curl/8.5.0');
    const sessions = await sessionsOf(account.id, own);
    expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['', false],
      ['Firefox · Windows', true],
    ]);
    for (const { createdAt, lastUsedAt } of sessions) {
      expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000);
      expect(Math.abs(Date.now() - Date.parse(lastUsedAt))).toBeLessThan(60_000);
    }
    const seen = await sessionsOf(account.id, admin);
    expect(seen.map(({ isThis }) => isThis)).toEqual([false, false]);
    for (const headers of [{}, await site.signIn(other)] as Headers[]) {
      const { status } = await site.get(`/api/users/${account.id}/security`, { headers });
      expect([401, 403]).toContain(status);
      expect([401, 403]).toContain((await end(account.id, {}, headers)).status);
    }
    expect(await isOpen(own)).toBe(true);
  });

  it('say when they were last used', async () => {
    const account = await makeAccount();
    const own = await site.signIn(account);
    const [session] = await sessionsOf(account.id, own);
    const earlier = new Date(Date.now() - 3_600_000).toISOString();
    await queryDatabase(
      site,
      `UPDATE users_sessions SET last_used_at = '${earlier}' WHERE id = '${session?.id}'`,
    );
    await isOpen(own);
    await expect
      .poll(async () => Date.parse((await sessionsOf(account.id, admin))[0]?.lastUsedAt ?? ''))
      .toBeGreaterThan(Date.now() - 60_000);
  });

  it('are ended one by one, or all but the one that asks', async () => {
    const account = await makeAccount();
    const [one, two, three] = [
      await site.signIn(account),
      await site.signIn(account),
      await site.signIn(account),
    ];
    const first = (await sessionsOf(account.id, one)).find(({ isThis }) => isThis);
    expect((await end(account.id, { session: first?.id }, three)).status).toBe(200);
    expect([await isOpen(one), await isOpen(two), await isOpen(three)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await end(account.id, {}, three)).status).toBe(200);
    expect([await isOpen(two), await isOpen(three)]).toEqual([false, true]);
    // Anybody's, by an administrator, whose own remains.
    expect((await end(account.id, {}, admin)).status).toBe(200);
    expect([await isOpen(three), await isOpen(admin)]).toEqual([false, true]);
    // A session of somebody else is not ended through one's own account.
    const other = await makeAccount();
    const theirs = await site.signIn(other);
    const [session] = await sessionsOf(other.id, theirs);
    const own = await site.signIn(account);
    await end(account.id, { session: session?.id }, own);
    expect(await isOpen(theirs)).toBe(true);
    const foreign = { ...admin, origin: 'https://evil.example' };
    expect((await end(other.id, {}, foreign)).status).toBe(403);
    expect((await end(other.id, { session: 5 }, theirs)).status).toBe(400);
  });

  it('end when the role changes or the account is switched off, which then cannot sign in', async () => {
    const account = await makeAccount();
    const before = await site.signIn(account);
    expect((await change(account.id, { name: 'Somebody else' }, admin)).status).toBe(200);
    expect(await isOpen(before)).toBe(true);
    expect((await change(account.id, { role: 'hr' }, admin)).status).toBe(200);
    expect(await isOpen(before)).toBe(false);
    const after = await site.signIn(account);
    // Nobody switches off their own account, nor back on.
    await change(account.id, { isDisabled: true }, after);
    expect(await isOpen(after)).toBe(true);
    expect((await change(account.id, { isDisabled: true }, admin)).status).toBe(200);
    expect(await isOpen(after)).toBe(false);
    const refused = await site.post('/api/users/login', account);
    const unknown = await site.post('/api/users/login', { ...account, email: 'no@example.com' });
    expect([refused.status, refused.text]).toEqual([401, unknown.text]);
    expect((await change(account.id, { isDisabled: false }, admin)).status).toBe(200);
    await site.signIn(account);
  });

  it('of the last administrator stay: the account cannot be switched off', async () => {
    const { json } = await site.get('/api/users/me', { headers: admin });
    const { id } = json.user;
    expect((await change(id, { isDisabled: true }, admin)).status).toBe(400);
    const second = await makeAccount('admin');
    await change(second.id, { isDisabled: true }, admin);
    // One that is switched off does not count.
    expect((await change(id, { isDisabled: true }, admin)).status).toBe(400);
    expect((await change(id, { role: 'editor' }, admin)).status).toBe(400);
    await site.signIn(administrator);
  });
});

describe('signing in', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  it('is at one place: the page of the back office leads there, and back to where one was', async () => {
    const wanted = '/admin/collections/news?limit=5';
    const asked = await site.get(`/admin/login?redirect=${encodeURIComponent(wanted)}`, {
      site: 'de',
    });
    expect([asked.status, asked.headers.location]).toEqual([
      302,
      `/login?to=${encodeURIComponent(wanted)}`,
    ]);
    const page = await site.get(String(asked.headers.location), { site: 'de' });
    expect(page.text).toContain('<html lang="de"');
    expect(page.text).toContain(`name="to" value="${wanted}"`);
    const answer = await site.postForm('/login', { ...administrator, to: wanted });
    expect([answer.status, answer.headers.location]).toEqual([303, wanted]);
    const wrong = await site.postForm('/login', { ...administrator, password: 'no', to: wanted });
    expect(wrong.text).toContain(`name="to" value="${wanted}"`);
    const elsewhere = await site.postForm('/login', { ...administrator, to: '//evil.example' });
    expect(elsewhere.headers.location).toBe('/admin');
    const signedIn = await site.get(`/admin/login?redirect=${encodeURIComponent(wanted)}`, {
      headers: await site.signIn(),
    });
    expect(signedIn.headers.location).toBe(wanted);
  });
});
