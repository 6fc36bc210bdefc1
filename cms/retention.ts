import type { Payload } from 'payload';
import { deleteExpiredDrafts } from './applications/drafts.ts';
import { deleteDueApplications, deleteOldDownloads } from './applications/retention.ts';
import { deleteOldEntries } from './audit/retention.ts';
import { type Claim, releaseClaim, retentionClaim, takeClaim, tidyingClaim } from './claims.ts';
import { deleteCountsBefore } from './counts.ts';
import { dayBefore, monthsBefore } from './dates.ts';
import { deleteMatching } from './delete-matching.ts';
import { deleteOrphans } from './private-files/files.ts';
import { deleteOldFailures, deleteUnwritten } from './publishing/retention.ts';
import { deleteFullBuckets } from './shared-limits.ts';
import { emptyTrash } from './trash/retention.ts';

interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Deletes inquiries left untouched for the number of months in the settings. */
export async function deleteExpired(payload: Payload, now = new Date()): Promise<number> {
  const { retentionMonths } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const limit = monthsBefore(now, retentionMonths ?? 24);
  return deleteMatching(payload, 'inquiries', {
    updatedAt: { less_than: limit.toISOString() },
    status: { not_equals: 'inProgress' },
  });
}

const daysOfCounts = 90;

/** Deletes what visitors asked and searched for in vain, once it is old. */
async function deleteOldCounts(payload: Payload): Promise<number> {
  const day = dayBefore(new Date(), daysOfCounts);
  const misses = await deleteCountsBefore(payload, 'misses', day);
  return misses + (await deleteCountsBefore(payload, 'emptySearches', day));
}

type Duties = Record<string, (payload: Payload) => Promise<number>>;

/** Data with a limited retention period, by name for the log. */
const duties: Duties = {
  'inquiries past their retention': deleteExpired,
  'applications past their retention': deleteDueApplications,
  'drafts of applications past their retention': deleteExpiredDrafts,
  'counts past their retention': deleteOldCounts,
  'notes of downloads past their retention': deleteOldDownloads,
  'documents past their time in the trash': emptyTrash,
  'entries of the audit log past their retention': deleteOldEntries,
  'drafts in which nothing was written': deleteUnwritten,
  'failed plans past their retention': deleteOldFailures,
};

/** For the first hour, a file left behind by a crash cannot be told from one still being stored. */
const oftenDuties: Duties = {
  'files without an owner': deleteOrphans,
  'limits that nobody is near any more': deleteFullBuckets,
};

/**
 * Runs every six hours, for files without an owner and for limits twice an hour, and for everything soon
 * after startup; on one node at a time.
 * @returns a function that stops it.
 */
export function keepRetention(payload: Payload, log: Log): () => void {
  const fulfil = async (at: Duties) => {
    for (const [what, deleteDue] of Object.entries(at)) {
      try {
        const count = await deleteDue(payload);
        if (count > 0) log.info({ count }, `${what} were deleted`);
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown';
        log.error({ error: name }, `${what} could not be deleted`);
      }
    }
  };
  const look = async (claim: Claim, at: Duties) => {
    try {
      if (!(await takeClaim(payload, claim))) return;
      await fulfil(at).finally(() => releaseClaim(payload, claim));
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      log.error({ error: name }, 'whether another node looks for what is due could not be read');
    }
  };
  const timers = [
    setTimeout(() => {
      void look(retentionClaim, duties);
      void look(tidyingClaim, oftenDuties);
    }, 60_000),
    // Each with a claim of its own: when both are due at once, neither keeps the other from its turn.
    setInterval(look, 6 * 3_600_000, retentionClaim, duties),
    setInterval(look, 1_800_000, tidyingClaim, oftenDuties),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
