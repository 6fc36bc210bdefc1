import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { languageCodes } from '../../app/i18n/languages.ts';
import { typeset, withPlainSpaces } from '../../app/i18n/typography.ts';
import { activities, activityTexts } from '../../content/activities/activities.ts';
import { inHours, publishActivity, register } from '../helpers/activities.ts';
import { elements, isNoindex, textOf } from '../helpers/html.ts';
import { startSite, visible } from '../helpers/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await startSite();
  headers = await site.signIn();
});
afterAll(() => site?.destroy());

const status = async (address: string) => (await site.get(address)).status;

/** The titles of one part of the list, as its page shows them. */
async function titles(part: 'upcoming' | 'past') {
  const { json } = await site.get('/content/pages/activity_detail');
  const list = json.blocks.find((one: { blockType: string }) => one.blockType === 'activityList');
  return (list.list[part] as { title: string }[]).map(({ title }) => title);
}

async function publish(data: object = {}) {
  const made = await publishActivity(site, headers, data);
  await expect.poll(() => status(made.address), visible).toBe(200);
  return made;
}

const remove = (id: number) => site.request(`/api/activities/${id}`, { method: 'DELETE', headers });

const change = (address: string, data: object, query = '') =>
  site.request(`/api${address}${query}`, {
    method: 'PATCH',
    body: JSON.stringify(data),
    headers: { ...headers, 'content-type': 'application/json' },
  });

describe('old addresses', () => {
  it.each(languageCodes)(
    'redirects from the address of an activity to its place: %s',
    async (code) => {
      const label = code === 'en' ? undefined : code;
      const { text } = await site.get('/activity_detail', { site: label });
      for (const id of ['training', 'visit', 'laboratory']) {
        expect(text).toContain(`id="${id}"`);
        for (const address of [`/activity_detail/${id}`, `/activity_detail?id=${id}`]) {
          const { status: code, headers: sent } = await site.get(address, { site: label });
          expect([code, sent.location]).toEqual([301, `/activity_detail#${id}`]);
        }
      }
    },
  );

  it.each([
    ...['/activity_detail/none', '/activity_detail?id=none', '/activity_detail?id=%22%3E'],
    ...['/activity_detail/99999', '/activity_detail?id=99999', '/activity_detail/0'],
    ...['/activity_detail/99999/calendar.ics', '/activity_detail/none/calendar.ics'],
  ])('has no activity at %s', async (address) => expect(await status(address)).toBe(404));

  it('leads from ?id=ID to the page of the activity', async () => {
    const { id, address } = await publish();
    const { status: code, headers: sent } = await site.get(`/activity_detail?id=${id}`);
    expect([code, sent.location]).toEqual([301, address]);
    await remove(id);
  });
});

describe('the list', () => {
  it.each([...languageCodes, 'cn'])(
    'has examples, the nearest first, marked as such: %s',
    async (code) => {
      const language = code === 'cn' ? 'zh' : (code as (typeof languageCodes)[number]);
      const label = code === 'en' ? undefined : code;
      const expected = activities.map(({ key }) =>
        typeset(activityTexts[language][key].title, language),
      );
      for (const [page, shown] of [
        ['/activity_detail', 4],
        ['/career', 3],
      ] as const) {
        const { text } = await site.get(page, { site: label });
        const list =
          /<ul class="list-entries entries-with-facts">([\s\S]*?)<\/ul>/.exec(text)?.[1] ?? '';
        expect(elements(list, 'a').map((link) => link.text)).toEqual(expected.slice(0, shown));
        expect(list.match(/example-mark/g)).toHaveLength(shown);
        expect(text).toContain(`<dd>${typeset(catalogues[language].activities.isOpen, language)}`);
      }
    },
  );

  it('orders what is to come, and moves what is over to the past by itself', async () => {
    const soon = await publish({ title: 'Soon', starts: inHours(2), ends: inHours(3) });
    const over = await publish({ title: 'Over', starts: inHours(-30), ends: inHours(-29) });
    const ends = new Date(Date.now() + 6_000).toISOString();
    const now = await publish({ title: 'Now', starts: inHours(-1), ends });
    await expect.poll(() => titles('upcoming'), visible).toContain('Soon');
    expect((await titles('upcoming')).indexOf('Soon')).toBeLessThan(2);
    await expect.poll(() => titles('past'), visible).toEqual(['Now', 'Over']);
    expect((await site.get(now.address)).text).toContain(catalogues.en.activities.isPast);
    for (const { id } of [soon, over, now]) await remove(id);
  });

  it('says honestly that no date is fixed', async () => {
    const { json } = await site.get('/api/activities?limit=50', { headers });
    const ids: number[] = json.docs.map(({ id }: { id: number }) => id);
    for (const id of ids) await change(`/activities/${id}`, { _status: 'draft' });
    await expect.poll(() => titles('upcoming'), visible).toEqual([]);
    for (const code of languageCodes) {
      const { text } = await site.get('/career', { site: code === 'en' ? undefined : code });
      expect(text).toContain(typeset(catalogues[code].activities.none, code));
    }
    for (const id of ids) await change(`/activities/${id}`, { _status: 'published' });
    await expect.poll(() => titles('upcoming'), visible).toHaveLength(4);
  });
});

describe('the page of an activity', () => {
  it('shows its details in the language of the site, and its times in its own zone', async () => {
    const { id, address } = await publish({
      starts: '2031-01-09T00:00:00.000Z',
      starts_tz: 'Asia/Tokyo',
      ends: '2031-01-09T03:00:00.000Z',
      places: 12,
    });
    await change(`/activities/${id}`, { title: 'Tag der offenen Tür' }, '?locale=de');
    const title = async () => textOf((await site.get(address, { site: 'de' })).text, 'h1');
    await expect.poll(title, visible).toBe('Tag der offenen Tür');
    const { text } = await site.get(address, { site: 'de' });
    const facts = elements(text, 'dd').map((one) => withPlainSpaces(one.text));
    expect(facts).toEqual([
      'Donnerstag, 9. Januar 2031, 9:00–12:00 Uhr (GMT+9)',
      'Hall 3, Warsaw',
      'Englisch und Polnisch',
      '12',
      'Donnerstag, 9. Januar 2031, 9:00 Uhr (GMT+9)',
    ]);
    await remove(id);
  });

  it('tells search engines of it, unless it is an example', async () => {
    const { id, address } = await publish({ isOnline: true, places: 12 });
    const { text } = await site.get(address);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    const graph = JSON.parse(data)['@graph'];
    expect(graph.find((one: { '@type': string }) => one['@type'] === 'Event')).toMatchObject({
      name: 'Open day',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place', name: 'Hall 3, Warsaw' }, { '@type': 'VirtualLocation' }],
      maximumAttendeeCapacity: 12,
      inLanguage: ['en', 'pl'],
      url: site.origin() + address,
    });
    const sitemap = async () => (await site.get('/sitemap.xml')).text;
    await expect.poll(sitemap, visible).toContain(`${address}</loc>`);
    await change(`/activities/${id}`, { isExample: true });
    const marked = async () => isNoindex((await site.get(address)).text);
    await expect.poll(marked, visible).toBe(true);
    expect((await site.get(address)).text).not.toContain('"Event"');
    await expect.poll(sitemap, visible).not.toContain(`${address}</loc>`);
    await remove(id);
  });

  it('gives a calendar file that a calendar can read', async () => {
    const title = `Öffnung, ${'sehr '.repeat(20)}lang; 屋根`;
    const { id, address } = await publish({
      title,
      starts: '2031-01-09T08:00:00.000Z',
      ends: '2031-01-09T15:00:00.000Z',
    });
    const { status: code, headers: sent, text } = await site.get(`${address}/calendar.ics`);
    expect([code, sent['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    const lines = text.split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toContain('DTSTART:20310109T080000Z');
    expect(unfolded).toContain('DTEND:20310109T150000Z');
    expect(unfolded).toContain('LOCATION:Hall 3\\, Warsaw');
    expect(unfolded).toContain(`SUMMARY:${title.replace(',', '\\,').replace(';', '\\;')}`);
    const description = unfolded.find((line) => line.startsWith('DESCRIPTION:'));
    expect(description).toContain('Come\\; see\\, and ask\\\\everything\\n\\nhttp');
    await remove(id);
  });

  it('is found by a search', async () => {
    const { id, address } = await publish({ title: 'Wolpertinger evening' });
    const found = async () => (await site.get('/search?q=wolpertinger')).text;
    await expect.poll(found, visible).toContain(`href="${address}"`);
    await remove(id);
  });

  it('is shown only once it is published, and its date has passed', async () => {
    const { address, id } = await publishActivity(site, headers, { published: inHours(5) });
    expect(await status(address)).toBe(404);
    expect((await site.get(`${address}/calendar.ics`)).status).toBe(404);
    expect((await register(site, address)).status).toBe(422);
    await remove(id);
  });
});
