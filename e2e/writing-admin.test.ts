import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '../app/i18n/languages.ts';
import { writingMessages } from '../app/i18n/writing.ts';
import { backOffice } from '../tests/helpers/back-office.ts';
import { queryDatabase } from '../tests/helpers/database.ts';
import { oneTry } from '../tests/helpers/patience.ts';
import { clickUntil } from './clicks.ts';
import { chooseLocale, openOffice, typeInForm } from './office.ts';
import { eventually, networkLine, setStage } from './stage.ts';

// The back office takes a while to load when first opened, and its pages are large.

const stage = setStage();
const words = writingMessages.en;
let office: ReturnType<typeof backOffice>;
let headers: Record<string, string>;
beforeAll(async () => {
  headers = await stage.site.signIn();
  office = backOffice(stage.site, headers);
});

async function open(address: string): Promise<Page> {
  // The frame of the live preview is Payload's, and shows a page of the same site.
  const complaints = [networkLine, /allow-scripts and allow-same-origin/];
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await openOffice(stage, address, { complaints, permissions });
  return page;
}

async function draftOf(id: number) {
  const { json } = await stage.site.get(`/api/pages/${id}?draft=true&depth=0`, { headers });
  return json as { title: string; path: string; blocks: { actions: { href: string }[] }[] };
}

test('what is typed is kept by itself, and when another language is chosen', async () => {
  const { id } = await office.create('pages', { path: '/kept', title: 'English', blocks: [] });
  const page = await open(`/collections/pages/${id}?locale=en`);
  await page.locator('#field-title').waitFor();
  await typeInForm(page, '#field-title', 'Typed');
  await eventually(async () => (await draftOf(id)).title).toBe('Typed');

  await page.locator('#field-title').fill('Typed, then another language');
  await chooseLocale(page, languages.de.name);
  await page.waitForURL(/locale=de/);
  expect((await draftOf(id)).title).toBe('Typed, then another language');
  await eventually(() => page.locator('#field-title').inputValue()).toBe('');
  expect(await page.getByRole('heading', { name: 'Leave without saving' }).isVisible()).toBe(false);
});

test('the draft is beside its form, at three widths, and follows what is typed', async () => {
  const blocks = [{ blockType: 'statement', text: 'Light is what a roof can carry.' }];
  const { id } = await office.create('pages', { path: '/beside', title: 'Beside', blocks });
  const page = await open(`/collections/pages/${id}?locale=en`);
  await page.locator('#field-title').waitFor();
  // The button does nothing until Payload's scripts have loaded.
  await eventually(async () => {
    const isOpen = (await page.locator('#live-preview-iframe').count()) > 0;
    if (!isOpen) await page.locator('#live-preview-toggler').click(oneTry);
    return isOpen;
  }).toBe(true);
  const shown = page.frameLocator('#live-preview-iframe');
  await shown.getByText('Light is what a roof can carry.').first().waitFor();
  await typeInForm(page, '#field-title', 'Beside the form');
  await eventually(async () => {
    const frame = page.frames().find((one) => one.url().includes('preview=en'));
    return frame?.title();
  }).toContain('Beside the form');
  await page.locator('.live-preview-toolbar-controls__breakpoint').click();
  for (const width of ['390', '768', '1440']) {
    await page.getByText(`${width} px`, { exact: true }).waitFor();
  }
  await page.getByText('390 px', { exact: true }).click();
  const inner = () =>
    page
      .frames()
      .find((one) => one.url().includes('preview=en'))
      ?.evaluate(() => innerWidth);
  await eventually(inner).toBe(390);
});

test('one click copies a link that shows the draft to somebody without an account', async () => {
  const draft = { path: '/shared', title: 'Shared', _status: 'draft', blocks: [] };
  const { id } = await office.create('pages', draft, '?draft=true');
  const page = await open(`/collections/pages/${id}?locale=de`);
  const status = page.locator('.publishing-panel [role=status]');
  // The button does nothing until Payload's scripts have loaded.
  await eventually(async () => {
    await page.locator('#copy-preview-link').click();
    return status.textContent();
  }).toContain(words.previewLinkCopied.split('{')[0]);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { page: seen } = await stage.visit(new URL(link).pathname, { scripts: 'off' });
  const [mark = ''] = writingMessages.de.draftNotice.split(',');
  expect(await seen.locator('[role=note]').innerText()).toContain(mark);
  await page.locator('#withdraw-preview-links').click();
  await eventually(() => status.textContent()).toBe(words.previewLinksWithdrawn);
  expect((await stage.site.get(new URL(link).pathname)).status).toBe(404);
});

test('publishing is planned in the form, in a time zone that is named', async () => {
  const draft = { path: '/planned', title: 'Planned', _status: 'draft', blocks: [] };
  const { id } = await office.create('pages', draft, '?draft=true');
  const page = await open(`/collections/pages/${id}?locale=en`);
  await page.locator('#field-title').waitFor();
  await page.locator('#action-save-popup, .form-submit .popup-button').first().click();
  await page.locator('#schedule-publish').click();
  const drawer = page.locator('.schedule-publish');
  await drawer.getByText('Europe/Berlin').waitFor();
  const tomorrow = new Date(Date.now() + 86_400_000);
  await drawer
    .locator('.react-datepicker__input-container input')
    .fill(`${tomorrow.getMonth() + 1}/${tomorrow.getDate()}/${tomorrow.getFullYear()} 12:00 PM`);
  await page.keyboard.press('Enter');
  await drawer.locator('#scheduled-publish-save').click();
  const planned = () => queryDatabase(stage.site, 'SELECT input FROM payload_jobs');
  await eventually(async () => JSON.stringify(await planned())).toContain('Europe/Berlin');
});

test('a finding leads to its field, however deep it is folded away', async () => {
  const actions = [{ label: 'Go', href: '/nowhere-at-all' }];
  const blocks = [{ blockType: 'hero', title: 'Light roofs', actions }];
  const draft = { path: '/found', title: 'Found', _status: 'draft', blocks };
  const { id } = await office.create('pages', draft, '?draft=true');
  const page = await open(`/collections/pages/${id}?locale=en`);
  await page.locator('#blocks-row-0').waitFor();
  // Folded, a block says what is in it.
  expect(await page.locator('#blocks-row-0 .row-words').first().innerText()).toContain(
    'Light roofs',
  );
  const target = page.locator('[name="blocks.0.actions.0.href"]');
  const finding = page.locator('.publishing-panel li button', { hasText: '/nowhere-at-all' });
  await finding.click();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
    'blocks.0.actions.0.href',
  );
  expect(await target.isVisible()).toBe(true);

  // A page is chosen by its title.
  const picker = page.locator('.page-picker').first();
  await picker.locator('summary').click();
  await picker.locator('input').fill('about');
  await picker.locator('li button', { hasText: '/about' }).first().click();
  expect(await target.inputValue()).toMatch(/^\/.*about/);
  await eventually(async () => (await draftOf(id)).blocks[0]?.actions[0]?.href).toMatch(/about/);
  await finding.waitFor({ state: 'detached' });
});

test('the path of a new page follows its title until it is published', async () => {
  const page = await open('/collections/pages/create');
  await page.locator('#field-title').waitFor();
  await typeInForm(page, '#field-title', 'Roofs for Light Modules');
  await eventually(() => page.locator('#field-path').inputValue()).toBe('/roofs-for-light-modules');
  const preview = page.locator('.search-preview');
  expect(await preview.innerText()).toContain('› roofs-for-light-modules');
  await page.locator('#action-save').click();
  await eventually(async () => (await stage.site.get('/roofs-for-light-modules')).status).toBe(200);
  await typeInForm(page, '#field-title', 'Another title');
  await eventually(() => preview.innerText()).toContain('Another title');
  expect(await page.locator('#field-path').inputValue()).toBe('/roofs-for-light-modules');
});

test('a picture says which languages lack its alternative text', async () => {
  const { id } = await office.first('media');
  const page = await open(`/collections/media/${id}?locale=en`);
  await page.locator('#field-alternative').waitFor();
  const change = (alternative: string) =>
    office.change({ collection: 'media', id, query: '?locale=pl', data: { alternative } });
  expect((await change('')).status).toBe(200);
  await page.reload();
  const notice = page.locator('.writing-notice');
  await eventually(() => notice.innerText()).toContain(languages.pl.name);
  await notice.getByText(languages.pl.name).click();
  await page.waitForURL(/locale=pl/);
});

test('what matters in a picture is pointed at, and several are seen at once', async () => {
  const { id } = await office.first('media');
  const page = await open(`/collections/media/${id}?locale=en`);
  await page.locator('#field-alternative').waitFor();
  const shown = page.locator('img[alt="Set focal point"]');
  await eventually(async () => {
    if ((await shown.count()) === 0) await page.locator('.file-field__edit').click(oneTry);
    return shown.count();
  }).toBe(1);
  await eventually(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(
    1600,
  );
  await page.locator('.edit-upload__input input').first().fill('30');
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  await page.locator('#action-save').click();
  await eventually(async () => {
    const { json } = await stage.site.get(`/api/media/${id}?depth=0`, { headers });
    return [json.focalX, json.focalY];
  }).toEqual([30, 50]);

  await page.goto(`${stage.site.origin()}/admin/collections/media`);
  const grid = page.getByRole('button', { name: words.viewAsGrid });
  await eventually(async () => {
    await grid.click();
    return grid.getAttribute('aria-pressed');
  }).toBe('true');
  const topOf = async (index: number) =>
    (await page.locator('.cell-filename img').nth(index).boundingBox())?.y;
  expect(await topOf(0)).toBe(await topOf(1));
});

test('several pictures are uploaded at once, each with its alternative text', async () => {
  const colors = ['teal', 'maroon'];
  const files = await Promise.all(
    colors.map(async (background) => ({
      name: `at-once-${background}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  );
  const page = await open('/collections/media');
  const chosen = page.locator('.bulk-upload--add-files__hidden-input');
  await clickUntil(
    page.getByRole('button', { name: 'Bulk Upload' }),
    async () => (await chosen.count()) === 1,
  );
  await chosen.setInputFiles(files);
  const rows = page.locator('.file-selections__fileRow');
  await eventually(() => rows.count()).toBe(2);
  const uploaded = async () => {
    const query = 'where[filename][like]=at-once&sort=filename&depth=0';
    const { json } = await stage.site.get(`/api/media?${query}`, { headers });
    return json.docs.map(({ alternative }: { alternative: string }) => alternative);
  };
  const alternative = page.locator('#field-alternative');
  const save = page.locator('.bulk-upload--actions-bar__saveButtons').getByRole('button');
  // Without one, none is stored.
  await alternative.waitFor();
  await save.click();
  await eventually(() => page.locator('.file-selections__errorCount').count()).toBe(2);
  expect(await uploaded()).toEqual([]);
  for (const [index, color] of colors.entries()) {
    await rows.nth(index).click();
    await eventually(() => page.locator('.bulk-upload--file-manager').innerText()).toContain(
      files[index]?.name,
    );
    await eventually(async () => {
      await alternative.fill(`A ${color} roof`);
      return alternative.inputValue();
    }).toBe(`A ${color} roof`);
  }
  await save.click();
  await eventually(uploaded).toEqual(['A maroon roof', 'A teal roof']);
});
