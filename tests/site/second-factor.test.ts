import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMessages } from '../../app/i18n/accounts.ts';
import { codeAt } from '../../cms/accounts/totp.ts';
import { cookieOf } from '../helpers/cookies.ts';
import { queryDatabase } from '../helpers/database.ts';
import { elements, tags } from '../helpers/html.ts';
import { type Answer, administrator, availableDatabases, startSite } from '../helpers/site.ts';

const password = 'seven quiet herons';
const messages = accountMessages.en;
const address = '/login/second-factor';

const pair = (answer: Answer, name: string) => cookieOf(answer, name)?.split(';', 1)[0] ?? '';
const alertOf = (html: string) =>
  elements(html, 'p').find(({ attributes }) => attributes.role === 'alert')?.text;
const codesIn = (html: string) => elements(html, 'li').map(({ text }) => text.trim());

const stepNow = () => Math.floor(Date.now() / 30_000);
const codeNow = (secret: string) => codeAt(secret, stepNow());
/**
 * For once the current one is used up. The server accepts the step before and the one after its own:
 * a code of the step before would be wrong as soon as another begins while it is on its way.
 */
const nextCode = (secret: string) => codeAt(secret, stepNow() + 1);

describe.each(availableDatabases())('a second factor on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let admin: Record<string, string>;
  let count = 0;

  beforeAll(async () => {
    site = await startSite(database, { LOG: 'info' });
    admin = await site.signIn();
  });
  afterAll(() => site?.destroy());

  async function makeAccount(role = 'editor') {
    count += 1;
    const account = { email: `factor${count}@example.com`, password };
    const { status, json } = await site.post(
      '/api/users',
      { ...account, role },
      { headers: admin },
    );
    expect(status).toBe(201);
    return { ...account, id: Number(json.doc.id) };
  }

  type Account = { email: string; password: string };

  const signIn = ({ email, password }: Account, fields: Record<string, string> = {}) =>
    site.postForm('/login', { email, password, ...fields });

  const send = (fields: Record<string, string>, cookie: string) =>
    site.postForm(address, fields, { headers: { cookie, origin: site.origin() } });

  function keyIn({ text }: Answer) {
    const secret = elements(text, 'code')[0]?.text.replace(/\s/g, '') ?? '';
    const key = tags(text, 'input').find(({ name }) => name === 'key')?.value ?? '';
    return { secret, key };
  }

  /** An account with a second factor, whose current step is used up. */
  async function protect(account: Account) {
    const cookie = pair(await signIn(account), 'payload-token');
    const { secret, key } = keyIn(await site.get(address, { headers: { cookie } }));
    const done = await send({ key, code: codeNow(secret), password: account.password }, cookie);
    expect([done.status, alertOf(done.text)]).toEqual([200, undefined]);
    return { cookie, secret, codes: codesIn(done.text) };
  }

  const login = (account: Account, code?: string) =>
    site.post('/api/users/login', { ...account, ...(code !== undefined && { code }) });

  it('is set up with the password and a code, and shown as a picture and a key', async () => {
    const account = await makeAccount();
    const cookie = pair(await signIn(account), 'payload-token');
    const page = await site.get(address, { headers: { cookie } });
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    const { secret, key } = keyIn(page);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const picture = tags(page.text, 'img').find(({ src }) => src?.startsWith('data:image/svg+xml'));
    expect(picture?.alt).toBe(messages.setUpPicture);
    const wrongPassword = await send({ key, code: codeNow(secret), password: 'not it' }, cookie);
    expect(alertOf(wrongPassword.text)).toBe(messages.currentPasswordWrong);
    const wrongCode = await send({ key, code: '000000', password }, cookie);
    expect(alertOf(wrongCode.text)).toBe(messages.secondFactorWrong);
    expect(keyIn(wrongCode).secret).toBe(secret);
    expect((await login(account)).status).toBe(200);
    const code = codeNow(secret);
    const done = await send({ key, code, password }, cookie);
    expect(codesIn(done.text)).toHaveLength(10);
    expect(new Set(codesIn(done.text)).size).toBe(10);
    expect(done.headers['cache-control']).toBe('no-store');
    expect(done.text).toContain('download="recovery-codes.txt"');
    // The code that proved it is used up, and the key is kept sealed.
    expect((await login(account, code)).status).toBe(401);
    const rows = JSON.stringify(await queryDatabase(site, 'SELECT * FROM second_factors'));
    expect(rows).not.toContain(secret);
    for (const code of codesIn(done.text)) expect(rows).not.toContain(code.replace('-', ''));
  });

  it('is asked for in a second step, without scripts, and leads on to where one wanted to go', async () => {
    const account = await makeAccount();
    const { secret } = await protect(account);
    const to = '/admin/collections/news?limit=5';
    const first = await signIn(account, { to });
    expect([first.status, first.headers.location]).toEqual([303, address]);
    expect(cookieOf(first, 'payload-token')).toBeUndefined();
    expect(cookieOf(first, 'earc-device')).toBeUndefined();
    const ticket = pair(first, 'earc-sign-in');
    expect(cookieOf(first, 'earc-sign-in')).toMatch(/HttpOnly.*SameSite=Strict/);
    const page = await site.get(address, { headers: { cookie: ticket } });
    expect(tags(page.text, 'input').map(({ name }) => name)).toEqual(['code']);
    const wrong = await send({ code: '000000' }, ticket);
    expect([wrong.status, alertOf(wrong.text)]).toEqual([422, messages.secondFactorWrong]);
    const second = await send({ code: nextCode(secret) }, ticket);
    expect([second.status, second.headers.location]).toEqual([303, to]);
    const headers = { cookie: pair(second, 'payload-token') };
    const me = await site.get('/api/users/me', { headers });
    expect(me.json.user.email).toBe(account.email);
    expect(pair(second, 'earc-device')).not.toBe('');
    expect((await send({ code: nextCode(secret) }, 'earc-sign-in=forged')).headers.location).toBe(
      '/login',
    );
  });

  it('is demanded by the API as well, and each code is accepted once', async () => {
    const account = await makeAccount();
    const { secret, codes } = await protect(account);
    const without = await login(account);
    expect([without.status, without.json.token]).toEqual([401, undefined]);
    expect(without.json.errors[0].data).toEqual({ code: 'secondFactorNeeded' });
    expect(
      (await login({ ...account, password: 'wrong' }, nextCode(secret))).json.errors[0].data,
    ).toBe(undefined);
    const wrong = await login(account, '000000');
    expect(wrong.json.errors[0].data).toEqual({ code: 'secondFactorWrong' });
    const code = nextCode(secret);
    const both = await Promise.all([login(account, code), login(account, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const recovery = codes[3] ?? '';
    expect((await login(account, recovery.toLowerCase())).status).toBe(200);
    expect((await login(account, recovery)).status).toBe(401);
    expect((await login(account, codes[4] ?? '')).status).toBe(200);
    // A refused sign-in leaves no session.
    const rows = await queryDatabase(
      site,
      `SELECT s.id FROM users_sessions s JOIN users u ON u.id = s._parent_id WHERE u.email = '${account.email}'`,
    );
    expect(rows).toHaveLength(4);
  });

  it('cannot be guessed: attempts are counted by account, wherever they come from', async () => {
    const account = await makeAccount();
    await protect(account);
    const tickets = await Promise.all(
      Array.from({ length: 3 }, async () => pair(await signIn(account), 'earc-sign-in')),
    );
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await send({ code: '000000' }, tickets[attempt % 3] ?? '')).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    const slowed = await send({ code: '000000' }, tickets[0] ?? '');
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    expect(alertOf(slowed.text)).toBe(messages.tooManyAttempts);
  });

  it('is changed and turned off with a code, by its owner', async () => {
    const account = await makeAccount();
    const { cookie, secret, codes } = await protect(account);
    expect((await send({ code: '000000', change: 'off' }, cookie)).status).toBe(422);
    const renewed = await send({ code: nextCode(secret), change: 'renew' }, cookie);
    expect(codesIn(renewed.text)).toHaveLength(10);
    expect((await login(account, codes[0] ?? '')).status).toBe(401);
    const off = await send({ code: codesIn(renewed.text)[0] ?? '', change: 'off' }, cookie);
    expect(off.status).toBe(303);
    expect((await login(account)).status).toBe(200);
  });

  it('is removed by an administrator for others, which ends their sessions and is logged', async () => {
    const account = await makeAccount();
    const other = await makeAccount('sales');
    const { cookie } = await protect(account);
    const reset = (id: number, headers: Record<string, string>) =>
      site.post(`/api/users/${id}/reset-second-factor`, {}, { headers });
    const { status } = await reset(account.id, await site.signIn(other));
    expect(status).toBe(403);
    expect((await reset(account.id, {})).status).toBe(401);
    expect((await reset(account.id, admin)).status).toBe(200);
    expect((await login(account)).status).toBe(200);
    expect((await site.get('/api/users/me', { headers: { cookie } })).json.user).toBeNull();
    await expect.poll(() => site.output.join('')).toContain('a second factor was removed');
    expect(site.output.join('')).not.toContain(account.email);
  });

  it('is set up on the way in where administrators need one', async () => {
    const setting = (secondFactorIsRequired: boolean, headers = admin) =>
      site.post('/api/globals/settings', { secondFactorIsRequired }, { headers });
    const editor = await makeAccount('editor');
    await setting(true, await site.signIn(editor));
    expect((await login(administrator)).status).toBe(200);
    expect((await setting(true)).status).toBe(200);
    try {
      const account = await makeAccount('admin');
      expect((await login(editor)).status).toBe(200);
      const refused = await login(account);
      expect([refused.status, refused.json.errors[0].data]).toEqual([
        401,
        { code: 'secondFactorMissing' },
      ]);
      const first = await signIn(account);
      const ticket = pair(first, 'earc-sign-in');
      const { secret, key } = keyIn(await site.get(address, { headers: { cookie: ticket } }));
      const done = await send({ key, code: codeNow(secret) }, ticket);
      expect(codesIn(done.text)).toHaveLength(10);
      const cookie = pair(done, 'payload-token');
      const me = await site.get('/api/users/me', { headers: { cookie } });
      expect(me.json.user.email).toBe(account.email);
      // It cannot be turned off again.
      await send({ code: codesIn(done.text)[0] ?? '', change: 'off' }, cookie);
      expect((await login(account)).json.errors[0].data).toEqual({ code: 'secondFactorNeeded' });
    } finally {
      await setting(false);
    }
  });

  it('is nowhere to be read or written by the API, and is deleted with its account', async () => {
    const account = await makeAccount();
    await protect(account);
    expect((await site.get('/api/second-factors', { headers: admin })).status).toBe(403);
    expect((await site.post('/api/second-factors', {}, { headers: admin })).status).toBe(403);
    const foreign = await site.postForm(
      address,
      { code: '000000' },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(foreign.status).toBe(403);
    const gone = await site.request(`/api/users/${account.id}`, {
      method: 'DELETE',
      headers: admin,
    });
    expect(gone.status).toBe(200);
    const rows = await queryDatabase(
      site,
      `SELECT id FROM second_factors WHERE account = ${account.id}`,
    );
    expect(rows).toEqual([]);
  });
});
