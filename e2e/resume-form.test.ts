import { describe, expect, test } from 'vitest';
import { catalogues } from '../app/i18n/catalogues.ts';
import { findViolationsInLooks } from './axe.ts';
import { isFocused } from './header.ts';
import { fieldErrors } from './quote.ts';
import {
  attach,
  fileStatus,
  fill,
  findApplications,
  isRead,
  mark,
  resumeField,
  resumeForm,
  row,
  rowTexts,
  sent,
  submit,
  summary,
} from './resume.ts';
import { exampleCv } from './resume-files.ts';
import { languageSites, mainlandSite, siteIn } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';

// Draft links require a mail server, though this one is never contacted.
const stage = setStage({ SMTP_URL: 'smtp://127.0.0.1:9' });
const address = '/resume_submit';

/** The number of fields filled in from `exampleCv`: the name and the email address. */
const fieldsRead = '2';

describe.each(languageSites)('The application in $language', ({ site, language, messages }) => {
  const words = catalogues[language].resume;

  test('is filled in from the CV, corrected, and sent', async () => {
    const cv = exampleCv(language, `applicant.${language}@example.com`);
    const { page, documents } = await stage.visit(address, { site });
    await attach(page, cv);
    const read = fill(words.readingDone, { file: cv.file.name, value: fieldsRead });
    await eventually(() => fileStatus(page).innerText()).toBe(read);
    expect(await resumeField(page, 'name').inputValue()).toBe(cv.name);
    expect(await resumeField(page, 'email').inputValue()).toBe(cv.email);
    expect(await mark(page, 'name').innerText()).toContain(words.markTitle);
    expect(await mark(page, 'name').locator('q').innerText()).toContain(cv.name);
    const described = await resumeField(page, 'name').getAttribute('aria-describedby');
    expect(described).toContain('resume-name-mark');

    const name = `${cv.name} PhD`;
    await resumeField(page, 'name').fill(name);
    expect(await mark(page, 'name').count()).toBe(0);
    await page.getByRole('button', { name: words.markConfirmAll }).click();
    expect(await mark(page, 'email').count()).toBe(0);
    await resumeField(page, 'nationality').selectOption('PL');
    await row(page, 0).nth(0).fill('Tester');
    await row(page, 0).nth(1).fill('Dach GmbH');
    await resumeField(page, 'privacy').check();
    await submit(page).click();
    await sent(page).waitFor();
    await eventually(() => isFocused(sent(page))).toBe(true);
    expect(await sent(page).locator('h3').textContent()).toBe(words.formSuccessTitle);
    expect(await sent(page).innerText()).toContain(words.sentConfirmation);
    const reference = await sent(page).locator('strong').textContent();
    expect(await findApplications(stage.site, cv.email)).toEqual([
      expect.objectContaining({
        reference,
        name,
        email: cv.email,
        nationality: 'PL',
        language,
        pastPositions: [
          expect.objectContaining({
            title: 'Tester',
            organisation: 'Dach GmbH',
            start: '',
            end: '',
          }),
        ],
      }),
    ]);
    expect(documents).toHaveLength(1);
  });

  test('says what is missing, and moves the focus to it', async () => {
    const { page } = await stage.visit(address, { site });
    await submit(page).click();
    await summary(page).waitFor();
    await eventually(() => isFocused(summary(page))).toBe(true);
    const expected = {
      file: words.fileMissing,
      name: messages.errorNameRequired,
      email: messages.errorEmailRequired,
      privacy: messages.errorPrivacyRequired,
    };
    const links = summary(page).getByRole('link');
    expect(await links.allTextContents()).toEqual(Object.values(expected));
    for (const [name, text] of Object.entries(expected)) {
      await links.filter({ hasText: text }).click();
      await eventually(() => isFocused(resumeField(page, name))).toBe(true);
      expect(await page.locator(`#resume-${name}-error`).textContent()).toBe(text);
      expect(await resumeField(page, name).getAttribute('aria-describedby')).toContain(
        `resume-${name}-error`,
      );
    }
  });

  test('without JavaScript comes back with its errors, and is stored once it is complete', async () => {
    const cv = exampleCv(language, `plain.${language}@example.com`);
    const { page, allowComplaints } = await stage.visit(address, { site, scripts: 'off' });
    allowComplaints(networkLine);
    await resumeField(page, 'email').fill(cv.email);
    await row(page, 1).nth(0).fill('  Ingenieur 技師 ');
    await row(page, 1).nth(3).fill('2020');
    await attach(page, cv);
    await submit(page).click();
    await summary(page).waitFor();
    await eventually(() => fieldErrors(page)).toMatchObject({
      name: messages.errorNameRequired,
      privacy: messages.errorPrivacyRequired,
    });
    expect(await resumeForm(page).innerText()).toContain(words.fileAgain);
    expect(await resumeField(page, 'email').inputValue()).toBe(cv.email);
    expect(await rowTexts(page, 0)).toEqual(['  Ingenieur 技師 ', '', '', '2020']);

    await attach(page, cv);
    await resumeField(page, 'name').fill(cv.name);
    await resumeField(page, 'privacy').check();
    await submit(page).click();
    await page.waitForURL('**/forms/resume/sent?*');
    expect(await page.locator('h1').textContent()).toBe(words.formSuccessTitle);
    expect(await page.locator('main').innerText()).toContain(words.sentConfirmation);
    expect(await page.title()).toBe(`${words.formSuccessTitle} · ${messages.siteName}`);
    const reference = await page.locator('main strong').textContent();
    const found = await findApplications(stage.site, cv.email);
    expect(found).toEqual([expect.objectContaining({ reference, name: cv.name, language })]);
    expect(found[0]?.pastPositions).toEqual([
      expect.objectContaining({ title: '  Ingenieur 技師 ', end: '2020' }),
    ]);
  });
});

test('The texts of the application are those of the specification', () => {
  expect(catalogues.en.resume.fileMissing).toBe('Please upload your resume');
  expect(siteIn('en').messages.errorNameRequired).toBe('Please fill in your name');
  for (const { language } of languageSites) {
    expect(catalogues[language].resume.fileHint).toContain('PDF');
    const mentionsDocx = catalogues[language].resume.fileHint.includes('DOCX');
    expect([language, mentionsDocx]).toEqual([language, !['zh', 'de'].includes(language)]);
  }
});

describe('A draft', () => {
  const words = catalogues.de.resume;

  test('survives a reload, and is gone once the form is sent', async () => {
    const cv = exampleCv('de', 'draft@example.com');
    const { page } = await stage.visit(address, { site: 'de' });
    await attach(page, cv);
    await isRead(page, cv.file.name);
    await resumeField(page, 'phone').fill('+49 30 1234567');
    await row(page, 0).nth(0).fill('Prüferin');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(words.saved).waitFor();
    await page.reload();
    await page.getByText(words.draftRestored).waitFor();
    expect(await resumeField(page, 'phone').inputValue()).toBe('+49 30 1234567');
    expect(await resumeField(page, 'name').inputValue()).toBe(cv.name);
    expect(await rowTexts(page, 0)).toEqual(['Prüferin', '', '', '']);
    // Nobody has checked it yet.
    expect(await mark(page, 'name').count()).toBe(1);
    await attach(page, cv);
    await isRead(page, cv.file.name);
    await resumeField(page, 'privacy').check();
    await submit(page).click();
    await sent(page).waitFor();
    await page.reload();
    expect(await resumeField(page, 'phone').inputValue()).toBe('');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('form resume');
  });

  test('is sent automatically if the server could not store it before', async () => {
    const cv = exampleCv('de', 'retry@example.com');
    const { page, allowComplaints } = await stage.visit(address, {
      site: 'de',
      prepare: (fresh) => fresh.clock.install(),
    });
    allowComplaints(networkLine);
    await attach(page, cv);
    await isRead(page, cv.file.name);
    await resumeField(page, 'privacy').check();
    await page.route('**/forms/resume', (route) =>
      route.fulfill({ status: 503, json: { error: 'unavailable' } }),
    );
    await submit(page).click();
    await eventually(() => summary(page).innerText()).toBe(words.formRetrying);
    await page.unroute('**/forms/resume');
    await page.clock.fastForward(5000);
    await sent(page).waitFor();
    expect(await findApplications(stage.site, cv.email)).toHaveLength(1);
  });

  test('can be opened on another device through a link', async () => {
    const { page } = await stage.visit(address, { site: 'de' });
    await resumeField(page, 'name').fill('Unterwegs');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByRole('button', { name: words.saveLinkSend }).click();
    await summary(page).waitFor();
    await eventually(() => fieldErrors(page)).toEqual({
      email: siteIn('de').messages.errorEmailRequired,
    });
    await resumeField(page, 'email').fill('unterwegs@example.com');
    await page.getByRole('button', { name: words.saveLinkSend }).click();
    await page.getByText(fill(words.saveLinkSent, { email: 'unterwegs@example.com' })).waitFor();
  });

  test('is not revealed by a link that was never sent', async () => {
    const { page, allowComplaints } = await stage.visit(`${address}?draft=unknown`, { site: 'de' });
    allowComplaints(networkLine);
    await page.getByText(words.draftUnknown).waitFor();
  });
});

test('The mainland site asks for separate consent to the transfer abroad', async () => {
  const cv = exampleCv('zh', 'mainland@example.com');
  const { page } = await stage.visit(address, { site: mainlandSite.name });
  await attach(page, cv);
  await isRead(page, cv.file.name);
  await resumeField(page, 'privacy').check();
  await submit(page).click();
  await summary(page).waitFor();
  await eventually(() => fieldErrors(page)).toEqual({
    transferConsent: catalogues.zh.resume.errorTransferConsentRequired,
  });
  await resumeField(page, 'transferConsent').check();
  await submit(page).click();
  await sent(page).waitFor();
});

test('The application form has no accessibility errors in any look: empty, filled in and invalid', async () => {
  const { page } = await stage.visit(address, {
    ...{ site: 'fr', bypassCSP: true, reducedMotion: 'reduce' },
  });
  expect(await findViolationsInLooks(page)).toEqual([]);
  const cv = exampleCv('fr', 'axe@example.com');
  await attach(page, cv);
  await isRead(page, cv.file.name);
  await resumeField(page, 'name').fill('');
  await submit(page).click();
  await summary(page).waitFor();
  expect(await mark(page, 'email').count()).toBe(1);
  expect(await findViolationsInLooks(page)).toEqual([]);
});
