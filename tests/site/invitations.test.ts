import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMessages } from '../../app/i18n/accounts.ts';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { queryDatabase } from '../helpers/database.ts';
import { elements, textOf } from '../helpers/html.ts';
import { bodyOf, type ReceivedMail, startMailServer } from '../helpers/mail-server.ts';
import { patience } from '../helpers/patience.ts';
import { administrator, availableDatabases, freePort, startSite } from '../helpers/site.ts';

const chosen = 'seven quiet herons';
const address = '/api/users/invitations';

type Site = Awaited<ReturnType<typeof startSite>>;
type Headers = Record<string, string>;

const inviteOn = (site: Site) => (fields: Headers, headers: Headers) =>
  site.postForm(
    address,
    { name: 'Nora New', role: 'sales', language: 'en', ...fields },
    { headers },
  );

const tokenIn = (link: string | undefined) =>
  new URL(link ?? 'none:').searchParams.get('token') ?? '';

describe.each(availableDatabases())('an invitation on %s', (database) => {
  let site: Site;
  let admin: Headers;
  let mailServer: SMTPServer;
  const received: ReceivedMail[] = [];

  beforeAll(async () => {
    const port = await freePort();
    mailServer = await startMailServer(port, received);
    site = await startSite(database, { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG: 'debug' });
    admin = await site.signIn();
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => mailServer.close(resolve));
    await site?.destroy();
  });

  const invite = (fields: Headers, headers = admin) => inviteOn(site)(fields, headers);
  const linkTo = (email: string) => {
    const mail = received.findLast(({ to }) => to.includes(email));
    return /https?:\/\/\S+/.exec(mail ? bodyOf(mail) : '')?.[0];
  };
  const accept = (token: string, password = chosen) =>
    site.postForm('/login/reset', { token, password });
  const login = (email: string, password = chosen) =>
    site.post('/api/users/login', { email, password });

  it.each(languageCodes)(
    'is a mail in the language of whoever is invited: %s',
    async (language) => {
      const email = `new-${language}@example.com`;
      const answer = await invite({ email: ` New-${language}@example.com `, language });
      expect([answer.status, answer.json.link]).toEqual([200, undefined]);
      const link = new URL(linkTo(email) ?? 'none:');
      const label = language === 'en' ? undefined : language;
      expect(link.origin).toBe(site.origin(label));
      const mail = received.findLast(({ to }) => to.includes(email));
      const first = catalogues[language].mails.invitation.body.split('{name}')[0]?.trim() ?? '';
      expect(mail && bodyOf(mail)).toContain(first);
      const page = await site.get(`${link.pathname}${link.search}`, { site: label });
      expect(textOf(page.text, 'h1')).toBe(accountMessages[language].invitationTitle);
      // Nobody signs in before.
      expect((await login(email)).status).toBe(401);
      const done = await accept(tokenIn(link.href));
      expect([done.status, done.headers.location]).toEqual([
        303,
        '/login?welcome&to=%2Flogin%2Fsecond-factor',
      ]);
      const welcome = await site.get(String(done.headers.location), { site: label });
      expect(textOf(welcome.text, 'form')).toContain(accountMessages[language].welcome);
      const { status, json } = await login(email);
      expect([status, json.user.role, json.user.name, json.user.language]).toEqual([
        ...[200, 'sales', 'Nora New', language],
      ]);
    },
  );

  it('works once, by the rules for passwords, and is stored as a hash alone', async () => {
    const email = 'once@example.com';
    await invite({ email });
    const token = tokenIn(linkTo(email));
    expect(token.length).toBeGreaterThan(40);
    expect((await accept(token, 'abc')).status).toBe(422);
    expect(JSON.stringify(await queryDatabase(site, 'SELECT * FROM users'))).not.toContain(token);
    const passwords = [chosen, 'nine loud cormorants'];
    const both = await Promise.all(passwords.map((password) => accept(token, password)));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 410]);
    expect((await accept(token)).status).toBe(410);
    expect(site.output.join('')).not.toContain(token);
    expect(site.output.join('')).not.toContain(email);
  });

  it('expires after seven days, is sent again with another link, and withdrawn with its account', async () => {
    const email = 'later@example.com';
    const { id } = (await invite({ email })).json;
    const early = tokenIn(linkTo(email));
    const rowOf = async () =>
      (await queryDatabase(site, `SELECT * FROM users WHERE email = '${email}'`))[0];
    const until = new Date(String((await rowOf())?.reset_password_expiration)).getTime();
    expect(until).toBeGreaterThan(Date.now() + 6.9 * 24 * 3_600_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 7 * 24 * 3_600_000);
    const past = new Date(Date.now() - 1000).toISOString();
    await queryDatabase(
      site,
      `UPDATE users SET reset_password_expiration = '${past}' WHERE email = '${email}'`,
    );
    expect((await accept(early)).status).toBe(410);
    const again = await site.request(`${address}/${id}`, { method: 'POST', headers: admin });
    expect(again.status).toBe(200);
    const late = tokenIn(linkTo(email));
    expect(late).not.toBe(early);
    expect((await site.get(`/login/reset?token=${late}`)).status).toBe(200);
    const withdrawn = await site.request(`${address}/${id}`, { method: 'DELETE', headers: admin });
    expect(withdrawn.status).toBe(200);
    expect((await accept(late)).status).toBe(410);
    expect(await rowOf()).toBeUndefined();
    // Who has an account is not withdrawn by this address.
    const { json } = await site.get('/api/users?where[email][equals]=admin@example.com', {
      headers: admin,
    });
    const kept = await site.request(`${address}/${json.docs[0].id}`, {
      method: 'DELETE',
      headers: admin,
    });
    expect(kept.status).toBe(404);
    expect((await login(administrator.email, administrator.password)).status).toBe(200);
  });

  it('is for administrators to make, for valid addresses without an account', async () => {
    const colleague = { email: 'colleague@example.com', password: chosen };
    const made = await site.post(
      '/api/users',
      { ...colleague, role: 'editor' },
      { headers: admin },
    );
    expect(made.status).toBe(201);
    const editor = await site.signIn(colleague);
    const fields = { email: 'someone@example.com', role: 'admin' };
    expect((await invite(fields, editor)).status).toBe(403);
    expect((await invite(fields, {})).status).toBe(401);
    expect((await invite(fields, { ...admin, origin: 'https://evil.example' })).status).toBe(403);
    expect((await invite({ ...colleague })).status).toBe(409);
    const mistakes: Headers[] = [{ email: 'nobody' }, { role: 'root' }, { name: ' ' }];
    for (const wrong of mistakes) {
      expect((await invite({ ...fields, ...wrong })).status).toBe(400);
    }
    const byHand = { isInvited: false, isDisabled: false };
    const invited = (await invite({ email: 'by-hand@example.com' })).json;
    await site.request(`/api/users/${invited.id}`, {
      method: 'PATCH',
      body: JSON.stringify(byHand),
      headers: { ...admin, 'content-type': 'application/json' },
    });
    const { json } = await site.get(`/api/users/${invited.id}`, { headers: admin });
    expect(json.isInvited).toBe(true);
  });

  it('is not replaced when its address is entered at /login/forgot', async () => {
    const email = 'forgetful@example.com';
    await invite({ email });
    const token = tokenIn(linkTo(email));
    received.length = 0;
    expect((await site.postForm('/login/forgot', { email })).status).toBe(200);
    await site.postForm('/login/forgot', { email: administrator.email });
    await expect.poll(() => received.length, patience).toBe(1);
    expect(received[0]?.to).toEqual([administrator.email]);
    expect((await accept(token)).status).toBe(303);
  });
});

describe('an invitation without a mail server', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  it('shows the administrator the link to hand over', async () => {
    const admin = await site.signIn();
    const { status, json } = await inviteOn(site)(
      { email: 'hand@example.com', language: 'de' },
      admin,
    );
    expect([status, new URL(json.link).origin]).toEqual([200, site.origin('de')]);
    const answer = await site.postForm('/login/reset', {
      token: tokenIn(json.link),
      password: chosen,
    });
    expect(answer.status).toBe(303);
    await site.signIn({ email: 'hand@example.com', password: chosen });
    const alerts = elements((await site.get('/login/reset?token=used')).text, 'p').filter(
      ({ attributes }) => attributes.role === 'alert',
    );
    expect(alerts[0]?.text).toBe(accountMessages.en.resetExpired);
  });
});
