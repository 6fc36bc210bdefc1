import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMessages, withPasswordLength } from '../../app/i18n/accounts.ts';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { queryDatabase } from '../helpers/database.ts';
import { type Answer, availableDatabases, startSite, TestSite } from '../helpers/site.ts';

const good = 'seven quiet herons';
const better = 'nine loud cormorants';
const messages = accountMessages.en;

describe.each(availableDatabases())('accounts on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let admin: Record<string, string>;
  let count = 0;

  beforeAll(async () => {
    site = await startSite(database);
    admin = await site.signIn();
  });
  afterAll(() => site?.destroy());

  const change = (id: number, value: object, headers: Record<string, string>): Promise<Answer> =>
    site.request(`/api/users/${id}`, {
      method: 'PATCH',
      body: JSON.stringify(value),
      headers: { 'content-type': 'application/json', ...headers },
    });

  /** A separate account for a test, signed in. */
  async function makeAccount(role = 'editor') {
    count += 1;
    const account = { email: `someone${count}@example.com`, password: good };
    const { status, json } = await site.post(
      '/api/users',
      { ...account, role },
      { headers: admin },
    );
    expect(status).toBe(201);
    return { ...account, id: Number(json.doc.id), headers: await site.signIn(account) };
  }

  const faultAt = ({ json }: Answer, path: string): unknown =>
    json.errors[0].data?.errors.find((one: { path: string }) => one.path === path)?.message;

  const canSignIn = async (email: string, password: string) =>
    (await site.post('/api/users/login', { email, password })).status === 200;

  it.each([
    ['abc', messages.passwordTooShort],
    ['eleven char', messages.passwordTooShort],
    ['Password2024!', messages.passwordCommon],
    ['weak@example.com', messages.passwordPersonal],
    [{ length: 20 }, messages.passwordTooShort],
  ])('cannot be created with the password %s', async (password, message) => {
    const account = { email: 'weak@example.com', password, role: 'editor' };
    const answer = await site.post('/api/users', account, { headers: admin });
    expect([answer.status, faultAt(answer, 'password')]).toEqual([
      400,
      withPasswordLength(message),
    ]);
  });

  it('cannot be given a weak password later, whoever sets it', async () => {
    const { id, email, headers } = await makeAccount();
    for (const who of [headers, admin]) {
      const answer = await change(id, { password: 'abc', currentPassword: good }, who);
      expect(answer.status).toBe(400);
      expect(faultAt(answer, 'password')).toBe(withPasswordLength(messages.passwordTooShort));
    }
    expect(await canSignIn(email, good)).toBe(true);
  });

  it('get their error messages in the language of their owner', async () => {
    const { id, headers } = await makeAccount();
    for (const code of languageCodes) {
      const language = { ...headers, 'accept-language': languages[code].tag };
      const answer = await change(id, { password: 'abc' }, language);
      expect(faultAt(answer, 'password')).toBe(
        withPasswordLength(accountMessages[code].passwordTooShort),
      );
    }
  });

  it('require the current password to change the password or the email', async () => {
    const { id, email, headers } = await makeAccount();
    for (const wanted of [{ password: better }, { email: 'taken-over@example.com' }]) {
      const without = await change(id, wanted, headers);
      expect(without.status).toBe(400);
      expect(faultAt(without, 'currentPassword')).toBe(messages.currentPasswordMissing);
      const wrong = await change(id, { ...wanted, currentPassword: better }, headers);
      expect(wrong.status).toBe(400);
      expect(wrong.json.errors[0].message).toBe(messages.currentPasswordWrong);
      // Nor through a filter instead of the id.
      const query = `where[email][equals]=${encodeURIComponent(email)}`;
      const bulk = await site.request(`/api/users?${query}`, {
        method: 'PATCH',
        body: JSON.stringify(wanted),
        headers: { 'content-type': 'application/json', ...headers },
      });
      expect(bulk.json.docs).toEqual([]);
    }
    expect(await canSignIn(email, good)).toBe(true);
    const name = await change(id, { name: 'Nobody asks for this', email }, headers);
    expect(name.status).toBe(200);
    const done = await change(id, { password: better, currentPassword: good }, headers);
    expect(done.status).toBe(200);
    expect(done.text).not.toMatch(new RegExp(`${good}|${better}`));
    expect(await canSignIn(email, good)).toBe(false);
    expect(await canSignIn(email, better)).toBe(true);
  });

  it('cannot be attacked by guessing from an open session', async () => {
    const { id, headers } = await makeAccount();
    const statuses = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const wanted = { password: better, currentPassword: `wrong ${attempt}` };
      statuses.push((await change(id, wanted, headers)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('can be given a new password by an administrator, who need not know the old one', async () => {
    const { id, email } = await makeAccount();
    expect((await change(id, { password: better }, admin)).status).toBe(200);
    expect(await canSignIn(email, better)).toBe(true);
  });

  it('lose their sessions when the password changes, except the one it is changed in', async () => {
    const account = await makeAccount();
    const elsewhere = await site.signIn(account);
    const userOf = async (headers: Record<string, string>) =>
      (await site.get('/api/users/me', { headers })).json.user?.email;
    expect(await userOf(elsewhere)).toBe(account.email);
    const wanted = { password: better, currentPassword: good };
    expect((await change(account.id, wanted, account.headers)).status).toBe(200);
    expect(await userOf(elsewhere)).toBeUndefined();
    expect(await userOf(account.headers)).toBe(account.email);
    expect((await change(account.id, { password: good }, admin)).status).toBe(200);
    expect(await userOf(account.headers)).toBeUndefined();
  });

  it('store the current password nowhere', async () => {
    const account = await makeAccount();
    const wanted = { password: better, currentPassword: good };
    await change(account.id, wanted, account.headers);
    const rows = await queryDatabase(site, `SELECT * FROM users WHERE id = ${account.id}`);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${good}|${better}`));
    const { text } = await site.get(`/api/users/${account.id}`, { headers: admin });
    expect(text).not.toContain(good);
  });

  it('accept a password in either Unicode spelling', async () => {
    const account = { email: 'zurich@example.com', password: 'Zu\u0308rich im Winter' };
    const made = await site.post('/api/users', { ...account, role: 'hr' }, { headers: admin });
    expect(made.status).toBe(201);
    expect(await canSignIn(account.email, 'Z\u00fcrich im Winter')).toBe(true);
    expect(await canSignIn(account.email, account.password)).toBe(true);
  });
});

describe.each(availableDatabases())('the last administrator on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(database);
  });
  afterAll(() => site?.destroy());

  const send = (method: string, address: string, headers: Record<string, string>, value?: object) =>
    site.request(`/api/users${address}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(value && { body: JSON.stringify(value) }),
    });

  const administratorsLeft = async () => {
    const rows = await queryDatabase(site, "SELECT id FROM users WHERE role = 'admin'");
    return rows.length;
  };

  it('can be neither demoted nor deleted, by themselves or through a filter', async () => {
    const headers = await site.signIn();
    for (const code of languageCodes) {
      const language = { ...headers, 'accept-language': languages[code].tag };
      const demoted = await send('PATCH', '/1', language, { role: 'editor' });
      expect([code, demoted.status]).toEqual([code, 400]);
      expect(demoted.json.errors[0].data.errors[0]).toMatchObject({
        path: 'role',
        message: accountMessages[code].lastAdministrator,
      });
    }
    const deleted = await send('DELETE', '/1', headers);
    expect([deleted.status, deleted.json.errors[0].message]).toEqual([
      409,
      messages.lastAdministrator,
    ]);
    for (const filter of [
      'where[id][equals]=1',
      'where[role][equals]=admin',
      'where[id][exists]=true',
    ]) {
      const bulk = await send('PATCH', `?${filter}`, headers, { role: 'hr' });
      expect(bulk.json.errors[0].message).toBeDefined();
      await send('DELETE', `?${filter}`, headers);
      expect([filter, await administratorsLeft()]).toEqual([filter, 1]);
    }
    expect((await site.get('/api/users/me', { headers })).json.user.role).toBe('admin');
  });

  interface Administrator {
    id: number;
    headers: Record<string, string>;
  }

  /** The administrator left after the last test. */
  let left: Administrator | undefined;

  /** Sessions of the remaining administrator, and of these. */
  async function makeAdministrators(names: string[]): Promise<Administrator[]> {
    left ??= { id: 1, headers: await site.signIn() };
    const { headers } = left;
    const made = names.map(async (name) => {
      const account = { email: `${name}@example.com`, password: good, role: 'admin' };
      const { json } = await site.post('/api/users', account, { headers });
      return { id: Number(json.doc.id), headers: await site.signIn(account) };
    });
    return [left, ...(await Promise.all(made))];
  }

  /** Fails if no administrator is left; turns all but one of the others into editors. */
  async function expectSomebodyLeft(everyone: Administrator[]): Promise<void> {
    const rows = await queryDatabase(site, "SELECT id FROM users WHERE role = 'admin'");
    left = everyone.find(({ id }) => rows.some((row) => Number(row.id) === id));
    expect(left).toBeDefined();
    await queryDatabase(site, `UPDATE users SET role = 'editor' WHERE id <> ${left?.id}`);
  }

  it.each(['PATCH', 'DELETE'])('remains if all are removed at once: %s', async (method) => {
    const value = method === 'PATCH' ? { role: 'editor' } : undefined;
    for (let round = 1; round <= 5; round += 1) {
      const everyone = await makeAdministrators([`${method}-${round}-a`, `${method}-${round}-b`]);
      // Each removes the next one, so that for each there are others at first.
      const answers = await Promise.all(
        everyone.map(({ headers }, index) =>
          send(method, `/${everyone[(index + 1) % everyone.length]?.id}`, headers, value),
        ),
      );
      expect(answers.map(({ status }) => status)).toContain(200);
      for (const { status } of answers) expect([200, 400, 401, 403, 404, 409]).toContain(status);
      await expectSomebodyLeft(everyone);
    }
  });

  it.each(['PATCH', 'DELETE'])('remains if one filter selects all: %s', async (method) => {
    const everyone = await makeAdministrators([`bulk-${method}`]);
    const value = method === 'PATCH' ? { role: 'sales' } : undefined;
    await send(method, '?where[role][equals]=admin', everyone[0]?.headers ?? {}, value);
    await expectSomebodyLeft(everyone);
  });
});

describe('the first administrator', () => {
  it('cannot be created with a common password', async () => {
    const site = await startSite('sqlite');
    try {
      await site.stop();
      const directory = `${site.dataDirectory}/new`;
      const other = new TestSite(site.port, directory, { ADMIN_PASSWORD: 'Password2024!' });
      await expect(other.start()).rejects.toThrow(/ADMIN_PASSWORD: This password is used by many/);
      expect(other.output.join('')).not.toMatch(/Password2024!|\n\s+at /);
    } finally {
      await site.destroy();
    }
  });
});
