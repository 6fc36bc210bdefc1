import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestSite } from '../tests/helpers/site.ts';
import type { ExampleCv } from './resume-files.ts';
import { eventually } from './stage.ts';

/** The application form as an applicant finds it at /resume_submit. */
export const resumeForm = (page: Page): Locator => page.locator('form.resume-form');

export const resumeField = (page: Page, name: string): Locator => page.locator(`#resume-${name}`);

export const mark = (page: Page, name: string): Locator => page.locator(`#resume-${name}-mark`);

/** The status messages while the file is read. */
export const fileStatus = (page: Page): Locator => page.locator('.resume-file').getByRole('status');

/** Waits for the status once the file is read; earlier messages name the file as well. */
export async function isRead(page: Page, words: string): Promise<void> {
  await eventually(() => fileStatus(page).innerText()).toContain(words);
  await page.locator('.resume-file progress').waitFor({ state: 'detached' });
  expect(await fileStatus(page).innerText()).toContain(words);
}

/** Fills in the placeholders of a text. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');

export const summary = (page: Page): Locator => resumeForm(page).getByRole('alert');

export const sent = (page: Page): Locator => page.locator('.form-sent');

export const submit = (page: Page): Locator => resumeForm(page).locator('.action-primary');

export const attach = (page: Page, { file }: Pick<ExampleCv, 'file'>): Promise<void> =>
  resumeField(page, 'file').setInputFiles(file);

/** The texts of a row of past positions, from title to end date. */
export const row = (page: Page, index: number): Locator =>
  page.locator('.resume-positions li').nth(index).locator('input');

export const rowTexts = (page: Page, index: number): Promise<string[]> =>
  row(page, index).evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).value));

/** What human resources see of an applicant. */
export async function findApplications(
  site: TestSite,
  email: string,
): Promise<Record<string, unknown>[]> {
  const query = `where[email][equals]=${encodeURIComponent(email)}`;
  const { status, json } = await site.get(`/api/applications?depth=0&${query}`, {
    headers: await site.signIn(),
  });
  expect(status).toBe(200);
  return json.docs;
}
