import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type StaffText, staffText } from '../app/i18n/staff.ts';
import { docx, pdf, sendApplication } from '../tests/helpers/resumes.ts';
import { openOffice } from './office.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();
const password = 'correct horse battery';
const hr = { email: 'hr@example.com', name: 'Hana Hr', password };
const editor = { email: 'editor@example.com', name: 'Edda Editor', password };
const translate = (key: StaffText) => staffText(key).en;

beforeAll(async () => {
  const headers = await stage.site.signIn();
  for (const [account, role] of [
    [hr, 'hr'],
    [editor, 'editor'],
  ] as const) {
    const created = await stage.site.post('/api/users', { ...account, role }, { headers });
    expect(created.status).toBe(201);
  }
  const ada = { name: 'Ada', email: 'ada@applicants.example', positionAppliedFor: 'Chemist' };
  const file = { ...docx, name: 'Ada Lovelace.docx' };
  expect((await sendApplication(stage.site, { ...ada, talentPool: 'yes' }, { file })).status).toBe(
    200,
  );
  const bob = { name: 'Bob', email: 'bob@applicants.example', positionAppliedFor: 'Welder' };
  expect((await sendApplication(stage.site, bob, { file: pdf })).status).toBe(200);
});

async function open(account: typeof hr, address: string) {
  // Restricts who can read a page of the back office.
  const complaints = account === editor ? [networkLine] : [];
  const { page } = await openOffice(stage, address, { account, complaints });
  await page.waitForLoadState('networkidle');
  return page;
}

const list = '/collections/applications';
const names = (page: Page) => page.locator('tbody .cell-name').allTextContents();

async function openOf(name: string) {
  const query = `where[name][equals]=${name}`;
  const headers = await stage.site.signIn(hr);
  const { json } = await stage.site.get(`/api/applications?${query}`, { headers });
  return open(hr, `${list}/${json.docs[0].id}`);
}

async function choose(page: Page, field: string, option: string) {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe('Human resources staff', () => {
  test('see the applications, and filter and export them', async () => {
    const page = await open(hr, list);
    await eventually(() => names(page)).toEqual(['Bob', 'Ada']);
    for (const heading of ['reference', 'job', 'positionAppliedFor', 'status', 'rating'] as const) {
      expect(await page.locator('thead').innerText()).toContain(translate(heading));
    }
    await page.locator('.search-filter__input').fill('chem');
    await eventually(() => names(page)).toEqual(['Ada']);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText(translate('exportCsv')).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^applications-.*\.csv$/);
    const csv = String(await readFile(await download.path()));
    expect(csv).toContain('"Ada"');
    expect(csv).not.toContain('"Bob"');
  });

  test('download a CV, which is logged, and change the status', async () => {
    const page = await openOf('Ada');
    const link = page.locator('.private-files a');
    await eventually(() => link.innerText()).toContain('Ada Lovelace.docx');
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('Ada Lovelace.docx');
    expect((await readFile(await download.path())).equals(docx.content)).toBe(true);
    await choose(page, 'status', translate('statusInterview'));
    await page.locator('#field-rating').fill('5');
    await page.locator('#action-save').click();
    const history = page.locator('.change-history li');
    await eventually(() => history.locator('strong').allTextContents()).toEqual([
      `${translate('status')}: ${translate('statusNew')} → ${translate('statusInterview')}`,
      `${translate('rating')}: – → 5`,
    ]);
    await page.reload({ waitUntil: 'networkidle' });
    await eventually(() => page.locator('#field-downloads').innerText()).toContain(hr.email);
    await choose(page, 'status', translate('statusTalentPool'));
  });

  test('are not offered the talent pool for an applicant who has not agreed to it', async () => {
    const page = await openOf('Bob');
    await page.locator('#field-status .rs__control').click();
    const options = page.getByRole('option');
    await eventually(() => options.allTextContents()).toContain(translate('statusDeclined'));
    expect(await options.allTextContents()).not.toContain(translate('statusTalentPool'));
  });

  test("export a person's data with the CV, and delete it", async () => {
    const page = await open(hr, list);
    const tools = page.locator('.office-tools__person');
    await tools.locator('summary').click();
    await tools.getByLabel(translate('email')).fill('Bob@applicants.example');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tools.getByText(translate('personDownload')).click(),
    ]);
    expect(download.suggestedFilename()).toBe('personal-data.zip');
    await tools.getByText(translate('personDelete')).click();
    await page.locator('#confirm-action').click();
    const deleted = translate('personDeleted').replace('{count}', '1');
    await eventually(() => tools.getByRole('status').textContent()).toBe(deleted);
    await eventually(() => names(page)).toEqual(['Ada']);
  });
});

test('Editors see no applications', async () => {
  const page = await open(editor, '');
  await eventually(() => page.locator('.nav__wrap').innerText()).toContain(translate('pages'));
  expect(await page.content()).not.toContain('collections/applications');
  await page.goto(`${stage.site.origin()}/admin${list}`);
  await page.waitForLoadState('networkidle');
  expect(await page.content()).not.toContain('Ada');
  expect(await page.locator('tbody tr').count()).toBe(0);
});
