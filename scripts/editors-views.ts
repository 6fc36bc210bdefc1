import type { Locator, Page } from 'playwright-core';

/** What the pictures show, by what the site gave it as its id. */
export interface Examples {
  page: number;
  article: number;
  model: number;
  job: number;
  inquiry: number;
  application: number;
}

export interface View {
  /** Of the file in docs/editors/. */
  name: string;
  role: 'admin' | 'editor' | 'sales' | 'hr';
  /** Below /admin. */
  address: string;
  /** Of the window, where the usual one shows too little. */
  height?: number;
  prepare?: (page: Page) => Promise<void>;
  /** What is numbered in the picture, as the steps of its page are. */
  marks: ((page: Page) => Locator)[];
}

const at = (selector: string) => (page: Page) => page.locator(selector).first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first();

/** Clicks until something comes of it: the back office loses clicks while its scripts start. */
async function clickFor(page: Page, target: string, result: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await page.locator(result).first().isVisible()) return;
    await page.locator(target).first().click();
    await page
      .locator(result)
      .first()
      .waitFor({ timeout: 2000 })
      .catch(() => undefined);
  }
  throw new Error(`Nothing came of a click on ${target}`);
}

/** Unfolds what has a heading to click. */
const unfold = (details: string) => (page: Page) =>
  clickFor(page, `${details} > summary`, `${details}[open]`);

/** Below the bar with the buttons, which stays where it is. */
const scrollTo = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 110);
    });

async function openPlan(page: Page): Promise<void> {
  await clickFor(page, '.form-submit .popup-button', '#schedule-publish');
  await clickFor(page, '#schedule-publish', '#scheduled-publish-save');
}

/** Every picture of the guide, in its order. */
export const viewsOf = (examples: Examples): View[] => [
  {
    ...{ name: 'start', role: 'admin', address: '', height: 1080 },
    marks: [at('.start-waiting'), at('.start-areas'), at('.start-choice')],
  },
  {
    ...{ name: 'page', role: 'editor', address: `/collections/pages/${examples.page}` },
    marks: [
      ...[at('#field-title'), at('#blocks-row-0'), at('.publishing-panel')],
      ...[at('#live-preview-toggler'), at('#action-save'), at('.localizer')],
    ],
  },
  {
    ...{ name: 'plan', role: 'editor', address: `/collections/news/${examples.article}` },
    prepare: openPlan,
    marks: [
      ...[at('.schedule-publish__type'), at('.schedule-publish .date-time-picker')],
      ...[at('.schedule-publish .timezone-picker-wrapper'), at('#scheduled-publish-save')],
    ],
  },
  {
    ...{ name: 'desk', role: 'editor', address: '/translations' },
    marks: [
      ...[at('.desk__progress'), at('.desk__filter'), at('.desk__cell'), at('.desk__exchange')],
    ],
  },
  {
    ...{ name: 'text', role: 'editor', address: `/translations/pages/${examples.page}/de` },
    marks: [at('.desk__source p'), at('.desk__translation textarea'), at('.desk__bar')],
  },
  {
    ...{ name: 'pictures', role: 'editor', address: '/collections/media' },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Grid' }).click();
      await page.waitForLoadState('networkidle');
    },
    marks: [at('.list-header a[href$="/create"]'), button('Bulk Upload'), at('.media-view')],
  },
  {
    ...{ name: 'menu', role: 'editor', address: '/globals/settings' },
    prepare: scrollTo('#field-menu'),
    marks: [at('#field-menu'), at('#action-save')],
  },
  {
    ...{ name: 'addresses', role: 'editor', address: '/collections/missing-addresses' },
    marks: [at('.office-table tbody th'), at('.office-table .office-button')],
  },
  {
    ...{ name: 'model', role: 'editor', address: `/collections/models/${examples.model}` },
    prepare: scrollTo('#field-parameters'),
    marks: [at('[name="parameters.0.value"]'), at('#action-save')],
  },
  {
    ...{ name: 'vacancy', role: 'hr', height: 1000 },
    address: `/collections/jobs/${examples.job}`,
    marks: [
      ...[at('#field-title'), at('#field-category'), at('#field-closes'), at('#action-save')],
    ],
  },
  {
    ...{ name: 'inquiry', role: 'sales', address: `/collections/inquiries/${examples.inquiry}` },
    prepare: async (page) => {
      await unfold('details.people-form')(page);
      await page.locator('details.people-form select').first().selectOption({ index: 1 });
      await scrollTo('details.people-form')(page);
    },
    marks: [
      ...[at('details.people-form select'), at('details.people-form textarea')],
      ...[button('Keep without sending'), at('#field-assignee')],
    ],
  },
  {
    ...{ name: 'application', role: 'hr' },
    address: `/collections/applications/${examples.application}`,
    marks: [at('.private-files a'), at('#field-status'), at('#action-save')],
  },
  {
    ...{ name: 'trash', role: 'editor', address: '/collections/pages/trash' },
    marks: [at('#trash-view-pill'), at('.restore-cell button')],
  },
  {
    ...{ name: 'log', role: 'admin', address: '/collections/audit-log' },
    marks: [at('.search-filter__input'), at('tbody a')],
  },
  {
    ...{ name: 'account', role: 'editor', address: '/account' },
    prepare: scrollTo('.people-panel'),
    marks: [at('.people-panel__row .btn'), at('.people-panel li')],
  },
  {
    ...{ name: 'invite', role: 'admin', address: '/collections/users' },
    prepare: unfold('details.people-form'),
    marks: [at('details.people-form summary'), at('details.people-form [type=submit]')],
  },
  {
    ...{ name: 'health', role: 'admin', address: '' },
    prepare: unfold('.site-health'),
    marks: [at('.site-health dl')],
  },
];
