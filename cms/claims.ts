import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { tableOf } from './accounts/tables.ts';

/** Work that one node does at a time. */
export interface Claim {
  /** In Payload's store of keys and values. */
  key: string;
  /** In milliseconds; after that its process is taken for dead. */
  lasts: number;
}

export const retentionClaim: Claim = { key: 'retention-claim', lasts: 20 * 60_000 };
export const tidyingClaim: Claim = { key: 'tidying-claim', lasts: 20 * 60_000 };
export const linkCheckClaim: Claim = { key: 'link-check-claim', lasts: 2 * 3_600_000 };
export const purgeClaim: Claim = { key: 'purge-claim', lasts: 60_000 };
export const indexNowClaim: Claim = { key: 'index-now-claim', lasts: 10 * 60_000 };

/**
 * @returns whether this node does the work: the key can be stored once, and what a process that was
 * killed has left behind is taken over once.
 */
export async function takeClaim(
  payload: Payload,
  { key, lasts }: Claim,
  now = Date.now(),
): Promise<boolean> {
  const claim = await payload.kv.get<{ at: number }>(key);
  if (claim && now - claim.at < lasts) return false;
  const data = { at: now };
  if (claim) {
    const { table, drizzle } = tableOf(payload, 'payload_kv');
    const unchanged = and(eq(table.key as never, key), eq(table.data as never, claim));
    return (await drizzle.update(table).set({ data }).where(unchanged).returning()).length === 1;
  }
  try {
    await payload.db.create({ collection: 'payload-kv', data: { key, data } });
    return true;
  } catch {
    return false;
  }
}

export const releaseClaim = (payload: Payload, { key }: Claim): Promise<void> =>
  payload.kv.delete(key);
