import { describe, expect, test } from 'vitest';
import { catalogues } from '../app/i18n/catalogues.ts';
import { languageCodes } from '../app/i18n/languages.ts';
import { staffText } from '../app/i18n/staff.ts';
import { attach, isRead, resumeField, resumeForm, sent, submit } from './resume.ts';
import { exampleCv } from './resume-files.ts';
import { languageSites } from './sites.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage();

describe.each(languageSites)('Without a mail server, in $language', ({ site, language }) => {
  const words = catalogues[language].resume;

  test('an applicant is promised neither a confirmation nor a draft link', async () => {
    const cv = exampleCv(language, `nomail.${language}@example.com`);
    const { page } = await stage.visit('/resume_submit', { site });
    await attach(page, cv);
    await isRead(page, cv.file.name);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(words.saved).waitFor();
    expect(await resumeForm(page).innerText()).not.toContain(words.saveLinkOffer);
    expect(await page.getByRole('button', { name: words.saveLinkSend }).count()).toBe(0);
    await resumeField(page, 'privacy').check();
    await submit(page).click();
    await sent(page).waitFor();
    expect(await sent(page).innerText()).toContain(words.formSuccessText);
    expect(await sent(page).innerText()).not.toContain(words.sentConfirmation);
  });
});

test('The back office says in its language that no mail was sent for an inquiry, and why', async () => {
  const quote = { name: 'Ada', email: 'ada@example.com', projectAddress: 'X' };
  expect((await stage.site.post('/forms/quote', quote)).status).toBe(200);
  const { authorization = '' } = await stage.site.signIn();
  const { json } = await stage.site.get('/api/inquiries', { headers: { authorization } });
  const { page } = await stage.visit('/home');
  const url = stage.site.origin();
  await page
    .context()
    .addCookies([{ name: 'payload-token', value: authorization.replace('JWT ', ''), url }]);
  for (const language of languageCodes) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url }]);
    await page.goto(`${url}/admin/collections/inquiries/${json.docs[0].id}`);
    for (const field of ['#field-teamMail', '#field-senderMail']) {
      await eventually(() => page.locator(field).innerText()).toContain(
        staffText('mailNoServer')[language],
      );
    }
  }
});
