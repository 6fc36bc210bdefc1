import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type StaffText, staffText } from '../app/i18n/staff.ts';
import { readCsv } from '../tests/helpers/csv.ts';
import { hostileTexts } from '../tests/helpers/hostile-texts.ts';
import { readSheet } from '../tests/helpers/xlsx.ts';
import { hydrated } from './browser.ts';
import { answerTo, fieldOn, formOn, type TestedField, testedForms } from './forms.ts';
import { findInquiries } from './quote.ts';
import { languageSites } from './sites.ts';
import { networkLine, setStage } from './stage.ts';

const stage = setStage();

/** Sent so far, in the words of the back office. */
const sent: Record<string, string>[] = [];

const modes = ['on', 'off'] as const;

/** Each form in another language, with and without scripts. */
const cases = testedForms.flatMap((tested, index) =>
  modes.map((scripts) => {
    const site = languageSites[(index + 1) % languageSites.length] ?? languageSites[0];
    if (!site) throw new Error('There are no sites');
    return { tested, scripts, form: tested.form, site, language: site.language };
  }),
);
type Case = (typeof cases)[number];

async function open(page: Page, { tested, scripts, site }: Case): Promise<void> {
  await page.goto(`${stage.site.origin(site.site)}${tested.address}`);
  // The address may be the one that is open already, of which only the fragment is gone to.
  await page.reload();
  if (scripts === 'on') await hydrated(page);
}

const takesAnyText = ({ kind }: TestedField) =>
  kind === undefined || kind === 'place' || kind === 'lines';

/** What a field of a browser holds of a text: one line, or lines that end in one way (HTML). */
function held({ kind }: TestedField, text: string): string {
  return kind === 'lines' ? text.replace(/\r\n?/g, '\n') : text.replace(/[\r\n]/g, '');
}

/** All of it at once: the browser takes seconds to type a long text. */
const paste = (element: Locator, pasted: string) =>
  element.evaluate((field: HTMLInputElement | HTMLTextAreaElement, text) => {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, pasted);

async function fillIn(page: Page, { tested, site }: Case, texts: Record<string, string>) {
  for (const field of tested.fields) {
    const element = fieldOn(page, tested, field.name);
    if (field.kind === 'agreement') await element.check();
    else if (field.kind === 'choice') await element.locator('[value=no]').check();
    else await paste(element, texts[field.name] ?? answerTo(field, site));
  }
}

describe.each(cases)('The form $form in $language with scripts $scripts', (one) => {
  const { tested, scripts, site } = one;
  const visit = async () => {
    const visitor = await stage.visit('/privacy', { site: site.site, scripts });
    visitor.allowComplaints(networkLine);
    return visitor.page;
  };

  test('keeps every character of what people and programs type', { timeout: 120_000 }, async () => {
    const page = await visit();
    const fields = tested.fields.filter(takesAnyText);
    const expected: Record<string, string>[] = [];
    for (let next = 0; next < hostileTexts.length; next += fields.length) {
      const texts = fields.map((field, index) => {
        const [, text] = hostileTexts[(next + index) % hostileTexts.length] ?? ['', ''];
        return { field, text: held(field, text) };
      });
      await open(page, one);
      await fillIn(
        page,
        one,
        Object.fromEntries(texts.map(({ field, text }) => [field.name, text])),
      );
      await formOn(page, tested).locator('[type=submit]').click();
      const reference = page.locator(scripts === 'on' ? '.form-sent strong' : '.lead + p strong');
      const columns = texts.map(({ field, text }) => [field.column ?? field.name, text]);
      expected.push({
        ...Object.fromEntries(columns),
        reference: (await reference.textContent()) ?? '',
      });
    }
    for (const row of expected) {
      const { reference = '' } = row;
      expect(await findInquiries(stage.site, { reference })).toEqual([
        expect.objectContaining({ ...row, form: tested.form }),
      ]);
    }
    sent.push(...expected);
  });

  test('says that 100 KB are too much, and keeps them', async () => {
    const page = await visit();
    await open(page, one);
    const lines = 'Ein Dach, „zwei“ Dächer.\n'.repeat(4000).slice(0, 100_000);
    const [large, small] = [tested.fields.find(({ kind }) => kind === 'lines'), tested.fields[0]];
    if (!large || !small) throw new Error('The form has no fields');
    const texts = { [small.name]: held(small, lines), [large.name]: lines };
    const before = await countInquiries();
    await fillIn(page, one, texts);
    await formOn(page, tested).locator('[type=submit]').click();
    const summary = formOn(page, tested).getByRole('alert');
    const { errorTooLong } = site.messages;
    await summary.waitFor();
    expect(await summary.getByRole('link').allTextContents()).toEqual([errorTooLong, errorTooLong]);
    for (const [name, text] of Object.entries(texts)) {
      const field = fieldOn(page, tested, name);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect((await field.inputValue()) === text).toBe(true);
    }
    expect(await countInquiries()).toBe(before);
  });
});

/**
 * XML knows no control characters but these two (XML 1.0, 2.2). The writer leaves out DEL and the
 * mark of an unknown character as well.
 */
const isInXml = (character: string) =>
  (character >= ' ' && !'\u007f\ufffd'.includes(character)) || '\t\n'.includes(character);

async function countInquiries(): Promise<number> {
  const headers = await stage.site.signIn();
  return (await stage.site.get('/api/inquiries?limit=1', { headers })).json.totalDocs;
}

describe('What was sent is exported', () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = { ...(await stage.site.signIn()), 'accept-language': 'en' };
  });

  const headingOf = (column: string) => staffText(column as StaffText).en;
  const sign = /^[\s"']*[=+\-@＝＋－＠]/u;

  test('to CSV without a cell that a spreadsheet would execute', async () => {
    const { text } = await stage.site.get('/api/inquiries/export?format=csv', { headers });
    const [head = [], ...records] = readCsv(text.slice(1));
    expect(sent.length).toBeGreaterThan(100);
    for (const { reference = '', ...columns } of sent) {
      const record = records.find((row) => row[head.indexOf('Reference')] === reference) ?? [];
      for (const [column, typed] of Object.entries(columns)) {
        const cell = record[head.indexOf(headingOf(column))] ?? 'missing';
        expect(cell.replaceAll("'", '')).toBe(typed.replaceAll("'", ''));
        expect([...(sign.exec(cell)?.[0] ?? "'")].find((character) => character.trim())).toBe("'");
        // Where a semicolon parts cells, and a line end parts rows.
        for (const part of cell.split(/[;\r\n]/).slice(1)) {
          const found = sign.exec(part)?.[0];
          if (found) expect(found).toContain("'");
        }
      }
    }
  });

  test('to XLSX as texts, and no formula among them', async () => {
    const { body } = await stage.site.get('/api/inquiries/export?format=xlsx', { headers });
    const [head = {}, ...rows] = readSheet(body);
    const letter = (heading: string) =>
      Object.keys(head).find((one) => head[one]?.value === heading) ?? '';
    for (const { reference, ...columns } of sent) {
      const row = rows.find((cells) => cells[letter('Reference')]?.value === reference) ?? {};
      for (const [column, typed] of Object.entries(columns)) {
        const cell = row[letter(headingOf(column))];
        expect(cell).toMatchObject({ type: 's', isFormula: false });
        const kept = [...typed].filter(isInXml).join('');
        expect(cell?.value).toBe(kept in {} ? `${kept} ` : kept);
      }
    }
  });
});
