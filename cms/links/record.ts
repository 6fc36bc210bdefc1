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
