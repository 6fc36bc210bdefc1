import type { Payload } from 'payload';
import { type BackupRecord, backupKey } from '../backup-record.ts';
import { record } from './record.ts';

/** The last backup, once: each node is told when one was made somewhere. */
export async function recordBackup(payload: Payload): Promise<void> {
  const made = await payload.kv.get<BackupRecord>(backupKey);
  if (!made) return;
  const where = { action: { equals: 'backup' }, title: { equals: made.file } };
  const { totalDocs } = await payload.count({ collection: 'audit-log', where });
  if (totalDocs === 0) await record({ payload }, { action: 'backup', title: made.file });
}
