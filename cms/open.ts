import { getPayload, type Payload } from 'payload';
import type { Environment } from '../environment.ts';
import config from './config.ts';
import { payloadKey } from './payload-key.ts';

/**
 * Opens the database for this process and migrates it. The admin has its own
 * instance with the key `default`; they share nothing but the database, as two nodes would.
 */
export async function openPayload(environment: Environment, key = payloadKey): Promise<Payload> {
  const payload = await getPayload({ config, key });
  const migrations = environment.DATABASE_URL
    ? (await import('./migrations/postgres/index.ts')).migrations
    : (await import('./migrations/sqlite/index.ts')).migrations;
  await payload.db.migrate({ migrations: migrations as never });
  return payload;
}
