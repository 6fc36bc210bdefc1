import type { Payload } from 'payload';

interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Deletes inquiries that nobody has touched for as many months as the settings say. */
export async function deleteExpired(payload: Payload, now = new Date()): Promise<number> {
  const { retentionMonths } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - (retentionMonths ?? 24));
  const { docs } = await payload.delete({
    collection: 'inquiries',
    where: {
      updatedAt: { less_than: limit.toISOString() },
      status: { not_equals: 'inProgress' },
    },
    depth: 0,
  });
  return docs.length;
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
