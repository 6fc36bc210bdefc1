import { and, asc, desc, eq, gte, isNull, ne, or, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { drizzleOf } from '../counts.ts';

/** What figures are limited to; empty for all. */
export interface FigureFilter {
  /** The first day, yyyy-mm-dd, UTC. */
  since: string;
  language: string;
  path: string;
}

/** Numbers by day, for days on which there were any. */
export type Series = Map<string, number>;

type Columns = Record<string, unknown>;

function tableOf(payload: Payload, name: string): Columns {
  const table = drizzleOf(payload).tables[name];
  if (!table) throw new Error(`The table ${name} is missing`);
  return table;
}

/** `undefined` where the filter is empty, which `and` leaves out. */
const ifAsked = (column: unknown, value: string) =>
  value === '' ? undefined : eq(column as never, value);

async function sums(
  payload: Payload,
  { table, day, count }: { table: Columns; day: unknown; count: unknown },
  condition: unknown,
): Promise<Series> {
  const rows = await drizzleOf(payload)
    .drizzle.select({ day: sql`${day}`, count: sql`${count}` })
    .from(table)
    .where(condition)
    .groupBy(day);
  return new Map(rows.map((row) => [String(row.day), Number(row.count)]));
}

export function readVisits(payload: Payload, filter: FigureFilter): Promise<Series> {
  const table = tableOf(payload, 'visit_counts');
  return sums(
    payload,
    { table, day: table.day, count: sql`sum(${table.visits})` },
    and(
      gte(table.day as never, filter.since),
      ifAsked(table.language, filter.language),
      ifAsked(table.path, filter.path),
    ),
  );
}

export function readDownloads(payload: Payload, filter: FigureFilter): Promise<Series> {
  const table = tableOf(payload, 'download_counts');
  return sums(
    payload,
    { table, day: table.day, count: sql`sum(${table.downloads})` },
    and(gte(table.day as never, filter.since), ifAsked(table.language, filter.language)),
  );
}

/** Inquiries or applications by the day they came in, without suspected spam. */
export function readReceived(
  payload: Payload,
  collection: 'inquiries' | 'applications',
  filter: FigureFilter,
): Promise<Series> {
  const table = tableOf(payload, collection);
  const created = table.createdAt;
  const day =
    payload.db.name === 'postgres'
      ? sql`to_char(${created} at time zone 'UTC', 'YYYY-MM-DD')`
      : sql`substr(${created}, 1, 10)`;
  return sums(
    payload,
    { table, day, count: sql`count(*)` },
    and(
      gte(created as never, `${filter.since}T00:00:00.000Z`),
      or(isNull(table.isSuspected as never), ne(table.isSuspected as never, true)),
      ifAsked(table.language, filter.language),
      collection === 'inquiries' ? ifAsked(table.pageOfOrigin, filter.path) : undefined,
    ),
  );
}

/** What was searched for in vain, the most frequent first. */
export async function readEmptySearches(
  payload: Payload,
  filter: FigureFilter,
  most: number,
): Promise<{ words: string; count: number }[]> {
  const table = tableOf(payload, 'empty_searches');
  const total = sql`sum(${table.searches})`;
  const rows = await drizzleOf(payload)
    .drizzle.select({ words: table.words, count: total })
    .from(table)
    .where(and(gte(table.day as never, filter.since), ifAsked(table.language, filter.language)))
    .groupBy(table.words)
    .orderBy(desc(total), asc(table.words as never))
    .limit(most);
  return rows.map(({ words, count }) => ({ words: String(words), count: Number(count) }));
}

/** The pages that were visited most, to choose from. */
export async function readVisitedPaths(
  payload: Payload,
  since: string,
  most: number,
): Promise<string[]> {
  const table = tableOf(payload, 'visit_counts');
  const rows = await drizzleOf(payload)
    .drizzle.select({ path: table.path })
    .from(table)
    .where(gte(table.day as never, since))
    .groupBy(table.path)
    .orderBy(desc(sql`sum(${table.visits})`))
    .limit(most);
  return rows.map(({ path }) => String(path)).sort();
}

/** A bar of a plot. */
export interface Bar {
  first: string;
  last: string;
  count: number;
}

const millisecondsOfDay = 24 * 3_600_000;

/** The days from `since` to `until`, in groups of so many, the last of which ends with `until`. */
export function barsOf(series: Series, since: string, until: string, daysOfBar: number): Bar[] {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const bars: Bar[] = [];
  const start = Date.parse(since);
  for (let end = Date.parse(until); end >= start; end -= daysOfBar * millisecondsOfDay) {
    const days = Array.from({ length: daysOfBar }, (_, index) => end - index * millisecondsOfDay)
      .filter((time) => time >= start)
      .map(dayOf);
    bars.push({
      first: days.at(-1) ?? until,
      last: dayOf(end),
      count: days.reduce((sum, day) => sum + (series.get(day) ?? 0), 0),
    });
  }
  return bars.reverse();
}
