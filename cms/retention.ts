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

/** Deletes inquiries that nobody has touched for as many months as the settings say. */
export async function deleteExpired(payload: Payload, now = new Date()): Promise<number> {
  const { retentionMonths } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const limit = monthsBefore(now, retentionMonths ?? 24);
  return deleteMatching(payload, 'inquiries', {
    updatedAt: { less_than: limit.toISOString() },
    status: { not_equals: 'inProgress' },
  });
}

/** What is not kept for ever, by what a log calls it. */
const duties = {
  'inquiries past their retention': deleteExpired,
  'applications past their retention': deleteDueApplications,
  'drafts of applications past their retention': deleteExpiredDrafts,
  'notes of downloads past their retention': deleteOldDownloads,
  'files without an application': deleteOrphans,
};

/** Looks every six hours, and once soon after the start. */
export function keepRetention(payload: Payload, log: Log): NodeJS.Timeout {
  const look = async () => {
    for (const [what, deleteDue] of Object.entries(duties)) {
      try {
        const count = await deleteDue(payload);
        if (count > 0) log.info({ count }, `${what} were deleted`);
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown';
        log.error({ error: name }, `${what} could not be deleted`);
      }
    }
  };
  setTimeout(look, 60_000).unref();
  return setInterval(look, 6 * 3_600_000).unref();
}
