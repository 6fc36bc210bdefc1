import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CaseTool, writeCase } from '../../app/forms/carried-case.ts';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { elements, tags } from '../helpers/html.ts';
import { bodyOf, type ReceivedMail, startMailServer } from '../helpers/mail-server.ts';
import { freePort, startSite } from '../helpers/site.ts';

const roof = {
  ...{ v: '1', shape: 'rectangle', length: '12', width: '8', edge: '1', clearance: '0' },
  ...{ gap: '20', model: 'smf-520', covering: 'trapezoidal', fixing: 'bonded', tilt: '10' },
  ...{ azimuth: '180', lowest: '-10', beadLength: '7', beadWidth: '10', beadHeight: '4' },
  ...{ adhesiveDensity: '1400', clamps: '6', clampWeight: '1', profileWeight: '2' },
  ...{ cableWeight: '1', place: 'Berlin' },
};
const vehicle = {
  ...{ v: '1', place: 'Berlin', kind: 'vehicle', from: '4', to: '9', voltage: '12' },
  ...{ length: '4', width: '2', capacity: '100', usable: '80', charging: '85' },
  ...{ model: 'smf-520', total: '960' },
};
const yields = 'v=1&place=Berlin&kind=gap&azimuth=180&tilt=30&model=smf-520&count=12';
const cases = {
  yield: yields,
  roof: String(new URLSearchParams(roof)),
  'off-grid': String(new URLSearchParams(vehicle)),
  balcony: 'v=1&latitude=52&longitude=13&azimuth=180&railing=4&floor=3&model=balcony-800',
} as const;
const tools = Object.keys(cases) as CaseTool[];

const caseOf = (tool: CaseTool, query: string = cases[tool]) => writeCase({ tool, query }) ?? '';
const siteOf = (language: string) => (language === 'en' ? {} : { site: language });
let count = 0;
const next = () => {
  count += 1;
  return count;
};
const formIn = (html: string) =>
  elements(html, 'form').find(({ attributes }) => attributes.action === '/forms/calculation');

describe('a calculation mailed to oneself', () => {
  const received: ReceivedMail[] = [];
  let mailServer: SMTPServer;
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    const port = await freePort();
    mailServer = await startMailServer(port, received);
    site = await startSite('sqlite', {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      TRUST_PROXY: 'loopback',
    });
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => mailServer.close(resolve));
    await site?.destroy();
  });

  /** Each from a client of its own, as a browser without scripts sends it. */
  const ask = (fields: Record<string, string>, options: { site?: string; from?: string } = {}) => {
    const { from = `192.0.2.${next()}`, ...where } = options;
    const sent = { page: '/tools/yield', case: caseOf('yield'), ...fields };
    return site.postForm('/forms/calculation', sent, {
      ...where,
      headers: { 'x-forwarded-for': from },
    });
  };
  const mailsTo = (email: string) => received.filter(({ to }) => to.includes(email));
  const mailTo = (email: string) => bodyOf(mailsTo(email)[0] ?? { to: [], text: '' });

  test.each(tools)(
    'is offered where its case goes into an inquiry, for what is asked: %s',
    async (tool) => {
      const { text } = await site.get(`/tools/${tool}?${cases[tool]}`);
      expect(formIn(text)).toBeDefined();
      const value = tags(text, 'input').find(({ name }) => name === 'case')?.value ?? '';
      const email = `${tool}@example.com`;
      const { status, text: answer } = await ask({ email, case: value, page: `/tools/${tool}` });
      expect(status).toBe(200);
      expect(answer).toContain(toolMessages('en', 'mail').mailSent);
      // The same case is below, as before.
      expect(answer).toContain('tool-result');
      expect(mailTo(email)).toContain(`${site.origin()}/tools/${tool}?v=1&`);
    },
  );

  test.each(languageCodes)(
    'says what the site calculates, in its language: %s',
    async (language) => {
      const where = siteOf(language);
      const email = `reader-${language}@example.com`;
      const { status, text } = await ask({ email }, where);
      expect(status).toBe(200);
      expect(text).toContain(toolMessages(language, 'mail').mailSent);
      const asked = `case=yield&typedIn=${language}&language=${language}&${yields}`;
      const { json: told } = await site.get(`/tools/case.json?${asked}`);
      const mail = mailTo(email);
      for (const { name, value } of told.rows) expect(mail).toContain(`${name}: ${value}`);
      const [greeting = ''] = catalogues[language].mails.calculation.body.split('\n');
      expect(mail.replace(/\s/g, '')).toContain(greeting.replace(/\s/g, ''));
      const link = /https?:\/\/\S+/.exec(mail)?.[0] ?? '';
      expect(link).toContain(`${site.origin(where.site)}/tools/yield?v=1&place=`);
      const { pathname, search } = new URL(link);
      expect((await site.get(`${pathname}${search}`, where)).text).toContain('tool-result');
    },
  );

  test.each([
    ['a place with more than its name', 'place=Berlin+(buy+at+evil.example)&count=12'],
    ['what is not read', 'place=Berlin&count=12&latitude=evil.example&country=evil'],
    ['names that nobody knows', 'place=Berlin&count=12&note=evil.example'],
  ])('has no word of anybody else in it: %s', async (_, changed) => {
    const email = `words-${next()}@example.com`;
    const query = `v=1&kind=gap&azimuth=180&tilt=30&model=smf-520&${changed}`;
    const { status } = await ask({ email, case: caseOf('yield', query), text: 'evil.example' });
    expect(status).toBe(200);
    const [mail = { to: [], text: '' }] = mailsTo(email);
    expect(`${mail.text}${bodyOf(mail)}`).not.toContain('evil');
    expect(bodyOf(mail)).toContain('Berlin');
  });

  test.each([
    ['words for a number', caseOf('yield', yields.replace('count=12', 'count=evil'))],
    ['words where nothing is read', caseOf('roof', `${cases.roof}&notchLength=evil.example`)],
    ['no tool', '{"version":1,"tool":"news","query":"v=1"}'],
    ['another version', '{"version":2,"tool":"yield","query":"v=1"}'],
    ['nothing', ''],
  ])('is refused where it is none: %s', async (_, value) => {
    const email = `none-${next()}@example.com`;
    const { status } = await ask({ email, case: value });
    expect(status).toBe(422);
    expect(mailsTo(email)).toEqual([]);
  });

  test.each(['', 'ada', 'ada@example', 'a@b.example\r\nBcc: c@d.example'])(
    'goes to no address that is none, which comes back to its field: %j',
    async (email) => {
      const before = received.length;
      const { status, text } = await ask({ email });
      expect(status).toBe(422);
      const field = tags(text, 'input').find(({ name }) => name === 'email');
      expect(field).toMatchObject({ 'aria-invalid': 'true' });
      expect(field?.['aria-describedby']).toContain('-error');
      expect(received.length).toBe(before);
    },
  );

  test('floods no mailbox: an address gets three an hour, whoever asks', async () => {
    const email = 'flooded@example.com';
    const spellings = [email, 'Flooded@example.com', ` ${email}`, email, 'FLOODED@EXAMPLE.COM'];
    const statuses: number[] = [];
    for (const [index, one] of spellings.entries()) {
      const query = yields.replace('count=12', `count=${index + 1}`);
      statuses.push((await ask({ email: one, case: caseOf('yield', query) })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 422, 422]);
    const isTo = ({ to }: ReceivedMail) => to.some((one) => one.toLowerCase() === email);
    expect(received.filter(isTo)).toHaveLength(3);
  });

  test('is sent once, however often the form is', async () => {
    const email = 'twice@example.com';
    const answers = [await ask({ email }), await ask({ email }), await ask({ email })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('from one client is slowed down, without affecting anyone else', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      const email = `many-${index}@example.com`;
      statuses.push((await ask({ email }, { from: '198.51.100.1' })).status);
    }
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(statuses).toContain(429);
    expect((await ask({ email: 'other@example.com' })).status).toBe(200);
  });

  test('is not sent for a bot, which is not told', async () => {
    const email = 'bot@example.com';
    const { status, text } = await ask({ email, website: 'https://bot.example' });
    expect(status).toBe(200);
    expect(text).toContain(toolMessages('en', 'mail').mailSent);
    expect(mailsTo(email)).toEqual([]);
  });

  test('is refused to pages of other origins', async () => {
    const email = 'foreign@example.com';
    const { status } = await site.postForm(
      '/forms/calculation',
      { email, case: caseOf('yield') },
      { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
    );
    expect(status).toBe(403);
    expect(mailsTo(email)).toEqual([]);
  });

  test('is told where the mail server knows no such address', async () => {
    const { status, text } = await ask({ email: 'unknown@example.com' });
    expect(status).toBe(422);
    expect(text).toContain(toolMessages('en', 'mail').mailInvalid);
  });

  test('leaves its address nowhere: not in the database, not in the log', async () => {
    const email = 'kept-nowhere@example.com';
    expect((await ask({ email })).status).toBe(200);
    expect(mailsTo(email)).toHaveLength(1);
    expect(site.output.join('')).not.toContain(email);
    await site.stop();
    const written = ['website.db', 'website.db-wal'].flatMap((name) => {
      try {
        return [readFileSync(path.join(site.dataDirectory, name)).toString('latin1')];
      } catch {
        return [];
      }
    });
    expect(written.length).toBeGreaterThan(0);
    for (const one of written) expect(one).not.toContain('kept-nowhere');
    await site.start();
  });
});

describe('without a mail server', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite('sqlite');
  });
  afterAll(() => site?.destroy());

  test('a calculation is mailed by one’s own program, and the site has no form for it', async () => {
    const { text } = await site.get(`/tools/yield?${yields}`);
    expect(formIn(text)).toBeUndefined();
    const links = elements(text, 'a').map(({ attributes }) => attributes.href ?? '');
    expect(links.some((href) => href.startsWith('mailto:?'))).toBe(true);
    const answer = await site.post('/forms/calculation', {
      ...{ email: 'ada@example.com', case: caseOf('yield') },
    });
    expect(answer.status).toBe(404);
  });
});
