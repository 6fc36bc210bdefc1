import type { Page, Response } from 'playwright-core';
import { patience } from '../tests/helpers/patience.ts';
import { administrator } from '../tests/helpers/site.ts';
import { eventually, type Stage, type VisitOptions, type Visitor } from './stage.ts';

interface Entry extends VisitOptions {
  /** The administrator, unless somebody else is named. */
  account?: { email: string; password: string };
  /** Browser messages that belong to the test. */
  complaints?: RegExp[];
}

/** Types what the page for signing in asks for, and sends it. */
export async function signIn(page: Page, { email, password } = administrator): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  // The first page of the back office takes long on a busy machine.
  await page.locator('[type=submit]').click(patience);
}

/** Presses the button that saves or publishes. @returns the answer to that. */
export async function save(
  page: Page,
  collection: string,
  button = '#action-save',
): Promise<Response> {
  const answer = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    // What is typed is kept as a draft as well.
    const isAsked = pathname.startsWith(`/api/${collection}/`) && !searchParams.has('autosave');
    return isAsked && response.request().method() === 'PATCH';
  });
  await page.locator(button).click();
  return answer;
}

/**
 * Signs in as staff do, and goes on to where one wanted to be.
 * @param address below `/admin`, with its query; the start page by default.
 */
export async function openOffice(
  stage: Stage,
  address = '',
  { account = administrator, complaints = [], ...options }: Entry = {},
): Promise<Visitor> {
  const wanted = `/admin${address}`;
  const visitor = await stage.visit(`/login?to=${encodeURIComponent(wanted)}`, options);
  visitor.allowComplaints(...complaints);
  await signIn(visitor.page, account);
  // A translator is led on from the start page, and lists write their own query.
  await visitor.page.waitForURL(({ pathname }) => /^\/admin(\/|$)/.test(pathname), patience);
  return visitor;
}

/** Types until it is kept: input is lost until Payload's scripts have loaded. */
export async function typeInForm(page: Page, selector: string, words: string): Promise<void> {
  await eventually(async () => {
    await page.locator(selector).fill(words);
    return page.locator('#action-save').isEnabled();
  }).toBe(true);
}

/** Chooses the language in which the texts of a form are edited. */
export async function chooseLocale(page: Page, name: string): Promise<void> {
  await page.locator('.localizer .localizer-button').click();
  await page.locator('.popup__content').getByText(name).click();
}
