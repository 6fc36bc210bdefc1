import { beforeAll, describe, expect, test } from 'vitest';
import { findViolations, findViolationsInLooks, looks } from './axe.ts';
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

test('The check of all looks finds what is wrong in one of them', async () => {
  const { page } = await stage.visit('/home', { bypassCSP: true });
  await page.locator('main').evaluate((main) => {
    main.innerHTML = `<style>@media (prefers-color-scheme: dark) { #faint { color: #777 } }</style>
      <h1>Wrong</h1><p id="faint" style="background: #888">Faint</p>
      <div style="width: 900px">Wide</div>`;
  });
  const found = (await findViolationsInLooks(page)).map((line) =>
    line.split(/: |\n/, 2).join(': '),
  );
  expect(found).toContain('dark, desktop: color-contrast');
  expect(found).not.toContain('light, desktop: color-contrast');
  expect(found).toContainEqual(expect.stringMatching(/^light, phone: \d+ px wider/));
  expect(found).not.toContainEqual(expect.stringMatching(/^light, desktop: \d+ px wider/));
});

describe('In light and dark colours, on a phone and a desktop,', () => {
  const visit = (address: string, options: VisitOptions = {}) =>
    stage.visit(address, { bypassCSP: true, ...options });

  test.each(['en', 'zh', 'ja', 'de'] as const)(
    'the home page in %s is accessible',
    async (language) => {
      const { page } = await visit('/home', { site: siteIn(language).site });
      expect(await findViolationsInLooks(page)).toEqual([]);
    },
  );

  test('a page that is not translated yet is accessible', async () => {
    const { page } = await visit('/guide', { site: 'de' });
    expect(await findViolationsInLooks(page)).toEqual([]);
  });

  test('a page of formatted text is accessible', async () => {
    const { page } = await visit('/guide/manual');
    expect(await findViolationsInLooks(page)).toEqual([]);
  });

  test('the open language selection is accessible', async () => {
    const { messages } = siteIn('fr');
    const { page } = await visit('/home', { site: 'fr' });
    await languageButton(page, messages).click();
    const japanese = page.getByRole('banner').getByRole('link', { name: '日本語' });
    await japanese.waitFor();
    expect(await findViolationsInLooks(page)).toEqual([]);
    expect(await japanese.isVisible()).toBe(true);
  });

  test('the open menu is accessible', async () => {
    const { messages } = siteIn('fr');
    // On a large screen it is always open.
    const phones = looks.filter(({ size }) => size === 'phone');
    const { page } = await visit('/home', { site: 'fr', viewport: phones[0]?.viewport });
    await menuButton(page, messages).click();
    await menuLinks(page, messages).first().waitFor();
    expect(await findViolationsInLooks(page, phones)).toEqual([]);
    expect(await menuLinks(page, messages).first().isVisible()).toBe(true);
  });

  test('the sign-in page is accessible, even after a failed attempt', async () => {
    const { page, allowComplaints } = await visit('/login', { site: 'ja' });
    allowComplaints(networkLine);
    expect(await findViolationsInLooks(page)).toEqual([]);
    await page.locator('[name=email]').fill('nobody@example.com');
    await page.locator('[name=password]').fill('wrong');
    await page.locator('[type=submit]').click();
    await page.getByRole('alert').waitFor();
    expect(await findViolationsInLooks(page)).toEqual([]);
  });

  test('the page for an unknown address is accessible', async () => {
    const { page, allowComplaints } = await visit('/nothing-here', {
      site: 'es',
      // It has no title of its own.
      scripts: 'unawaited',
    });
    await page.waitForLoadState('load');
    allowComplaints(networkLine);
    expect(await findViolationsInLooks(page)).toEqual([]);
  });

  test('the form is accessible with its errors and after sending', async () => {
    const { page } = await visit('/home', { site: 'pl' });
    await submit(page).click();
    await summary(page).waitFor();
    expect(await findViolationsInLooks(page)).toEqual([]);
    await fillQuote(page, { name: 'Axe', phone: '012345', projectAddress: 'Polska' });
    await submit(page).click();
    await sent(page).waitFor();
    expect(await findViolationsInLooks(page)).toEqual([]);
  });

  test('the success page without JavaScript is accessible', async () => {
    const { page } = await visit('/forms/quote/sent?reference=ABCD-2345&from=/home', {
      site: 'zh',
    });
    expect(await findViolationsInLooks(page)).toEqual([]);
  });

  test('the notice that a part of the site failed to load is accessible', async () => {
    const { page, allowComplaints } = await visit('/guide', {
      prepare: (fresh) => fresh.route('**/assets/lists-*.js', (route) => route.abort()),
    });
    allowComplaints(networkLine, /ChunkLoadError/);
    await page.locator('main').getByRole('link', { name: 'Manual' }).click();
    await page.locator('main').getByRole('alert').waitFor();
    expect(await findViolationsInLooks(page)).toEqual([]);
  });
});
