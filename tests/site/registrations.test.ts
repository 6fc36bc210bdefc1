import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { inHours, publishActivity, register, registration } from '../helpers/activities.ts';
import { queryDatabase } from '../helpers/database.ts';
import { textOf } from '../helpers/html.ts';
import { startSite, visible } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await startSite();
  headers = await site.signIn();
});
afterAll(() => site?.destroy());

async function publish(data: object = {}) {
  const { address, id } = await publishActivity(site, headers, data);
  await expect.poll(async () => (await site.get(address)).status, visible).toBe(200);
  return { address, id };
}

describe('a registration', () => {
  it('is an inquiry that names its activity, and is mailed and exported like others', async () => {
    const { id, address } = await publish();
    const { status: code, json } = await register(site, address, { people: ' ３ ' });
    expect([code, json.status]).toEqual([200, 'stored']);
    const rows = await queryDatabase(
      site,
      `SELECT form, people, activity_id, page_of_origin FROM inquiries WHERE reference = '${json.reference}'`,
    );
    expect(rows).toEqual([
      { form: 'activity', people: '3', activity_id: id, page_of_origin: address },
    ]);
    const { text } = await site.get('/api/inquiries/export?format=csv', { headers });
    expect(text).toContain('Open day');
  });

  it.each([
    ['closed', { registrationUntil: inHours(-1) }],
    ['under way', { starts: inHours(-1), ends: inHours(1) }],
    ['past', { starts: inHours(-3), ends: inHours(-1) }],
  ])('is refused politely where it is %s, and keeps what was typed', async (_, dates) => {
    const { address } = await publish(dates);
    expect((await site.get(address)).text).not.toContain('action="/forms/activity"');
    const { status: code, json } = await register(site, address);
    expect([code, json.errors]).toEqual([422, { people: 'closed' }]);
    const sent = await site.request('/forms/activity', {
      method: 'POST',
      site: 'de',
      body: String(new URLSearchParams({ ...registration, page: address })),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        origin: site.origin('de'),
      },
    });
    expect(sent.status).toBe(422);
    expect(sent.text).toContain(catalogues.de.activities.noLongerOpen);
    expect(sent.text).toContain('value="Ada Lovelace"');
  });

  it('takes places until there are none, and frees them again', async () => {
    const { address } = await publish({ places: 3 });
    const first = await register(site, address, { idempotencyKey: 'first-of-three' });
    expect(first.status).toBe(200);
    expect((await register(site, address)).json.errors).toEqual({ people: 'full' });
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        register(site, address, { people: '1', email: `last${index}@example.com` }),
      ),
    );
    expect(answers.map((one) => one.status).sort()).toEqual([200, 422, 422, 422]);
    const again = await register(site, address, { idempotencyKey: 'first-of-three' });
    expect(again.json.reference).toBe(first.json.reference);
    const page = async () => (await site.get(address)).text;
    await expect.poll(page, visible).not.toContain('action="/forms/activity"');
    expect(textOf(await page(), 'h2')).toBe(catalogues.en.activities.isFull);
    const where = `where[reference][equals]=${first.json.reference}`;
    await site.request(`/api/inquiries?${where}`, {
      method: 'PATCH',
      body: JSON.stringify({ status: 'spam' }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    await expect.poll(page, visible).toContain('action="/forms/activity"');
  });

  it('takes no place where it looks like spam', async () => {
    const { address } = await publish({ places: 2 });
    expect((await register(site, address, { website: 'http://spam.example' })).status).toBe(200);
    expect((await register(site, address)).status).toBe(200);
    expect((await register(site, address)).json.errors).toEqual({ people: 'full' });
  });

  it.each(['', '0', '-1', '1.5', 'two', '21', '9'.repeat(400)])(
    'wants a number of people: %j',
    async (people) => {
      const { json } = await site.get('/api/activities?limit=1', { headers });
      const answer = await register(site, `/activity_detail/${json.docs[0].id}`, { people });
      expect([answer.status, answer.json.errors]).toEqual([
        422,
        { people: people === '' ? 'required' : 'invalid' },
      ]);
    },
  );

  it.each(['/home', '/activity_detail', '/activity_detail/99999', '/activity_detail/x'])(
    'belongs to an activity, not to %s',
    async (page) => {
      const { status: code, json } = await register(site, page);
      expect([code, json.errors]).toEqual([422, { people: 'closed' }]);
    },
  );
});
