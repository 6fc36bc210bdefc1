import { expect, test } from 'vitest';
import { staffText } from '../app/i18n/staff.ts';
import { toolMessages } from '../app/i18n/tools.ts';
import { findViolations } from './axe.ts';
import { openOffice } from './office.ts';
import { fillQuote, findInquiries, sent, submit } from './quote.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

const asker = { email: 'ada@example.com', projectAddress: 'Germany' };

test.each(['on', 'off'] as const)(
  'A case goes from its tool to the team, scripts: %s',
  async (scripts) => {
    const isScripted = scripts === 'on';
    const name = `Scripts ${scripts}`;
    const { page } = await stage.visit('/tools/roof', { scripts });
    const { sendWithInquiry } = toolMessages('en', 'shared');
    await page.getByRole('link', { name: sendWithInquiry }).click();
    await page.waitForURL(/\/home\?case=roof/);
    const box = page.getByRole('checkbox', { name: toolMessages('en', 'case').send });
    await eventually(() => box.isChecked()).toBe(true);
    if (isScripted) expect(await findViolations(page)).toEqual([]);
    await fillQuote(page, { name, ...asker });
    await submit(page).click();
    await (isScripted ? sent(page).waitFor() : page.waitForURL(/\/forms\/quote\/sent/));
    const [inquiry] = await findInquiries(stage.site, { name });
    expect(inquiry?.content).toBe('');
    expect(inquiry?.calculation).toMatchObject({
      ...{ version: 1, tool: 'roof', language: 'en', text: expect.stringContaining('modules fit') },
    });
  },
);

test('A case is left out by taking its tick away', async () => {
  const name = 'Left Out';
  const { page } = await stage.visit('/home?case=yield&v=1&place=Berlin&model=smf-520&count=3');
  // What is not complete can be neither calculated nor sent.
  expect(await page.locator('input[name=case]').count()).toBe(0);
  const whole = 'v=1&place=Berlin&kind=gap&azimuth=180&tilt=30&model=smf-520&count=3';
  await page.goto(`${stage.site.origin()}/home?case=yield&${whole}`);
  await page.locator('input[name=case]').uncheck();
  await fillQuote(page, { name, ...asker });
  await submit(page).click();
  await sent(page).waitFor();
  const [inquiry] = await findInquiries(stage.site, { name });
  expect(inquiry?.calculation).toBeNull();
});

test('The team sees a case as a drawing and figures, and as it was sent', async () => {
  const name = 'Drawn';
  const { page: form } = await stage.visit('/tools/roof', { site: 'de' });
  await form.getByRole('link', { name: toolMessages('de', 'shared').sendWithInquiry }).click();
  await form.waitForURL(/\/home\?case=roof/);
  await fillQuote(form, { name, ...asker });
  await submit(form).click();
  await sent(form).waitFor();
  const [inquiry] = await findInquiries(stage.site, { name });
  const { page } = await openOffice(stage, `/collections/inquiries/${inquiry?.id}`);
  const view = page.locator('.calculation');
  const drawing = view.locator('img');
  await drawing.waitFor();
  await eventually(() =>
    drawing.evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(100);
  // The back office is in English, whatever the language in which it was typed.
  expect(await view.locator('strong').textContent()).toBe(toolMessages('en', 'roof').title);
  expect(await view.locator('dd').allTextContents()).toContain('0.5');
  await view.locator('summary').click();
  expect(await view.locator('details p').textContent()).toContain(toolMessages('de', 'roof').title);
  const open = view.getByRole('link', { name: staffText('calculationOpen').en });
  expect(await open.getAttribute('href')).toMatch(/^http:\/\/de\..+\/tools\/roof\?v=1&/);
});
