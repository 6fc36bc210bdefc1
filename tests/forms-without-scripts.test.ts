import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '../app/i18n/languages.ts';
import type { Messages } from '../app/i18n/messages/en.ts';
import { elements, tags, textOf } from './helpers/html.ts';
import { availableDatabases, startSite } from './support/site.ts';

const inquiry = { name: 'Ada Lovelace', email: 'ada@example.com', projectAddress: 'Germany' };

describe.each(availableDatabases())('a form without scripts, on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(database);
  }, 120_000);
  afterAll(() => site?.destroy());

  it('leads a browser without scripts to a page with the reference', async () => {
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

  it('never leads away from the site', async () => {
    for (const page of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:1',
    ]) {
      const { headers } = await site.postForm('/forms/quote', { ...inquiry, page });
      expect(headers.location).toMatch(/^\/forms\/quote\/sent\?reference=[\w-]+&from=%2Fhome$/);
      const { text } = await site.get(`/forms/quote/sent?from=${encodeURIComponent(page)}`);
      expect(text).not.toMatch(/href="[^"]*(evil|javascript)/);
    }
  });

  it.each(languageCodes)('shows the form again with the text and the errors: %s', async (code) => {
    const { messages } = (await import(`../app/i18n/messages/${code}.ts`)) as {
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
        ({ attributes }) => attributes.id === input(name)?.['aria-describedby'],
      )?.text;
    expect(errorOf('name')).toBe(messages.errorNameRequired);
    expect(errorOf('email')).toBe(messages.errorEmailInvalid);
    expect(text).toContain(`role="alert"`);
    expect(text).not.toContain('<script>alert');
    // What one visitor typed must not be in the page of the next.
    expect((await site.get('/home', { site: label })).text).not.toContain('alert(1)');
  });
});
