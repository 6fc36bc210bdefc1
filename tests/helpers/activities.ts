import { richText } from '../../content/rich-text.ts';
import type { TestSite } from './site.ts';

const hour = 3_600_000;

/** A moment so many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** Publishes an activity as an editor would, and returns the address of its page. */
export async function publishActivity(
  site: TestSite,
  headers: Record<string, string>,
  data: object = {},
): Promise<{ id: number; address: string }> {
  const activity = {
    title: 'Open day',
    summary: 'Come; see, and ask\\everything',
    body: richText(['Doors are open.']),
    place: 'Hall 3, Warsaw',
    starts: inHours(200),
    ends: inHours(203),
    languages: ['en', 'pl'],
    published: '2026-01-01T00:00:00.000Z',
    _status: 'published',
    ...data,
  };
  const { status, json, text } = await site.post('/api/activities', activity, { headers });
  if (status !== 201) throw new Error(`The activity was not stored: ${text}`);
  return { id: json.doc.id, address: `/activity_detail/${json.doc.id}` };
}

/** What somebody types into the form. */
export const registration = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  people: '2',
  privacy: 'yes',
};

/** Registers from a page, as its script does. */
export const register = (site: TestSite, page: string, data: object = {}) =>
  site.post('/forms/activity', { ...registration, page, ...data });
