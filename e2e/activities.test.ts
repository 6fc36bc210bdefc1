import { beforeAll, describe, expect, test } from 'vitest';
import { catalogues } from '../app/i18n/catalogues.ts';
import { inHours, publishActivity } from '../tests/helpers/activities.ts';
import { queryDatabase } from '../tests/helpers/database.ts';
import { siteIn } from './sites.ts';
import { eventually, networkLine, setStage, type Visitor } from './stage.ts';

const stage = setStage();
const { messages } = siteIn('de');
const words = catalogues.de.activities;

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await stage.site.signIn();
});

async function publish(data: object = {}): Promise<string> {
  const { address } = await publishActivity(stage.site, headers, data);
  await eventually(async () => (await stage.site.get(address)).status).toBe(200);
  return address;
}

const field = ({ page }: Visitor, name: string) => page.locator(`#activity-${name}`);

async function fillIn(visitor: Visitor, name: string, people: string): Promise<void> {
  await field(visitor, 'name').fill(name);
  await field(visitor, 'email').fill('grace@example.com');
  await field(visitor, 'people').fill(people);
  await field(visitor, 'privacy').check();
}

const submit = ({ page }: Visitor) =>
  page.locator('form[action="/forms/activity"] [type="submit"]');

const stored = (name: string) =>
  queryDatabase(stage.site, `SELECT people, language FROM inquiries WHERE name = '${name}'`);

describe.each(['on', 'off'] as const)('with scripts %s', (scripts) => {
  test('a visitor goes from the careers page to an activity and registers', async () => {
    // The next three are shown there.
    const soon = { starts: inHours(2), ends: inHours(3) };
    await publish({ title: `Besuch ${scripts}`, ...soon });
    const visitor = await stage.visit('/career', { site: 'de', scripts });
    const { page } = visitor;
    const link = page.locator('#activities a', { hasText: `Besuch ${scripts}` });
    await eventually(async () => {
      if ((await link.count()) === 0) await page.reload();
      return link.count();
    }).toBe(1);
    await link.click();
    await submit(visitor).waitFor();
    await fillIn(visitor, `Grace ${scripts}`, '2');
    await submit(visitor).click();
    await page.getByText(messages.formSuccessTitle).waitFor();
    expect(await stored(`Grace ${scripts}`)).toEqual([{ people: '2', language: 'de' }]);
  });

  test('what is wrong is said at its field, and what was typed stays', async () => {
    const visitor = await stage.visit(await publish(), { site: 'de', scripts });
    visitor.allowComplaints(networkLine);
    await fillIn(visitor, `Ada ${scripts}`, 'zwei');
    await submit(visitor).click();
    const error = visitor.page.locator('#activity-people-error');
    await error.waitFor();
    expect(await error.innerText()).toBe(words.peopleInvalid);
    expect(await field(visitor, 'people').inputValue()).toBe('zwei');
    expect(await field(visitor, 'name').inputValue()).toBe(`Ada ${scripts}`);
  });

  test('who is too late for the last place keeps what was typed', async () => {
    const address = await publish({ places: 3 });
    const visitor = await stage.visit(address, { site: 'de', scripts });
    visitor.allowComplaints(networkLine);
    await stage.site.post('/forms/activity', {
      ...{ name: 'First', email: 'first@example.com', people: '3', privacy: 'yes', page: address },
    });
    await fillIn(visitor, `Late ${scripts}`, '1');
    await submit(visitor).click();
    const error = visitor.page.locator('#activity-people-error');
    await error.waitFor();
    expect((await error.innerText()).replace(/\u00a0/g, ' ')).toBe(words.noSuchPlaces);
    expect(await field(visitor, 'name').inputValue()).toBe(`Late ${scripts}`);
    expect(await stored(`Late ${scripts}`)).toEqual([]);
  });
});
