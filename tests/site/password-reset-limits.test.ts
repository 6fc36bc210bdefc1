import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMessages } from '../../app/i18n/accounts.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { queryDatabase } from '../helpers/database.ts';
import { elements, tags, textOf } from '../helpers/html.ts';
import { administrator, startSite } from '../helpers/site.ts';

const messages = accountMessages.en;

const alertOf = (html: string) =>
  elements(html, 'p').find(({ attributes }) => attributes.role === 'alert')?.text;

describe('a client that requests many', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite('sqlite', { TRUST_PROXY: 'loopback', SMTP_URL: 'smtp://127.0.0.1:9' });
  });
  afterAll(() => site?.destroy());

  it('is told to wait, without affecting anyone else', async () => {
    const ask = (client: string, email: string) =>
      site.postForm('/login/forgot', { email }, { headers: { 'x-forwarded-for': client } });
    const statuses = [];
    for (let count = 1; count <= 12; count += 1) {
      statuses.push((await ask('192.0.2.1', `someone${count}@example.com`)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    const refused = await ask('192.0.2.1', 'another@example.com');
    expect([refused.status, alertOf(refused.text)]).toEqual([429, messages.tooManyAttempts]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(tags(refused.text, 'input').find(({ name }) => name === 'email')?.value).toBe(
      'another@example.com',
    );
    expect((await ask('192.0.2.2', 'another@example.com')).status).toBe(200);
  });
});

describe('a site without a mail server', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  it.each(languageCodes)('promises no mail: %s', async (code) => {
    const label = code === 'en' ? undefined : code;
    for (const answer of [
      await site.get('/login', { site: label }),
      await site.get('/login/forgot', { site: label }),
      await site.postForm('/login/forgot', { email: administrator.email }, { site: label }),
    ]) {
      expect(answer.status).toBe(200);
      expect(textOf(answer.text, 'form')).toContain(accountMessages[code].askAdministrator);
      expect(answer.text).not.toContain(accountMessages[code].forgotSubmit);
      expect(answer.text).not.toContain(accountMessages[code].forgotSent);
    }
  });

  it('creates no token', async () => {
    await site.postForm('/login/forgot', { email: administrator.email });
    const rows = await queryDatabase(site, 'SELECT reset_password_token AS token FROM users');
    expect(rows).toEqual([{ token: null }]);
  });

  it.each(['/admin/forgot', '/admin/reset/some-token'])(
    'redirects from Payload’s own %s to its own page',
    async (address) => {
      const { status, headers } = await site.get(address);
      expect([status, headers.location]).toEqual([302, '/login/forgot']);
    },
  );
});
