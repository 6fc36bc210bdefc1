import { type ChildProcess, fork } from 'node:child_process';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import {
  type BackupClaim,
  type BackupRecord,
  backupClaimKey,
  backupKey,
  isDue,
} from '../../cms/backup-record.ts';
import { describe } from '../../cms/log.ts';
import { workerFile } from '../../own-files.ts';

const firstLookInMilliseconds = 5_000;
const pauseInMilliseconds = 60_000;

interface Options {
  payload: Payload;
  log: Logger;
  /** Hours between two; none are made without. */
  every: number | undefined;
}

/**
 * Starts a backup when one is due, in a process of its own, which makes sure that no other node
 * makes the same.
 * @returns a function that stops it.
 */
export function keepBackups({ payload, log, every }: Options): () => void {
  if (every === undefined) return () => undefined;
  let child: ChildProcess | undefined;

  const look = async () => {
    if (child) return;
    try {
      const record = await payload.kv.get<BackupRecord>(backupKey);
      const claim = await payload.kv.get<BackupClaim>(backupClaimKey);
      if (isDue(every, record, claim)) start();
    } catch (error) {
      log.error({ error: describe(error) }, 'whether a backup is due could not be read');
    }
  };

  const start = () => {
    child = fork(workerFile('backup', 'server/backup/backup.ts'), ['--scheduled'], {
      execArgv: [],
    });
    child.once('error', (error) => log.error({ error: describe(error) }, 'no backup was started'));
    child.once('exit', (code, signal) => {
      child = undefined;
      if (code === 0) log.info({}, 'a backup was made, here or on another node');
      else log.error({ code, signal }, 'a backup failed; it is tried again within the hour');
    });
  };

  const timers = [
    setTimeout(look, firstLookInMilliseconds),
    setInterval(look, pauseInMilliseconds),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
    if (child?.connected) child.disconnect();
  };
}
