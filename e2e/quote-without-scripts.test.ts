import { describe, expect, test } from 'vitest';
import { hydrated } from './browser.ts';
import {
  fieldErrors,
  fillQuote,
  findInquiries,
  quoteField,
  sent,
  submit,
  summary,
} from './quote.ts';
import { languageSites, siteIn } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();

describe.each(languageSites)('Without scripts in $language', ({ site, language, messages }) => {
  test('the form is stored and leads to a page with its reference', async () => {
    const name = `Plain ${language}`;
    const { page } = await stage.visit('/home', { site, scripts: 'off' });
    await fillQuote(page, {
      name,
      phone: '+1 202 555 0100',
      projectAddress: 'Dach “屋根”',
      content: 'a\nb',
    });
    await submit(page).click();
    await page.waitForURL('**/forms/quote/sent?*');
    expect(await page.locator('h1').textContent()).toBe(messages.formSuccessTitle);
    expect(await page.title()).toBe(`${messages.formSuccessTitle} · ${messages.siteName}`);
    const reference = await page.locator('main strong').textContent();
    expect(await findInquiries(stage.site, { name })).toEqual([
      expect.objectContaining({ reference, language, content: 'a\r\nb', pageOfOrigin: '/home' }),
    ]);
    await page.getByRole('link', { name: messages.formBackToPage }).click();
    await page.waitForURL('**/home');
  });
});

describe.each([siteIn('de'), siteIn('ja'), siteIn('zh')])(
  'An incomplete form without scripts in $language',
  ({ site, language, messages }) => {
    test('comes back with its text and its errors, and is stored once it is complete', async () => {
      const content = ' „Zwei“\n 屋根 <b>&amp;</b> ';
      const { page, allowComplaints } = await stage.visit('/home', { site, scripts: 'off' });
      allowComplaints(networkLine);
      await fillQuote(page, { email: 'not an address', companyName: '日本 & Söhne', content });
      await submit(page).click();
      await summary(page).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
      const expected = {
        name: messages.errorNameRequired,
        email: messages.errorEmailInvalid,
        projectAddress: messages.errorProjectAddressRequired,
      };
      expect(await fieldErrors(page)).toEqual(expected);
      const links = summary(page).getByRole('link');
      expect(await links.allTextContents()).toEqual(Object.values(expected));
      expect(await quoteField(page, 'email').inputValue()).toBe('not an address');
      expect(await quoteField(page, 'companyName').inputValue()).toBe('日本 & Söhne');
      expect(await quoteField(page, 'content').inputValue()).toBe(content);

      const name = `Corrected ${language}`;
      await fillQuote(page, { name, email: 'a@example.com', projectAddress: '大阪' });
      await submit(page).click();
      await page.waitForURL('**/forms/quote/sent?*');
      expect(await findInquiries(stage.site, { name })).toEqual([
        expect.objectContaining({ pageOfOrigin: '/home', companyName: '日本 & Söhne' }),
      ]);
    });
  },
);

test('A form that came back before the scripts arrived stays as it is when they do', async () => {
  const { messages } = siteIn('de');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, allowComplaints } = await stage.visit('/home', {
    site: 'de',
    scripts: 'unawaited',
    prepare: (fresh) =>
      fresh.route('**/assets/*.js', async (route) => {
        await isReleased;
        await route.continue();
      }),
  });
  allowComplaints(networkLine);
  await fillQuote(page, { content: 'Ein langer Text', companyName: 'Dach GmbH' });
  await submit(page).click({ noWaitAfter: true });
  await summary(page).waitFor();
  release();
  await hydrated(page);
  await eventually(() => summary(page).count()).toBe(1);
  expect(await quoteField(page, 'content').inputValue()).toBe('Ein langer Text');
  expect((await fieldErrors(page)).name).toBe(messages.errorNameRequired);
  const name = 'Early Bird';
  await fillQuote(page, { name, phone: '0123456', projectAddress: 'Berlin' });
  await submit(page).click();
  await sent(page).waitFor();
  expect(await findInquiries(stage.site, { name })).toEqual([
    expect.objectContaining({ content: 'Ein langer Text', pageOfOrigin: '/home' }),
  ]);
});

test('A form that another site made the browser send is shown, and not sent by itself', async () => {
  const { messages } = siteIn('fr');
  const name = 'Sent From Elsewhere';
  const { page, allowComplaints } = await stage.visit('/home', {
    site: 'fr',
    prepare: (fresh) => fresh.clock.install(),
  });
  allowComplaints(networkLine);
  await page.goto('about:blank');
  await page.setContent(`<form method="post" action="${stage.site.origin('fr')}/forms/quote">
    <input name="name" value="${name}"><input name="email" value="a@example.com">
    <input name="projectAddress" value="Lyon"><input name="page" value="/home">
    <button>Go</button></form>`);
  await page.locator('button').click();
  await eventually(() => summary(page).innerText()).toBe(messages.formUnavailable);
  await hydrated(page);
  await page.clock.fastForward(60_000);
  expect(await quoteField(page, 'name').inputValue()).toBe(name);
  expect(await findInquiries(stage.site, { name })).toEqual([]);
  await submit(page).click();
  await sent(page).waitFor();
  expect(await findInquiries(stage.site, { name })).toHaveLength(1);
});

test('The way back to the success page shows it again under its own title', async () => {
  const { messages } = siteIn('es');
  const { page } = await stage.visit('/forms/quote/sent?reference=ABCD-2345&from=/home', {
    site: 'es',
  });
  const title = `${messages.formSuccessTitle} · ${messages.siteName}`;
  expect(await page.title()).toBe(title);
  await page.getByRole('link', { name: messages.formBackToPage }).click();
  await page.waitForURL('**/home');
  await eventually(() => page.title()).not.toBe(title);
  await page.goBack();
  await page.getByText('ABCD-2345').waitFor();
  await eventually(() => page.title()).toBe(title);
});
