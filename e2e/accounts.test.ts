import { randomUUID } from 'node:crypto';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { accountMessages, withPasswordLength } from '../app/i18n/accounts.ts';
import { bodyOf } from '../tests/helpers/mail-server.ts';
import { oneTry, patience } from '../tests/helpers/patience.ts';
import { administrator } from '../tests/helpers/site.ts';
import { findViolationsInLooks } from './axe.ts';
import { setMailStage } from './mail-stage.ts';
import { openOffice } from './office.ts';
import { siteIn } from './sites.ts';
import { eventually, networkLine } from './stage.ts';

const { stage, received } = setMailStage();

/** An account with `the old password`. */
async function makeAccount(email: string): Promise<void> {
  const headers = await stage.site.signIn();
  const account = { email, name: 'Edda Editor', password: 'the old password', role: 'editor' };
  expect((await stage.site.post('/api/users', account, { headers })).status).toBe(201);
}

/** The path of the link in the last mail to an address. */
async function linkTo(email: string): Promise<string> {
  const find = () => received.findLast(({ to }) => to.includes(email));
  await eventually(find).toBeDefined();
  const mail = find();
  return /\/login\/reset\?token=[\w-]+/.exec(mail ? bodyOf(mail) : '')?.[0] ?? '';
}

describe('In every look', () => {
  test.each(['en', 'de', 'ja', 'zh'] as const)(
    'the pages for a forgotten password fit the screen and are accessible: %s',
    async (language) => {
      const texts = accountMessages[language];
      const { messages, site } = siteIn(language);
      const email = `${language}-${randomUUID()}@example.com`;
      await makeAccount(email);
      const { page, allowComplaints } = await stage.visit('/login', { site, bypassCSP: true });
      // A response with an error is not a success.
      allowComplaints(networkLine);
      const judge = async () => expect(await findViolationsInLooks(page)).toEqual([]);
      await judge();
      await page.getByRole('link', { name: texts.forgotten }).click();
      await page.getByRole('heading', { name: messages.forgotTitle }).waitFor();
      await judge();
      await page.getByLabel(texts.loginEmail).fill(email);
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

test('A forgotten password can be replaced without JavaScript', async () => {
  const { site } = siteIn('de');
  const texts = accountMessages.de;
  await makeAccount('plain@example.com');
  const { page } = await stage.visit('/login/forgot', { site, scripts: 'off' });
  await page.getByLabel(texts.loginEmail).fill('plain@example.com');
  await page.getByRole('button', { name: texts.forgotSubmit }).click();
  await page.getByText(texts.forgotSent).waitFor();
  await page.goto(`${stage.site.origin(site)}${await linkTo('plain@example.com')}`);
  await page.getByLabel(texts.resetPassword).fill('seven quiet herons');
  await page.getByRole('button', { name: texts.resetSubmit }).click();
  await page.getByText(texts.changed).waitFor();
  expect(page.url()).toBe(`${stage.site.origin(site)}/login?changed`);
});

test('The token of a reset link is in no address that the page requests', async () => {
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

/** Opens a page of the back office as a user, with the fields for a new password. */
async function openPasswordOf(account: { email: string; password: string }, address: string) {
  const { page } = await openOffice(stage, address, { account, complaints: [networkLine] });
  await vi.waitFor(() => openFields(page), { ...patience, interval: 1000 });
  return page;
}

/** Payload loses clicks while its scripts start; no click is needed once the fields are there. */
async function openFields(page: Page) {
  const field = page.locator('#field-password');
  if (await field.isVisible()) return;
  await page.locator('#change-password').click(oneTry);
  await field.waitFor(oneTry);
}

test('Users who change their own password in the back office are asked for the current one', async () => {
  const texts = accountMessages.en;
  const account = { email: `own-${randomUUID()}@example.com`, password: 'the old password' };
  await makeAccount(account.email);
  const page = await openPasswordOf(account, '/account');
  let change: Request | undefined;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') change ??= request;
  });
  // What is typed while Payload's form is starting is lost, and it then sends nothing.
  await vi.waitFor(
    async () => {
      if (change) return;
      await openFields(page);
      await page.locator('#field-password').fill('seven quiet herons', oneTry);
      await page.locator('#field-confirm-password').fill('seven quiet herons', oneTry);
      await page.getByLabel(texts.currentPassword).fill(account.password, oneTry);
      await page.locator('#action-save').click(oneTry);
      await expect.poll(() => change, oneTry).toBeDefined();
    },
    { ...patience, interval: 1000 },
  );
  expect((await change?.response())?.status()).toBe(200);
  await stage.site.signIn({ ...account, password: 'seven quiet herons' });
  await expect(stage.site.signIn(account)).rejects.toThrow();
});

test('Changing somebody else’s password does not require it', async () => {
  const email = `other-${randomUUID()}@example.com`;
  await makeAccount(email);
  const headers = await stage.site.signIn();
  const query = `where[email][equals]=${email}`;
  const { json } = await stage.site.get(`/api/users?${query}`, { headers });
  const page = await openPasswordOf(administrator, `/collections/users/${json.docs[0].id}`);
  expect(await page.getByLabel(accountMessages.en.currentPassword).count()).toBe(0);
});
