import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageCodes } from '../app/i18n/languages.ts';
import { toolMessages } from '../app/i18n/tools.ts';
import { bodyOf } from '../tests/helpers/mail-server.ts';
import { findViolations } from './axe.ts';
import { setMailStage } from './mail-stage.ts';
import { siteIn } from './sites.ts';
import { eventually } from './stage.ts';

const { stage, received } = setMailStage();

const mailTo = (email: string) => {
  const mail = received.find(({ to }) => to.includes(email));
  return mail ? bodyOf(mail) : undefined;
};

/** Wherever else a page is scrolled to, its header may cover a part of what is below. */
async function findViolationsFromTop(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  return findViolations(page);
}

test('What a visitor has changed in a tool is mailed to them, by keyboard alone', async () => {
  const words = toolMessages('en', 'mail');
  const visitor = await stage.visit('/tools/yield');
  const { page } = visitor;
  await page.locator('input[name=count]').fill('7');
  const summary = page.locator('summary', { hasText: words.mailSummary });
  await summary.focus();
  await page.keyboard.press('Enter');
  expect(await findViolationsFromTop(page)).toEqual([]);
  const email = page.getByLabel(words.mailAddress);
  await email.focus();
  await page.keyboard.type('nobody');
  visitor.allowComplaints(/422/);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toBe(words.mailInvalid);
  expect(await email.inputValue()).toBe('nobody');
  await email.fill('keys@example.com');
  await page.keyboard.press('Enter');
  const sent = page.getByRole('status').filter({ hasText: words.mailSent });
  await sent.waitFor();
  await eventually(() => sent.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.locator('input[name=count]').inputValue()).toBe('7');
  expect(await findViolationsFromTop(page)).toEqual([]);
  expect(mailTo('keys@example.com')).toMatch(/\/tools\/yield\?v=1&.*count=7/);
});

test.each(languageCodes)('A calculation is mailed without scripts: %s', async (language) => {
  const words = toolMessages(language, 'mail');
  const { site } = siteIn(language);
  const { page } = await stage.visit('/tools/roof', { scripts: 'off', ...(site && { site }) });
  const address = `${language}@example.com`;
  await page.locator('summary', { hasText: words.mailSummary }).click();
  await page.locator('#calculation-email').fill(address);
  await page.locator('form[action="/forms/calculation"] button').click();
  await page.getByRole('status').filter({ hasText: words.mailSent }).waitFor();
  expect(mailTo(address)).toContain(toolMessages(language, 'roof').title);
});
