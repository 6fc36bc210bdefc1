import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { backOffice } from '../tests/helpers/back-office.ts';
import { pageToTranslate } from '../tests/helpers/desk.ts';
import { oneTry } from '../tests/helpers/patience.ts';
import { administrator } from '../tests/helpers/site.ts';
import { findViolations } from './axe.ts';
import { clickUntil } from './clicks.ts';
import { openOffice } from './office.ts';
import { eventually, networkLine, setStage, type VisitOptions } from './stage.ts';

// The back office takes a while to load when first opened, and its pages are large.

const stage = setStage();
const translator = { email: 'translator@example.com', password: 'correct horse battery' };
let office: ReturnType<typeof backOffice>;
beforeAll(async () => {
  office = backOffice(stage.site, await stage.site.signIn());
  await office.create('users', { ...translator, role: 'translator', languages: ['de'] });
});

/** Signs in, and waits for where that leads. */
async function enter(account: typeof administrator, options: VisitOptions = {}): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const complaints = [networkLine];
  const { page } = await openOffice(stage, '', { account, complaints, viewport, ...options });
  return page;
}

const origin = () => stage.site.origin();
const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const stateOf = (page: Page, key: string) =>
  page.locator(`[data-key="${key}"] h2 .desk__mark`).textContent();

/** Clicks a link until it leads on: a click is lost while Payload's scripts are starting. */
async function follow(page: Page, address: string) {
  await eventually(async () => {
    await page
      .locator(`a[href="${address}"]`)
      .click(oneTry)
      .catch(() => undefined);
    return page.waitForURL(`**${address}`, oneTry).then(
      () => true,
      () => false,
    );
  }).toBe(true);
}

/** Types until it is kept: input is lost until the scripts have loaded. */
async function type(page: Page, label: string, words: string, key: string) {
  const saved = page.locator(`[data-key="${key}"] .desk__saving--saved`);
  await eventually(async () => {
    await fieldOf(page, label).fill('');
    await fieldOf(page, label).fill(words);
    return saved
      .waitFor(oneTry)
      .then(() => true)
      .catch(() => false);
  }).toBe(true);
}

test('What a translator types is saved as they type, and public after two clicks of an editor', async () => {
  const path = '/desk-in-two-clicks';
  const { id } = await office.create('pages', { ...pageToTranslate, path, _status: 'published' });

  // Signing in leads to the desk; a click leads to the texts.
  const page = await enter(translator);
  await page.waitForURL('**/admin/translations');
  await follow(page, `/admin/translations/pages/${id}/de`);
  await type(page, 'Title, Deutsch', 'Wie leicht es ist', 'title');
  await eventually(() => stateOf(page, 'title')).toBe('In review');
  expect(await page.getByRole('button', { name: /^Publish/ }).count()).toBe(0);
  await page.reload();
  expect(await fieldOf(page, 'Title, Deutsch').inputValue()).toBe('Wie leicht es ist');

  const editor = await enter(administrator);
  await editor.goto(`${origin()}/admin/translations?status=inReview`);
  await follow(editor, `/admin/translations/pages/${id}/de`);
  await editor.getByRole('button', { name: 'Publish: 1' }).click();
  await editor.getByText('Published: 1').waitFor();
  expect(await stateOf(editor, 'title')).toBe('Complete');
  const german = async () => (await stage.site.get(path, { site: 'de' })).text;
  await eventually(async () => (await german()).includes('Wie leicht es ist')).toBe(true);
});

test('What has changed in the source is marked, and the keyboard leads from one open text to the next', async () => {
  const path = '/desk-changed';
  const { id } = await office.create('pages', { ...pageToTranslate, path, _status: 'published' });
  const change = (data: object, query: string) =>
    office.change({ collection: 'pages', id, data, query });
  await change({ title: 'Wie leicht es ist' }, '?locale=de');
  await change({ title: 'How heavy it is' }, '?locale=en');

  const page = await enter(administrator);
  await page.goto(`${origin()}/admin/translations/pages/${id}/de`);
  const title = page.locator('[data-key="title"]');
  await title.waitFor();
  expect(await stateOf(page, 'title')).toBe('Older than its source');
  expect(await title.locator('.desk__source del').allTextContents()).toEqual(['light']);
  expect(await title.locator('.desk__source ins').allTextContents()).toEqual(['heavy']);

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.locator('.desk__bar button').first().waitFor();
  await eventually(async () => {
    await fieldOf(page, 'Title, Deutsch').focus();
    await page.keyboard.press('Control+Enter');
    return focused();
  }).toMatch(/^Questions and answers? 1 › Title, Deutsch$|› Title, Deutsch$/);

  // An editor also sees what a proposal changes of what is public.
  await type(page, 'Title, Deutsch', 'Wie schwer es ist', 'title');
  expect(await title.locator('.desk__public del').allTextContents()).toEqual(['leicht']);
  expect(await title.locator('.desk__public ins').allTextContents()).toEqual(['schwer']);
  await type(page, 'Title, Deutsch', 'Wie leicht es ist', 'title');
  await eventually(() => stateOf(page, 'title')).toBe('Older than its source');

  await title.getByRole('button', { name: 'Translation still right' }).click();
  await eventually(() => stateOf(page, 'title')).toBe('In review');
  await page.getByRole('button', { name: 'Publish: 1' }).click();
  await page.getByText('Published: 1').waitFor();
  expect(await stateOf(page, 'title')).toBe('Complete');
});

test('What could not be saved is still there, and saved on the next attempt', async () => {
  const path = '/desk-unsaved';
  const { id } = await office.create('pages', { ...pageToTranslate, path, _status: 'published' });
  const page = await enter(administrator);
  await page.goto(`${origin()}/admin/translations/pages/${id}/fr`);
  await type(page, 'Title, Français', 'Premier', 'title');
  await page.route('**/api/translations/text', (route) => route.abort());
  await fieldOf(page, 'Title, Français').fill('Second');
  const title = page.locator('[data-key="title"]');
  await title.getByText('Not saved. What you typed is still here.').waitFor();
  expect(await fieldOf(page, 'Title, Français').inputValue()).toBe('Second');
  await page.unroute('**/api/translations/text');
  await title.getByRole('button', { name: 'Try again' }).click();
  await title.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  expect(await fieldOf(page, 'Title, Français').inputValue()).toBe('Second');
});

test('A file says what it would change before it does, or what is wrong with it', async () => {
  const path = `/desk-file-${Date.now()}`;
  const { id } = await office.create('pages', { ...pageToTranslate, path, _status: 'published' });
  const page = await enter(administrator);
  await page.goto(`${origin()}/admin/translations/pages/${id}/de`);
  const summary = page.getByText('Export and import');
  await summary.click();
  const choose = (text: string, name = 'texts.csv') =>
    page
      .locator('.desk__exchange input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const head = 'language,document,text,segment,source,target\n';
  await eventually(async () => {
    await choose(`${head}de,pages.${id},none,1,x,y\n`);
    return page.locator('.desk__exchange .desk__message').textContent();
  }).toMatch(/nothing has been changed\. Line 2: This text does not exist/);
  await choose(`${head}de,pages.${id},title,1,How light it is,Aus der Datei\n`);
  const changes = page.getByText('Texts that change: 1');
  await changes.waitFor({ state: 'attached' });
  // What was unfolded before the scripts had started is folded again by them.
  await clickUntil(summary, () => changes.isVisible());
  await page.locator('.desk__preview').getByText('Aus der Datei').waitFor();
  await page.getByRole('button', { name: 'Put up for review' }).click();
  await eventually(() => fieldOf(page, 'Title, Deutsch').inputValue()).toBe('Aus der Datei');
});

test('A translator has one room, and the others are closed by address', async () => {
  const page = await enter(translator);
  await page.waitForURL('**/admin/translations');
  await page.locator('.desk table').first().waitFor();
  const links = await page
    .locator('nav a[href^="/admin"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(links)).toEqual(new Set(['/admin/translations', '/admin/logout']));
  const closed = [
    'collections/pages',
    'collections/inquiries',
    'globals/settings',
    'globals/tool-values',
  ];
  for (const address of [...closed, 'collections/users', 'translations/pages/1/pl']) {
    await page.goto(`${origin()}/admin/${address}`);
    await page
      .getByText(/nothing found|not found/i)
      .first()
      .waitFor();
  }
  // Whoever watches the log is not told of failures.
  const failures = stage.site.output.filter((line) => line.includes('"level":50'));
  expect(failures).toEqual([]);
});

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)(
  'The desk fits a screen of %i pixels, and is accessible when it is %s',
  async (width, colorScheme) => {
    const path = `/desk-${width}`;
    const { id } = await office.create('pages', { ...pageToTranslate, path, _status: 'published' });
    const page = await enter(administrator, {
      ...{ viewport: { width, height: 900 }, colorScheme, bypassCSP: true },
    });
    for (const address of ['/admin/translations', `/admin/translations/pages/${id}/de`]) {
      await page.goto(`${origin()}${address}`);
      await page.locator('.desk h1').waitFor();
      // The menu of a phone is folded only once the scripts have started.
      await eventually(() =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      expect(await findViolations(page, '.desk')).toEqual([]);
    }
  },
);
