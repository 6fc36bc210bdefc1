import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '../app/i18n/languages.ts';
import { staffMessage } from '../app/i18n/staff.ts';
import { backOffice } from '../tests/helpers/back-office.ts';
import { administrator } from '../tests/helpers/site.ts';
import { clickUntil } from './clicks.ts';
import { chooseLocale, openOffice, typeInForm } from './office.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();
let office: ReturnType<typeof backOffice>;
let headers: Record<string, string>;
beforeAll(async () => {
  headers = await stage.site.signIn();
  office = backOffice(stage.site, headers);
});

async function open(address: string, account = administrator): Promise<Page> {
  const { page } = await openOffice(stage, address, { account, complaints: [networkLine] });
  return page;
}

const choose = (page: Page, language: 'de' | 'fr') => chooseLocale(page, languages[language].name);

/** Rows are folded until somebody wants to change them. */
async function unfold(page: Page, ...rows: string[]): Promise<void> {
  for (const row of rows) {
    const folded = page.locator(`${row} > .collapsible--collapsed`);
    await page.locator(`${row} > .collapsible`).first().waitFor();
    const toggle = folded.locator('.collapsible__toggle').first();
    await clickUntil(toggle, async () => (await folded.count()) === 0);
  }
}

const question = (page: Page) => page.getByRole('heading', { name: 'Leave without saving' });

test('whoever chooses another language is asked before what they typed is lost', async () => {
  // Without drafts, it cannot be kept before it is complete.
  const { id } = await office.first('series');
  const page = await open(`/collections/series/${id}?locale=en`);
  await page.locator('#field-name').waitFor();
  await typeInForm(page, '#field-name', 'Typed and not saved');
  const name = () => page.locator('#field-name').inputValue();

  await choose(page, 'de');
  await question(page).waitFor();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await question(page).waitFor({ state: 'hidden' });
  expect(await name()).toBe('Typed and not saved');
  expect(new URL(page.url()).searchParams.get('locale')).toBe('en');

  await choose(page, 'de');
  await question(page).waitFor();
  await page.getByRole('button', { name: 'Leave anyway' }).click();
  await page.waitForURL(/locale=de/);
  await eventually(name).not.toBe('Typed and not saved');

  // Nothing was typed: nobody is asked.
  await choose(page, 'fr');
  await page.waitForURL(/locale=fr/);
  expect(await question(page).isVisible()).toBe(false);
});

test('an editor reads below a link that it leads to a draft, or to nothing', async () => {
  // Of their own, should the test be tried again.
  const soon = `/soon-${Date.now()}`;
  await office.create('pages', { path: soon, title: 'Soon', _status: 'draft' }, '?draft=true');
  const actions = [{ label: 'Go', href: '/about' }];
  const blocks = [{ blockType: 'hero', title: 'Light', actions }];
  const path = `/leading-${Date.now()}`;
  const { id } = await office.create('pages', { path, title: 'Leading', blocks });
  const page = await open(`/collections/pages/${id}?locale=en`);
  const target = '[name="blocks.0.actions.0.href"]';
  await unfold(page, '#blocks-row-0', '#blocks-0-actions-row-0');
  await page.locator(target).waitFor();
  const notice = page.locator('.link-target-notice');
  expect(await notice.count()).toBe(0);
  await typeInForm(page, target, soon);
  await eventually(() => notice.allTextContents()).toEqual([
    staffMessage('linkTargetDraft', 'en').replace('{path}', soon),
  ]);
  await page.locator(target).fill('/sooon');
  const missing = staffMessage('linkTargetMissing', 'en').replace('{path}', '/sooon');
  await eventually(() => notice.allTextContents()).toEqual([missing]);
  const fault = page.locator('.field-error', { hasText: missing });
  await clickUntil(page.locator('#action-save'), async () => (await fault.count()) > 0);
  expect(await page.locator(target).inputValue()).toBe('/sooon');

  // What was refused is kept as a draft.
  await choose(page, 'de');
  await page.waitForURL(/locale=de/);
  const draft = await stage.site.get(`/api/pages/${id}?draft=true&depth=0`, { headers });
  expect(draft.json.blocks[0].actions[0].href).toBe('/sooon');
});

test('what customers wrote can be read', async () => {
  const inquiry = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Germany' };
  const sent = await stage.site.post('/forms/quote', inquiry);
  expect(sent.status).toBe(200);
  const { id } = await office.first('inquiries', '&sort=-id');
  const page = await open(`/collections/inquiries/${id}`);
  await page.locator('#field-name').waitFor();
  for (const theme of ['light', 'dark']) {
    await page
      .locator('html')
      .evaluate((html, name) => html.setAttribute('data-theme', name), theme);
    const contrast = () => page.locator('#field-name').evaluate(contrastOf);
    await eventually(contrast).toBeGreaterThanOrEqual(4.5);
  }
});

test('whoever opens what a colleague edits reads their name', async () => {
  const account = { email: 'second@example.com', password: 'surely long enough', role: 'editor' };
  await office.create('users', { ...account, name: 'Ada Second' });
  // Without drafts: what is kept by itself as a draft ends the lock until more is typed.
  const { id } = await office.first('series', '&sort=-id');
  const first = await open(`/collections/series/${id}`);
  await first.locator('#field-name').waitFor();
  await typeInForm(first, '#field-name', 'Locked by me');
  await eventually(async () => {
    // Other tests leave locks of theirs.
    const { json } = await stage.site.get('/api/payload-locked-documents?depth=0', { headers });
    const locked: { document?: { relationTo: string; value: unknown } }[] = json.docs;
    return locked.some(
      ({ document }) => document?.relationTo === 'series' && document.value === id,
    );
  }).toBe(true);
  const admin = await office.first('users', '&where[role][equals]=admin');
  const second = await open(`/collections/series/${id}`, account);
  const message = second.locator('.document-locked');
  await message.waitFor();
  expect(await message.innerText()).toContain(String(admin.name));
});

/** WCAG's contrast between the colour of a field's text and its background. */
function contrastOf(field: Element): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+(\.\d+)?/g) ?? []).map((one) => {
      const share = Number(one) / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const { color, backgroundColor } = getComputedStyle(field);
  const [low = 0, high = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
