import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes, languages } from '../app/i18n/languages.ts';
import type { Messages } from '../app/i18n/messages/en.ts';
import { elements, isNoindex, tags, textOf } from './helpers/html.ts';
import { administrator, startSite } from './support/site.ts';

const wrongPassword = 'not the password of anyone';

async function messagesOf(language: string): Promise<Messages> {
  return (await import(`../app/i18n/messages/${language}.ts`)).messages;
}

describe('the sign-in page', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite();
  }, 120_000);
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

  it('leads those who know the password to the back office', async () => {
    const { status, headers } = await signIn(administrator);
    expect([status, headers.location]).toEqual([303, '/admin']);
    const [cookie = ''] = headers['set-cookie'] ?? [];
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
  }, 120_000);

  it('takes an address with blanks around it, as a mobile keyboard leaves them', async () => {
    const answer = await signIn({ ...administrator, email: ` ${administrator.email} ` });
    expect(answer.status).toBe(303);
  });

  it.each(languageCodes)('says in the language of the host what is wrong: %s', async (code) => {
    const label = code === 'en' ? undefined : code;
    const messages = await messagesOf(code);
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

  it('refuses a form of another site, even with the right password', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: site.origin('de') },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const answer = await signIn(administrator, { headers });
      expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
  });

  it('is never an error for what is not a form', async () => {
    for (const body of ['', '%', 'email=%00&password=%00', '{"email":{"$ne":""}}']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { status } = await site.request('/login', { method: 'POST', body, headers });
      expect([401, 422]).toContain(status);
    }
  });

  it('locks an account after five wrong passwords, for the right one too', async () => {
    const account = { email: 'locked@example.com', password: 'the right password' };
    const session = await site.signIn();
    const created = await site.post(
      '/api/users',
      { ...account, role: 'editor' },
      { headers: session },
    );
    expect(created.status).toBe(201);
    const messages = await messagesOf('pl');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { status, text } = await signIn(
        { ...account, password: wrongPassword },
        { site: 'pl' },
      );
      expect([attempt, status]).toEqual([attempt, 401]);
      expect(text).not.toContain(wrongPassword);
    }
    const locked = await signIn(account, { site: 'pl' });
    expect([locked.status, alertOf(locked.text)]).toEqual([429, messages.loginLocked]);
    expect(locked.headers['set-cookie']).toBeUndefined();
    // The others are not locked out with it.
    expect((await signIn(administrator)).status).toBe(303);
    const unlocked = await site.post(
      '/api/users/unlock',
      { email: account.email },
      { headers: session },
    );
    expect(unlocked.status).toBe(200);
    expect((await signIn(account)).status).toBe(303);
  });
});

describe('a client that tries many accounts', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite('sqlite', { TRUST_PROXY: 'loopback' });
  }, 120_000);
  afterAll(() => site?.destroy());

  it('is slowed, by either way to sign in, and nobody else is', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    for (let count = 1; count <= 30; count += 1) {
      const account = { email: `nobody${count}@example.com`, password: wrongPassword };
      const { status } = await site.postForm('/login', account, from('192.0.2.1'));
      expect([count, status]).toEqual([count, 401]);
    }
    const page = await site.postForm('/login', administrator, from('192.0.2.1'));
    expect(page.status).toBe(429);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    const programs = await site.post('/api/users/login', administrator, from('192.0.2.1'));
    expect(programs.status).toBe(429);
    const other = await site.postForm('/login', administrator, from('192.0.2.2'));
    expect(other.status).toBe(303);
  }, 120_000);
});

describe('an address that fails too often', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite();
  }, 120_000);
  afterAll(() => site?.destroy());

  const fail = async (email: string, attempts: number) => {
    const answers = [];
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const { status, text } = await site.postForm('/login', { email, password: wrongPassword });
      answers.push([status, text.replaceAll(email, 'EMAIL')]);
    }
    return answers;
  };

  it('is answered the same whether it has an account or not', async () => {
    const unknown = await fail('nobody@example.com', 8);
    expect(await fail(administrator.email, 8)).toEqual(unknown);
    expect(unknown.map(([status]) => status)).toEqual([...Array(5).fill(401), 429, 429, 429]);
    // Upper case and blanks make no other address.
    expect((await fail(' Nobody@Example.com', 1))[0]?.[0]).toBe(429);
  });

  it('is not told by the interface of the back office either', async () => {
    const login = async (email: string) => {
      const { status, text } = await site.post('/api/users/login', { email, password: 'wrong' });
      return [status, text];
    };
    expect(await login(administrator.email)).toEqual(await login('nobody@example.com'));
  });
});

describe('the work of refusing somebody', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    const NODE_OPTIONS = `--import ${pathToFileURL('tests/helpers/count-derivations.mjs')}`;
    site = await startSite('sqlite', { NODE_OPTIONS });
  }, 120_000);
  afterAll(() => site?.destroy());

  const derivations = () =>
    site.output
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('derived '));

  /** What the refusal took, by either way to sign in. */
  async function workOf(email: string): Promise<string[]> {
    const before = derivations().length;
    await site.postForm('/login', { email, password: wrongPassword });
    await site.post('/api/users/login', { email, password: wrongPassword });
    await expect.poll(() => derivations().length).toBeGreaterThan(before + 1);
    return derivations().slice(before);
  }

  it('is the same for an address without an account, with one, and with a locked one', async () => {
    const known = await workOf(administrator.email);
    expect(known).toEqual(Array(2).fill(expect.stringMatching(/^derived \d{6,} \d+ sha\d+$/)));
    expect(await workOf('nobody@example.com')).toEqual(known);
    expect(await workOf(` ${administrator.email.toUpperCase()} `)).toEqual(known);
    for (let attempt = 1; attempt <= 3; attempt += 1) await workOf(administrator.email);
    expect((await site.postForm('/login', administrator)).status).toBe(429);
    expect(await workOf(administrator.email)).toEqual(known);
  });
});

describe('the session of a site that is reached by https alone', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    const keys = ['en', 'zh', 'cn', 'de', 'ja', 'es', 'fr', 'pl'];
    const SITE_ORIGINS = keys.map((key) => `${key}=https://${key}.example.com`).join(' ');
    site = await startSite('sqlite', { SITE_ORIGINS });
  }, 120_000);
  afterAll(() => site?.destroy());

  it('is in a cookie that is never sent in the clear', async () => {
    const headers = { host: 'en.example.com' };
    const answer = await site.postForm('/login', administrator, { headers });
    expect(answer.status).toBe(303);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure/);
  });

  it('comes with the order to use https from now on', async () => {
    const { headers } = await site.get('/home', { headers: { host: 'de.example.com' } });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });
});
