import { expect, test } from 'vitest';
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
import { siteIn } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();

test('A form redisplayed before the scripts loaded is unchanged by them', async () => {
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

test('A form submitted by another site is redisplayed, and not sent automatically', async () => {
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

test('Going back to the success page shows it under its own title', async () => {
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
