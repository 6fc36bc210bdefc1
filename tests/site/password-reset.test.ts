import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMessages, withPasswordLength } from '../../app/i18n/accounts.ts';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { queryDatabase } from '../helpers/database.ts';
import { elements, isNoindex, tags, textOf } from '../helpers/html.ts';
import { bodyOf, type ReceivedMail, startMailServer } from '../helpers/mail-server.ts';
import { patience } from '../helpers/patience.ts';
import { administrator, chosenDatabases, freePort, startSite } from '../helpers/site.ts';

const chosen = 'seven quiet herons';
const messages = accountMessages.en;

const alertOf = (html: string) =>
  elements(html, 'p').find(({ attributes }) => attributes.role === 'alert')?.text;
const statusOf = (html: string) =>
  elements(html, 'p').find(({ attributes }) => attributes.role === 'status')?.text;

const linkOf = (mail: ReceivedMail): URL =>
  new URL(/https?:\/\/\S+/.exec(bodyOf(mail))?.[0] ?? 'none:');

const keys = ['en', 'zh', 'cn', 'de', 'ja', 'es', 'fr', 'pl'];

describe.each(chosenDatabases())('a forgotten password on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let mailServer: SMTPServer;
  const received: ReceivedMail[] = [];
  let count = 0;

  beforeAll(async () => {
    const mailPort = await freePort();
    mailServer = await startMailServer(mailPort, received);
    site = await startSite(database, {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      SITE_ORIGINS: keys.map((key) => `${key}=https://${key}.example.com`).join(' '),
      LOG: 'debug',
    });
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => mailServer.close(resolve));
    await site?.destroy();
  });

  const ask = (email: string, headers: Record<string, string> = {}) =>
    site.postForm('/login/forgot', { email }, { headers: { host: 'en.example.com', ...headers } });

  const reset = (token: string, password: string) =>
    site.postForm('/login/reset', { token, password });

  async function makeAccount(): Promise<{ email: string; password: string }> {
    count += 1;
    const account = { email: `forgetful${count}@example.com`, password: 'the old password' };
    const headers = await site.signIn();
    const { status } = await site.post('/api/users', { ...account, role: 'hr' }, { headers });
    expect(status).toBe(201);
    return account;
  }

  async function mailTo(email: string): Promise<ReceivedMail> {
    const find = () => received.findLast(({ to }) => to.includes(email));
    await expect.poll(find, patience).toBeDefined();
    return find() as ReceivedMail;
  }

  async function tokenFor(email: string): Promise<string> {
    received.length = 0;
    expect((await ask(email)).status).toBe(200);
    return linkOf(await mailTo(email)).searchParams.get('token') ?? '';
  }

  const canSignIn = async (email: string, password: string) =>
    (await site.post('/api/users/login', { email, password })).status === 200;

  it.each(languageCodes)(
    'is replaced with a mail in the language of the site: %s',
    async (code) => {
      const { email, password } = await makeAccount();
      const host = `${code}.example.com`;
      const login = await site.get('/login', { headers: { host } });
      const link = elements(login.text, 'a').find(
        ({ attributes }) => attributes.href === '/login/forgot',
      );
      expect(link?.text).toBe(accountMessages[code].forgotten);
      const page = await site.get('/login/forgot', { headers: { host } });
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(tags(page.text, 'html')[0]?.lang).toBe(languages[code].tag);
      expect(isNoindex(page.text)).toBe(true);
      const asked = await ask(` ${email.toUpperCase()} `, { host });
      expect([asked.status, statusOf(asked.text)]).toEqual([200, accountMessages[code].forgotSent]);
      const mail = await mailTo(email);
      const { body } = catalogues[code].mails.newPassword;
      const [before = '', after = ''] = typeset(body, code).split('{link}');
      expect(bodyOf(mail).replace(/\r\n/g, '\n')).toContain(before.trim());
      expect(bodyOf(mail).replace(/\r\n/g, '\n')).toContain(after.trim());
      const { origin, pathname, search } = linkOf(mail);
      expect([origin, pathname]).toEqual([`https://${host}`, '/login/reset']);
      const form = await site.get(`${pathname}${search}`, { headers: { host } });
      expect([form.status, form.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(form.headers['referrer-policy']).toBe('strict-origin');
      expect(isNoindex(form.text)).toBe(true);
      expect(textOf(form.text, 'form')).toContain(
        withPasswordLength(accountMessages[code].resetText),
      );
      const token = tags(form.text, 'input').find(({ name }) => name === 'token')?.value ?? '';
      const done = await reset(token, chosen);
      expect([done.status, done.headers.location]).toEqual([303, '/login?changed']);
      const back = await site.get('/login?changed', { headers: { host } });
      expect(statusOf(back.text)).toBe(accountMessages[code].changed);
      expect(await canSignIn(email, password)).toBe(false);
      expect(await canSignIn(email, chosen)).toBe(true);
    },
  );

  it('never uses the host named by a request', async () => {
    const { email } = await makeAccount();
    received.length = 0;
    await ask(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(linkOf(await mailTo(email)).origin).toBe('https://en.example.com');
  });

  it('is replaced once per link, even by two requests at the same time', async () => {
    const { email } = await makeAccount();
    const token = await tokenFor(email);
    const passwords = ['seven quiet herons', 'nine loud cormorants'];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    const worked = await Promise.all(passwords.map((password) => canSignIn(email, password)));
    expect(worked.sort()).toEqual([false, true]);
    const again = await site.get(`/login/reset?token=${token}`);
    expect([again.status, alertOf(again.text)]).toEqual([410, messages.resetExpired]);
  });

  it('is not replaced after an hour, nor after the password was changed otherwise', async () => {
    const { email } = await makeAccount();
    const late = await tokenFor(email);
    const past = new Date(Date.now() - 1000).toISOString();
    const [row] = await queryDatabase(
      site,
      `SELECT reset_password_expiration AS until FROM users WHERE email = '${email}'`,
    );
    const until = new Date(String(row?.until)).getTime();
    expect(until).toBeGreaterThan(Date.now() + 50 * 60_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 60 * 60_000);
    await queryDatabase(
      site,
      `UPDATE users SET reset_password_expiration = '${past}' WHERE email = '${email}'`,
    );
    expect((await reset(late, chosen)).status).toBe(410);
    const overtaken = await tokenFor(email);
    const headers = { ...(await site.signIn()), 'content-type': 'application/json' };
    const changed = await site.request(`/api/users?where[email][equals]=${email}`, {
      method: 'PATCH',
      body: JSON.stringify({ password: 'nine loud cormorants' }),
      headers,
    });
    expect(changed.status).toBe(200);
    expect((await reset(overtaken, chosen)).status).toBe(410);
  });

  it('is not replaced by a weak one, and the link still works afterwards', async () => {
    const { email } = await makeAccount();
    const token = await tokenFor(email);
    for (const [password, message] of [
      ['abc', messages.passwordTooShort],
      ['', messages.passwordTooShort],
      ['Password2024!', messages.passwordCommon],
      [email, messages.passwordPersonal],
    ] as const) {
      const { status, text } = await reset(token, password);
      expect([password, status, alertOf(text)]).toEqual([
        password,
        422,
        withPasswordLength(message),
      ]);
      if (password) expect(text).not.toContain(`value="${password}"`);
    }
    expect((await reset(token, chosen)).status).toBe(303);
  });

  it('ends the sessions of the account', async () => {
    const account = await makeAccount();
    const headers = await site.signIn(account);
    await reset(await tokenFor(account.email), chosen);
    expect((await site.get('/api/users/me', { headers })).json.user).toBeNull();
  });

  it('gets the same response without an account, and nothing is sent', async () => {
    received.length = 0;
    const unknown = await ask('nobody@example.com');
    const known = await ask(administrator.email);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await mailTo(administrator.email);
    expect(received.flatMap(({ to }) => to)).toEqual([administrator.email]);
  });

  it.each(['', 'x', 'a b@example.com', `${'x'.repeat(300)}@example.com`])(
    'is asked for with an email, not with "%s"',
    async (email) => {
      const { status, text } = await ask(email);
      expect([status, alertOf(text)]).toEqual([422, messages.forgotInvalid]);
      expect(tags(text, 'input').find(({ name }) => name === 'email')?.value ?? '').toBe(email);
    },
  );

  it('cannot be replaced with a guessed token', async () => {
    for (const token of ['', 'x', '%00', 'null', '[object Object]']) {
      const { status } = await site.get(`/login/reset?token=${encodeURIComponent(token)}`);
      expect([token, status]).toEqual([token, 410]);
      expect((await reset(token, chosen)).status).toBe(410);
    }
    // An account that never requested a reset has no token, so an empty one must not match.
    expect((await site.get('/login/reset')).status).toBe(410);
  });

  it('is not replaced by a form of another site', async () => {
    const { email } = await makeAccount();
    const token = await tokenFor(email);
    const headers = { origin: 'https://evil.example' };
    for (const [address, fields] of [
      ['/login/forgot', { email }],
      ['/login/reset', { token, password: chosen }],
    ] as const) {
      expect((await site.postForm(address, fields, { headers })).status).toBe(403);
    }
  });

  it('floods no mailbox: an address gets three mails', async () => {
    const { email } = await makeAccount();
    received.length = 0;
    for (let time = 1; time <= 6; time += 1) expect((await ask(email)).status).toBe(200);
    // Mail for another address arrives after any that would have been sent to this one.
    const other = await makeAccount();
    await ask(other.email);
    await mailTo(other.email);
    expect(received.filter(({ to }) => to.includes(email))).toHaveLength(3);
  });

  it('leaves no token in the database, nor in the log', async () => {
    const { email } = await makeAccount();
    const token = await tokenFor(email);
    expect(token.length).toBeGreaterThan(40);
    await site.get(`/login/reset?token=${token}`);
    const rows = await queryDatabase(site, 'SELECT * FROM users');
    expect(JSON.stringify(rows)).not.toContain(token);
    await reset(token, chosen);
    await site.get('/healthz');
    // The log is written in batches; once the last request is in it, all previous ones are.
    await expect.poll(() => site.output.join('')).toContain('/healthz');
    const output = site.output.join('');
    expect(output).toContain('/login/reset');
    for (const secret of [token, email, chosen]) expect(output).not.toContain(secret);
  });
});
