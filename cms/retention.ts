import type { Payload } from 'payload';
import { deleteExpiredDrafts } from './applications/drafts.ts';
import { deleteOrphans } from './applications/files.ts';
import { deleteDueApplications, deleteOldDownloads } from './applications/retention.ts';
import { monthsBefore } from './dates.ts';
import { deleteMatching } from './delete-matching.ts';

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

type Duties = Record<string, (payload: Payload) => Promise<number>>;

/** Data with a limited retention period, by name for the log. */
const duties: Duties = {
  'inquiries past their retention': deleteExpired,
  'applications past their retention': deleteDueApplications,
  'drafts of applications past their retention': deleteExpiredDrafts,
  'notes of downloads past their retention': deleteOldDownloads,
};

/** For the first hour, a CV left behind by a crash cannot be told from one still being stored. */
const oftenDuties: Duties = { 'files without an application': deleteOrphans };

/**
 * Runs every six hours, for files without an application twice an hour, and for everything soon
 * after startup.
 * @returns a function that stops it.
 */
export function keepRetention(payload: Payload, log: Log): () => void {
  const look = async (at: Duties) => {
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
  const timers = [
    setTimeout(look, 60_000, { ...duties, ...oftenDuties }),
    setInterval(look, 6 * 3_600_000, duties),
    setInterval(look, 1_800_000, oftenDuties),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
