import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort, TestSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the demonstration content; tests copy it. */
    filledDataDirectory: string;
    /** Empty where there is no PostgreSQL server. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-filled-'));
  const site = new TestSite(await freePort(), directory, {});
  await site.start();
  await site.stop();
  project.provide('filledDataDirectory', directory);
  project.provide('postgresUrl', await findPostgres());
  return () => rm(directory, { recursive: true, force: true });
}

/** `TEST_DATABASE_URL`, or a server on this machine that lets us in without a password. */
async function findPostgres(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  const url = given ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch (error) {
    if (given) throw new Error(`TEST_DATABASE_URL does not answer: ${(error as Error).message}`);
    console.log('No PostgreSQL server was found: the tests run on SQLite only.');
    return '';
  }
}
