import type { Page, Request, Response } from 'playwright-core';
import { patience } from '../tests/helpers/patience.ts';
import { administrator } from '../tests/helpers/site.ts';
import { clickUntil } from './clicks.ts';
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

/**
 * Presses the button that saves or publishes, once more if nothing is sent: Payload drops a click
 * without a word while its form is busy with something else.
 * @returns the answer to what was sent first
 */
export async function save(
  page: Page,
  collection: string,
  button = '#action-save',
): Promise<Response> {
  let sent: Request | undefined;
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // What is typed is kept as a draft as well.
    const isAsked = pathname.startsWith(`/api/${collection}/`) && !searchParams.has('autosave');
    if (isAsked && request.method() === 'PATCH') sent ??= request;
  });
  await clickUntil(page.locator(button), () => sent !== undefined);
  const answer = await sent?.response();
  if (!answer) throw new Error('What was sent was not answered');
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
