import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { decode } from '../helpers/html.ts';
import { startSite } from '../helpers/site.ts';

/** Whatever is typed into a field that wants a number, the page of the tool says so at the field. */
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.destroy());

/** Country and place of the roof are words. */
const notNumbers = ['country', 'place'];

const attribute = (tag: string, name: string) =>
  decode(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** What the form of a tool begins with, as a browser would send it, and its fields for numbers. */
async function formOf(tool: string) {
  const { text } = await site.get(`/tools/${tool}`);
  const [form = ''] = /<form class="tool-form".*?<\/form>/s.exec(text) ?? [];
  const query = new URLSearchParams();
  const numbers: string[] = [];
  for (const [input] of form
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .matchAll(/<input [^>]*>/g)) {
    const name = attribute(input, 'name');
    query.set(name, attribute(input, 'value'));
    if (/inputmode="decimal"/i.test(input) && !notNumbers.includes(name)) numbers.push(name);
  }
  for (const [, select = '', options = ''] of form.matchAll(/<select ([^>]*)>(.*?)<\/select>/gs)) {
    const [chosen = ''] =
      /<option [^>]*selected[^>]*>/.exec(options) ?? /<option [^>]*>/.exec(options) ?? [];
    query.set(attribute(select, 'name'), attribute(chosen, 'value'));
  }
  return { query, numbers };
}

async function wrongIn(tool: string, query: URLSearchParams, code: Language) {
  const { status, text } = await site.get(`/tools/${tool}?${query}`, { site: code });
  expect(status).toBe(200);
  return {
    text,
    names: [...text.matchAll(/<(?:input|select)[^>]*aria-invalid[^>]*>/g)].map(([tag]) =>
      attribute(tag, 'name'),
    ),
  };
}

const absurd = ['abc', '-999', '1000000000', '1e9', '１，５，５', '<b>', '٣'];

test.each(['yield', 'roof', 'off-grid', 'balcony'])('of %s', async (tool) => {
  const { query, numbers } = await formOf(tool);
  expect(numbers.length).toBeGreaterThan(2);
  expect((await wrongIn(tool, query, 'en')).names).toEqual([]);
  for (const [index, name] of numbers.entries()) {
    // Each value meets each language in some field, and each field two of them.
    for (const turn of [0, 3]) {
      const value = absurd[(index + turn) % absurd.length] ?? '';
      const code = languageCodes[(index * 2 + turn) % languageCodes.length] ?? 'en';
      const asked = new URLSearchParams(query);
      asked.set(name, value);
      const { text, names } = await wrongIn(tool, asked, code);
      expect(names, `${name}=${value} in ${code}`).toContain(name);
      expect(text.split('class="field-error"').length - 1).toBe(names.length);
      expect(text).not.toContain('tool-figure');
      const [shown = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text) ?? [];
      expect(attribute(shown, 'value')).toBe(value);
    }
  }
});
