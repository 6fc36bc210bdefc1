import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Database, freePort, queryPostgres, TestSite, withDatabase } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directories beside the demonstration content in each database; tests copy them. */
    filledDataDirectories: Record<Database, string>;
    /** Empty where there is no PostgreSQL server. */
    postgresUrl: string;
    /** The PostgreSQL database with the demonstration content; tests copy it. */
    filledDatabase: string;
  }
}

export default async function setup(project: TestProject) {
  const postgresUrl = await findPostgres();
  const directory = await mkdtemp(path.join(tmpdir(), 'site-filled-'));
  const filledDatabase = `website_test_filled_${path.basename(directory).slice(-6).toLowerCase()}`;
  const directories = {
    sqlite: path.join(directory, 'sqlite'),
    postgres: path.join(directory, 'postgres'),
  };
  await fill(directories.sqlite, {});
  if (postgresUrl) {
    await queryPostgres(postgresUrl, `CREATE DATABASE ${filledDatabase}`);
    await fill(directories.postgres, {
      DATABASE_URL: withDatabase(postgresUrl, filledDatabase),
    });
  }
  project.provide('filledDataDirectories', directories);
  project.provide('postgresUrl', postgresUrl);
  project.provide('filledDatabase', filledDatabase);
  return async () => {
    await rm(directory, { recursive: true, force: true });
    if (postgresUrl) {
      await queryPostgres(postgresUrl, `DROP DATABASE IF EXISTS ${filledDatabase} WITH (FORCE)`);
    }
  };
}

/** What a new site puts into an empty database, by starting one. */
async function fill(directory: string, environment: Record<string, string>): Promise<void> {
  const site = new TestSite(await freePort(), directory, environment);
  await site.start();
  await site.stop();
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
