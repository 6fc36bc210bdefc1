import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffText } from '../app/i18n/staff.ts';
import { photograph } from '../tests/helpers/pictures.ts';
import { findViolationsInLooks } from './axe.ts';
import { openOffice } from './office.ts';
import {
  fieldErrors,
  fillQuote,
  findInquiries,
  quoteField,
  sent,
  submit,
  summary,
} from './quote.ts';
import { allSites, siteIn } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();
const photo = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
const plan = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
};
const half = { ...photo, name: 'half.jpg', buffer: photo.buffer.subarray(0, -200) };
const large = { ...plan, name: 'large.pdf', buffer: Buffer.alloc(11 * 2 ** 20) };
const drawing = { name: 'boat.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };

const input = (page: Page) => page.locator('#quote-files');
const listed = (page: Page) => page.locator('.field-files li');
const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: siteIn('de').messages.fileRemove.replace('{file}', name) });

const asker = (name: string) => ({ name, email: 'ada@example.com', projectAddress: 'Berlin' });

async function filesOf(name: string): Promise<string[]> {
  const [inquiry] = await findInquiries(stage.site, { name });
  const headers = await stage.site.signIn();
  const query = `where[reference][equals]=${inquiry?.reference}&sort=id`;
  const { json } = await stage.site.get(`/api/inquiry-files?${query}`, { headers });
  return json.docs.map((file: { originalName: string }) => file.originalName);
}

test.each(allSites)('The field has its words on the site $name', async ({ site, messages }) => {
  const { page } = await stage.visit('/home', { ...(site && { site }) });
  expect(await page.locator('label[for=quote-files]').innerText()).toBe(messages.fieldFiles);
  expect(await page.locator('#quote-files-hint').innerText()).toBe(messages.filesHint);
});

test('Files are chosen one after the other, removed and sent', async () => {
  const { messages } = siteIn('de');
  const { page } = await stage.visit('/home', { site: 'de' });
  await fillQuote(page, asker('Adds Files'));
  const folder = await mkdtemp(path.join(tmpdir(), 'photographs-'));
  const file = path.join(folder, photo.name);
  await writeFile(file, photo.buffer);
  // The same file twice is one.
  await input(page).setInputFiles(file);
  await eventually(() => listed(page).count()).toBe(1);
  await input(page).setInputFiles(file);
  await eventually(() => listed(page).allInnerTexts()).toEqual([expect.stringContaining('0,1 MB')]);
  await input(page).setInputFiles([plan, drawing, large]);
  await eventually(() => listed(page).count()).toBe(4);
  const texts = await listed(page).allInnerTexts();
  expect(texts[1]).toMatch(/^plan\.pdf/);
  expect(texts[2]).toContain(messages.errorFileType);
  expect(texts[3]).toContain(messages.errorFileTooLarge);
  await submit(page).click();
  await summary(page).waitFor();
  expect((await fieldErrors(page)).files).toBe(messages.errorFileType);
  await remove(page, 'boat.svg').click();
  expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await remove(page, 'large.pdf').click();
  await eventually(() => listed(page).count()).toBe(2);
  await submit(page).click();
  await sent(page).waitFor();
  await rm(folder, { recursive: true });
  expect(await filesOf('Adds Files')).toEqual(['roof.jpg', 'plan.pdf']);
});

test('What only the server can tell is said of its file, and the others stay', async () => {
  const { messages } = siteIn('de');
  const { page, allowComplaints } = await stage.visit('/home', { site: 'de' });
  allowComplaints(networkLine);
  await fillQuote(page, asker('Half A File'));
  await input(page).setInputFiles([photo, half]);
  await submit(page).click();
  await summary(page).waitFor();
  const texts = () => listed(page).allInnerTexts();
  await eventually(async () => (await texts())[1]).toContain(messages.errorFileDamaged);
  expect((await texts())[0]).not.toContain(messages.errorFileDamaged);
  await remove(page, 'half.jpg').click();
  await submit(page).click();
  await sent(page).waitFor();
  expect(await filesOf('Half A File')).toEqual(['roof.jpg']);
});

test('A form without files, and one that is cancelled, are as before', async () => {
  const { page } = await stage.visit('/home');
  page.on('dialog', () => expect.unreachable('nothing was typed'));
  await page.locator('form[action="/forms/quote"] [type=reset]').click();
  await fillQuote(page, asker('No Files'));
  const [request] = await Promise.all([
    page.waitForRequest('**/forms/quote'),
    submit(page).click(),
  ]);
  expect(request.headers()['content-type']).toBe('application/json');
  await sent(page).waitFor();
  expect(await filesOf('No Files')).toEqual([]);
});

test('Text survives a reload, files do not, as the form says', async () => {
  const { page } = await stage.visit('/home');
  await fillQuote(page, { content: 'A roof of tin' });
  await input(page).setInputFiles(photo);
  await eventually(() => listed(page).count()).toBe(1);
  await page.reload();
  await eventually(() => quoteField(page, 'content').inputValue()).toBe('A roof of tin');
  expect(await listed(page).count()).toBe(0);
});

test('Without scripts files are sent, and those of a refused form are named', async () => {
  const { messages } = siteIn('fr');
  const { page, allowComplaints } = await stage.visit('/home', { site: 'fr', scripts: 'off' });
  allowComplaints(networkLine);
  await fillQuote(page, { ...asker('Sans scripts'), content: 'Un toit\nplat' });
  await input(page).setInputFiles([photo, drawing]);
  await submit(page).click();
  await summary(page).waitFor();
  expect(await quoteField(page, 'content').inputValue()).toBe('Un toit\nplat');
  const lost = page.locator('.field-hint', { hasText: messages.filesAgain });
  expect(await lost.locator('li').allInnerTexts()).toEqual([
    'roof.jpg',
    `boat.svg ${messages.errorFileType}`,
  ]);
  await input(page).setInputFiles([photo]);
  await submit(page).click();
  await page.waitForURL('**/forms/quote/sent?**');
  expect(await filesOf('Sans scripts')).toEqual(['roof.jpg']);
});

test('Chosen files are accessible and fit, in every look', async () => {
  const { page } = await stage.visit('/home', { site: 'de', bypassCSP: true });
  const long = `${'Dachaufsicht'.repeat(12)}.jpg`;
  await input(page).setInputFiles([{ ...photo, name: long }, plan, drawing]);
  await eventually(() => listed(page).count()).toBe(3);
  expect(await findViolationsInLooks(page)).toEqual([]);
});

test('The back office shows an inquiry with its pictures in small and its files', async () => {
  const { page } = await stage.visit('/home');
  await fillQuote(page, asker('For The Office'));
  await input(page).setInputFiles([photo, plan]);
  await submit(page).click();
  await sent(page).waitFor();
  const [inquiry] = await findInquiries(stage.site, { name: 'For The Office' });
  const { page: office } = await openOffice(stage, `/collections/inquiries/${inquiry?.id}`);
  const files = office.locator('.private-files');
  await files.waitFor();
  expect(await files.locator('.field-label').innerText()).toBe(staffText('files').en);
  expect(await files.locator('a').allInnerTexts()).toEqual([
    expect.stringMatching(/^Download: roof\.jpg \(\d+ kB\)$/),
    expect.stringMatching(/^Download: plan\.pdf \(\d+ kB\)$/),
  ]);
  const picture = files.locator('img');
  await eventually(() =>
    picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBe(200);
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    files.locator('a').nth(1).click(),
  ]);
  expect(download.suggestedFilename()).toBe('plan.pdf');
});
