import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { queryDatabase } from '../helpers/database.ts';
import { type ReceivedMail, startMailServer } from '../helpers/mail-server.ts';
import { patience } from '../helpers/patience.ts';
import { asDocument, sendApplication } from '../helpers/resumes.ts';
import { availableDatabases, freePort, startSite } from '../helpers/site.ts';

const siteOf = (language: string) => (language === 'en' ? {} : { site: language });

/** Any promise of a mail, in any of the languages. */
const promise = /on its way|unterwegs|邮件|確認メール|por correo|par e-mail|e-mailem/;

describe.each(availableDatabases())('without a mail server, on %s', (database) => {
  const received: ReceivedMail[] = [];
  let mailServer: SMTPServer | undefined;
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(database);
    const notifications = [{ email: 'team@example.com' }];
    const headers = await site.signIn();
    await site.post('/api/globals/settings', { notifications }, { headers });
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => (mailServer ? mailServer.close(resolve) : resolve()));
    await site?.destroy();
  });

  const states = (table: string) =>
    queryDatabase(
      site,
      `SELECT team_mail AS "teamMail", sender_mail AS "senderMail", mail_next_at AS "mailNextAt"
        FROM ${table} ORDER BY id`,
    ).then((rows) => rows.map((row) => ({ ...row })));

  it('an inquiry records that nothing was sent, and why', async () => {
    const quote = { name: 'Ada', email: 'ada@example.com', projectAddress: 'X' };
    const { json } = await site.post('/forms/quote', quote);
    expect(json).toEqual({ status: 'stored', reference: expect.any(String) });
    await site.post('/forms/quote', { ...quote, name: 'Bob', email: '', phone: '030 123456' });
    const notSent = { teamMail: 'noServer', senderMail: 'noServer', mailNextAt: null };
    expect(await states('inquiries')).toEqual([notSent, { ...notSent, senderMail: 'none' }]);
  });

  it.each(languageCodes)('an applicant is promised no mail: %s', async (language) => {
    const where = siteOf(language);
    const email = `applicant-${language}@example.com`;
    const { json } = await sendApplication(site, { email }, where);
    expect(json).toEqual({ status: 'stored', reference: expect.any(String) });
    const plain = await sendApplication(
      site,
      { email, name: 'Without scripts' },
      { ...where, headers: asDocument },
    );
    expect(plain.status).toBe(303);
    const { text } = await site.get(String(plain.headers.location), where);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main'));
    expect(main).toContain(catalogues[language].resume.formSuccessText);
    expect(main).not.toMatch(promise);
    expect(catalogues[language].resume.sentConfirmation).toMatch(promise);
    expect(new Set((await states('applications')).map((row) => JSON.stringify(row)))).toEqual(
      new Set(['{"teamMail":"noServer","senderMail":"noServer","mailNextAt":null}']),
    );
  });

  it.each(languageCodes)('nor is the sender of a form: %s', async (language) => {
    const fields = {
      name: language,
      email: `sender-${language}@example.com`,
      projectAddress: 'X',
    };
    const plain = await site.postForm('/forms/quote', fields, siteOf(language));
    expect(plain.status).toBe(303);
    const { text } = await site.get(String(plain.headers.location), siteOf(language));
    expect(text.slice(text.indexOf('<main'), text.indexOf('</main'))).not.toMatch(promise);
  });

  it('no draft is kept if its link could reach nobody', async () => {
    const email = 'draft@example.com';
    const { status } = await site.post('/forms/resume/save', { email });
    expect(status).toBe(503);
    const page = await site.postForm('/forms/resume/save', { email, page: '/career' });
    expect(page.status).toBe(503);
    expect(await states('application_drafts')).toEqual([]);
  });

  it('once there is one, earlier rows cause no mail, and new rows do', async () => {
    const before = (await states('inquiries')).length;
    const port = await freePort();
    mailServer = await startMailServer(port, received);
    await site.stop();
    site.environment.SMTP_URL = `smtp://127.0.0.1:${port}`;
    await site.start();
    const quote = { name: 'New', email: 'new@example.com', projectAddress: 'X' };
    expect((await site.post('/forms/quote', quote)).status).toBe(200);
    const application = await sendApplication(site, { email: 'late@example.com' });
    expect(application.status).toBe(200);
    const recipients = () => received.map(({ to }) => to.join()).sort();
    const all = ['late@example.com', 'new@example.com', 'team@example.com', 'team@example.com'];
    await expect.poll(recipients, patience).toEqual(all);
    // Two more runs of the outbox.
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    expect(recipients()).toEqual(all);
    const inquiries = await states('inquiries');
    expect(inquiries.slice(0, before).every(({ teamMail }) => teamMail === 'noServer')).toBe(true);
    const { text } = await site.get('/forms/resume/sent?reference=ABCD-2345&from=/home');
    expect(text).toContain(catalogues.en.resume.sentConfirmation);
  });
});
