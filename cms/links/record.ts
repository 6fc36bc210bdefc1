import type { Payload } from 'payload';
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

/** @returns whether this node makes the next check: the key can be stored once. */
export async function claimCheck(payload: Payload, now = Date.now()): Promise<boolean> {
  const claim = await payload.kv.get<{ at: number }>(claimKey);
  if (claim && now - claim.at < claimedFor) return false;
  // Left behind by a process that was killed.
  if (claim) await payload.kv.delete(claimKey);
  try {
    const data = { key: claimKey, data: { at: now } };
    await payload.db.create({ collection: 'payload-kv', data });
    return true;
  } catch {
    return false;
  }
}

export const releaseCheck = (payload: Payload): Promise<void> => payload.kv.delete(claimKey);
