import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { tableOf } from '../accounts/tables.ts';
import type { FoundLink } from './collect.ts';
import type { LinkProblem } from './problems.ts';
import { type LinkCheckRecord, linkCheckKey } from './state.ts';

export interface LinkFault extends FoundLink {
  problem: LinkProblem;
}

/** More than anybody corrects before the next check. */
const mostKept = 1000;

/** Replaces what the last check found. */
export async function recordFaults(
  payload: Payload,
  faults: LinkFault[],
  links: number,
): Promise<void> {
  const checkedAt = new Date().toISOString();
  const collection = 'broken-links';
  await payload.db.deleteMany({ collection, where: { id: { exists: true } } });
  for (const { href, ...fault } of faults.slice(0, mostKept)) {
    await payload.db.create({
      collection,
      data: { ...fault, href: href.slice(0, 500), checkedAt },
    });
  }
  const record: LinkCheckRecord = { at: checkedAt, links, broken: faults.length };
  await payload.kv.set(linkCheckKey, record);
}

const claimKey = 'link-check-claim';
const claimedFor = 2 * 3_600_000;

/**
 * @returns whether this node makes the next check: the key can be stored once, and what a process
 * that was killed has left behind is taken over once.
 */
export async function claimCheck(payload: Payload, now = Date.now()): Promise<boolean> {
  const claim = await payload.kv.get<{ at: number }>(claimKey);
  if (claim && now - claim.at < claimedFor) return false;
  const data = { at: now };
  if (claim) {
    const { table, drizzle } = tableOf(payload, 'payload_kv');
    const unchanged = and(eq(table.key as never, claimKey), eq(table.data as never, claim));
    return (await drizzle.update(table).set({ data }).where(unchanged).returning()).length === 1;
  }
  try {
    await payload.db.create({ collection: 'payload-kv', data: { key: claimKey, data } });
    return true;
  } catch {
    return false;
  }
}

export const releaseCheck = (payload: Payload): Promise<void> => payload.kv.delete(claimKey);
