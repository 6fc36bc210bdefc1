import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { accountMessages } from '../app/i18n/accounts.ts';
import { type PeopleText, peopleMessage } from '../app/i18n/people.ts';
import { staffText } from '../app/i18n/staff.ts';
import { codeAt } from '../cms/accounts/totp.ts';
import { makePdf, uploadDocument } from '../tests/helpers/documents.ts';
import { oneTry, patience } from '../tests/helpers/patience.ts';
import { administrator } from '../tests/helpers/site.ts';
import { findViolations, looks } from './axe.ts';
import { clickUntil } from './clicks.ts';
import { openOffice, signIn } from './office.ts';
import { eventually, networkLine, setStage, type VisitOptions } from './stage.ts';

// The back office takes a while to load when first opened, and its pages are large.

const stage = setStage();
const password = 'correct horse battery';
const sales = { email: 'sales@example.com', name: 'Sascha Sales', password };
const texts = accountMessages.en;
const people = (key: PeopleText) => peopleMessage(key, 'en');

const codeNow = (secret: string) => codeAt(secret, Math.floor(Date.now() / 30_000));
const shots = process.env.SHOTS;
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
};

async function makeAccount(account: { email: string; name: string }, role: string) {
  const headers = await stage.site.signIn();
  const value = { ...account, password, role };
  const { status, json } = await stage.site.post('/api/users', value, { headers });
  expect(status).toBe(201);
  return Number(json.doc.id);
}

let inquiry: { id: number; reference: string };

beforeAll(async () => {
  await makeAccount(sales, 'sales');
  const values = { name: 'Ada', email: 'ada@visitors.example', projectAddress: 'Germany' };
  await stage.site.post('/forms/quote', { ...values, content: 'A roof for Ada.' });
  const headers = await stage.site.signIn();
  const template = { name: 'Thanks', text: 'Dear {name},\n\nthank you for {reference}.' };
  await stage.site.post('/api/answer-templates', template, { headers });
  const { json } = await stage.site.get('/api/inquiries?limit=1&depth=0', { headers });
  inquiry = json.docs[0];
});

async function open(
  account: { email: string; password: string },
  address: string,
  options: VisitOptions = {},
) {
  const complaints = [networkLine];
  const { page } = await openOffice(stage, address, { account, complaints, ...options });
  await page.waitForLoadState('networkidle');
  return page;
}

const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Whether the parts of ours fit; Payload's own bars are wider than a phone. */
const oursFit = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.people-panel, .people-panel *, .people-form, .people-form *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
      .map(({ className }) => String(className)),
  );

/** Payload loses clicks while its scripts start. */
async function openDetails(page: Page, summary: string) {
  const details = page.locator('details.people-form', { hasText: summary }).first();
  await vi.waitFor(
    async () => {
      if ((await details.getAttribute('open')) === null) {
        await details.locator('summary').first().click(oneTry);
      }
      expect(await details.getAttribute('open')).not.toBeNull();
    },
    { ...patience, interval: 500 },
  );
  return details;
}

describe.each(looks)('In $colorScheme colours on a $size', ({ colorScheme, viewport }) => {
  const look = `${colorScheme}-${viewport.width}`;
  const judge = async (page: Page) => {
    expect(await findViolations(page)).toEqual([]);
    expect(await noOverflow(page)).toBe(true);
  };

  test('a second factor is set up, and asked for when signing in', async () => {
    const account = { email: `${look}@example.com`, name: 'Edda Editor', password };
    await makeAccount(account, 'editor');
    const { page, allowComplaints } = await stage.visit('/login?to=/login/second-factor', {
      ...{ colorScheme, viewport, bypassCSP: true },
    });
    allowComplaints(networkLine);
    await signIn(page, account);
    await page.getByRole('img', { name: texts.setUpPicture }).waitFor();
    await judge(page);
    await shoot(page, `set-up-${look}`);
    const secret = ((await page.locator('.login-key').textContent()) ?? '').replace(/\s/g, '');
    await page.getByLabel(texts.codeLabel).fill(codeNow(secret));
    await page.getByLabel(texts.currentPassword).fill(password);
    await page.getByRole('button', { name: texts.setUpSubmit }).click();
    await page.getByRole('heading', { name: texts.codesTitle }).waitFor();
    await judge(page);
    await shoot(page, `codes-${look}`);
    const codes = await page.locator('.login-codes code').allTextContents();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: texts.codesDownload }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('recovery-codes.txt');
    await page.context().clearCookies();
    await page.goto(`${stage.site.origin()}/login`);
    await signIn(page, account);
    await page.getByText(texts.codeText).waitFor();
    await judge(page);
    await shoot(page, `code-${look}`);
    await page.getByLabel(texts.codeLabel).fill('000000');
    await page.getByRole('button', { name: texts.codeSubmit }).click();
    await page.getByText(texts.secondFactorWrong).waitFor();
    await judge(page);
    await page.getByLabel(texts.codeLabel).fill(codes[0] ?? '');
    await page.getByRole('button', { name: texts.codeSubmit }).click();
    await page.waitForURL('**/admin');
    await page.goto(`${stage.site.origin()}/login/second-factor`);
    await page.getByText(texts.isOnText.replace('{count}', '9')).waitFor();
    await judge(page);
    await shoot(page, `manage-${look}`);
  });

  test('the account, the list of colleagues and an inquiry fit the screen', async () => {
    const page = await open(administrator, '/account', { colorScheme, viewport });
    await page.getByText(people('sessionThis'), { exact: false }).first().waitFor();
    expect(await oursFit(page)).toEqual([]);
    await shoot(page, `account-${look}`);
    await page.goto(`${stage.site.origin()}/admin/collections/users`);
    await openDetails(page, people('inviteTitle'));
    expect(await oursFit(page)).toEqual([]);
    await shoot(page, `users-${look}`);
    await page.goto(`${stage.site.origin()}/admin/collections/inquiries/${inquiry.id}`);
    await page.waitForLoadState('networkidle');
    await openDetails(page, people('answerText'));
    expect(await oursFit(page)).toEqual([]);
    await shoot(page, `inquiry-${look}`);
  });
});

test('Whoever is not signed in is led to the page for signing in, and back', async () => {
  const { page, allowComplaints } = await stage.visit('/login');
  allowComplaints(networkLine);
  const wanted = `/admin/collections/inquiries/${inquiry.id}`;
  await page.goto(`${stage.site.origin()}${wanted}`);
  await page.waitForURL('**/login?to=**');
  await signIn(page, sales);
  await page.waitForURL(`**${wanted}`);
});

test('A colleague is invited, and the link is there to hand over', async () => {
  const page = await open(administrator, '/collections/users');
  const form = await openDetails(page, people('inviteTitle'));
  await form.getByLabel(staffText('name').en).fill('Nora New');
  await form.getByLabel(staffText('email').en, { exact: true }).fill('nora@example.com');
  await form.getByLabel(staffText('role').en).selectOption('sales');
  await form.getByRole('button', { name: people('inviteSubmit') }).click();
  await form.getByText(people('inviteLink')).waitFor();
  const link = (await form.locator('output').textContent()) ?? '';
  expect(link).toContain('/login/reset?token=');
  await eventually(() => page.locator('tbody').innerText()).toContain('nora@example.com');
  await shoot(page, 'invited');
  await page.locator('tbody').getByRole('link', { name: 'Nora New' }).click();
  await page.getByRole('button', { name: people('invitationWithdraw') }).waitFor();
  await shoot(page, 'invitation');
  await page.goto(link);
  await page.getByRole('heading', { name: texts.invitationTitle }).waitFor();
  await page.getByLabel(texts.resetPassword).fill('seven quiet herons');
  await page.getByRole('button', { name: texts.resetSubmit }).click();
  await page.getByText(texts.welcome).waitFor();
  await stage.site.signIn({ email: 'nora@example.com', password: 'seven quiet herons' });
});

test('Another session is ended from the account', async () => {
  const elsewhere = await stage.site.signIn(sales);
  const page = await open(sales, '/account');
  const other = page.locator('.people-panel li', { hasText: people('sessionUnknown') }).first();
  await other.getByRole('button').click();
  await eventually(
    async () => (await stage.site.get('/api/users/me', { headers: elsewhere })).json.user,
  ).toBeNull();
  expect(await page.locator('.people-panel li').count()).toBeGreaterThan(0);
});

test('An inquiry is answered from a template, and the answer stays with it', async () => {
  const page = await open(sales, `/collections/inquiries/${inquiry.id}`);
  const form = await openDetails(page, people('answerText'));
  await form.getByLabel(people('answerTemplate')).selectOption({ label: 'Thanks' });
  const text = form.getByLabel(people('answerText'), { exact: true });
  await eventually(() => text.inputValue()).toBe(
    `Dear Ada,\n\nthank you for ${inquiry.reference}.`,
  );
  const mailto = await form
    .getByRole('link', { name: people('answerMailto') })
    .getAttribute('href');
  expect(mailto).toContain('mailto:ada%40visitors.example?subject=');
  expect(decodeURIComponent(mailto ?? '')).toContain(`thank you for ${inquiry.reference}.`);
  await form.getByRole('button', { name: people('answerKeep') }).click();
  await form.getByText(people('answerKept')).waitFor();
  const thread = page.locator('.people-thread li');
  await eventually(() => thread.count()).toBe(1);
  expect(await thread.innerText()).toContain(staffText('mailNoServer').en);
  expect(await thread.innerText()).toContain(sales.name);
  await shoot(page, 'answered');
  // Saving something else afterwards does not take the answer's status back.
  await page.locator('#field-isSuspected').click();
  await page.locator('#action-save').click();
  const headers = await stage.site.signIn();
  const read = async () =>
    (await stage.site.get(`/api/inquiries/${inquiry.id}?depth=1`, { headers })).json;
  await eventually(async () => (await read()).isSuspected).toBe(true);
  const { status, assignee } = await read();
  expect([status, assignee?.name]).toEqual(['answered', sales.name]);
});

test('Documents are taken from their list, and go with the answer', async () => {
  const headers = await stage.site.signIn();
  const names = ['Certificate of fire safety', 'Certificate of hail'];
  for (const name of names) {
    const made = await uploadDocument(stage.site, headers, {
      ...{ name: `${name}.pdf`, file: await makePdf(name), data: { title: name } },
    });
    expect(made.id).toBeGreaterThan(0);
  }
  const page = await open(sales, `/collections/inquiries/${inquiry.id}`);
  const form = await openDetails(page, people('answerText'));
  const attached = form.getByRole('list', { name: people('answerFiles') });
  const list = page.locator('.list-drawer');
  for (const name of names) {
    await clickUntil(form.getByRole('button', { name: people('answerFiles') }), () =>
      list.isVisible(),
    );
    const row = list.getByRole('button', { name, exact: true });
    await row.waitFor();
    await shoot(page, 'documents');
    await clickUntil(row, () => attached.getByText(name).isVisible());
    await eventually(() => list.isVisible()).toBe(false);
  }
  await attached.getByRole('button', { name: names[0] ?? '' }).click();
  await eventually(() => attached.getByRole('listitem').count()).toBe(1);
  await shoot(page, 'attached');
  await form.getByLabel(people('answerText'), { exact: true }).fill('About hail: see attached.');
  await form.getByRole('button', { name: people('answerKeep') }).click();
  await form.getByText(people('answerKept')).waitFor();
  const query = `where[inquiry][equals]=${inquiry.id}&where[text][like]=hail&depth=1`;
  const { json } = await stage.site.get(`/api/inquiry-mails?${query}`, { headers });
  const { docs } = (await stage.site.get('/api/documents?where[title][like]=hail', { headers }))
    .json;
  expect(json.docs[0].documents).toEqual(docs.map(({ id }: { id: number }) => id));
});

test('What is due for follow-up is one click away', async () => {
  const headers = { ...(await stage.site.signIn()), 'content-type': 'application/json' };
  // The colleague of the test before may still hold the lock: Payload keeps it for five minutes.
  const address = `/api/inquiries/${inquiry.id}?overrideLock=true`;
  const { status } = await stage.site.request(address, {
    method: 'PATCH',
    body: JSON.stringify({ followUpOn: new Date().toISOString(), status: 'inProgress' }),
    headers,
  });
  expect(status).toBe(200);
  const page = await open(sales, '/collections/inquiries');
  // Payload may put other parameters before it.
  await clickUntil(page.getByRole('link', { name: people('followUpDue') }), () =>
    /\/inquiries\?.*where/.test(page.url()),
  );
  await eventually(() => page.locator('tbody tr').count()).toBe(1);
});
