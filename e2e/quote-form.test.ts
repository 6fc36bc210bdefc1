import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isFocused } from './header.ts';
import { cancel, fieldErrors, fillQuote, quoteField, sent, submit, summary } from './quote.ts';
import { recordScrolling } from './scrolling.ts';
import { siteIn } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();

test('The English and Chinese texts are those of the specification', () => {
  expect(siteIn('en').messages).toMatchObject({
    formSuccessTitle: 'Submission Successful',
    errorNameRequired: 'Please fill in your name',
    errorProjectAddressRequired: 'Please enter Project address',
    pleaseEnter: 'Please enter',
  });
  expect(siteIn('zh').messages).toMatchObject({ errorProjectAddressRequired: '请选择项目地址' });
});

describe('The error summary', () => {
  test('links to each field, and nothing scrolls it out of view afterwards', async () => {
    const { page } = await stage.visit('/home', {
      viewport: { width: 390, height: 500 },
      prepare: (fresh) => fresh.addInitScript(recordScrolling),
    });
    await submit(page).click();
    for (const name of ['projectAddress', 'email', 'name'] as const) {
      await summary(page).locator(`a[href="#quote-${name}"]`).click();
      await eventually(() => isFocused(quoteField(page, name))).toBe(true);
      await eventually(() => isInView(page, `#quote-${name}`)).toBe(true);
    }
    // The browser scrolls to the field by itself: scrolling here would cause a race.
    expect(await page.evaluate(() => window.scrollCalls)).toEqual([]);
  });

  test('shrinks as the fields are corrected', async () => {
    const { messages } = siteIn('de');
    const { page } = await stage.visit('/home', { site: 'de' });
    await fillQuote(page, { name: 'Ada', email: 'ada(at)example', phone: 'later' });
    await submit(page).click();
    await eventually(() => fieldErrors(page)).toEqual({
      email: messages.errorEmailInvalid,
      phone: messages.errorPhoneInvalid,
      projectAddress: messages.errorProjectAddressRequired,
    });
    await fillQuote(page, { email: '', phone: '+49 30 1234567' });
    await submit(page).click();
    await eventually(() => fieldErrors(page)).toEqual({
      projectAddress: messages.errorProjectAddressRequired,
    });
    await eventually(() => isFocused(summary(page))).toBe(true);
  });
});

describe('Cancelling', () => {
  test('asks for no confirmation while nothing is typed', async () => {
    const { page } = await stage.visit('/home');
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      dialog.dismiss();
    });
    await submit(page).click();
    await summary(page).waitFor();
    await cancel(page).click();
    await summary(page).waitFor({ state: 'detached' });
    expect(questions).toEqual([]);
  });

  test.each(['dismiss', 'accept'] as const)(
    'asks for confirmation before typed text is lost: %s',
    async (answer) => {
      const { messages } = siteIn('fr');
      const { page } = await stage.visit('/home', { site: 'fr' });
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.message());
        dialog[answer]();
      });
      await fillQuote(page, { companyName: 'Toits et fils', content: 'Un toit plat' });
      await cancel(page).click();
      await eventually(() => questions).toEqual([messages.formCancelQuestion]);
      const kept = answer === 'dismiss';
      await eventually(() => quoteField(page, 'content').inputValue()).toBe(
        kept ? 'Un toit plat' : '',
      );
      expect(await quoteField(page, 'companyName').inputValue()).toBe(kept ? 'Toits et fils' : '');
    },
  );
});

describe('Suggestions for the project address', () => {
  test.each([
    ['de', ['Deutschland', 'Österreich', 'Vereinigtes Königreich']],
    ['ja', ['日本', 'ドイツ']],
    ['zh', ['上海', '北京', '香港']],
    ['cn', ['上海', '深圳']],
  ])('are places in the language of %s, once it is used', async (site, expected) => {
    const { page } = await stage.visit('/home', { site });
    const options = page.locator('#quote-projectAddress-list option');
    expect(await options.count()).toBe(0);
    await quoteField(page, 'projectAddress').focus();
    await eventually(() => options.count()).toBeGreaterThan(50);
    const values = await options.evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value),
    );
    expect(values).toEqual(expect.arrayContaining(expected));
    expect(new Set(values).size).toBe(values.length);
    expect(await quoteField(page, 'projectAddress').getAttribute('list')).toBe(
      'quote-projectAddress-list',
    );
  });

  test('are empty when the list cannot be fetched, and any text is accepted', async () => {
    const { page, allowComplaints } = await stage.visit('/home', {
      prepare: (fresh) => fresh.route('**/assets/places-*.js', (route) => route.abort()),
    });
    allowComplaints(networkLine);
    await quoteField(page, 'projectAddress').focus();
    await fillQuote(page, { name: 'No List', phone: '12345', projectAddress: 'Atlantis' });
    await submit(page).click();
    await sent(page).waitFor();
  });
});

async function isInView(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
}
