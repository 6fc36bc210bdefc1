import { and, desc, eq, gte, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { drizzleOf, tableOf } from '../counts.ts';

export interface MissingAddress {
  path: string;
  requests: number;
  last: string;
}

export const mostMissing = 200;

/** What was asked for in vain since a day, the most frequent first. */
export async function readMissing(
  payload: Payload,
  since: string,
  kind: 'page' | 'program',
): Promise<MissingAddress[]> {
  const table = tableOf(payload, 'misses');
  const total = sql`sum(${table.requests})`;
  const rows = await drizzleOf(payload)
    .drizzle.select({ path: table.path, requests: total, last: sql`max(${table.day})` })
    .from(table)
    .where(and(gte(table.day as never, since), eq(table.kind as never, kind)))
    .groupBy(table.path)
    .orderBy(desc(total), table.path)
    .limit(mostMissing);
  return rows.map(({ path, requests, last }) => ({
    path: String(path),
    requests: Number(requests),
    last: String(last),
  }));
}
