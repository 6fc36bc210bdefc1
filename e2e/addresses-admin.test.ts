import { expect, test } from 'vitest';
import { addressText } from '../app/i18n/addresses.ts';
import { startMessage } from '../app/i18n/start.ts';
import { findViolations } from './axe.ts';
import { openOffice } from './office.ts';
import { eventually, setStage } from './stage.ts';

// The back office takes a while to load when first opened, and its pages are large.

const stage = setStage({ TRUST_PROXY: 'loopback' });

test('an address that visitors asked for in vain is led somewhere in three clicks', async () => {
  const { site } = stage;
  expect((await site.get('/old-brochure.pdf')).status).toBe(404);
  const headers = await site.signIn();
  await eventually(
    async () => (await site.get('/api/missing-addresses', { headers })).json.totalDocs,
  ).toBe(1);
  const { page } = await openOffice(stage);
  await page.getByText(startMessage('waitingMissing', 'en')).click();
  await page.getByRole('row').filter({ hasText: '/old-brochure.pdf' }).getByRole('link').click();
  await eventually(() => page.locator('#field-from').inputValue()).toBe('/old-brochure.pdf');
  // Input is lost until Payload's scripts have loaded.
  await eventually(async () => {
    await page.locator('#field-to').fill('/download');
    return page.locator('#action-save').isEnabled();
  }).toBe(true);
  await page.locator('#action-save').click();
  await eventually(async () => {
    const { status, headers: received } = await site.get('/old-brochure.pdf');
    return [status, received.location];
  }).toEqual([301, '/download']);
});

test('a link on the site to an address that is redirected opens the page at its new one', async () => {
  const { site } = stage;
  const headers = await site.signIn();
  await site.post('/api/redirects', { from: '/moved', to: '/about' }, { headers });
  const { page, documents } = await stage.visit('/home');
  // As a page does that is older than the redirect: the script of the site follows the link.
  await page.evaluate(() => {
    history.pushState(null, '', '/moved');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForURL('**/about');
  await page.locator('h1').waitFor();
  expect(documents.length).toBe(1);
});

test('redirects are imported after a look at what would change', async () => {
  const { site } = stage;
  const { page } = await openOffice(stage, '/collections/redirects');
  const file = (csv: string) => ({
    ...{ name: 'redirects.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(csv),
  });
  const tools = page.locator('.office-import');
  await tools.locator('summary').click();
  const choose = async (csv: string, expected: string) => {
    await eventually(async () => {
      await tools.locator('input[type=file]').setInputFiles(file(csv));
      return tools.locator('[role=status]').textContent();
    }).toBe(expected);
  };
  await choose('/a-1,/about\n/a-2,/nowhere-at-all\n', addressText('importFaults').en);
  expect(await tools.locator('tbody').textContent()).toContain(addressText('redirectToMissing').en);
  await choose(
    '/a-1,/about\n/a-2,/home\n',
    addressText('importSummary')
      .en.replace('{add}', '2')
      .replace('{change}', '0')
      .replace('{same}', '0'),
  );
  await tools.getByRole('button', { name: addressText('importSave').en }).click();
  await eventually(() => tools.locator('[role=status]').textContent()).toBe(
    addressText('importSaved').en,
  );
  expect((await site.get('/a-2')).headers.location).toBe('/home');
  await eventually(() => page.locator('tbody').last().textContent()).toContain('/a-2');
});

test.each(['light', 'dark'] as const)('the start page is accessible in %s', async (colorScheme) => {
  // Axe is not of this site.
  const { page } = await openOffice(stage, '?range=7', { bypassCSP: true, colorScheme });
  await page.locator('.start-page').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await page.evaluate(fits)]).toEqual([width, true]);
  }
});
