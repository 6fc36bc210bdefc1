import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMessages } from '../../app/i18n/accounts.ts';
import type { Messages } from '../../app/i18n/en/messages.ts';
import { languageCodes, languages } from '../../app/i18n/languages.ts';
import { cookieOf } from '../helpers/cookies.ts';
import { elements, isNoindex, tags, textOf } from '../helpers/html.ts';
import { administrator, startSite } from '../helpers/site.ts';

const wrongPassword = 'not the password of anyone';

async function messagesOf(language: string): Promise<Messages> {
  return (await import(`../../app/i18n/${language}/messages.ts`)).messages;
}

describe('the sign-in page', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  const signIn = (fields: Record<string, string>, options: Parameters<typeof site.get>[1] = {}) =>
    site.postForm('/login', fields, options);

  const alertOf = (html: string) =>
    elements(html, 'p').find(({ attributes }) => attributes.role === 'alert')?.text;

  const inputOf = (html: string, wanted: string) =>
    tags(html, 'input').find(({ name }) => name === wanted);

  it.each(languageCodes)('is in the language of the host: %s', async (code) => {
    const { status, headers, text } = await site.get('/login', {
      site: code === 'en' ? undefined : code,
    });
    const messages = await messagesOf(code);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(tags(text, 'html')[0]?.lang).toBe(languages[code].tag);
    expect(textOf(text, 'h1')).toBe(messages.loginTitle);
    expect(textOf(text, 'title')).toBe(`${messages.loginTitle} · eArc`);
    expect(inputOf(text, 'email')).not.toHaveProperty('value');
    expect(inputOf(text, 'password')).toMatchObject({ type: 'password' });
    expect(alertOf(text)).toBeUndefined();
    expect(isNoindex(text)).toBe(true);
  });

  it('redirects to the back office after the right password', async () => {
    const { status, headers } = await signIn(administrator);
    expect([status, headers.location]).toEqual([303, '/admin']);
    const cookie = cookieOf({ headers }, 'payload-token') ?? '';
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=(Lax|Strict)/);
    expect(cookie).toMatch(/; Path=\//);
    const session = { cookie: cookie.split(';', 1)[0] ?? '' };
    const me = await site.get('/api/users/me', { headers: session });
    expect([me.status, me.json.user.email]).toEqual([200, administrator.email]);
    expect((await site.get('/admin', { headers: session })).status).toBe(200);
    const nobody = await site.get('/api/users/me');
    expect(nobody.json.user).toBeNull();
    // The first page of the back office takes long on a busy machine.
  });

  it('accepts an email with blanks around it, as mobile keyboards leave them', async () => {
    const answer = await signIn({ ...administrator, email: ` ${administrator.email} ` });
    expect(answer.status).toBe(303);
  });

  it.each(languageCodes)('shows errors in the language of the host: %s', async (code) => {
    const label = code === 'en' ? undefined : code;
    const messages = accountMessages[code];
    const unknown = { email: `"><b>${code}@example.com`, password: wrongPassword };
    const { status, headers, text } = await signIn(unknown, { site: label });
    expect(status).toBe(401);
    expect(headers['set-cookie']).toBeUndefined();
    expect(alertOf(text)).toBe(messages.loginFailed);
    expect(inputOf(text, 'email')?.value).toBe(unknown.email);
    expect(text).not.toContain('<b>');
    expect(text).not.toContain(wrongPassword);
    const missing = await signIn({ email: 'a@example.com', password: '' }, { site: label });
    expect([missing.status, alertOf(missing.text)]).toEqual([422, messages.loginMissing]);
    expect(inputOf(missing.text, 'email')?.value).toBe('a@example.com');
  });

  it('refuses a form from another site, even with the right password', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: site.origin('de') },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const answer = await signIn(administrator, { headers });
      expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
  });

  it('never fails on malformed forms', async () => {
    for (const body of ['', '%', 'email=%00&password=%00', '{"email":{"$ne":""}}']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { status } = await site.request('/login', { method: 'POST', body, headers });
      expect([401, 422]).toContain(status);
    }
  });

  it('slows down after five failures, even for the right password', async () => {
    const messages = accountMessages.pl;
    const account = { email: 'slow@example.com', password: 'a password of its own' };
    await makeAccount(account);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { status, text } = await signIn(
        { ...account, password: wrongPassword },
        { site: 'pl' },
      );
      expect([attempt, status]).toEqual([attempt, 401]);
      expect(text).not.toContain(wrongPassword);
    }
    const slowed = await signIn(account, { site: 'pl' });
    expect([slowed.status, alertOf(slowed.text)]).toEqual([429, messages.tooManyAttempts]);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    expect(slowed.headers['set-cookie']).toBeUndefined();
    // Others are not slowed down.
    expect((await signIn(administrator)).status).toBe(303);
  });

  async function makeAccount(account: { email: string; password: string }) {
    const headers = await site.signIn();
    const { status } = await site.post('/api/users', { ...account, role: 'editor' }, { headers });
    expect(status).toBe(201);
  }
});

/** Every way that Payload has to an operation with a password, in letters as it takes them. */
describe('the session of a site reached only by HTTPS', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    const keys = ['en', 'zh', 'cn', 'de', 'ja', 'es', 'fr', 'pl'];
    const SITE_ORIGINS = keys.map((key) => `${key}=https://${key}.example.com`).join(' ');
    site = await startSite('sqlite', { SITE_ORIGINS });
  });
  afterAll(() => site?.destroy());

  it('is in a cookie that is never sent unencrypted', async () => {
    const headers = { host: 'en.example.com' };
    const answer = await site.postForm('/login', administrator, { headers });
    expect(answer.status).toBe(303);
    for (const name of ['payload-token', 'earc-device']) {
      expect(cookieOf(answer, name)).toMatch(/; Secure/);
    }
  });

  it('comes with HSTS', async () => {
    const { headers } = await site.get('/home', { headers: { host: 'de.example.com' } });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });
});
