import type { Payload } from 'payload';

interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** So many are deleted at a time, so that nothing else waits for long. */
const chunkSize = 100;

/** Deletes inquiries that nobody has touched for as many months as the settings say. */
export async function deleteExpired(payload: Payload, now = new Date()): Promise<number> {
  const { retentionMonths } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const limit = monthsBefore(now, retentionMonths ?? 24);
  let deleted = 0;
  while (true) {
    const { docs: expired } = await payload.find({
      collection: 'inquiries',
      where: {
        updatedAt: { less_than: limit.toISOString() },
        status: { not_equals: 'inProgress' },
      },
      select: {},
      limit: chunkSize,
      depth: 0,
      pagination: false,
    });
    if (expired.length === 0) return deleted;
    const { docs, errors } = await payload.delete({
      collection: 'inquiries',
      where: { id: { in: expired.map(({ id }) => id) } },
      select: {},
      depth: 0,
    });
    deleted += docs.length;
    // What cannot be deleted now would be found again and again.
    if (errors.length > 0) throw new Error('Some inquiries could not be deleted');
  }
}

/** A month before 31 March is the last of February, not a day in March. */
export function monthsBefore(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0));
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return result;
}

/** Looks every six hours, and once soon after the start. */
export function keepRetention(payload: Payload, log: Log): NodeJS.Timeout {
  const look = () => {
    deleteExpired(payload).then(
      (count) => count > 0 && log.info({ count }, 'inquiries past their retention were deleted'),
      (error: unknown) =>
        log.error(
          { error: error instanceof Error ? error.name : 'unknown' },
          'inquiries past their retention could not be deleted',
        ),
    );
  };
  setTimeout(look, 60_000).unref();
  return setInterval(look, 6 * 3_600_000).unref();
}
