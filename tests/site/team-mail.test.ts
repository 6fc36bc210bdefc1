import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { queryDatabase } from '../helpers/database.ts';
import { bodyOf, type ReceivedMail, startMailServer } from '../helpers/mail-server.ts';
import { patience } from '../helpers/patience.ts';
import { sendApplication } from '../helpers/resumes.ts';
import { freePort, startSite } from '../helpers/site.ts';

const received: ReceivedMail[] = [];
let site: Awaited<ReturnType<typeof startSite>>;
let mailServer: SMTPServer;
let headers: Record<string, string>;

const announce = async (notifications: object[]) => {
  const { status } = await site.post('/api/globals/settings', { notifications }, { headers });
  expect(status).toBe(200);
};

beforeAll(async () => {
  const port = await freePort();
  mailServer = await startMailServer(port, received);
  site = await startSite('sqlite', {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SITE_ORIGINS: 'fr=https://fr.example.com',
  });
  headers = await site.signIn();
});
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await site?.destroy();
});
beforeEach(() => {
  received.length = 0;
});

const originOf = (language: Language) => {
  if (language === 'fr') return 'https://fr.example.com';
  return site.origin(language === 'en' ? undefined : language);
};

/** The Host header of a visitor's browser on that site. */
const visitorOf = (language: Language) => ({ headers: { host: new URL(originOf(language)).host } });

async function mailTo(address: string): Promise<string> {
  const mail = () => received.find(({ to }) => to.includes(address));
  await expect.poll(mail, patience).toBeDefined();
  return bodyOf(mail() ?? { to: [], text: '' }).replaceAll('\r\n', '\n');
}

/** With the marks and spaces of the language. */
const labelIn = (language: Language, key: StaffText) =>
  typeset(`${staffMessage(key, language)}: `, language);

const idOf = async (table: string, reference: string) => {
  const statement = `SELECT id FROM ${table} WHERE reference = '${reference}'`;
  return Number((await queryDatabase(site, statement))[0]?.id);
};

const request = {
  name: 'Zoë Müller',
  company: 'Analytical Engines',
  email: 'zoe@example.com',
  telephone: '+49 30 1234567',
  country: 'Polska',
  projectScale: '20 kW',
  requirements: 'One line\nName: and another',
  portablePowerStation: 'no',
  privacy: 'yes',
};

describe('the mail about an inquiry', () => {
  it.each(languageCodes)(
    'is in the language of its team, with a link to the inquiry: %s',
    async (language) => {
      await announce([{ language, email: `team-${language}@example.com` }]);
      const translate = (key: StaffText) => staffMessage(key, language);
      const labelOf = (key: StaffText) => labelIn(language, key);
      const { json } = await site.post('/forms/custom-request', request, visitorOf(language));
      const mail = await mailTo(`team-${language}@example.com`);
      const lines = mail.trim().split('\n');
      const id = await idOf('inquiries', json.reference);
      expect(lines[0]).toBe(
        `${labelOf('inquiry')}${originOf(language)}/admin/collections/inquiries/${id}`,
      );
      expect(lines).toContain(`${labelOf('form')}${translate('customRequestForm')}`);
      expect(lines).toContain(`${labelOf('name')}Zoë Müller`);
      expect(lines).toContain(`${labelOf('companyName')}Analytical Engines`);
      expect(lines).toContain(`${labelOf('portablePowerStation')}${translate('no')}`);
      expect(lines).toContain(`${labelOf('content')}One line`);
      // What was typed cannot pass for a line of ours.
      expect(lines).toContain('  Name: and another');
      expect(mail).not.toMatch(
        /companyName|portablePowerStation|projectScale|custom-request|^page:/m,
      );
    },
  );

  it('is in English if it goes to people of several languages', async () => {
    await announce([{ language: 'de', email: 'de@example.com' }, { email: 'all@example.com' }]);
    await site.post('/forms/custom-request', request, visitorOf('de'));
    const mail = await mailTo('all@example.com');
    expect(mail).toContain('Portable power station needed: No');
    expect(received.filter(({ to }) => to.includes('de@example.com'))).toHaveLength(1);
  });
});

it('the mail about an application has labels in that language, too', async () => {
  await announce([{ form: 'resume', language: 'ja', email: 'hr@example.com' }]);
  const fields = { name: '山田 太郎', positionAppliedFor: '技術者' };
  const { json } = await sendApplication(site, fields, { site: 'ja' });
  const mail = await mailTo('hr@example.com');
  const id = await idOf('applications', json.reference);
  expect(mail.split('\n')[0]).toBe(
    `${labelIn('ja', 'application')}${originOf('ja')}/admin/collections/applications/${id}`,
  );
  expect(mail).toContain(`${labelIn('ja', 'positionAppliedFor')}技術者`);
  expect(mail).not.toMatch(/positionAppliedFor|stored:/);
});
