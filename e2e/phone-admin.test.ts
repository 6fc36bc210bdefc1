import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { writingMessages } from '../app/i18n/writing.ts';
import { backOffice } from '../tests/helpers/back-office.ts';
import { oneTry } from '../tests/helpers/patience.ts';
import { clickUntil } from './clicks.ts';
import { findOverflow } from './layout.ts';
import { openOffice } from './office.ts';
import { eventually, networkLine, setStage } from './stage.ts';

// The back office takes a while to load when first opened, and its pages are large.

const stage = setStage();
const phone = { width: 390, height: 844 };
let office: ReturnType<typeof backOffice>;
let page: number;
let inquiry: number;
let entry: number;

beforeAll(async () => {
  office = backOffice(stage.site, await stage.site.signIn());
  ({ id: page } = await office.first('pages', '&where[path][equals]=/about'));
  const changed = await office.change({
    collection: 'pages',
    id: page,
    data: { description: 'A' },
  });
  expect(changed.status).toBe(200);
  const sender = { name: 'Ada', email: 'ada@visitors.example', projectAddress: 'Germany' };
  expect((await stage.site.post('/forms/quote', sender)).status).toBe(200);
  ({ id: inquiry } = await office.first('inquiries'));
  ({ id: entry } = await office.first('audit-log', '&where[subject][equals]=pages'));
  expect((await stage.site.get('/asked-for-in-vain')).status).toBe(404);
});

const sideways = (shown: Page) =>
  shown.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What makes a view too wide, for whoever reads the report. */
const widest = async (shown: Page) => (await findOverflow(shown)).tooWide.slice(0, 3);

const lists = [
  ...['pages', 'pages/trash', 'news', 'jobs', 'activities', 'guides', 'models', 'facts', 'media'],
  ...['documents', 'inquiries', 'answer-templates', 'applications', 'redirects'],
  ...['missing-addresses', 'broken-links', 'users', 'audit-log'],
];

test('No view of the back office is wider than a phone', async () => {
  const { page: shown } = await openOffice(stage, '', {
    ...{ viewport: phone, complaints: [networkLine] },
  });
  const documents = [
    ...[`pages/${page}`, `pages/${page}/versions`, `inquiries/${inquiry}`, `audit-log/${entry}`],
    ...['models', 'media', 'jobs', 'users'].map(async (slug) => `${slug}/${await idOf(slug)}`),
  ];
  const addresses = [
    ...[
      '',
      '/account',
      '/globals/settings',
      '/globals/settings/versions',
      '/globals/tool-values',
      '/translations',
    ],
    `/translations/pages/${page}/de`,
    ...lists.map((list) => `/collections/${list}`),
    ...(await Promise.all(documents)).map((one) => `/collections/${one}`),
  ];
  const tooWide: [string, string[]][] = [];
  for (const address of addresses) {
    await shown.goto(`${stage.site.origin()}/admin${address}`);
    await shown.locator('h1').first().waitFor();
    // What is still coming is as wide as what it stands for.
    await eventually(() => shown.locator('.shimmer-effect:visible').count()).toBe(0);
    // A list may be too wide for a moment, while its table is being drawn.
    const fits = await expect
      .poll(() => sideways(shown), oneTry)
      .toBe(0)
      .then(
        () => true,
        () => false,
      );
    if (!fits) tooWide.push([address, await widest(shown)]);
  }
  expect(tooWide).toEqual([]);
});

const idOf = async (collection: string) => (await office.first(collection)).id;

test('A version, and pictures as a grid, fit a phone', async () => {
  const { page: shown } = await openOffice(stage, `/collections/pages/${page}/versions`, {
    ...{ viewport: phone, complaints: [networkLine] },
  });
  await clickUntil(shown.locator('.document-versions tbody a').first(), () =>
    /versions\/\d+/.test(shown.url()),
  );
  await shown.locator('.view-version').waitFor();
  expect(await sideways(shown)).toBe(0);
  await shown.goto(`${stage.site.origin()}/admin/collections/media`);
  const grid = shown.getByRole('button', { name: writingMessages.en.viewAsGrid });
  await clickUntil(grid, async () => (await grid.getAttribute('aria-pressed')) === 'true');
  expect(await sideways(shown)).toBe(0);
});

test('The language of texts is offered where there are forms, and nowhere else', async () => {
  const { page: shown } = await openOffice(stage, '', { complaints: [networkLine] });
  const localizer = shown.locator('.app-header__localizer');
  for (const address of ['', '/translations', '/account', `/collections/audit-log/${entry}`]) {
    await shown.goto(`${stage.site.origin()}/admin${address}`);
    await shown.locator('h1').first().waitFor();
    await eventually(() => localizer.isVisible()).toBe(false);
  }
  await shown.goto(`${stage.site.origin()}/admin/collections/pages/${page}`);
  await eventually(() => localizer.isVisible()).toBe(true);
});
