import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isFocused } from './header.ts';
import {
  cancel,
  fieldErrors,
  fillQuote,
  findInquiries,
  quoteField,
  sent,
  submit,
  summary,
} from './quote.ts';
import { recordScrolling } from './scrolling.ts';
import { languageSites, siteIn } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();

function watchSendings(page: Page): Request[] {
  const sendings: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/forms/quote')) sendings.push(request);
  });
  return sendings;
}

describe.each(languageSites)('The quote form in $language', ({ site, language, messages }) => {
  test('asks for what is missing, keeps what is there, and stores it once it is complete', async () => {
    const { page, documents } = await stage.visit('/home', { site });
    const sendings = watchSendings(page);
    await quoteField(page, 'content').fill('  Ein Dach – 屋根 – dach 🌞 ');
    await submit(page).click();
    await summary(page).waitFor();
    expect(await isFocused(summary(page))).toBe(true);
    expect(await summary(page).locator('h3').textContent()).toBe(messages.formErrorSummary);
    const expected = {
      name: messages.errorNameRequired,
      email: messages.errorContactRequired,
      projectAddress: messages.errorProjectAddressRequired,
    };
    expect(await fieldErrors(page)).toEqual(expected);
    expect(await summary(page).getByRole('link').allTextContents()).toEqual(
      Object.values(expected),
    );
    expect(await quoteField(page, 'content').inputValue()).toBe('  Ein Dach – 屋根 – dach 🌞 ');
    expect(sendings).toEqual([]);

    const name = `Ada Lovelace ${language}`;
    await fillQuote(page, { name, email: `ada.${language}@example.com`, projectAddress: '東京' });
    await submit(page).click();
    const success = sent(page);
    await success.waitFor();
    expect(await isFocused(success)).toBe(true);
    expect(await success.locator('h3').textContent()).toBe(messages.formSuccessTitle);
    const reference = await success.locator('strong').textContent();
    expect(await findInquiries(stage.site, { name })).toEqual([
      expect.objectContaining({
        reference,
        name,
        language,
        email: `ada.${language}@example.com`,
        projectAddress: '東京',
        content: '  Ein Dach – 屋根 – dach 🌞 ',
        pageOfOrigin: '/home',
      }),
    ]);
    expect(documents).toHaveLength(1);
  });
});

test('The words of the specification are used in English and Chinese', () => {
  expect(siteIn('en').messages).toMatchObject({
    formSuccessTitle: 'Submission Successful',
    errorNameRequired: 'Please fill in your name',
    errorProjectAddressRequired: 'Please enter Project address',
    pleaseEnter: 'Please enter',
  });
  expect(siteIn('zh').messages).toMatchObject({
    errorProjectAddressRequired: '请选择项目地址',
    projectAddressPlaceholder: '请选择项目地址',
  });
});

describe('The summary of errors', () => {
  test('leads to each field, and nothing moves it out of view again', async () => {
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
    // The browser goes to the field by itself: a scroll of ours would be a race with it.
    expect(await page.evaluate(() => window.scrollCalls)).toEqual([]);
  });

  test('shrinks as the fields are put right', async () => {
    const { messages } = siteIn('de');
    const { page } = await stage.visit('/home', { site: 'de' });
    await fillQuote(page, { name: 'Ada', email: 'ada(at)example', phone: 'later' });
    await submit(page).click();
    expect(await fieldErrors(page)).toEqual({
      email: messages.errorEmailInvalid,
      phone: messages.errorPhoneInvalid,
      projectAddress: messages.errorProjectAddressRequired,
    });
    await fillQuote(page, { email: '', phone: '+49 30 1234567' });
    await submit(page).click();
    await eventually(() => fieldErrors(page)).toEqual({
      projectAddress: messages.errorProjectAddressRequired,
    });
    expect(await isFocused(summary(page))).toBe(true);
  });
});

describe('Cancelling', () => {
  test('asks nothing while nothing is typed', async () => {
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
    'asks before typed text is lost: %s',
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

describe('The project address suggests', () => {
  test.each([
    ['de', ['Deutschland', 'Österreich', 'Vereinigtes Königreich']],
    ['ja', ['日本', 'ドイツ']],
    ['zh', ['上海', '北京', '香港']],
    ['cn', ['上海', '深圳']],
  ])('places in the words of the site %s once it is used', async (site, expected) => {
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

  test('nothing when the list cannot be fetched, and takes any text', async () => {
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

test('The form can be filled in and sent by keyboard alone', async () => {
  const { page } = await stage.visit('/home');
  await quoteField(page, 'name').focus();
  await page.keyboard.press('Enter');
  await eventually(() => summary(page).count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => isFocused(quoteField(page, 'name'))).toBe(true);
  const texts = [
    'Keyboard User',
    'keys@example.com',
    '+44 20 7946 0000',
    'Wales',
    'Cardiff',
    'Keys',
  ];
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('A roof\nwith two lines');
  // Past the link to the privacy notice.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await sent(page).waitFor();
  const [stored] = await findInquiries(stage.site, { name: 'Keyboard User' });
  expect(stored).toMatchObject({
    email: 'keys@example.com',
    phone: '+44 20 7946 0000',
    projectAddress: 'Wales',
    detailedAddress: 'Cardiff',
    companyName: 'Keys',
    content: 'A roof\nwith two lines',
  });
});

async function isInView(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
}
