import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { keepFilledData } from './filled-data.ts';
import type { Database } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directories beside the demonstration content of each database; tests copy them. */
    filledDataDirectories: Record<Database, string>;
    /** Empty if there is no PostgreSQL server. */
    postgresUrl: string;
    /** The PostgreSQL database with the demonstration content; tests copy it. */
    filledDatabase: string;
  }
}

export default async function setup(project: TestProject) {
  const postgresUrl = await findPostgres();
  const { directories, database } = await keepFilledData(postgresUrl);
  project.provide('filledDataDirectories', directories);
  project.provide('postgresUrl', postgresUrl);
  project.provide('filledDatabase', database);
}

/** `TEST_DATABASE_URL`, or a server on this machine that accepts connections without a password. */
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
