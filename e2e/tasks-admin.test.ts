import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { historyMessage } from '../app/i18n/history.ts';
import { peopleMessage } from '../app/i18n/people.ts';
import { type StaffText, staffText } from '../app/i18n/staff.ts';
import { startMessage } from '../app/i18n/start.ts';
import { type Role, roles } from '../cms/access.ts';
import { backOffice } from '../tests/helpers/back-office.ts';
import { queryDatabase } from '../tests/helpers/database.ts';
import { pageToTranslate } from '../tests/helpers/desk.ts';
import { oneTry } from '../tests/helpers/patience.ts';
import { photograph } from '../tests/helpers/pictures.ts';
import { docx, sendApplication } from '../tests/helpers/resumes.ts';
import { administrator } from '../tests/helpers/site.ts';
import { Hand } from './clicks.ts';
import { openOffice, typeInForm } from './office.ts';
import { eventually, networkLine, setStage } from './stage.ts';

// What each role does every week, from the start page on. The guide for editors promises the clicks.

const stage = setStage();
const password = 'correct horse battery';
const words = (key: StaffText) => staffText(key).en;
const accountOf = (role: Role) =>
  role === 'admin' ? administrator : { email: `${role}@example.com`, password };

let admin: ReturnType<typeof backOffice>;
let headers: Record<string, string>;
let translated: number;

/** The table of docs/editors.md: `| task | role | clicks | page |`. */
const promised = [
  ...readFileSync('docs/editors.md', 'utf8').matchAll(/^\| ([^|]+) \| (\w+) \| (\d+) \|/gm),
].map(([, name = '', role = '', clicks]) => ({ role, task: name, clicks: Number(clicks) }));
const counted: typeof promised = [];

beforeAll(async () => {
  headers = await stage.site.signIn();
  admin = backOffice(stage.site, headers);
  for (const role of roles.filter((one) => one !== 'admin')) {
    const languages = role === 'translator' ? { languages: ['de'] } : {};
    await admin.create('users', { ...accountOf(role), name: role, role, ...languages });
  }
  const inquiry = { name: 'Ada', email: 'ada@visitors.example', projectAddress: 'Germany' };
  expect((await stage.site.post('/forms/quote', inquiry)).status).toBe(200);
  const applicant = { name: 'Bob', email: 'bob@applicants.example', positionAppliedFor: 'Welder' };
  expect((await sendApplication(stage.site, applicant, { file: docx })).status).toBe(200);
  await admin.create('answer-templates', { name: 'Thanks', text: 'Dear {name},\n\nthank you.' });
  const page = { ...pageToTranslate, path: '/to-translate', _status: 'published' };
  translated = (await admin.create('pages', page)).id;
});

/** Does a task from the start page on, and says how many clicks it took. */
async function task(
  role: Role,
  name: string,
  work: (page: Page, hand: Hand) => Promise<void>,
): Promise<void> {
  const { page } = await openOffice(stage, '', {
    ...{ account: accountOf(role), complaints: [networkLine] },
    viewport: { width: 1440, height: 900 },
  });
  const hand = new Hand();
  await work(page, hand);
  counted.push({ role, task: name, clicks: hand.clicks });
  expect(promised).toContainEqual({ role, task: name, clicks: hand.clicks });
}

/** From the start page, by one of its links. */
const enter = (page: Page, hand: Hand, collection: string) =>
  hand.click(
    page.locator(`.start-areas a[href$="/collections/${collection}"]`),
    () =>
      page.url().endsWith(`/collections/${collection}`) || page.url().includes(`/${collection}?`),
  );

/** An empty form, from the list. */
const create = (page: Page, hand: Hand) =>
  hand.click(page.locator('.list-header a[href$="/create"]'), () =>
    page.locator('#action-save').isVisible(),
  );

/** The first of a list, or the one with this text. */
const openRow = (page: Page, hand: Hand, text: string) =>
  hand.click(page.getByRole('row').filter({ hasText: text }).getByRole('link').first(), () =>
    page.locator('#action-save').isVisible(),
  );

async function choose(page: Page, hand: Hand, field: string, option: string): Promise<void> {
  const named = page.getByRole('option', { name: option, exact: true });
  await hand.click(page.locator(`#field-${field} .rs__control`), () => named.isVisible());
  await hand.click(named);
}

const stored = async (collection: string, where: string) =>
  (await stage.site.get(`/api/${collection}?depth=0&${where}`, { headers })).json.docs[0];

describe('An editor', () => {
  test('writes and publishes a page', () =>
    task('editor', 'write and publish a page', async (page, hand) => {
      await enter(page, hand, 'pages');
      await create(page, hand);
      await typeInForm(page, '#field-title', 'Roofs of tin');
      await eventually(() => page.locator('#field-path').inputValue()).toBe('/roofs-of-tin');
      await hand.click(page.locator('#action-save'));
      await eventually(async () => (await stage.site.get('/roofs-of-tin')).status).toBe(200);
    }));

  test('plans when an article is published', () =>
    task('editor', 'plan an article', async (page, hand) => {
      await enter(page, hand, 'news');
      await create(page, hand);
      await typeInForm(page, '#field-title', 'News to come');
      await page.locator('#field-summary').fill('What is to come.');
      await choose(page, hand, 'topic', 'Projects');
      await eventually(async () => (await page.url()).includes('/create')).toBe(false);
      const plan = page.locator('#schedule-publish');
      await hand.click(page.locator('.form-submit .popup-button').first(), () => plan.isVisible());
      const drawer = page.locator('.schedule-publish');
      await hand.click(plan, () => drawer.locator('#scheduled-publish-save').isVisible());
      const tomorrow = new Date(Date.now() + 86_400_000);
      const day = `${tomorrow.getMonth() + 1}/${tomorrow.getDate()}/${tomorrow.getFullYear()}`;
      await drawer.locator('.react-datepicker__input-container input').fill(`${day} 12:00 PM`);
      await page.keyboard.press('Enter');
      await hand.click(drawer.locator('#scheduled-publish-save'));
      // What has never been published can only be published.
      const planned = () => queryDatabase(stage.site, 'SELECT input FROM payload_jobs');
      await eventually(async () => JSON.stringify(await planned())).toMatch(/type[\\": ]+publish/);
    }));

  test('uploads a picture', () =>
    task('editor', 'upload a picture', async (page, hand) => {
      await enter(page, hand, 'media');
      await create(page, hand);
      const file = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await typeInForm(page, '#field-alternative', 'A roof of tin');
      await hand.click(page.locator('#action-save'));
      await eventually(
        async () => (await stored('media', 'where[filename][equals]=roof.jpg'))?.alternative,
      ).toBe('A roof of tin');
    }));

  test('changes a figure of a product', () =>
    task('editor', 'change a figure of a product', async (page, hand) => {
      await enter(page, hand, 'models');
      await openRow(page, hand, 'SMF 430');
      await page.locator('[name="parameters.0.value"]').waitFor();
      await typeInForm(page, '[name="parameters.0.value"]', '431');
      await hand.click(page.locator('#action-save'));
      await eventually(
        async () => (await stored('models', 'where[key][equals]=smf-430')).parameters[0].value,
      ).toBe(431);
    }));

  test('leads an old address to a page', () =>
    task('editor', 'lead an address somewhere', async (page, hand) => {
      await enter(page, hand, 'redirects');
      await create(page, hand);
      await typeInForm(page, '#field-from', '/old-catalogue');
      await page.locator('#field-to').fill('/download');
      await hand.click(page.locator('#action-save'));
      await eventually(async () => (await stage.site.get('/old-catalogue')).status).toBe(301);
    }));
});

test('A translator translates a text, which an editor publishes', async () => {
  await task('translator', 'translate a text', async (page, hand) => {
    const title = page.getByLabel('Title, Deutsch', { exact: true });
    const cell = page.locator(`a[href="/admin/translations/pages/${translated}/de"]`);
    await hand.click(cell, () => title.isVisible());
    const saved = page.locator('[data-key="title"] .desk__saving--saved');
    await eventually(async () => {
      await title.fill('');
      await title.fill('Wie leicht');
      return saved.waitFor(oneTry).then(
        () => true,
        () => false,
      );
    }).toBe(true);
  });
  await task('editor', 'publish a translation', async (page, hand) => {
    const waiting = startMessage('waitingReview', 'en').replace('{language}', 'Deutsch');
    await hand.click(page.getByText(waiting), () => page.url().includes('status=inReview'));
    const publish = page.getByRole('button', { name: 'Publish: 1' });
    const cell = page.locator(`a[href="/admin/translations/pages/${translated}/de"]`);
    await hand.click(cell, () => publish.isVisible());
    await hand.click(publish, () => page.getByText('Published: 1').isVisible());
    expect((await stored('pages', 'where[path][equals]=/to-translate&locale=de')).title).toBe(
      'Wie leicht',
    );
  });
});

test('Sales answer an inquiry', () =>
  task('sales', 'answer an inquiry', async (page, hand) => {
    await hand.click(page.getByText(startMessage('waitingInquiries', 'en')), () =>
      page.url().includes('/inquiries?'),
    );
    await openRow(page, hand, 'Ada');
    const form = page.locator('details.people-form', {
      hasText: peopleMessage('answerText', 'en'),
    });
    const keep = form.getByRole('button', { name: peopleMessage('answerKeep', 'en') });
    await hand.click(form.locator('summary').first(), () => keep.isVisible());
    await form.getByLabel(peopleMessage('answerTemplate', 'en')).selectOption({ label: 'Thanks' });
    await hand.click(keep, () => form.getByText(peopleMessage('answerKept', 'en')).isVisible());
    await eventually(async () => (await stored('inquiries', 'limit=1')).status).toBe('answered');
  }));

describe('Human resources', () => {
  test('judge an application', () =>
    task('hr', 'judge an application', async (page, hand) => {
      await hand.click(page.getByText(startMessage('waitingApplications', 'en')), () =>
        page.url().includes('/applications?'),
      );
      await openRow(page, hand, 'Bob');
      await choose(page, hand, 'status', words('statusInterview'));
      await hand.click(page.locator('#action-save'));
      await eventually(async () => (await stored('applications', 'limit=1')).status).toBe(
        'interview',
      );
    }));

  test('begin a vacancy', () =>
    task('hr', 'begin a vacancy', async (page, hand) => {
      await enter(page, hand, 'jobs');
      await create(page, hand);
      await typeInForm(page, '#field-title', 'Welder');
      await page.locator('#field-location').fill('Hamburg');
      await choose(page, hand, 'category', 'Production');
      await choose(page, hand, 'track', 'Experienced');
      await eventually(
        async () => (await stored('jobs', 'draft=true&where[title][equals]=Welder'))?.location,
      ).toBe('Hamburg');
    }));
});

describe('An administrator', () => {
  test('invites a colleague', () =>
    task('admin', 'invite a colleague', async (page, hand) => {
      await enter(page, hand, 'users');
      const form = page.locator('details.people-form');
      const name = form.getByLabel(words('name'));
      await hand.click(form.locator('summary').first(), () => name.isVisible());
      await name.fill('Nora New');
      await form.getByLabel(words('email'), { exact: true }).fill('nora@example.com');
      const invite = form.getByRole('button', { name: peopleMessage('inviteSubmit', 'en') });
      await hand.click(invite, () => form.getByText('/login/reset?token=').isVisible());
    }));

  test('reads who changed what', () =>
    task('admin', 'read who changed what', async (page, hand) => {
      await enter(page, hand, 'audit-log');
      const entry = page.getByRole('row').filter({ hasText: 'How light it is' }).getByRole('link');
      const changes = page.getByText(historyMessage('auditChanges', 'en'));
      await eventually(async () => {
        // The list does not follow what is written meanwhile.
        if ((await entry.count()) === 0) await page.reload({ waitUntil: 'networkidle' });
        return entry.count();
      }).not.toBe(0);
      await hand.click(entry.first(), () => changes.isVisible());
    }));

  test('sees the state of the site', () =>
    task('admin', 'see the state of the site', async (page, hand) => {
      const health = page.locator('.site-health');
      await hand.click(health.locator('summary'), () => health.locator('dl').isVisible());
    }));
});

test('Every task of the guide takes as many clicks as it says', () => {
  console.table(counted);
  const byName = (one: { task: string }, other: { task: string }) =>
    one.task.localeCompare(other.task);
  expect(counted.sort(byName)).toEqual(promised.sort(byName));
});
