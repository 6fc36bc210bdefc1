import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawn, hydrated } from './browser.ts';
import { answerTo, fieldsOn, labelOf, type TestedForm, testedForms } from './forms.ts';
import { findInquiries } from './quote.ts';
import { allSites, type ExpectedSite, mainlandSite } from './sites.ts';
import { eventually, networkLine, setStage } from './stage.ts';
import { readTree } from './tree.ts';

const stage = setStage();

/** The site where texts are typed key by key. */
const typedSite = 'en';

/** One form on one site, on a page that may have shown others before. */
interface Case {
  page: Page;
  tested: TestedForm;
  site: ExpectedSite;
  scripts: 'on' | 'off';
}

describe.each(['on', 'off'] as const)('With scripts %s', (scripts) => {
  test.each(allSites)(
    'each form on the site $name is announced, and can be sent by keyboard alone',
    async (site) => {
      const { page, documents, allowComplaints } = await stage.visit('/privacy', {
        site: site.site,
        scripts,
        // Whatever has focus is in view.
        reducedMotion: 'reduce',
      });
      // The response with the errors is not a success.
      if (scripts === 'off') allowComplaints(networkLine);
      for (const tested of testedForms) {
        const one: Case = { page, tested, site, scripts };
        await page.goto(`${stage.site.origin(site.site)}${tested.address}`);
        if (scripts === 'on') await hydrated(page);
        await drawn(page);
        await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
        const loaded = documents.length;
        await sendIncomplete(one);
        await readErrors(one);
        await complete(one);
        const reference = await (scripts === 'on' ? readSuccess(one) : readSuccessPage(one));
        if (scripts === 'on') expect(documents).toHaveLength(loaded);
        await findStored(one, reference);
      }
    },
  );
});

/** In the order in which the keyboard reaches them: files come before what is agreed to. */
function namesIn({ site, tested }: Case): string[] {
  const fields = fieldsOn(site, tested);
  const typed = fields.filter(({ kind }) => kind !== 'agreement');
  const agreed = fields.filter(({ kind }) => kind === 'agreement');
  const files = tested.takesFiles ? [{ name: 'files' }] : [];
  return [...typed, ...files, ...agreed].map(({ name }) => name);
}

/** What leads from the consent to a transfer abroad to what the notice says of it. */
const detailsIn = ({ site }: Case) => (site.name === mainlandSite.name ? ['/privacy#china'] : []);

const blockOf = ({ form }: TestedForm) => `.form-block[aria-labelledby="${form}-heading"]`;

/** Optional fields; the rest is filled in when the form asks for it. */
const optionalIn = ({ site, tested }: Case) =>
  fieldsOn(site, tested)
    .filter(({ error, isLate }) => !error && !isLate)
    .map(({ name }) => name);

const wrongIn = ({ site, tested }: Case) =>
  fieldsOn(site, tested).flatMap((field) => {
    const { name, hint, error: key } = field;
    if (!key) return [];
    const error = site.messages[key];
    const description = hint ? `${error} ${site.messages[hint]}` : error;
    return [{ name, label: labelOf(field, site), error, description }];
  });

/** What has the focus: whether it has a ring that can be seen, and nothing covers it. */
const readStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const [box] = element.getClientRects();
    // For a large field, its first line, where the text starts.
    const line = Math.min(box?.height ?? 0, 40) / 2;
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + line);
    const form = element.closest('form');
    const name = element.getAttribute('name') ?? element.getAttribute('type');
    return {
      form: form?.getAttribute('action')?.replace('/forms/', ''),
      name: name ?? element.getAttribute('href'),
      isSeen: hasRing && Boolean(top && element.contains(top)),
    };
  });

/** Tabs through the named controls, and performs the action for each. */
async function walk(one: Case, names: string[], fillIn: (name: string) => Promise<void>) {
  const { form } = one.tested;
  for (const name of names) {
    await one.page.keyboard.press('Tab');
    await eventually(() => readStop(one.page)).toEqual({ form, name, isSeen: true });
    await fillIn(name);
  }
}

/** Operates the focused control by keyboard. */
async function answer({ page, tested, site, scripts }: Case, name: string): Promise<void> {
  const field = fieldsOn(site, tested).find((one) => one.name === name);
  if (!field) return;
  if (field.kind === 'agreement') return page.keyboard.press('Space');
  if (field.kind === 'choice') {
    // The first answer, then the next one.
    await page.keyboard.press('Space');
    return page.keyboard.press('ArrowDown');
  }
  const text = answerTo(field, site);
  // Without JavaScript there are no suggestions, and any place can be typed anyway.
  if (field.kind === 'place' && scripts === 'on') {
    const list = page.locator(`#${tested.form}-${name}-list`);
    await list.locator(`option[value="${text}"]`).waitFor({ state: 'attached' });
  }
  // As by an input method, or key by key: each key costs a frame.
  if (site.name === typedSite) await page.keyboard.type(text);
  else await page.keyboard.insertText(text);
}

async function sendIncomplete(one: Case): Promise<void> {
  const { page, tested } = one;
  const optional = optionalIn(one);
  await walk(
    one,
    [...namesIn(one), ...detailsIn(one), '/privacy', 'submit', 'reset'],
    async (name) => {
      if (optional.includes(name)) await answer(one, name);
    },
  );
  // Nothing holds the focus back, in either direction.
  await page.keyboard.press('Tab');
  expect((await readStop(page)).form).not.toBe(tested.form);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await readStop(page)).toMatchObject({ form: tested.form, name: 'submit' });
  await page.keyboard.press('Enter');
  await page.locator(`${blockOf(tested)} [role=alert]`).waitFor();
  await page.waitForLoadState();
  await drawn(page);
}

async function readErrors(one: Case): Promise<void> {
  const { page, tested, site, scripts } = one;
  const { messages } = site;
  const block = blockOf(tested);
  const [region, ...tree] = await readTree(page, block);
  const heading = await page.locator(`${block} h2`).textContent();
  // Browsers put a blank between the clauses of a heading, where readers make a pause.
  const solid = (text: string | null | undefined) => text?.replaceAll(' ', '');
  expect([region?.role, solid(region?.name)]).toEqual(['region', solid(heading)]);
  expect(tree.filter(({ role }) => role === 'alert')).toEqual([
    { role: 'alert', name: messages.formErrorSummary, states: ['focused'] },
  ]);
  const wrong = wrongIn(one);
  const links = tree.filter(({ role }) => role === 'link').map(({ name }) => name);
  const notices = [...detailsIn(one), '/privacy'].map(() => messages.formPrivacyLink);
  expect(links).toEqual([...wrong.map(({ error }) => error), ...notices]);
  const invalid = tree.filter(({ states }) => states.includes('invalid'));
  expect(invalid.map(({ name, description }) => [name, description])).toEqual(
    wrong.map(({ label, description }) => [expect.stringContaining(label), description]),
  );
  const controls = tree.filter(({ role }) => controlRoles.includes(role));
  expect(controls.map(({ name }) => name)).toEqual(
    fieldsOn(site, tested).map((field) => {
      const { name, error } = field;
      const isRequired = error && error !== 'errorContactRequired';
      const label = labelOf(field, site);
      expect([name, label]).toEqual([name, expect.stringMatching(/\S/)]);
      const required = messages.inBrackets.replace('{text}', messages.formRequired);
      return isRequired ? `${label}${required}` : label;
    }),
  );
  if (scripts === 'off') {
    expect(await page.title()).toMatch(new RegExp(`^${messages.formErrorSummary} – .`));
  }
}

/** One per field: a radio group is named by its label. */
const controlRoles = ['textbox', 'combobox', 'group', 'checkbox'];

/** Follows the error summary to the first invalid field, and continues from there. */
async function complete(one: Case): Promise<void> {
  const { page } = one;
  const [first] = wrongIn(one).map(({ name }) => name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(async () => (await readStop(page)).name).toBe(first);
  await answer(one, first ?? '');
  const names = namesIn(one);
  const optional = optionalIn(one);
  const following = names.slice(names.indexOf(first ?? '') + 1);
  await walk(one, [...following, ...detailsIn(one), '/privacy', 'submit'], async (name) => {
    if (!optional.includes(name)) await answer(one, name);
  });
  await page.keyboard.press('Space');
}

async function readSuccess({ page, tested, site }: Case): Promise<string | null> {
  const block = blockOf(tested);
  const success = page.locator(`${block} [role=status]`);
  await success.waitFor();
  const status = (await readTree(page, block)).find(({ role }) => role === 'status');
  expect(status).toMatchObject({ name: site.messages.formSuccessTitle, states: ['focused'] });
  return success.locator('strong').textContent();
}

async function readSuccessPage({ page, tested, site }: Case): Promise<string | null> {
  const { messages } = site;
  await page.waitForURL(`**/forms/${tested.form}/sent?*`);
  expect(await page.title()).toBe(`${messages.formSuccessTitle} · ${messages.siteName}`);
  expect(await page.locator('h1').textContent()).toBe(messages.formSuccessTitle);
  const back = page.getByRole('link', { name: messages.formBackToPage });
  expect(await back.getAttribute('href')).toBe(pageOf(tested));
  return page.locator('main strong').textContent();
}

const pageOf = ({ address }: TestedForm) => address.split('#')[0];

async function findStored(one: Case, reference: string | null): Promise<void> {
  const { tested, site } = one;
  const kept = fieldsOn(site, tested).filter(
    ({ column, kind }) => column !== null && kind !== 'agreement',
  );
  expect(await findInquiries(stage.site, { reference: reference ?? '' })).toEqual([
    expect.objectContaining({
      form: tested.form,
      language: site.language,
      site: site.name,
      pageOfOrigin: pageOf(tested),
      transferConsent: namesIn(one).includes('transferConsent'),
      ...Object.fromEntries(
        kept.map((field) => [field.column ?? field.name, answerTo(field, site)]),
      ),
    }),
  ]);
}
