import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages as german } from '../../app/i18n/de/messages.ts';
import type { Messages } from '../../app/i18n/en/messages.ts';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { keysOfText } from '../../server/forms/form-request.ts';
import { elements, tags, textOf } from '../helpers/html.ts';
import { chosenDatabases, startSite } from '../helpers/site.ts';

const inquiry = { name: 'Ada Lovelace', email: 'ada@example.com', projectAddress: 'Germany' };

describe.each(chosenDatabases())('a form without JavaScript, on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(database);
  });
  afterAll(() => site?.destroy());

  it('redirects the browser to a page with the reference', async () => {
    const answer = await site.postForm(
      '/forms/quote',
      { ...inquiry, page: '/home' },
      { site: 'de' },
    );
    expect(answer.status).toBe(303);
    const location = new URL(String(answer.headers.location), site.origin('de'));
    expect([location.origin, location.pathname]).toEqual([site.origin('de'), '/forms/quote/sent']);
    const page = await site.get(`${location.pathname}${location.search}`, { site: 'de' });
    expect(page.status).toBe(200);
    expect(textOf(page.text, 'strong')).toBe(location.searchParams.get('reference'));
    expect(textOf(page.text, 'h1')).toBe('Anfrage erfolgreich gesendet');
    expect(page.text).toContain('href="/home"');
  });

  it('never redirects to another site', async () => {
    for (const page of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:1',
    ]) {
      const { headers } = await site.postForm('/forms/quote', { ...inquiry, page });
      expect(headers.location).toMatch(/^\/forms\/quote\/sent\?reference=[\w-]+&from=%2Fhome$/);
      const { text } = await site.get(`/forms/quote/sent?from=${encodeURIComponent(page)}`);
      // The links to other languages keep the query, on sites of their own.
      for (const { href = '' } of tags(text, 'a')) {
        const { protocol, hostname } = new URL(href, site.origin());
        if (protocol !== 'tel:')
          expect([href, protocol, hostname]).toEqual([
            href,
            'http:',
            expect.stringMatching(/(^|\.)localhost$/),
          ]);
      }
    }
  });

  it.each(languageCodes)('is redisplayed with the text and the errors: %s', async (code) => {
    const { messages } = (await import(`../../app/i18n/${code}/messages.ts`)) as {
      messages: Messages;
    };
    const label = code === 'en' ? undefined : (code as Language);
    const content = '\n</textarea><script>alert(1)</script>\n"typed" & kept ';
    const typed = { name: ' ', email: '"><b>x', projectAddress: 'Ünï "q"', content, page: '/home' };
    const { status, headers, text } = await site.postForm('/forms/quote', typed, { site: label });
    expect(status).toBe(422);
    expect(headers['cache-control']).toBe('no-store');
    const input = (name: string) => tags(text, 'input').find((one) => one.name === name);
    expect(input('name')).toMatchObject({ value: ' ', 'aria-invalid': 'true' });
    expect(input('email')).toMatchObject({ value: typed.email, 'aria-invalid': 'true' });
    expect(input('projectAddress')).toMatchObject({ value: typed.projectAddress });
    expect(input('projectAddress')).not.toHaveProperty('aria-invalid');
    // The first line break after the tag is not part of the text (HTML, 13.2.6.4.7).
    expect(textOf(text, 'textarea')?.replace(/^\n/, '')).toBe(content);
    const errorOf = (name: string) =>
      elements(text, 'p').find(
        // The error is named first; a hint may follow.
        ({ attributes }) => attributes.id === input(name)?.['aria-describedby']?.split(' ')[0],
      )?.text;
    expect(errorOf('name')).toBe(messages.errorNameRequired);
    expect(errorOf('email')).toBe(messages.errorEmailInvalid);
    expect(text).toContain(`role="alert"`);
    expect(text).not.toContain('<script>alert');
    // What one visitor typed must not be in the next visitor's page.
    expect((await site.get('/home', { site: label })).text).not.toContain('alert(1)');
  });

  const references = async (...forms: [Record<string, string>, string?][]) => {
    const answers = [];
    for (const [form, label] of forms) {
      const { status, headers } = await site.postForm('/forms/quote', form, { site: label });
      expect(status).toBe(303);
      answers.push(new URL(String(headers.location), site.origin()).searchParams.get('reference'));
    }
    return answers;
  };

  it('treats the same text as the same inquiry, and different text as another', async () => {
    const typed = { ...inquiry, content: 'Clicked twice' };
    const [first, again, other, elsewhere] = await references(
      [{ ...typed, page: '/home' }],
      [{ ...typed, page: '/product' }],
      [{ ...typed, content: 'Clicked twice ' }],
      [typed, 'de'],
    );
    expect(again).toBe(first);
    expect(new Set([first, other, elsewhere]).size).toBe(3);
    const atOnce = await Promise.all(
      Array.from({ length: 5 }, () => references([{ ...inquiry, content: 'At once' }])),
    );
    expect(new Set(atOnce.flat()).size).toBe(1);
  });

  const fieldOf = (text: string, name: string) =>
    tags(text, 'input').find((one) => one.name === name)?.value;

  const alertOf = (text: string) =>
    ['div', 'section']
      .flatMap((name) => elements(text, name))
      .find(({ attributes }) => attributes.role === 'alert')?.text ?? '';

  it('keeps a text that is too long to be stored, and says so', async () => {
    for (const length of [30_000, 300_000]) {
      const content = 'x'.repeat(length);
      const { status, text } = await site.postForm(
        '/forms/quote',
        { ...inquiry, content, page: '/home' },
        { site: 'de' },
      );
      expect(status).toBe(length > 256 * 1024 ? 413 : 422);
      expect(textOf(text, 'textarea')?.trim()).toBe(content);
      expect(fieldOf(text, 'name')).toBe(inquiry.name);
      expect(alertOf(text)).toContain(german.errorTooLong);
    }
  });

  it('says that a form is too large, if it is too large to be redisplayed', async () => {
    const content = 'x'.repeat(3_000_000);
    const headers = { referer: `${site.origin('de')}/home` };
    const { status, text } = await site.postForm(
      '/forms/quote',
      { ...inquiry, content },
      { site: 'de', headers },
    );
    expect(status).toBe(413);
    expect(alertOf(text)).toBe(german.formTooLarge);
  });

  it('keeps the text of a form that seems to come from another site, so that it can be sent from here', async () => {
    const typed = { ...inquiry, content: 'Sent through a proxy', page: '/home' };
    const { status, headers, text } = await site.postForm('/forms/quote', typed, {
      site: 'de',
      headers: { origin: 'null' },
    });
    expect([status, headers['cache-control']]).toEqual([403, 'no-store']);
    expect(alertOf(text)).toBe(german.formUnavailable);
    expect(textOf(text, 'textarea')?.trim()).toBe(typed.content);
    expect(fieldOf(text, 'email')).toBe(typed.email);
  });

  it.each([
    [400, 'application/json', '{"name":'],
    [400, 'multipart/form-data; boundary=x', 'x'],
    [415, 'text/plain', 'name=Ada'],
  ])('answers %i with a page in the language of the site: %s', async (expected, type, body) => {
    const { status, headers, text } = await site.request('/forms/quote', {
      method: 'POST',
      site: 'de',
      body,
      headers: { 'content-type': type, accept: 'text/html', referer: `${site.origin('de')}/home` },
    });
    expect([status, headers['content-type']]).toEqual([expected, 'text/html; charset=utf-8']);
    expect(textOf(text, 'h1')).toBe(german.errorTitle);
    expect(textOf(text, 'title')).toBe(`${german.errorTitle} · ${german.siteName}`);
    expect(tags(text, 'a').filter(({ href }) => href === '/home').length).toBeGreaterThan(1);
  });

  it('responds with a page if there is no such form', async () => {
    const { status, text } = await site.postForm('/forms/nothing', inquiry, { site: 'de' });
    expect([status, textOf(text, 'h1')]).toEqual([404, german.notFoundTitle]);
  });
});

describe('the keys derived from a text', () => {
  const now = Date.UTC(2030, 0, 1, 12, 3);
  const minutes = (count: number) => now + count * 60_000;
  const keys = (time: number) => keysOfText('quote', 'de', inquiry, time);

  it('are the same for at least ten minutes, and at most twenty', () => {
    for (let minute = 0; minute <= 10; minute += 1) {
      expect(keys(minutes(minute))).toContain(keys(now)[0]);
    }
    expect(keys(minutes(20))).not.toContain(keys(now)[0]);
  });

  it('differ for another form, site or text', () => {
    const all = [
      keys(now),
      keysOfText('resume', 'de', inquiry, now),
      keysOfText('quote', 'fr', inquiry, now),
      keysOfText('quote', 'de', { ...inquiry, name: 'Ada' }, now),
    ];
    expect(new Set(all.flat()).size).toBe(8);
  });
});
