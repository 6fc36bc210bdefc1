import type { Context } from 'hono';
import { textOf } from '../../app/components/text.tsx';
import { loadMessages } from '../../app/i18n/messages.ts';
import type { Activity, ContentSource } from '../../cms/interface.ts';
import { parseId } from '../../cms/parse-id.ts';
import { missing } from '../pages/page-addresses.ts';
import type { Pages } from '../pages/pages.ts';
import type { Site } from '../sites.ts';

/** `GET /activity_detail/ID/calendar.ics`: an activity for a visitor's own calendar. */
export function calendarFile(content: ContentSource, pages: Pages) {
  return async (context: Context): Promise<Response> => {
    const id = parseId(context.req.param('id') ?? '');
    if (id === null) return pages.notFound(context);
    const answer = await pages.kept(context, async (site) => {
      const [activity, { exampleData }] = await Promise.all([
        content.activity(id, site.language),
        loadMessages(site.language),
      ]);
      if (!activity) return missing;
      const note = activity.isExample ? exampleData : '';
      const type = 'text/calendar; charset=utf-8';
      return { status: 200, type, text: calendar(activity, site, note) };
    });
    return answer.status === 404 ? pages.notFound(context) : answer;
  };
}

/**
 * In iCalendar (RFC 5545). Times are in UTC, which every calendar shows in the zone of its reader.
 * @param note what has to be said beside the title.
 */
function calendar(activity: Activity, { origin }: Pick<Site, 'origin'>, note = ''): string {
  const { id, href, title, summary, startsAt, endsAt, changedAt, place } = activity;
  const url = `${origin}${href}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//eArc//website//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:activity-${id}@${new URL(origin).hostname}`,
    `DTSTAMP:${momentOf(changedAt)}`,
    `DTSTART:${momentOf(startsAt)}`,
    `DTEND:${momentOf(endsAt)}`,
    `SUMMARY:${escapeText([textOf(title), note].filter(Boolean).join(' · '))}`,
    `DESCRIPTION:${escapeText([textOf(summary), url].filter(Boolean).join('\n\n'))}`,
    ...(place ? [`LOCATION:${escapeText(textOf(place))}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20270107T080000Z` */
const momentOf = (date: string): string => new Date(date).toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const longestLine = 75;

/** Lines have at most 75 bytes; one that is longer goes on in the next, after a space. */
function fold(line: string): string {
  const folded: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > longestLine) {
      folded.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...folded, current].join('\r\n');
}
