import type { Payload } from 'payload';
import { monthsBefore } from '../dates.ts';

/** As the triggers in cms/migrations say, too, which keep anything younger. */
const monthsKept = 24;

/** Past the hooks of Payload, which refuse every deletion. */
export async function deleteOldEntries(payload: Payload, now = new Date()): Promise<number> {
  const where = { at: { less_than: monthsBefore(now, monthsKept).toISOString() } };
  const { totalDocs } = await payload.count({ collection: 'audit-log', where });
  if (totalDocs > 0) await payload.db.deleteMany({ collection: 'audit-log', where });
  return totalDocs;
}
