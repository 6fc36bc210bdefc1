import { describe, expect, test } from 'vitest';
import { catalogues } from '../app/i18n/catalogues.ts';
import { isFocused } from './header.ts';
import {
  attach,
  fill,
  findApplications,
  isRead,
  mark,
  resumeField,
  row,
  sent,
  submit,
  summary,
} from './resume.ts';
import { brokenFile, exampleCv } from './resume-files.ts';
import { eventually, networkLine, setStage } from './stage.ts';

const stage = setStage();
const address = '/resume_submit';

describe('A CV', () => {
  const words = catalogues.en.resume;

  test('overwrites nothing that was typed, even when another one replaces it', async () => {
    const first = exampleCv('en', 'first@example.com');
    const second = exampleCv('fr', 'second@example.com');
    const { page } = await stage.visit(address);
    await resumeField(page, 'name').fill('Typed Before');
    await attach(page, first);
    await isRead(page, fill(words.readingDone, { file: first.file.name, value: '1' }));
    expect(await resumeField(page, 'name').inputValue()).toBe('Typed Before');
    expect(await mark(page, 'name').count()).toBe(0);
    expect(await resumeField(page, 'email').inputValue()).toBe('first@example.com');

    await attach(page, second);
    await eventually(() => resumeField(page, 'email').inputValue()).toBe('second@example.com');
    expect(await resumeField(page, 'name').inputValue()).toBe('Typed Before');
    await resumeField(page, 'email').fill('own@example.com');
    await attach(page, first);
    await isRead(page, first.file.name);
    expect(await resumeField(page, 'email').inputValue()).toBe('own@example.com');
  });

  test('can be dropped anywhere on the page, and pasted', async () => {
    const { page } = await stage.visit(address);
    const give = (event: string, { file, email }: ReturnType<typeof exampleCv>) =>
      page.evaluate(
        ([kind = '', name = '', content = '']) => {
          const data = new DataTransfer();
          const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
          data.items.add(new File([bytes], name));
          const options = { bubbles: true, cancelable: true };
          const given =
            kind === 'drop'
              ? new DragEvent(kind, { ...options, dataTransfer: data })
              : new ClipboardEvent(kind, { ...options, clipboardData: data });
          document.body.dispatchEvent(given);
        },
        [event, file.name, file.buffer.toString('base64'), email],
      );
    await give('drop', exampleCv('en', 'dropped@example.com'));
    await eventually(() => resumeField(page, 'email').inputValue()).toBe('dropped@example.com');
    await give('paste', exampleCv('en', 'pasted@example.com'));
    await eventually(() => resumeField(page, 'email').inputValue()).toBe('pasted@example.com');
  });

  test('that cannot be read is reported, and the application can still be sent', async () => {
    const { page, allowComplaints } = await stage.visit(address);
    allowComplaints(networkLine);
    await attach(page, { file: brokenFile });
    await isRead(page, fill(words.problemUnreadable, { file: brokenFile.name }));
    await resumeField(page, 'name').fill('By Hand');
    await resumeField(page, 'email').fill('by.hand@example.com');
    await resumeField(page, 'privacy').check();
    await submit(page).click();
    await sent(page).waitFor();
    expect(await findApplications(stage.site, 'by.hand@example.com')).toHaveLength(1);
  });

  test.each([
    ['an empty file', 'fileEmpty', { name: 'cv.pdf', buffer: Buffer.alloc(0) }],
    ['a text', 'fileUnsupported', { name: 'cv.pdf', buffer: Buffer.from('I can do it.') }],
  ] as const)('that is %s does not stay attached', async (_, problem, file) => {
    const { page, allowComplaints } = await stage.visit(address);
    allowComplaints(networkLine);
    await resumeField(page, 'name').fill('Still Here');
    await attach(page, { file: { ...file, mimeType: 'application/pdf' } });
    await isRead(page, words[problem]);
    await submit(page).click();
    await summary(page).waitFor();
    expect(await page.locator('#resume-file-error').textContent()).toBe(words.fileMissing);
    expect(await resumeField(page, 'name').inputValue()).toBe('Still Here');
  });

  test('can be read again if the server did not respond', async () => {
    const cv = exampleCv('en', 'again@example.com');
    const { page, allowComplaints } = await stage.visit(address);
    allowComplaints(networkLine);
    await page.route('**/forms/resume/parse', (route) => route.abort());
    await attach(page, cv);
    await isRead(page, fill(words.problemUnreachable, { file: cv.file.name }));
    await page.unroute('**/forms/resume/parse');
    await page.getByRole('button', { name: words.readAgain }).click();
    await eventually(() => resumeField(page, 'email').inputValue()).toBe(cv.email);
  });
});

test('Everything can be operated by keyboard', async () => {
  const words = catalogues.en.resume;
  const cv = exampleCv('en', 'keyboard@example.com');
  const { page } = await stage.visit(address);
  await resumeField(page, 'file').focus();
  await attach(page, cv);
  await mark(page, 'name').waitFor();
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab');
      if (await isThere()) return;
    }
    throw new Error('The focus never came there');
  };
  const label = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  await tabTo(async () => (await label()) === words.markConfirmAll);
  await page.keyboard.press('Enter');
  expect(await mark(page, 'name').count()).toBe(0);
  await tabTo(() => isFocused(row(page, 0).nth(0)));
  await page.keyboard.type('Tester');
  await tabTo(async () => (await label()) === words.positionRemove.replace('{value}', '3'));
  await page.keyboard.press('Space');
  expect(await page.locator('.resume-positions li').count()).toBe(2);
  // The row is gone, and the focus is where the next step is.
  expect(await label()).toBe(words.positionAdd);
  await page.keyboard.press('Enter');
  expect(await page.locator('.resume-positions li').count()).toBe(3);
  await tabTo(() => isFocused(resumeField(page, 'privacy')));
  await page.keyboard.press('Space');
  await tabTo(() => isFocused(submit(page)));
  await page.keyboard.press('Enter');
  await sent(page).waitFor();
  const [application] = await findApplications(stage.site, cv.email);
  expect(application?.pastPositions).toEqual([expect.objectContaining({ title: 'Tester' })]);
});
