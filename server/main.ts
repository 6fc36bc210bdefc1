import { fork } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Payload } from 'payload';
import { recordRestored } from '../cms/audit/restored.ts';
import { dataDirectories, readSecret } from '../cms/directories.ts';
import { createLog } from '../cms/log.ts';
import { isOutage } from '../cms/outage.ts';
import { whileAlone } from '../cms/start-lock.ts';
import { isFilled } from '../content/filled.ts';
import { searchSynonyms } from '../content/search-synonyms.ts';
import { type Environment, EnvironmentError, parseEnvironment } from '../environment.ts';
import { workerFile } from '../own-files.ts';
import { keepTicksFast } from './fast-ticks.ts';
import { readAssets } from './files/assets.ts';
import { makePrivate, makePrivately } from './files/private-files.ts';
import { createServices } from './services.ts';
import { createSites } from './sites.ts';
import { startServer } from './start.ts';
import { lowerThreadPool } from './thread-pool.ts';
import { tellReady, Workers } from './workers.ts';

/** A problem that whoever starts the site can fix; the message says how. */
class StartError extends Error {}

const progress = (step: string) => console.log(`  ${step}`);

/**
 * `npm run serve`: opens the database, seeds it if new, and serves the built site. With `--migrate`
 * it only does the former, so that a deploy can do so before it replaces any node. With `WORKERS`
 * several processes do all of it.
 */
async function main(): Promise<void> {
  keepTicksFast();
  makePrivately();
  const environment = parseEnvironment(process.env);
  createSites(environment);
  await requireWritable(environment.DATA_DIR);
  await lowerThreadPool();
  for (const file of await makePrivate(environment.DATA_DIR)) {
    console.warn(`Others may be able to read ${file}: it does not belong to this user.`);
  }
  const isMigrating = process.argv.includes('--migrate');
  if (!isMigrating && cluster.isPrimary) await requireFreePort(environment.PORT);
  const assets = readBuiltAssets();
  if (!isMigrating && cluster.isPrimary && environment.WORKERS > 1) {
    startWorkers(environment);
    return;
  }

  const payload = await openDatabase(environment);
  if (isMigrating) {
    await payload.destroy();
    console.log('The database is ready for this build.');
    process.exit(0);
  }
  const services = createServices(environment, payload);
  const server = await startServer({
    ...{ environment, payload, services, assets },
    synonyms: searchSynonyms,
  });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Started by scripts/start.mjs: must not outlive it.
  if (process.connected) process.once('disconnect', stop);
  if (cluster.isWorker) tellReady();
  else console.log(`ready http://localhost:${environment.PORT}`);
}

function startWorkers({ WORKERS: count, DATABASE_URL, DATA_DIR, SECRET, PORT, LOG }: Environment) {
  if (!DATABASE_URL) {
    throw new StartError(
      `WORKERS asks for ${count} processes, and an SQLite database belongs to one.\nPlease set DATABASE_URL to a PostgreSQL database, or WORKERS=1.`,
    );
  }
  // They would all generate one at the same time.
  readSecret(DATA_DIR, SECRET);
  new Workers({ count, port: PORT, log: createLog(LOG) }).start();
}

/** Migrates the database, and fills it if it is new; of several nodes, one does so. */
async function openDatabase(environment: Environment): Promise<Payload> {
  const { DATABASE_URL, DATA_DIR } = environment;
  // While this process has opened nothing yet: with both there would not be room in 256 MB.
  if (!DATABASE_URL && !existsSync(dataDirectories(DATA_DIR).database)) await fill();
  // Loaded only now: the configuration of the back office reads the environment on import.
  const { openPayload } = await import('../cms/open.ts');
  const open = () =>
    openPayload(environment).catch((error: unknown) => {
      throw DATABASE_URL ? unreachable(error) : error;
    });
  const waiting = () => progress('another process is preparing the database');
  return whileAlone(DATABASE_URL, waiting, async () => {
    const payload = await open();
    await recordRestored(payload, DATA_DIR);
    if (!(await isFilled(payload))) await fill();
    return payload;
  }).catch((error: unknown) => {
    throw DATABASE_URL && isOutage(error) ? unreachable(error) : error;
  });
}

/**
 * In a process of its own: filling takes three times the memory that serving does, and this process
 * would keep it.
 */
async function fill(): Promise<void> {
  const [code] = await once(fork(workerFile('fill', 'server/fill.ts')), 'exit');
  // It has said why.
  if (code !== 0) process.exit(1);
}

/** The URL itself is not repeated: it contains a password. */
function unreachable(error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(
    `The database that DATABASE_URL names cannot be used: ${reason}\nPlease check the address, the account and that the server runs.`,
  );
}

function readBuiltAssets() {
  try {
    return readAssets(path.resolve('build/site'));
  } catch (error) {
    throw new StartError('The site has not been built. Please run: npm run build', {
      cause: error,
    });
  }
}

async function requireWritable(directory: string): Promise<void> {
  const probe = path.join(directory, `.write-test-${process.pid}`);
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR cannot be written: ${directory} (${code}).\nPlease set DATA_DIR to a folder that this user may write to.`,
    );
  }
}

function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is already in use.`
          : `Port ${port} cannot be opened (${error.code}).`;
      reject(new StartError(`${reason}\nPlease set another one, for example: PORT=3001 npm start`));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

function fail(error: unknown): never {
  const isExplained = error instanceof EnvironmentError || error instanceof StartError;
  console.error(isExplained ? `\n${error.message}\n` : error);
  process.exit(1);
}

main().catch(fail);
