import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Options = Parameters<PostgresAdapter['beginTransaction']>[0];

/**
 * Starts a transaction, and leaves it open until it is committed or rolled back.
 * @returns what ends it; `committed` is rejected when the server did not commit.
 */
function open(adapter: PostgresAdapter, options: Options) {
  const isKept = Promise.withResolvers<void>();
  return new Promise<Omit<PostgresAdapter['sessions'][string], 'id'>>((resolve, reject) => {
    const committed = adapter.drizzle.transaction(
      (db) => {
        resolve({
          // Its type is that of all kinds of databases at once.
          db: db as never,
          resolve: () => {
            isKept.resolve();
            return committed;
          },
          // Whatever was undone is undone, whether or not the server could still say so.
          reject: () => {
            isKept.reject(new Error('Rolled back'));
            return committed.catch(() => undefined);
          },
        });
        return isKept.promise;
      },
      (options ?? adapter.transactionOptions) as never,
    );
    // Before it is open; afterwards nobody hears this any more.
    committed.catch(reject);
  });
}

/**
 * Makes a commit that failed an error. Payload takes it for made: what the server lost at the last
 * moment would be answered as stored (@payloadcms/drizzle, transactions/beginTransaction).
 */
export function reportFailedCommits(adapter: PostgresAdapter): void {
  adapter.beginTransaction = async (options) => {
    const id = randomUUID();
    adapter.sessions[id] = await open(adapter, options);
    return id;
  };
  adapter.commitTransaction = async (id) => {
    const key = await id;
    const session = key && adapter.sessions[key];
    // Ended already: by an operation that shares it, and failed.
    if (!session) return;
    delete adapter.sessions[key];
    await session.resolve();
  };
}
