import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type StaffText, staffText } from '../app/i18n/staff.ts';
import { readCsv } from '../tests/helpers/csv.ts';
import { administrator } from '../tests/helpers/site.ts';
import { readSheet } from '../tests/helpers/xlsx.ts';
import { clickUntil } from './clicks.ts';
import { openOffice } from './office.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();
const sales = {
  email: 'sales@example.com',
  name: 'Sascha Sales',
  password: 'correct horse battery',
};
const translate = (key: StaffText) => staffText(key).en;

beforeAll(async () => {
  const headers = await stage.site.signIn();
  const created = await stage.site.post('/api/users', { ...sales, role: 'sales' }, { headers });
  expect(created.status).toBe(201);
  for (const name of ['Ada', 'Bob', 'Zoë']) {
    const phone = name === 'Zoë' ? '030 / 123-45 67' : '';
    const email = `${name === 'Zoë' ? 'Zoe' : name}@visitors.example`;
    const inquiry = {
      name,
      email,
      phone,
      projectAddress: 'Germany',
      content: `A roof for ${name}.`,
    };
    const { status } = await stage.site.post('/forms/quote', inquiry);
    expect(status).toBe(200);
  }
});

async function openInquiries(account: { email: string; password: string }, query = '') {
  const { page } = await openOffice(stage, `/collections/inquiries${query}`, { account });
  await page.waitForLoadState('networkidle');
  return page;
}

const names = (page: Page) => page.locator('tbody .cell-name').allTextContents();

async function downloaded(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), content: await contentOf(download) };
}

const contentOf = async (download: Download) => readFile(await download.path());

const openPerson = async (page: Page, email: string) => {
  const tools = page.locator('.office-tools__person');
  await tools.locator('summary').click();
  await tools.getByLabel(translate('email')).fill(email);
  return tools;
};

describe('Sales staff', () => {
  test('search the list and export what it shows, in both formats', async () => {
    const page = await openInquiries(sales);
    await eventually(() => names(page)).toEqual(['Zoë', 'Bob', 'Ada']);
    for (const heading of ['reference', 'form', 'status', 'assignee'] as const) {
      expect(await page.locator('thead').innerText()).toContain(translate(heading));
    }
    await page.locator('.search-filter__input').fill('roof for B');
    await eventually(() => names(page)).toEqual(['Bob']);

    const csv = await downloaded(page, () => page.getByText(translate('exportCsv')).click());
    expect(csv.name).toMatch(/^inquiries-.*\.csv$/);
    const [head = [], ...records] = readCsv(String(csv.content).slice(1));
    expect(records.map((record) => record[head.indexOf(translate('name'))])).toEqual(['Bob']);

    const xlsx = await downloaded(page, () => page.getByText(translate('exportXlsx')).click());
    expect(xlsx.name).toMatch(/^inquiries-.*\.xlsx$/);
    const rows = readSheet(xlsx.content).map((row) => Object.values(row).map(({ value }) => value));
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('Bob');
  });

  test('export the list as filtered, in the wording of their language', async () => {
    const page = await openInquiries(sales, '?where[or][0][and][0][name][equals]=Ada');
    await page
      .context()
      .addCookies([{ name: 'payload-lng', value: 'zh', url: stage.site.origin() }]);
    await page.reload({ waitUntil: 'networkidle' });
    await eventually(() => names(page)).toEqual(['Ada']);
    const link = page.getByText(staffText('exportCsv').zh);
    const { content } = await downloaded(page, () => link.click());
    const [head = [], ...records] = readCsv(String(content).slice(1));
    expect(head).toContain(staffText('receivedAt').zh);
    expect(records.map((record) => record[head.indexOf(staffText('name').zh)])).toEqual(['Ada']);
  });

  test('assign an inquiry by name, add a note, and find both in its history', async () => {
    const page = await openInquiries(sales, '?where[or][0][and][0][name][equals]=Zoë');
    await clickUntil(page.locator('tbody tr').first().getByRole('link').first(), () =>
      /inquiries\/\d+/.test(page.url()),
    );
    // As typed, and in international format.
    expect(await page.locator('#field-phone').inputValue()).toBe('030 / 123-45 67');
    const call = page.getByRole('link', { name: '+49 30 1234567' });
    expect(await call.getAttribute('href')).toBe('tel:+49301234567');
    // First: an answer to an earlier change that arrives with the click leaves Payload's row empty.
    await page.locator('#field-notes .array-field__add-row').click();
    await page.locator('[name="notes.0.text"]').fill('Called back; wants a visit.');
    await page.locator('#field-assignee .rs__control').click();
    const options = page.getByRole('option');
    await eventually(async () => (await options.allTextContents()).sort()).toEqual([
      sales.name,
      administrator.email,
    ]);
    await options.getByText(sales.name).click();
    await page.locator('#action-save').click();
    const history = page.locator('.change-history li');
    await eventually(() => history.locator('strong').allTextContents()).toEqual([
      `${translate('assignee')}: – → ${sales.name}`,
      `${translate('notes')}: 0 → 1`,
    ]);
    await page.locator('#field-status .rs__control').click();
    await page.getByRole('option', { name: translate('statusAnswered') }).click();
    await page.locator('#action-save').click();
    await eventually(() => history.last().innerText()).toContain(
      `${translate('status')}: ${translate('statusNew')} → ${translate('statusAnswered')}`,
    );
    expect(await history.last().innerText()).toContain(sales.email);
    await page.reload({ waitUntil: 'networkidle' });
    await eventually(() => history.count()).toBe(3);
    expect(await page.locator('[name="notes.0.text"]').inputValue()).toContain('wants a visit');
  });

  test('save a filter under a name and find it again', async () => {
    const query = '?where[or][0][and][0][name][equals]=Bob';
    const page = await openInquiries(sales, query);
    await page.locator('#create-new-preset').click();
    const drawer = page.locator('dialog, .drawer').filter({ has: page.locator('#field-title') });
    await drawer.locator('#field-title').fill('From Bob');
    await drawer.locator('#action-save').click();
    const bar = page.locator('.query-preset-bar');
    await eventually(() => bar.innerText()).toContain('From Bob');
    // The choice is remembered once the list has been loaded with it.
    await page.waitForLoadState('networkidle');
    expect(await bar.innerText()).toContain(translate('savedFilter'));
    await page.goto(`${stage.site.origin()}/admin/collections/inquiries`);
    await eventually(() => bar.innerText()).toContain('From Bob');
    await eventually(() => names(page)).toEqual(['Bob']);
    const { content } = await downloaded(page, () =>
      page.getByText(translate('exportCsv')).click(),
    );
    expect(readCsv(String(content).slice(1))).toHaveLength(2);
  });

  test('export the data of a person, and cannot delete it', async () => {
    const page = await openInquiries(sales);
    const tools = await openPerson(page, ' ADA@visitors.example ');
    expect(await tools.getByText(translate('personDelete')).count()).toBe(0);
    const { name, content } = await downloaded(page, () =>
      tools.getByText(translate('personDownload')).click(),
    );
    expect(name).toBe('personal-data.json');
    expect(JSON.parse(String(content)).inquiries).toMatchObject([
      { name: 'Ada', email: 'Ada@visitors.example', content: 'A roof for Ada.' },
    ]);
    const status = tools.getByRole('status');
    const count = translate('personDownloaded').replace('{count}', '1');
    await eventually(() => status.textContent()).toBe(count);
    await tools.getByLabel(translate('email')).fill('nobody@visitors.example');
    await tools.getByText(translate('personDownload')).click();
    await eventually(() => status.textContent()).toBe(translate('personNothing'));
    await tools.getByLabel(translate('email')).fill('nobody');
    await tools.getByText(translate('personDownload')).click();
    await eventually(() => status.textContent()).toBe(translate('personInvalid'));
  });
});

test('Administrators delete the data of a person after confirming', async () => {
  const page = await openInquiries(administrator);
  const tools = await openPerson(page, 'ada@visitors.example');
  await tools.getByText(translate('personDelete')).click();
  const question = page.getByText(
    translate('personConfirm').replace('{email}', 'ada@visitors.example'),
  );
  await eventually(() => question.isVisible()).toBe(true);
  await page.locator('#confirm-cancel').click();
  await eventually(() => question.count()).toBe(0);
  expect(await names(page)).toContain('Ada');
  await tools.getByText(translate('personDelete')).click();
  await page.locator('#confirm-action').click();
  await eventually(() => tools.getByRole('status').textContent()).toBe(
    translate('personDeleted').replace('{count}', '1'),
  );
  await eventually(() => names(page)).not.toContain('Ada');
});
