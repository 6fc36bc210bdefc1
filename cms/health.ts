import { randomUUID } from 'node:crypto';
import { readFile, stat, statfs } from 'node:fs/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { parseEnvironment } from '../environment.ts';
import { type BackupRecord, backupKey } from './backup-record.ts';
import { dataDirectories } from './directories.ts';

/** What an administrator wants to know about a running site. */
interface Health {
  version: string;
  database: { kind: 'SQLite' | 'PostgreSQL'; bytes: number };
  /** Of the disk that `DATA_DIR` is on. */
  disk: { free: number; total: number };
  /** Rows that wait for a mail to be sent, and those for which one was given up. */
  mails: {
    waiting: number;
    failed: number;
    /** When what has waited longest was sent by a visitor, in ISO 8601. */
    oldest: string | null;
  };
  backup: { last: BackupRecord | null; isLate: boolean };
}

const withMails = ['inquiries', 'inquiry-mails', 'applications', 'application-drafts'] as const;

/** By then a backup that is due should have been made, or tried a second time. */
const graceInMilliseconds = 2 * 3_600_000;

export async function readHealth(payload: Payload, now = Date.now()): Promise<Health> {
  const { DATA_DIR, DATABASE_URL, BACKUP_EVERY } = parseEnvironment(process.env);
  const { version }: { version: string } = JSON.parse(await readFile('package.json', 'utf8'));
  const last = await payload.kv.get<BackupRecord>(backupKey);
  const age = last ? now - Date.parse(last.at) : Number.POSITIVE_INFINITY;
  return {
    version,
    database: DATABASE_URL
      ? { kind: 'PostgreSQL', bytes: await sizeOnServer(payload) }
      : { kind: 'SQLite', bytes: await sizeOfFiles(dataDirectories(DATA_DIR).database) },
    disk: await readDisk(DATA_DIR),
    mails: await countMails(payload),
    backup: {
      last,
      isLate: BACKUP_EVERY !== undefined && age > BACKUP_EVERY * 3_600_000 + graceInMilliseconds,
    },
  };
}

/** @throws unless right now pages can be read, and inquiries and applications stored. */
export async function checkDatabase(payload: Payload): Promise<void> {
  await payload.db.upsert({
    collection: 'content-revisions',
    data: { key: 'readiness', revision: randomUUID() },
    where: { key: { equals: 'readiness' } },
    req: {},
  });
}

export async function readDisk(directory: string): Promise<Health['disk']> {
  const { bsize, bavail, blocks } = await statfs(directory);
  return { free: bavail * bsize, total: blocks * bsize };
}

async function countMails(payload: Payload): Promise<Health['mails']> {
  const total: Health['mails'] = { waiting: 0, failed: 0, oldest: null };
  for (const collection of withMails) {
    const waiting = await payload.find({
      collection,
      where: { mailNextAt: { exists: true } },
      sort: 'createdAt',
      limit: 1,
      depth: 0,
    });
    const failed = await payload.count({
      collection,
      where: { or: [{ teamMail: { equals: 'failed' } }, { senderMail: { equals: 'failed' } }] },
    });
    total.waiting += waiting.totalDocs;
    total.failed += failed.totalDocs;
    const oldest = waiting.docs[0]?.createdAt;
    if (oldest && (!total.oldest || oldest < total.oldest)) total.oldest = oldest;
  }
  return total;
}

async function sizeOnServer({ db }: Payload): Promise<number> {
  const { pool } = db as unknown as PostgresAdapter;
  const { rows } = await pool.query('SELECT pg_database_size(current_database()) AS size');
  return Number(rows[0].size);
}

/** What was written last is in a file of its own at first. */
async function sizeOfFiles(database: string): Promise<number> {
  const sizes = [database, `${database}-wal`].map((file) =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
