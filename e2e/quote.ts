import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestSite } from '../tests/helpers/site.ts';

/** The quote form as a visitor finds it on the home page. */
type QuoteField =
  | 'name'
  | 'email'
  | 'phone'
  | 'projectAddress'
  | 'detailedAddress'
  | 'companyName'
  | 'content';

export const quoteField = (page: Page, name: QuoteField): Locator => page.locator(`#quote-${name}`);

const quoteForm = (page: Page): Locator => page.locator('form[action="/forms/quote"]');

/** What has to be corrected, or why the form could not be stored. */
export const summary = (page: Page): Locator => quoteForm(page).getByRole('alert');

/** What replaces the form once it is stored. */
export const sent = (page: Page): Locator => page.locator('main').getByRole('status');

export const submit = (page: Page): Locator => quoteForm(page).locator('[type=submit]');

export const cancel = (page: Page): Locator => quoteForm(page).locator('[type=reset]');

export async function fillQuote(
  page: Page,
  values: Partial<Record<QuoteField, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await quoteField(page, name as QuoteField).fill(value);
  }
}

/** The error message of each invalid field, found the way assistive technology does. */
export async function fieldErrors(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const wrong = [...document.querySelectorAll('form [aria-invalid="true"]')];
    return Object.fromEntries(
      wrong.map((field) => [
        field.getAttribute('name'),
        // The error is named first; a hint may follow.
        document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
          ?.textContent,
      ]),
    );
  });
}

/** What the back office has about a visitor, as its sales staff see it. */
export async function findInquiries(
  site: TestSite,
  where: Record<string, string>,
): Promise<Record<string, unknown>[]> {
  const query = Object.entries(where)
    .map(([field, value]) => `where[${field}][equals]=${encodeURIComponent(value)}`)
    .join('&');
  const { status, json } = await site.get(`/api/inquiries?depth=0&${query}`, {
    headers: await site.signIn(),
  });
  expect(status).toBe(200);
  return json.docs;
}
