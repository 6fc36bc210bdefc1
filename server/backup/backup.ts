import { setPriority } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseEnvironment } from '../../environment.ts';
import { makePrivately } from '../files/private-files.ts';
import { claimBackup, openDatabase } from './database.ts';
import { keepNewest, makeBackup } from './make-backup.ts';
import { operator, run, usage } from './program.ts';

/** Options are those of the command, and `scheduled` where the server runs it (schedule.ts). */
function readOptions() {
  try {
    return parseArgs({ options: { to: { type: 'string' }, scheduled: { type: 'boolean' } } })
      .values;
  } catch {
    throw usage('npm run backup, or: npm run backup -- --to FOLDER');
  }
}

/** `npm run backup`, in a process of its own: copying a database blocks its thread. */
run(async () => {
  makePrivately();
  const { to, scheduled = false } = readOptions();
  const environment = parseEnvironment(process.env);
  const folder = to ? path.resolve(to) : environment.BACKUP_TO;
  const progress = (step: string) => {
    if (!scheduled) console.log(`  ${step}`);
  };
  if (scheduled) {
    // Visitors come first.
    setPriority(10);
    // It ends with the server, which makes another one later.
    process.once('disconnect', () => process.exit(1));
  }
  const database = await openDatabase(environment);
  try {
    const hours = environment.BACKUP_EVERY ?? 0;
    if (scheduled && !(await claimBackup(database, hours))) return;
    const { file, bytes, missing } = await makeBackup({
      ...{ environment, database, to: folder, progress, who: scheduled ? null : operator() },
    });
    for (const name of missing) console.warn(`  ${name} is named in the database, but not there`);
    if (scheduled) await keepNewest(folder, environment.BACKUP_KEEP);
    else console.log(`\n${file}  ${(bytes / 1_000_000).toFixed(1)} MB\n`);
  } finally {
    await database.close();
  }
});
