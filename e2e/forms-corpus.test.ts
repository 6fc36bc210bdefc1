import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../tests/helpers/hostile-texts.ts';
import { hydrated } from './browser.ts';
import { answerTo, fieldOn, fieldsOn, formOn, held, takesAnyText, testedForms } from './forms.ts';
import { findInquiries } from './quote.ts';
import { siteIn } from './sites.ts';
import { networkLine, setStage } from './stage.ts';

const stage = setStage();

/** The form with the most text fields; tests/site/forms-corpus.test.ts covers all forms. */
const cases = testedForms
  .filter(({ form }) => form === 'quote')
  .flatMap((tested) =>
    (['on', 'off'] as const).map((scripts) => {
      const site = siteIn('zh');
      return { tested, scripts, form: tested.form, site, language: site.language };
    }),
  );
type Case = (typeof cases)[number];

async function open(page: Page, { tested, scripts, site }: Case): Promise<void> {
  await page.goto(`${stage.site.origin(site.site)}${tested.address}`);
  // The address may already be open, in which case only the fragment would change.
  await page.reload();
  if (scripts === 'on') await hydrated(page);
}

/** Fills in everything at once: the browser takes seconds to type a long text. */
const paste = (element: Locator, pasted: string) =>
  element.evaluate((field: HTMLInputElement | HTMLTextAreaElement, text) => {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, pasted);

async function fillIn(page: Page, { tested, site }: Case, texts: Record<string, string>) {
  for (const field of fieldsOn(site, tested)) {
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

  test('keeps every character that people and programs type', async () => {
    const page = await visit();
    const fields = fieldsOn(site, tested).filter(takesAnyText);
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
  });

  test('reports 100 KB as too long, and keeps the text', async () => {
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

async function countInquiries(): Promise<number> {
  const headers = await stage.site.signIn();
  return (await stage.site.get('/api/inquiries?limit=1', { headers })).json.totalDocs;
}
