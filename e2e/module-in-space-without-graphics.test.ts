import { expect, test } from 'vitest';
import { languageCodes } from '../app/i18n/languages.ts';
import { openBrowser } from './browser.ts';
import { eventually, setStage } from './stage.ts';

const stage = setStage({}, () => openBrowser(false, 'none'));

test.each(languageCodes)('Where 3D cannot be drawn, the picture stays: %s', async (site) => {
  const { page, allowComplaints } = await stage.visit('/eArc', { site });
  allowComplaints(/WebGL/);
  const block = page.locator('#space');
  const picture = await block.locator('svg[role=img]').innerHTML();
  await block.locator('button').click();
  await block.getByRole('status').filter({ hasText: /3D/ }).waitFor();
  // Some languages say 3D while it is loading, too.
  await eventually(() => block.locator('button').count()).toBe(0);
  await block.locator('svg[role=img]').waitFor();
  expect((await block.locator('svg[role=img]').innerHTML()).replace(/[«_]\w+[»_]/g, '')).toBe(
    picture.replace(/[«_]\w+[»_]/g, ''),
  );
  expect(await block.locator('canvas').count()).toBe(0);
  expect(await block.locator('table').isVisible()).toBe(true);
});

test('Without scripts there is no button that does nothing', async () => {
  const { page } = await stage.visit('/eArc', { scripts: 'off' });
  expect(await page.locator('#space button').isVisible()).toBe(false);
  expect(await page.locator('#space svg[role=img]').isVisible()).toBe(true);
});
