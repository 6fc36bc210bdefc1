import type { Page } from 'playwright-core';
import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountMessages, withPasswordLength } from '../app/i18n/accounts.ts';
import { bodyOf, type ReceivedMail, startMailServer } from '../tests/helpers/mail-server.ts';
import { administrator, freePort } from '../tests/helpers/site.ts';
import { findViolations, looks } from './axe.ts';
import { siteIn } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';

// The back office is loaded when it is first asked for, and its pages are large.
vi.setConfig({ testTimeout: 120_000 });

const environment: Record<string, string> = {};
const received: ReceivedMail[] = [];
let mailServer: SMTPServer;

beforeAll(async () => {
  const port = await freePort();
  environment.SMTP_URL = `smtp://127.0.0.1:${port}`;
  mailServer = await startMailServer(port, received);
});
afterAll(() => new Promise<void>((resolve) => mailServer.close(resolve)));

const stage = setStage(environment);

/** An account that signs in with `the old password`. */
async function makeAccount(email: string): Promise<void> {
  const headers = await stage.site.signIn();
  const account = { email, name: 'Edda Editor', password: 'the old password', role: 'editor' };
  expect((await stage.site.post('/api/users', account, { headers })).status).toBe(201);
}

/** The way of the link in the last mail to somebody. */
async function linkTo(email: string): Promise<string> {
  const find = () => received.findLast(({ to }) => to.includes(email));
  await eventually(find).toBeDefined();
  const mail = find();
  return /\/login\/reset\?token=[\w-]+/.exec(mail ? bodyOf(mail) : '')?.[0] ?? '';
}

const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe.each(looks)('In $colorScheme colours on a $size', ({ colorScheme, viewport }) => {
  test.each(['en', 'de', 'ja', 'zh'] as const)(
    'a forgotten password is replaced on pages that fit and are accessible: %s',
    async (language) => {
      const texts = accountMessages[language];
      const { messages, site } = siteIn(language);
      const email = `${language}-${colorScheme}-${viewport.width}@example.com`;
      await makeAccount(email);
      const { page, allowComplaints } = await stage.visit('/login', {
        ...{ site, colorScheme, viewport },
        bypassCSP: true,
      });
      // An answer with a fault is no success.
      allowComplaints(networkLine);
      const judge = async () => {
        expect(await findViolations(page)).toEqual([]);
        expect(await noOverflow(page)).toBe(true);
      };
      await judge();
      await page.getByRole('link', { name: texts.forgotten }).click();
      await page.getByRole('heading', { name: messages.forgotTitle }).waitFor();
      await judge();
      await page.getByLabel(messages.loginEmail).fill(email);
      await page.getByRole('button', { name: texts.forgotSubmit }).click();
      await page.getByText(texts.forgotSent).waitFor();
      await judge();
      await page.goto(`${stage.site.origin(site)}${await linkTo(email)}`);
      await page.getByRole('heading', { name: messages.resetTitle }).waitFor();
      await judge();
      await page.getByLabel(texts.resetPassword).fill('too short');
      await page.getByRole('button', { name: texts.resetSubmit }).click();
      await page.getByText(withPasswordLength(texts.passwordTooShort)).waitFor();
      await judge();
      await page.getByLabel(texts.resetPassword).fill('seven quiet herons');
      await page.getByRole('button', { name: texts.resetSubmit }).click();
      await page.getByText(texts.changed).waitFor();
      await judge();
      await page.goto(`${stage.site.origin(site)}/login/reset?token=used`);
      await page.getByText(texts.resetExpired).waitFor();
      await judge();
    },
  );
});

test('A forgotten password is replaced without scripts', async () => {
  const { messages, site } = siteIn('de');
  const texts = accountMessages.de;
  await makeAccount('plain@example.com');
  const { page } = await stage.visit('/login/forgot', { site, scripts: 'off' });
  await page.getByLabel(messages.loginEmail).fill('plain@example.com');
  await page.getByRole('button', { name: texts.forgotSubmit }).click();
  await page.getByText(texts.forgotSent).waitFor();
  await page.goto(`${stage.site.origin(site)}${await linkTo('plain@example.com')}`);
  await page.getByLabel(texts.resetPassword).fill('seven quiet herons');
  await page.getByRole('button', { name: texts.resetSubmit }).click();
  await page.getByText(texts.changed).waitFor();
  expect(page.url()).toBe(`${stage.site.origin(site)}/login?changed`);
});

test('The token of a link is in no address that the page asks for', async () => {
  await makeAccount('quiet@example.com');
  await stage.site.postForm('/login/forgot', { email: 'quiet@example.com' });
  const link = await linkTo('quiet@example.com');
  const { page } = await stage.visit('/login');
  const told: string[] = [];
  page.on('request', async (request) => {
    const { referer = '' } = await request.allHeaders();
    told.push(`${request.isNavigationRequest() ? '' : request.url()} ${referer}`);
  });
  await page.goto(`${stage.site.origin()}${link}`);
  await page.waitForLoadState('networkidle');
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter((text) => text.includes('token='))).toEqual([]);
});

/** Opens a page of the back office as somebody, with the fields for another password. */
async function openPasswordOf(account: { email: string; password: string }, address: string) {
  const { page, allowComplaints } = await stage.visit('/login');
  allowComplaints(networkLine);
  await page.locator('[name=email]').fill(account.email);
  await page.locator('[name=password]').fill(account.password);
  await page.locator('[type=submit]').click({ timeout: 60_000 });
  await page.waitForURL('**/admin', { timeout: 60_000 });
  await page.goto(`${stage.site.origin()}/admin${address}`, { timeout: 60_000 });
  await vi.waitFor(() => openFields(page), { timeout: 60_000, interval: 1000 });
  return page;
}

/** A click that comes while Payload's scripts start is lost; fields that are there need none. */
async function openFields(page: Page) {
  const field = page.locator('#field-password');
  if (await field.isVisible()) return;
  await page.locator('#change-password').click({ timeout: 1000 });
  await field.waitFor({ timeout: 1000 });
}

test('Who changes the own password in the back office is asked for the current one', async () => {
  const texts = accountMessages.en;
  const account = { email: 'own@example.com', password: 'the old password' };
  await makeAccount(account.email);
  const page = await openPasswordOf(account, '/account');
  // Payload's form may still be starting: what is typed or pressed before is lost.
  await page.waitForLoadState('networkidle');
  await vi.waitFor(
    async () => {
      await openFields(page);
      await page.locator('#field-password').fill('seven quiet herons', { timeout: 1000 });
      await page.locator('#field-confirm-password').fill('seven quiet herons', { timeout: 1000 });
      await page.getByLabel(texts.currentPassword).fill(account.password, { timeout: 1000 });
      const answered = page.waitForResponse((response) => response.request().method() === 'PATCH', {
        timeout: 4000,
      });
      await page.locator('#action-save').click({ timeout: 1000 });
      expect((await answered).status()).toBe(200);
    },
    { timeout: 60_000, interval: 1000 },
  );
  await stage.site.signIn({ ...account, password: 'seven quiet herons' });
  await expect(stage.site.signIn(account)).rejects.toThrow();
});

test('Who changes somebody else’s is not', async () => {
  await makeAccount('other@example.com');
  const headers = await stage.site.signIn();
  const query = 'where[email][equals]=other@example.com';
  const { json } = await stage.site.get(`/api/users?${query}`, { headers });
  const page = await openPasswordOf(administrator, `/collections/users/${json.docs[0].id}`);
  expect(await page.getByLabel(accountMessages.en.currentPassword).count()).toBe(0);
});
