import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { guides } from '../../content/guides/index.ts';
import { pages } from '../../content/pages/index.ts';
import { bodyOf, type ReceivedMail, startMailServer } from '../helpers/mail-server.ts';
import { patience } from '../helpers/patience.ts';
import { readPdf } from '../helpers/pdf.ts';
import { readTexts } from '../helpers/read-text.ts';
import { sendApplication } from '../helpers/resumes.ts';
import { freePort, startSite } from '../helpers/site.ts';
import { findViolations, findViolationsInLines } from '../helpers/typography-rules.ts';

/** Everything that readers get is set by the rules of its language (docs/words.md). */
const hosts: { label: string | undefined; language: Language }[] = [
  ...languageCodes.map((language) => ({
    label: language === 'en' ? undefined : language,
    language,
  })),
  { label: 'cn', language: 'zh' },
];

/** Pages that are found otherwise than in the list of pages. */
const otherPages = [
  '/search?q=520',
  '/search?q=%25',
  '/nowhere',
  '/login',
  '/off_grid?sent=1',
  '/eArc_install?modules=1&lowest=-10&highest=70&inverterMaximum=1500',
  '/product_data?modules=x',
];

const received: ReceivedMail[] = [];
let site: Awaited<ReturnType<typeof startSite>>;
let mailServer: SMTPServer;

beforeAll(async () => {
  const port = await freePort();
  mailServer = await startMailServer(port, received);
  site = await startSite('sqlite', { SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await site?.destroy();
});

async function pathsOf(label: string | undefined): Promise<string[]> {
  const options = label ? { site: label } : {};
  const { text } = await site.get('/sitemap.xml', options);
  const entries = [...text.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)];
  const jobs = (await site.get('/job', options)).text.matchAll(/href="(\/job\/\d+)"/g);
  return [
    ...new Set([
      ...pages.map(({ path }) => path),
      ...entries.map(([, path = '']) => path),
      ...[...jobs].map(([, path = '']) => path),
      ...otherPages,
    ]),
  ];
}

describe.each(hosts)('On the host "$label"', ({ label, language }) => {
  test('every page is set by the rules of its language', async () => {
    const violations = new Map<string, string[]>();
    const paths = await pathsOf(label);
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const { text } = await site.get(path, label ? { site: label } : {});
      const texts = readTexts(text);
      expect([path, texts.some((one) => one.language === language)]).toEqual([path, true]);
      for (const one of texts) {
        // Menus and footers stand on every page; each of their faults is told once.
        for (const violation of findViolations(one.text, one.language)) {
          violations.set(violation, [...(violations.get(violation) ?? []), path]);
        }
      }
    }
    expect([...violations].map(([violation, [path]]) => `${path}: ${violation}`)).toEqual([]);
  });
});

describe.each(languageCodes)('In %s', (language) => {
  test('a data sheet and a guide are set by the rules of their language', async () => {
    const files = ['data-sheets/smf-520', ...guides.map(({ key }) => `guides/${key}`)];
    const found: string[] = [];
    for (const file of files) {
      const { body } = await site.get(`/documents/${file}/${language}.pdf`);
      const { lines } = await readPdf(body);
      expect(lines.length).toBeGreaterThan(500);
      found.push(...findViolationsInLines(lines, language).map((one) => `${file}: ${one}`));
    }
    expect(found).toEqual([]);
  });

  test('mails are set by the rules of their language', async () => {
    const headers = await site.signIn();
    const team = `team-${language}@example.com`;
    const sender = `sender-${language}@example.com`;
    const applicant = `applicant-${language}@example.com`;
    const saver = `saver-${language}@example.com`;
    const notifications = [{ language, email: team }];
    await site.post('/api/globals/settings', { notifications }, { headers });
    const request = { name: 'Q', email: sender, requirements: 'Q', privacy: 'yes', country: 'Q' };
    const host = language === 'en' ? {} : { site: language };
    expect((await site.post('/forms/custom-request', request, host)).status).toBe(200);
    expect((await sendApplication(site, { name: 'Q', email: applicant }, host)).status).toBe(200);
    expect((await site.post('/forms/resume/save', { email: saver }, host)).status).toBe(200);
    const account = { email: `staff-${language}@example.com`, password: 'correct horse battery' };
    await site.post('/api/users', { ...account, role: 'editor' }, { headers });
    await site.postForm('/login/forgot', { email: account.email }, host);
    const mailsTo = (address: string) => received.filter(({ to }) => to.includes(address));
    const expected = { [team]: 2, [sender]: 1, [applicant]: 1, [saver]: 1, [account.email]: 1 };
    for (const [address, many] of Object.entries(expected)) {
      await expect.poll(() => mailsTo(address).length, patience).toBe(many);
      for (const mail of mailsTo(address)) {
        const lines = bodyOf(mail)
          .replace(/https?:\S+/g, '')
          .split(/\r?\n/);
        const found = lines.flatMap((line) => findViolations(line, language));
        expect([address, found]).toEqual([address, []]);
      }
    }
  });
});
