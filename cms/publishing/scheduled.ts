import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';

interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const pauseInMilliseconds = 5_000;
/** For a node that died over one; another then does it again. */
const leaseInMilliseconds = 5 * 60_000;

interface Due {
  id: number;
  updatedAt: string;
}

/** As much of Drizzle as is needed, the same on both databases. */
interface DrizzleDatabase {
  drizzle: {
    update(table: object): {
      set(values: object): { where(condition: unknown): { returning(): Promise<unknown[]> } };
    };
  };
  tables: Record<string, Record<string, object>>;
}

/**
 * Publishes and takes back what is due. Payload keeps what staff have planned in its queue of jobs,
 * and does it with the rights of whoever has planned it.
 * @returns a function that stops it.
 */
export function keepSchedule(payload: Payload, log: Log): () => void {
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const due of await findDue(payload)) {
        if (await claim(payload, due)) await run(payload, log, due);
      }
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      log.error({ error: name }, 'what is due to be published could not be read');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(look, pauseInMilliseconds).unref();
  return () => clearInterval(timer);
}

async function findDue(payload: Payload): Promise<Due[]> {
  const now = Date.now();
  const { docs } = await payload.db.find<Due>({
    collection: 'payload-jobs',
    where: {
      and: [
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        {
          or: [
            { waitUntil: { exists: false } },
            { waitUntil: { less_than_equal: new Date(now).toISOString() } },
          ],
        },
        {
          or: [
            { processing: { equals: false } },
            { updatedAt: { less_than: new Date(now - leaseInMilliseconds).toISOString() } },
          ],
        },
      ],
    },
    sort: 'waitUntil',
    limit: 20,
    pagination: false,
  });
  return docs;
}

interface Failed {
  id: number;
  input?: { doc?: { relationTo?: string; value?: unknown } };
  waitUntil?: string;
  error?: { message?: string };
}

/** @returns what was planned for a document and failed since it was last changed. */
export async function failedPlans(
  payload: Payload,
  collection: string,
  id: number,
  since: string,
): Promise<{ at: string; reason: string }[]> {
  const { docs } = await payload.db.find<Failed>({
    collection: 'payload-jobs',
    where: { and: [{ hasError: { equals: true } }, { updatedAt: { greater_than: since } }] },
    limit: 100,
    pagination: false,
  });
  const own = docs.filter(
    ({ input }) => input?.doc?.relationTo === collection && String(input.doc.value) === String(id),
  );
  return own.map(({ waitUntil, error }) => ({
    at: waitUntil ?? since,
    reason: error?.message ?? '',
  }));
}

/** @returns false if another node was faster: Payload itself does not look. */
async function claim(payload: Payload, { id, updatedAt }: Due): Promise<boolean> {
  const { drizzle, tables } = payload.db as unknown as DrizzleDatabase;
  const table = tables.payload_jobs;
  if (!table) throw new Error('There is no table of jobs');
  const claimed = await drizzle
    .update(table)
    .set({ processing: true, updatedAt: new Date().toISOString() })
    .where(and(eq(table.id as never, id), eq(table.updatedAt as never, updatedAt)))
    .returning();
  return claimed.length === 1;
}

async function run(payload: Payload, log: Log, { id }: Due): Promise<void> {
  const { jobStatus } = await payload.jobs.runByID({ id, silent: true });
  const isDone = jobStatus?.[String(id)]?.status === 'success';
  if (isDone) log.info({}, 'what was planned was published or taken back');
  // Why is shown beside the form (checks.ts).
  else log.error({ job: id }, 'what was planned could not be published or taken back');
}
