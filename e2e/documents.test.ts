import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Language, languageCodes } from '../app/i18n/languages.ts';
import { staffText } from '../app/i18n/staff.ts';
import { typeset } from '../app/i18n/typography.ts';
import { models } from '../content/products/models.ts';
import { openBrowser, openPage } from './browser.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage({}, () => openBrowser(true));

/** Chromium's own viewer shows a PDF under its title; until that is read, under the file's name. */
async function expectTitle(page: Page, address: string, title: string) {
  await page.goto(address);
  const isViewer = (url: string) => url.startsWith('chrome-extension://');
  await eventually(() => page.frames().some((frame) => isViewer(frame.url()))).toBe(true);
  const viewer = page.frames().find((frame) => isViewer(frame.url()));
  const read = (selector: string) => viewer?.locator(selector).textContent();
  await eventually(() => read('#pagelength')).toMatch(/^[12]$/);
  await eventually(() => read('#title')).toBe(title);
}

describe('every data sheet opens in Chromium', () => {
  test.each(languageCodes)(
    'on the site in the language: %s',
    async (language: Language) => {
      const documentDataSheet = staffText('documentDataSheet')[language];
      const { page, complaints } = await openPage(stage.browser);
      for (const { key, name } of models) {
        const label = language === 'en' ? undefined : language;
        const address = `/documents/data-sheets/${key}/${language}.pdf`;
        const model = typeof name === 'string' ? name : name[language];
        const title = typeset(`${model} – ${documentDataSheet}`, language);
        await expectTitle(page, stage.site.origin(label) + address, title);
      }
      expect(complaints).toEqual([]);
    },
    180_000,
  );
});
