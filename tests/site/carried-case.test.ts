import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CarriedCase, readCase } from '../../app/forms/carried-case.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { toolMessages } from '../../app/i18n/tools.ts';
import { withPlainSpaces } from '../../app/i18n/typography.ts';
import { readCsv } from '../helpers/csv.ts';
import { queryDatabase } from '../helpers/database.ts';
import { elements, tags } from '../helpers/html.ts';
import { sendInquiry } from '../helpers/inquiries.ts';
import { bodyOf, type ReceivedMail, startMailServer } from '../helpers/mail-server.ts';
import { patience } from '../helpers/patience.ts';
import { pdf } from '../helpers/resumes.ts';
import { chosenDatabases, freePort, startSite } from '../helpers/site.ts';

const asker = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Germany' };

const yields = 'v=1&place=Berlin&kind=gap&azimuth=180&tilt=30&model=smf-520&count=12';
const roof = {
  ...{ v: '1', shape: 'rectangle', length: '12', width: '8', edge: '0.5', clearance: '0' },
  ...{ gap: '20', model: 'smf-520', covering: 'trapezoidal', fixing: 'bonded', tilt: '10' },
  ...{ azimuth: '180', lowest: '-10', beadLength: '7', beadWidth: '10', beadHeight: '4' },
  ...{ adhesiveDensity: '1400', clamps: '6', clampWeight: '0.2', profileWeight: '1.5' },
  ...{ cableWeight: '0.3', place: 'Berlin' },
};
const vehicle = {
  ...{ v: '1', place: 'Berlin', kind: 'vehicle', from: '4', to: '9', voltage: '12' },
  ...{ length: '4', width: '1.8', capacity: '100', usable: '80', charging: '85' },
  ...{ model: 'smf-520', total: '960' },
};
const cases = {
  yield: yields,
  roof: String(new URLSearchParams(roof)),
  'off-grid': String(new URLSearchParams(vehicle)),
  balcony: 'v=1&latitude=52.5&longitude=13.4&azimuth=180&railing=4&floor=3&model=balcony-800',
} as const;
const tools = Object.keys(cases) as (keyof typeof cases)[];
const said = {
  yield: 'SMF 520',
  roof: '27 modules fit',
  'off-grid': '960',
  balcony: 'A kit on your balcony',
} as const;

const boxIn = (html: string) => tags(html, 'input').find(({ name }) => name === 'case');
const textIn = (version: unknown, tool: unknown, query: unknown) =>
  JSON.stringify({ version, tool, query });

describe.each(chosenDatabases())('a case that a tool has calculated, on %s', (database) => {
  const received: ReceivedMail[] = [];
  let mailServer: SMTPServer;
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    const port = await freePort();
    mailServer = await startMailServer(port, received);
    site = await startSite(database, { SMTP_URL: `smtp://127.0.0.1:${port}` });
    headers = await site.signIn();
    const notifications = [{ email: 'team@example.com' }];
    await site.post('/api/globals/settings', { notifications }, { headers });
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => mailServer.close(resolve));
    await site?.destroy();
  });

  const stored = async (reference: string) => {
    const query = `where[reference][equals]=${reference}&depth=0`;
    const { json } = await site.get(`/api/inquiries?${query}`, { headers });
    return json.docs[0] as { content: string | null; calculation: Record<string, unknown> | null };
  };
  const referenceIn = (location: unknown) =>
    new URL(String(location), site.origin()).searchParams.get('reference') ?? '';

  test.each(tools)('comes with the form, to be read, changed or left out: %s', async (tool) => {
    const { text } = await site.get(`/home?case=${tool}&${cases[tool]}`);
    const box = boxIn(text);
    expect(box).toMatchObject({ type: 'checkbox', checked: '' });
    const one = readCase(box?.value) as CarriedCase;
    expect(one.tool).toBe(tool);
    expect(Object.fromEntries(new URLSearchParams(one.query))).toEqual(
      Object.fromEntries(new URLSearchParams(cases[tool])),
    );
    const { change } = toolMessages('en', 'case');
    const link = elements(text, 'a').find((anchor) => anchor.text === change);
    expect(link?.attributes.href).toBe(`/tools/${tool}?${one.query}`);
    // Where it leads, the same is shown again.
    expect((await site.get(`/tools/${tool}?${one.query}`)).text).toContain('tool-result');
  });

  test.each(languageCodes)('is worded in the language of the site: %s', async (language) => {
    const { text } = await site.get(`/home?case=yield&${yields}`, { site: language });
    const { send } = toolMessages(language, 'case');
    const labels = elements(text, 'label').map((label) => label.text.replace(/\s/g, ''));
    expect(labels).toContain(send.replace(/\s/g, ''));
    expect(boxIn((await site.get('/home', { site: language })).text)).toBeUndefined();
  });

  test.each(tools)('is stored, mailed and exported without scripts: %s', async (tool) => {
    const { text } = await site.get(`/home?case=${tool}&${cases[tool]}`);
    const value = boxIn(text)?.value ?? '';
    const content = `My ${tool}`;
    const { status, headers: answer } = await site.postForm('/forms/quote', {
      ...{ ...asker, content, case: value, page: '/home' },
    });
    expect(status).toBe(303);
    const reference = referenceIn(answer.location);
    const { calculation, ...row } = await stored(reference);
    expect(row.content).toBe(content);
    expect(calculation).toMatchObject({ version: 1, tool, language: 'en' });
    expect(calculation?.query).toBe(readCase(value)?.query);
    expect(withPlainSpaces(String(calculation?.text))).toContain(said[tool]);
    expect(String(calculation?.text).split('\n').at(-1)).toBe(
      `${site.origin()}/tools/${tool}?${calculation?.query}`,
    );
    const isTeamMail = (mail: ReceivedMail) =>
      mail.to.includes('team@example.com') && mail.text.includes(reference);
    await expect.poll(() => received.some(isTeamMail), patience).toBe(true);
    const mail = bodyOf(received.find(isTeamMail) ?? { to: [], text: '' });
    for (const line of String(calculation?.text).split('\n')) expect(mail).toContain(line);
    const { text: csv } = await site.get('/api/inquiries/export?format=csv', { headers });
    const [heads = [], ...records] = readCsv(csv.slice(1));
    const record = records.find((cells) => cells.includes(reference)) ?? [];
    expect(record[heads.indexOf('Calculation')]).toBe(calculation?.text);
  });

  test('is stored from scripts, with and without files', async () => {
    const value = textIn(1, 'yield', yields);
    const { json } = await site.post('/forms/quote', { ...asker, case: value, content: 'json' });
    expect((await stored(json.reference)).calculation).toMatchObject({ query: yields });
    const { json: sent } = await sendInquiry(site, [{ ...pdf, name: 'roof.pdf' }], {
      ...{ case: value, content: 'multipart' },
    });
    expect((await stored(sent.reference)).calculation).toMatchObject({ query: yields });
  });

  test('stays with a form that is shown again, and stays away once it was left out', async () => {
    const value = textIn(1, 'balcony', cases.balcony);
    const wrong = { ...asker, name: '', page: '/home' };
    const kept = await site.postForm('/forms/quote', { ...wrong, case: value });
    expect(kept.status).toBe(422);
    expect(boxIn(kept.text)?.value).toBe(value);
    const left = await site.postForm('/forms/quote', wrong);
    expect(left.status).toBe(422);
    expect(boxIn(left.text)).toBeUndefined();
  });

  test.each([
    ['no JSON', '{'],
    ['another version', textIn(2, 'yield', yields)],
    ['no version', textIn(undefined, 'yield', yields)],
    ['an unknown tool', textIn(1, 'constructor', yields)],
    ['no query', textIn(1, 'yield', { place: 'Berlin' })],
    ['too much', textIn(1, 'yield', `v=1&place=${'B'.repeat(2048)}`)],
    ['an array', JSON.stringify([textIn(1, 'yield', yields)])],
  ])('that is none is dropped, and the inquiry kept: %s', async (name, sent) => {
    const content = `Hostile: ${name}`;
    for (const send of [
      () => site.post('/forms/quote', { ...asker, content, case: sent }),
      () => site.post('/forms/quote', { ...asker, content: `${content}!`, case: { sent } }),
    ]) {
      const { status, json } = await send();
      expect(status).toBe(200);
      expect((await stored(json.reference)).calculation).toBeNull();
    }
    const { status, headers: answer } = await site.postForm('/forms/quote', {
      ...{ ...asker, content: `${content} as a form`, case: sent },
    });
    expect(status).toBe(303);
    expect((await stored(referenceIn(answer.location))).calculation).toBeNull();
  });

  test('keeps what its tool knows of it, even where that can no longer be calculated', async () => {
    const query = 'v=1&place=Berlin&model=gone&content=%00%3Cb%3E&status=closed';
    const { status, json } = await site.post('/forms/quote', {
      ...{ ...asker, content: 'An old address', case: textIn(1, 'yield', query) },
    });
    expect(status).toBe(200);
    expect((await stored(json.reference)).calculation).toEqual({
      ...{ version: 1, tool: 'yield', language: 'en', text: null },
      query: 'v=1&place=Berlin&model=gone',
    });
  });

  test('takes nothing but the box: no other field of a form can set the column', async () => {
    const { json } = await site.post('/forms/quote', {
      ...{ ...asker, content: 'By name', calculation: { tool: 'yield', query: yields } },
    });
    expect((await stored(json.reference)).calculation).toBeNull();
    const [row] = await queryDatabase(
      site,
      `SELECT calculation FROM inquiries WHERE reference = '${json.reference}'`,
    );
    expect(row).toEqual({ calculation: null });
  });
});

describe('a case for the back office', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  test('is read as it was typed, and told in another language', async () => {
    const typed = new URLSearchParams({ ...roof, edge: '0,5', lowest: '-10', cableWeight: '0,3' });
    const { status, json } = await site.get(
      `/tools/case.json?case=roof&typedIn=de&language=en&${typed}`,
    );
    expect(status).toBe(200);
    expect(json.summary).toEqual([expect.stringContaining('27')]);
    expect(json.rows).toContainEqual({ name: expect.any(String), value: '0.5' });
    expect(json.drawing).toMatch(/^<svg/);
    expect(json.drawing.match(/class="module"/g)).toHaveLength(27);
  });

  test.each([
    ['', 'en', 'en'],
    ['other', 'en', 'en'],
    ['yield', 'xx', 'en'],
    ['yield', 'en', 'constructor'],
  ])('is refused where it is none: %j %j %j', async (name, typedIn, language) => {
    const asked = new URLSearchParams({ case: name, typedIn, language });
    const { status } = await site.get(`/tools/case.json?${asked}&${yields}`);
    expect(status).toBe(422);
  });
});
