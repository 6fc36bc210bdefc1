import type { AuditAction } from '../../cms/audit/actions.ts';
import {
  type BackupClaim,
  type BackupRecord,
  backupClaimKey,
  backupKey,
  isDue,
} from '../../cms/backup-record.ts';
import type { Environment } from '../../environment.ts';
import { copyPostgres, openPostgres } from './postgres.ts';
import type { Snapshot } from './snapshot.ts';
import { copySqlite, openSqlite } from './sqlite.ts';

/** For a node that died over a backup; one that failed is tried again after as long. */
const leaseInMilliseconds = 3_600_000;

type Row = Record<string, unknown>;

/** The database of a site, which may be in use, without any of what the site is made of. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  /** Writes everything that it holds at one moment into a folder. */
  copyTo(folder: string): Promise<Snapshot>;
  /** Values are `?` in their order. */
  query(statement: string, values: string[]): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openDatabase(environment: Environment): Promise<Database> {
  if (environment.DATABASE_URL) {
    const client = await openPostgres(environment.DATABASE_URL);
    return {
      kind: 'postgres',
      copyTo: (folder) => copyPostgres(client, folder),
      async query(statement, values) {
        let position = 0;
        const numbered = statement.replace(/\?/g, () => `$${++position}`);
        return (await client.query(numbered, values)).rows;
      },
      close: () => client.end(),
    };
  }
  const client = await openSqlite(environment.DATA_DIR);
  return {
    kind: 'sqlite',
    copyTo: (folder) => copySqlite(client, folder),
    query: async (sql, args) => (await client.execute({ sql, args })).rows,
    close: async () => client.close(),
  };
}

async function read<Value>(database: Database, key: string): Promise<Value | null> {
  const [row] = await database.query('SELECT data FROM payload_kv WHERE key = ?', [key]);
  if (!row) return null;
  return typeof row.data === 'string' ? JSON.parse(row.data) : (row.data as Value);
}

/**
 * For the back office, for the next one to be due, and for the audit log.
 * @param who started it by hand, as the system calls them; null if the site did.
 */
export async function noteBackup(
  database: Database,
  record: BackupRecord,
  who: string | null,
): Promise<void> {
  await database.query(
    `INSERT INTO payload_kv (key, data) VALUES (?, ?)
      ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
    [backupKey, JSON.stringify(record)],
  );
  const backup = 'backup' satisfies AuditAction;
  await database.query(
    `INSERT INTO audit_log (at, action, title${who === null ? '' : ', who'})
      VALUES (?, ?, ?${who === null ? '' : ', ?'})`,
    [new Date().toISOString(), backup, record.file, ...(who === null ? [] : [who])],
  );
}

/** @returns whether a backup is due, and this process is the one to make it. */
export async function claimBackup(database: Database, hours: number): Promise<boolean> {
  const claim = await read<BackupClaim>(database, backupClaimKey);
  const record = await read<BackupRecord>(database, backupKey);
  if (!isDue(hours, record, claim)) return false;
  const next: BackupClaim = { until: new Date(Date.now() + leaseInMilliseconds).toISOString() };
  // Two nodes have read the same; only the first one finds it unchanged.
  const unchanged = claim ? 'WHERE payload_kv.data = ?' : 'WHERE false';
  const claimed = await database.query(
    `INSERT INTO payload_kv (key, data) VALUES (?, ?)
      ON CONFLICT (key) DO UPDATE SET data = excluded.data ${unchanged} RETURNING key`,
    [backupClaimKey, JSON.stringify(next), ...(claim ? [JSON.stringify(claim)] : [])],
  );
  return claimed.length === 1;
}
