import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isFocused } from './header.ts';
import { fillQuote, findInquiries, quoteField, sent, submit, summary } from './quote.ts';
import { siteIn } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();
const address = '**/forms/quote';
const content = 'Trapezblech, 1 200 m², Baujahr 1998.\n\n  Statik liegt vor.';

/** The requests sent by the browser, in order. */
function watchSendings(page: Page): Record<string, string>[] {
  const sendings: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/forms/quote')) sendings.push(request.postDataJSON());
  });
  return sendings;
}

async function storeAndLoseAnswer(route: Route): Promise<void> {
  const { status } = await stage.site.post('/forms/quote', route.request().postDataJSON());
  expect(status).toBe(200);
  await route.abort('connectionreset');
}

const failures = [
  {
    failure: 'the server cannot store it',
    message: 'formRetrying',
    fail: (route: Route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }),
  },
  {
    failure: 'something on the way answers in its own words',
    message: 'formRetrying',
    fail: (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  },
  {
    failure: 'the line breaks',
    message: 'formUnreachable',
    fail: (route: Route) => route.abort('internetdisconnected'),
  },
  {
    failure: 'the answer is lost after it was stored',
    message: 'formUnreachable',
    fail: storeAndLoseAnswer,
  },
] as const;

describe.each(failures)('When $failure', ({ failure, message, fail }) => {
  test('the text stays, and retrying stores it once', async () => {
    const { messages } = siteIn('de');
    const name = `Retry ${failure}`;
    const { page, allowComplaints } = await stage.visit('/home', { site: 'de' });
    allowComplaints(networkLine);
    const sendings = watchSendings(page);
    await page.route(address, fail);
    await fillQuote(page, {
      name,
      email: 'retry@example.com',
      projectAddress: 'Österreich',
      content,
    });
    await submit(page).click();
    await eventually(() => summary(page).innerText()).toBe(messages[message]);
    await eventually(() => isFocused(summary(page))).toBe(true);
    expect(await quoteField(page, 'name').inputValue()).toBe(name);
    expect(await quoteField(page, 'content').inputValue()).toBe(content);
    expect(await submit(page).isEnabled()).toBe(true);

    await page.unroute(address);
    await submit(page).click();
    await sent(page).waitFor();
    expect(sendings).toHaveLength(2);
    expect(sendings[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(sendings[1]).toEqual({ ...sendings[0], filledIn: expect.any(Number) });
    const reference = await sent(page).locator('strong').textContent();
    expect(await findInquiries(stage.site, { name })).toEqual([
      expect.objectContaining({ reference, content }),
    ]);
  });
});

test('Text corrected after a lost response is what gets stored', async () => {
  const name = 'Second Thoughts';
  const { page, allowComplaints } = await stage.visit('/home');
  allowComplaints(networkLine);
  await page.route(address, storeAndLoseAnswer);
  await fillQuote(page, { name, phone: '+44 20 0000', projectAddress: 'Wales' });
  await submit(page).click();
  await summary(page).waitFor();
  await page.unroute(address);
  await fillQuote(page, { phone: '+44 20 7946 0000' });
  await submit(page).click();
  await sent(page).waitFor();
  const phones = (await findInquiries(stage.site, { name })).map(({ phone }) => phone);
  expect(phones).toContain('+44 20 7946 0000');
});

test('A request without a response is abandoned after five seconds, and the text stays', async () => {
  const { messages } = siteIn('fr');
  const { page } = await stage.visit('/home', { site: 'fr' });
  await page.route(address, () => undefined);
  await fillQuote(page, { name: 'Patience', phone: '0123456', projectAddress: 'France', content });
  const started = Date.now();
  await submit(page).click();
  await eventually(() => submit(page).innerText()).toBe(messages.formSubmitting);
  expect(await submit(page).isDisabled()).toBe(true);
  expect(await quoteField(page, 'content').inputValue()).toBe(content);
  await eventually(() => summary(page).count()).toBe(1);
  expect(Date.now() - started).toBeGreaterThan(4900);
  expect(await summary(page).innerText()).toBe(messages.formTimeout);
  expect(await quoteField(page, 'content').inputValue()).toBe(content);
});

test('Errors found by the server are shown when the browser let them pass', async () => {
  const { messages } = siteIn('pl');
  const { page, allowComplaints } = await stage.visit('/home', { site: 'pl' });
  allowComplaints(networkLine);
  await page.route(address, (route) =>
    route.fulfill({ status: 422, json: { errors: { phone: 'invalid' } } }),
  );
  await fillQuote(page, { name: 'Jan', phone: '0123456', projectAddress: 'Polska' });
  await submit(page).click();
  await eventually(() => summary(page).getByRole('link').allTextContents()).toEqual([
    messages.errorPhoneInvalid,
  ]);
  expect(await quoteField(page, 'phone').getAttribute('aria-invalid')).toBe('true');
});

test('A double click sends only once', async () => {
  const name = 'Double Click';
  const { page } = await stage.visit('/home');
  const sendings = watchSendings(page);
  await page.route(address, async (route) => {
    // Long enough for the second click to come while the first is in progress.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await fillQuote(page, { name, email: 'double@example.com', projectAddress: 'Wales' });
  await submit(page).dblclick();
  await sent(page).waitFor();
  expect(sendings).toHaveLength(1);
  expect(await findInquiries(stage.site, { name })).toHaveLength(1);
});

test('Two clicks before React has re-rendered send only once', async () => {
  const name = 'Quick Fingers';
  const { page } = await stage.visit('/home');
  await fillQuote(page, { name, email: 'quick@example.com', projectAddress: 'Wales' });
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await sent(page).waitFor();
  expect(await findInquiries(stage.site, { name })).toHaveLength(1);
});
