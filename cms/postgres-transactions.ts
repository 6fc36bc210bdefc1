import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Options = Parameters<PostgresAdapter['beginTransaction']>[0];

/**
 * Starts a transaction, and leaves it open until it is committed or rolled back.
 * @returns a function that ends it; `committed` rejects if the server did not commit.
 */
function open(adapter: PostgresAdapter, options: Options) {
  const isKept = Promise.withResolvers<void>();
  return new Promise<Omit<PostgresAdapter['sessions'][string], 'id'>>((resolve, reject) => {
    const committed = adapter.drizzle.transaction(
      (db) => {
        resolve({
          // Its type is the union for all kinds of databases.
          db: db as never,
          resolve: () => {
            isKept.resolve();
            return committed;
          },
          // A rollback is effective whether or not the server could still confirm it.
          reject: () => {
            isKept.reject(new Error('Rolled back'));
            return committed.catch(() => undefined);
          },
        });
        return isKept.promise;
      },
      (options ?? adapter.transactionOptions) as never,
    );
    // Before it is open; afterwards nobody receives this any more.
    committed.catch(reject);
  });
}

/**
 * Turns a failed commit into an error. Payload ignores the failure: data lost by the server at the
 * last moment would be reported as stored (@payloadcms/drizzle, transactions/beginTransaction).
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
    // Already ended, by a failed operation that shares it.
    if (!session) return;
    delete adapter.sessions[key];
    await session.resolve();
  };
}
