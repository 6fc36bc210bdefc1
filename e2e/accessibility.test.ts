import { beforeAll, describe, expect, test } from 'vitest';
import { findViolations, looks } from './axe.ts';
import { formattedText, publishPages, textBlock } from './content.ts';
import { languageButton, menuButton, menuLinks } from './header.ts';
import { fillQuote, sent, submit, summary } from './quote.ts';
import { siteIn } from './sites.ts';
import { networkLine, setStage, type VisitOptions } from './stage.ts';

const stage = setStage();
beforeAll(async () => {
  await publishPages(stage.site, [
    { path: '/guide', title: 'Guide', blocks: [textBlock('Start', { Manual: '/guide/manual' })] },
    {
      path: '/guide/manual',
      title: 'Manual',
      blocks: [formattedText('Bond, wait, connect.'), textBlock('Afterwards', { Guide: '/guide' })],
    },
  ]);
});

test('The check finds small targets, faint text, and controls without a name', async () => {
  const { page } = await stage.visit('/home', { bypassCSP: true });
  await page.locator('main').evaluate((main) => {
    main.innerHTML = `<h1>Wrong</h1><p style="color: #999; background: #aaa">Faint</p>
      <button style="padding: 0; width: 9px; height: 9px"></button><a href="/a"
        style="display: inline-block; width: 9px; height: 9px">a</a>`;
  });
  const found = (await findViolations(page)).map((line) => line.split(':')[0]);
  expect(found).toEqual(expect.arrayContaining(['color-contrast', 'button-name', 'target-size']));
});

describe.each(looks)('In $colorScheme colours on a $size', ({ colorScheme, viewport, size }) => {
  const look = { colorScheme, viewport, bypassCSP: true };
  const visit = (address: string, options: VisitOptions = {}) =>
    stage.visit(address, { ...look, ...options });

  test.each(['en', 'zh', 'ja', 'de'] as const)(
    'the home page in %s is accessible',
    async (language) => {
      const { page } = await visit('/home', { site: siteIn(language).site });
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test('a page that is not translated yet is accessible', async () => {
    const { page } = await visit('/guide', { site: 'de' });
    expect(await findViolations(page)).toEqual([]);
  });

  test('a page of formatted text is accessible', async () => {
    const { page } = await visit('/guide/manual');
    expect(await findViolations(page)).toEqual([]);
  });

  test('the open language selection is accessible', async () => {
    const { messages } = siteIn('fr');
    const { page } = await visit('/home', { site: 'fr' });
    await languageButton(page, messages).click();
    await page.getByRole('banner').getByRole('link', { name: '日本語' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  // On a large screen the menu is always open.
  if (size === 'phone') {
    test('the open menu is accessible', async () => {
      const { messages } = siteIn('fr');
      const { page } = await visit('/home', { site: 'fr' });
      await menuButton(page, messages).click();
      await menuLinks(page, messages).first().waitFor();
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test('the sign-in page is accessible, even after a failed attempt', async () => {
    const { page, allowComplaints } = await visit('/login', { site: 'ja' });
    allowComplaints(networkLine);
    expect(await findViolations(page)).toEqual([]);
    await page.locator('[name=email]').fill('nobody@example.com');
    await page.locator('[name=password]').fill('wrong');
    await page.locator('[type=submit]').click();
    await page.getByRole('alert').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('the page for an unknown address is accessible', async () => {
    const { page, allowComplaints } = await visit('/nothing-here', {
      site: 'es',
      // It has no title of its own.
      scripts: 'unawaited',
    });
    await page.waitForLoadState('load');
    allowComplaints(networkLine);
    expect(await findViolations(page)).toEqual([]);
  });

  test('the form is accessible with its errors and after sending', async () => {
    const { page } = await visit('/home', { site: 'pl' });
    await submit(page).click();
    await summary(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await fillQuote(page, { name: 'Axe', phone: '012345', projectAddress: 'Polska' });
    await submit(page).click();
    await sent(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('the success page without JavaScript is accessible', async () => {
    const { page } = await visit('/forms/quote/sent?reference=ABCD-2345&from=/home', {
      site: 'zh',
    });
    expect(await findViolations(page)).toEqual([]);
  });

  test('the notice that a part of the site failed to load is accessible', async () => {
    const { page, allowComplaints } = await visit('/guide', {
      prepare: (fresh) => fresh.route('**/assets/lists-*.js', (route) => route.abort()),
    });
    allowComplaints(networkLine, /ChunkLoadError/);
    await page.locator('main').getByRole('link', { name: 'Manual' }).click();
    await page.locator('main').getByRole('alert').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
