import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { openSqlite, queryDatabase } from '../helpers/database.ts';
import { type ReceivedMail, startMailServer } from '../helpers/mail-server.ts';
import { patience } from '../helpers/patience.ts';
import { asDocument, sendApplication } from '../helpers/resumes.ts';
import { freePort, startSite } from '../helpers/site.ts';

const received: ReceivedMail[] = [];
let site: Awaited<ReturnType<typeof startSite>>;
let mailServer: SMTPServer;

beforeAll(async () => {
  const port = await freePort();
  mailServer = await startMailServer(port, received);
  site = await startSite('sqlite', { SMTP_URL: `smtp://127.0.0.1:${port}` });
  const headers = await site.signIn();
  const notifications = [
    { form: 'resume', email: 'hr@example.com' },
    { form: 'resume', language: 'pl', email: 'hr-pl@example.com' },
    { form: 'quote', email: 'sales@example.com' },
  ];
  const { status } = await site.post('/api/globals/settings', { notifications }, { headers });
  expect(status).toBe(200);
});
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await site?.destroy();
});
beforeEach(() => {
  received.length = 0;
});

const mailsTo = async (address: string, many = 1) => {
  const mails = () => received.filter(({ to }) => to.includes(address));
  // A mail that was not accepted at once is retried after a minute.
  await expect.poll(() => mails().length, patience).toBe(many);
  return mails().map(({ text }) => decode(text));
};

/** Decodes the two transfer encodings of a single-part mail, and those of its subject. */
function decode(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const text = /^content-transfer-encoding: base64/im.test(head)
    ? String(Buffer.from(body, 'base64'))
    : quotedPrintable(body);
  const subject = head
    .replace(/\r\n\s+/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? String(Buffer.from(word, 'base64'))
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
  return `${subject}\n\n${text.replaceAll('\r\n', '\n')}`;
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}

const opening = (body: string) => body.split('\n').find((line) => line.length > 20) ?? '';

describe('an application', () => {
  it.each(languageCodes)('is confirmed in the language of the site: %s', async (language) => {
    const email = `applicant-${language}@example.com`;
    const where = language === 'en' ? {} : { site: language };
    const name = 'Zoë https://evil.example';
    const { json } = await sendApplication(site, { email, name }, where);
    const [mail = ''] = await mailsTo(email);
    const { subject, body } = catalogues[language].mails.applicationReceived;
    expect(mail).toContain(typeset(subject, language).replace('{reference}', json.reference));
    const [first = ''] = typeset(body, language).split('\n').slice(2);
    expect(mail).toContain(first.replaceAll('{reference}', json.reference));
    expect(mail).toContain('Zoë');
    expect(mail).not.toContain('evil.example');
  });

  it('is announced to the team for its language, without its contents', async () => {
    const fields = { name: 'Jan', phone: '+48 123 456 789', positionAppliedFor: 'Inżynier' };
    const { json } = await sendApplication(site, fields, { site: 'pl' });
    const [mail = ''] = await mailsTo('hr-pl@example.com');
    expect(received.filter(({ to }) => to.includes('hr@example.com'))).toHaveLength(1);
    expect(received.filter(({ to }) => to.includes('sales@example.com'))).toEqual([]);
    expect(mail).toContain(json.reference);
    expect(mail).toMatch(/http:\/\/pl\.localhost:\d+\/admin\/collections\/applications\/\d+/);
    expect(mail).toContain('Inżynier');
    for (const secret of ['+48 123', 'CV.pdf', '%PDF', 'ada@example.com']) {
      expect(mail).not.toContain(secret);
    }
  });
});

describe('a draft of an application', () => {
  const save = (fields: object, options = {}) => site.post('/forms/resume/save', fields, options);

  async function savedLink(email: string, fields: object = {}, where = {}) {
    const { status, json } = await save({ email, ...fields }, where);
    expect([status, json]).toEqual([200, { status: 'saved' }]);
    const [mail = ''] = await mailsTo(email);
    const [, token = ''] = /\/resume_submit\?draft=([\w-]{43})\s/.exec(mail) ?? [];
    return { mail, token };
  }

  it.each(languageCodes)(
    'can be reopened through a mailed link: %s',
    async (language) => {
      const email = `draft-${language}@example.com`;
      const where = language === 'en' ? {} : { site: language };
      const pastPositions = [{ title: 'Engineer', organisation: 'ACME', start: '2019', end: '' }];
      const { mail, token } = await savedLink(email, { name: 'Zoë', pastPositions }, where);
      const { subject, body } = catalogues[language].mails.savedApplication;
      expect(mail).toContain(typeset(subject, language));
      expect(mail).toContain(opening(typeset(body, language)));
      const { status, json, headers } = await site.get(`/forms/resume/saved/${token}`);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(json).toMatchObject({ email, name: 'Zoë', pastPositions });
      const page = await site.get(`/resume_submit?draft=${token}`, where);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(site.output.join('')).not.toContain(token);
    },
    100_000,
  );

  it('cannot be found without its link: not in the database, not by guessing, not when expired', async () => {
    const { token } = await savedLink('secret@example.com');
    const rows = await queryDatabase(site, 'SELECT * FROM application_drafts');
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const guess of ['x', 'A'.repeat(43), `${token.slice(0, -1)}!`, `${token}x`]) {
      const { status, json } = await site.get(`/forms/resume/saved/${encodeURIComponent(guess)}`);
      expect([guess, status, json]).toEqual([guess, 404, { error: 'unknownDraft' }]);
    }
    const database = openSqlite(site);
    database.exec("UPDATE application_drafts SET expires_at = '2020-01-01T00:00:00.000Z'");
    database.close();
    expect((await site.get(`/forms/resume/saved/${token}`)).status).toBe(404);
  });

  it('is gone once it has been sent', async () => {
    const email = 'done@example.com';
    const { token } = await savedLink(email, { name: 'Done' });
    const { status } = await sendApplication(site, { email, draft: token });
    expect(status).toBe(200);
    expect((await site.get(`/forms/resume/saved/${token}`)).status).toBe(404);
  });

  it('gets the same response for every address, and floods none', async () => {
    const email = 'flooded@example.com';
    const answers = [];
    for (let index = 0; index < 8; index += 1) answers.push(await save({ email }));
    answers.push(await save({ email: 'never-seen@example.com' }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await mailsTo('never-seen@example.com');
    expect(await mailsTo(email, 5)).toHaveLength(5);
  });

  it('needs an address and nothing else; without JavaScript the page stays as it was', async () => {
    const nothing = await save({ name: 'Zoë' });
    expect([nothing.status, nothing.json.errors]).toEqual([422, { email: 'required' }]);
    const long = await save({ email: 'a@example.com', name: 'x'.repeat(201) });
    expect([long.status, long.json.errors]).toEqual([422, { name: 'tooLong' }]);
    const fields = { email: 'form@example.com', page: '/career' };
    const page = await site.postForm('/forms/resume/save', fields, { headers: asDocument });
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    await mailsTo('form@example.com');
  });
});
