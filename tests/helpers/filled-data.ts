import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { hosts } from './hosts.ts';
import {
  type Database,
  databaseExists,
  freePort,
  queryPostgres,
  TestSite,
  withDatabase,
} from './site.ts';

/** What each test site starts with: data directories and, on PostgreSQL, a database to copy. */
interface FilledData {
  directories: Record<Database, string>;
  /** The name of the PostgreSQL database. */
  database: string;
}

const kept = path.resolve('build/test-data');
const databaseFile = 'website.db';

/**
 * @param directory with the data of a site that nobody runs
 * @returns the address of its database for reading, which leaves no files beside it: tests copy it meanwhile.
 */
export const unchangedDatabase = (directory: string): string =>
  `${pathToFileURL(path.join(directory, databaseFile))}?immutable=1`;

/**
 * Fills databases with the demonstration content, or reuses those of an earlier run. They are
 * stored under a hash of their sources, so that any change to those creates new ones.
 * @param postgresUrl empty if there is no PostgreSQL server
 */
export async function keepFilledData(postgresUrl: string): Promise<FilledData> {
  const hash = hashOfContent();
  const directory = path.join(kept, hash);
  const directories = {
    sqlite: path.join(directory, 'sqlite'),
    postgres: path.join(directory, 'postgres'),
  };
  const database = databaseOf(hash);
  await forgetOthers(hash, postgresUrl);
  await mkdir(directory, { recursive: true });
  if (!existsSync(directories.sqlite)) {
    await makeWhole(directories.sqlite, async (fresh) => {
      await fill(fresh, {}, makeDocuments);
      // In one file, with what its log still has.
      const database = new DatabaseSync(path.join(fresh, databaseFile));
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    });
  }
  if (postgresUrl && !(await isKeptOnServer(postgresUrl, database, directories.postgres))) {
    await rm(directories.postgres, { recursive: true, force: true });
    await makeWhole(directories.postgres, (fresh) => fillServer(postgresUrl, database, fresh));
  }
  return { directories, database };
}

/** The build lists its own sources, which do not include the pictures and films of the content. */
function hashOfContent(): string {
  const hash = createHash('sha256').update(readFileSync('build/stamps.json'));
  const files = ['content/pictures', 'content/videos']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Several clones may use one server, so each has databases of its own. */
function databaseOf(hash: string): string {
  const clone = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
  return `website_test_filled_${clone}_${hash}`;
}

/** Databases of earlier content only take up disk space. */
async function forgetOthers(hash: string, postgresUrl: string): Promise<void> {
  if (!existsSync(kept)) return;
  for (const name of readdirSync(kept).filter((other) => /^[0-9a-f]{16}$/.test(other))) {
    if (name === hash) continue;
    await rm(path.join(kept, name), { recursive: true, force: true });
    if (postgresUrl) {
      await queryPostgres(postgresUrl, `DROP DATABASE IF EXISTS ${databaseOf(name)} WITH (FORCE)`);
    }
  }
}

/** An interrupted run must not leave incomplete data under the final name. */
async function makeWhole(directory: string, work: (fresh: string) => Promise<void>): Promise<void> {
  const fresh = `${directory}-${randomBytes(4).toString('hex')}`;
  try {
    await work(fresh);
    // Another run may have been faster.
    if (!existsSync(directory)) await rename(fresh, directory);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function isKeptOnServer(url: string, database: string, directory: string): Promise<boolean> {
  return existsSync(directory) && (await databaseExists(url, database));
}

async function fillServer(url: string, database: string, directory: string): Promise<void> {
  const fresh = `website_test_fresh_${randomBytes(6).toString('hex')}`;
  await queryPostgres(url, `CREATE DATABASE ${fresh}`);
  try {
    await fill(directory, { DATABASE_URL: withDatabase(url, fresh) });
    if (await databaseExists(url, database)) return;
    await queryPostgres(url, `ALTER DATABASE ${fresh} RENAME TO ${database}`);
  } finally {
    await queryPostgres(url, `DROP DATABASE IF EXISTS ${fresh} WITH (FORCE)`);
  }
}

/**
 * Fills an empty database by starting a new site on it.
 * @param use what is done with the site once it is filled
 */
async function fill(
  directory: string,
  environment: Record<string, string>,
  use?: (site: TestSite) => Promise<void>,
): Promise<void> {
  const site = new TestSite(await freePort(), directory, environment);
  await site.start();
  await use?.(site);
  await site.stop();
}

/** The download centre states the sizes of documents: each test that opens it would make them all. */
async function makeDocuments(site: TestSite): Promise<void> {
  for (const { label } of hosts) {
    const { status } = await site.get('/download', { site: label });
    if (status !== 200) throw new Error(`The download centre answers ${status}`);
  }
}
