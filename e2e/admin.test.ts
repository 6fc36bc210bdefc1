import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { accountMessages } from '../app/i18n/accounts.ts';
import { type Language, languageCodes, languages } from '../app/i18n/languages.ts';
import { staffText } from '../app/i18n/staff.ts';
import { oneTry, patience } from '../tests/helpers/patience.ts';
import { administrator } from '../tests/helpers/site.ts';
import { chooseLocale, openOffice, save, typeInForm } from './office.ts';
import { siteIn } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();
const documentAddress = /\/collections\/pages\/\d+/;
const titleField = (page: Page) => page.locator('#field-title');

/** Opens the home page in the back office, in the language to be edited. */
async function editHomePage(page: Page, language: Language): Promise<void> {
  await page.goto(new URL('/admin/collections/pages', page.url()).href);
  const row = page.getByRole('row').filter({ hasText: '/home' });
  // The list loses clicks while Payload's scripts start, so a second one may be needed.
  await vi.waitFor(
    async () => {
      if (!documentAddress.test(page.url())) await row.getByRole('link').click(oneTry);
      expect(page.url()).toMatch(documentAddress);
    },
    { ...patience, interval: 2000 },
  );
  const chosen = page.locator('.localizer .localizer-button');
  if ((await chosen.getAttribute('data-locale')) !== language) {
    await chooseLocale(page, languages[language].name);
  }
  await eventually(() => titleField(page).inputValue()).toBe(siteIn(language).home.title);
}

/** Types a title and saves it with one of the buttons above the document. */
async function saveTitle(page: Page, title: string, button: string): Promise<void> {
  await typeInForm(page, '#field-title', title);
  expect((await save(page, 'pages', button)).status()).toBe(200);
}

const publicTitle = async (site: string | undefined) =>
  (await stage.site.get('/home', { site })).text.match(/<title>(.*?)<\/title>/)?.[1];

describe('The sign-in page', () => {
  test.each(['on', 'off'] as const)(
    'leads to the back office with JavaScript %s',
    async (scripts) => {
      const { page } = await stage.visit('/login', { site: 'de', scripts });
      const { messages } = siteIn('de');
      expect(await page.locator('h1').textContent()).toBe(messages.loginTitle);
      await page.getByLabel(accountMessages.de.loginEmail).fill(administrator.email);
      await page.getByLabel(accountMessages.de.loginPassword).fill(administrator.password);
      // The first page of the back office takes long on a busy machine.
      await page.getByRole('button', { name: accountMessages.de.loginSubmit }).click(patience);
      await page.waitForURL(`${stage.site.origin('de')}/admin`, patience);
      const cookies = await page.context().cookies();
      const kept = { httpOnly: true, sameSite: 'Lax' };
      expect(cookies.sort((one, other) => one.name.localeCompare(other.name))).toEqual([
        expect.objectContaining({ name: 'earc-device', ...kept }),
        expect.objectContaining({ name: 'payload-token', ...kept }),
      ]);
    },
  );

  test('says in the visitor’s language that the password is wrong, and keeps the email', async () => {
    const { page, allowComplaints } = await stage.visit('/login', { site: 'ja' });
    allowComplaints(networkLine);
    await page.locator('[name=email]').fill('nobody@example.com');
    await page.locator('[name=password]').fill('wrong');
    await page.locator('[type=submit]').click();
    await eventually(() => page.getByRole('alert').allTextContents()).toEqual([
      accountMessages.ja.loginFailed,
    ]);
    expect(await page.locator('[name=email]').inputValue()).toBe('nobody@example.com');
    expect(await page.locator('[name=password]').inputValue()).toBe('');
  });
});

describe('The back office', () => {
  test('shows its list of pages, a page and the settings without browser errors', async () => {
    const { page } = await openOffice(stage, '', { site: 'de' });
    for (const address of [
      '',
      '/collections/pages',
      '/collections/inquiries',
      '/globals/settings',
      '/globals/tool-values',
    ]) {
      await page.goto(`${stage.site.origin('de')}/admin${address}`);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('.template-default').isVisible()).toBe(true);
    }
    await editHomePage(page, 'de');
    await page.waitForLoadState('networkidle');
  });

  test('publishes a title in one language, and visitors see it', async () => {
    const title = '屋根のためのガラスレス太陽電池';
    const { messages, home } = siteIn('ja');
    expect(await publicTitle('ja')).toBe(`${home.title} · ${messages.siteName}`);
    const { page } = await openOffice(stage);
    await editHomePage(page, 'ja');
    await saveTitle(page, title, '#action-save');
    await eventually(() => publicTitle('ja')).toBe(`${title} · ${messages.siteName}`);
    const visitor = await stage.visit('/home', { site: 'ja' });
    expect(await visitor.page.title()).toBe(`${title} · ${messages.siteName}`);
    for (const { site, home: unchanged } of [siteIn('en'), siteIn('de')]) {
      expect(await publicTitle(site)).toBe(`${unchanged.title} · ${messages.siteName}`);
    }
  });

  test('can be used in Chinese', async () => {
    const { page } = await openOffice(stage);
    await page.goto(`${stage.site.origin()}/admin/account`);
    await page.locator('.payload-settings__language .rs__control').click();
    await page.getByRole('option', { name: '中文' }).click();
    await eventually(() => page.locator('html').getAttribute('lang')).toBe('zh');
    await page.goto(`${stage.site.origin()}/admin`);
    await eventually(() => page.locator('body').innerText()).toContain(staffText('pages').zh);
    const words = await page.locator('body').innerText();
    for (const text of [
      'pages',
      'media',
      'inquiries',
      'users',
      'settings',
      'visitCounts',
    ] as const) {
      expect(words).toContain(staffText(text).zh);
    }
    await page.goto(`${stage.site.origin()}/admin/collections/pages`);
    await eventually(() => page.locator('thead').innerText()).toContain(staffText('path').zh);
    expect(await page.locator('thead').innerText()).toContain(staffText('title').zh);
  });

  test('names its collections in every language of the site', async () => {
    const { page } = await openOffice(stage);
    for (const language of languageCodes) {
      await page
        .context()
        .addCookies([{ name: 'payload-lng', value: language, url: stage.site.origin() }]);
      await page.goto(`${stage.site.origin()}/admin`);
      const words = () => page.locator('body').innerText();
      await eventually(words).toContain(staffText('inquiries')[language]);
      expect(await words()).toContain(staffText('settings')[language]);
    }
  });
});

describe('A draft', () => {
  const draft = 'Entwurf: Module ohne Glas';

  test('is visible to its author, and to nobody else', async () => {
    const { messages, home } = siteIn('de');
    const publishedTitle = `${home.title} · ${messages.siteName}`;
    const { page } = await openOffice(stage, '', { site: 'de' });
    await editHomePage(page, 'de');
    await saveTitle(page, draft, '#action-save-draft');
    const preview = await page.locator('#preview-button').getAttribute('href');
    expect(preview).toBe('/home?preview=de');

    await page.goto(`${stage.site.origin('de')}${preview}`);
    expect(await page.title()).toBe(`${draft} · ${messages.siteName}`);
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe(`${draft} · ${messages.siteName}`);
    expect(await page.locator('h1').textContent()).toBe(home.hero.title);
    await page.goto(`${stage.site.origin('de')}/home?preview=fr`);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.locator('h1').textContent()).toBe(siteIn('fr').home.hero.title);
    await page.goto(`${stage.site.origin('de')}/home`);
    expect(await page.title()).toBe(publishedTitle);

    for (const address of ['/home?preview=de', '/home']) {
      const visitor = await stage.visit(address, { site: 'de' });
      expect(await visitor.page.title()).toBe(publishedTitle);
      expect(await visitor.page.content()).not.toContain(draft);
    }
    expect((await stage.site.get('/content/pages/home', { site: 'de' })).text).not.toContain(draft);
    const { text } = await stage.site.get('/api/pages?draft=true&locale=all', { site: 'de' });
    expect(text).not.toContain(draft);
  });
});
