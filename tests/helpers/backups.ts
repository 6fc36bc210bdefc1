import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { runProgram } from './programs.ts';
import { type Database, freePort, queryPostgres, TestSite, withDatabase } from './site.ts';

const someName = () => `website_test_${randomBytes(6).toString('hex')}`;

/** For the tests of one file: a folder for backups, and empty places to restore them in. */
export function placesForBackups() {
  let folder: string;
  const databases: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'backups-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    for (const name of databases) {
      await queryPostgres(inject('postgresUrl'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  });
  return {
    folder: () => folder,

    /** A data directory that does not exist yet, and on PostgreSQL an empty database. */
    async emptyPlace(database: Database, environment: Record<string, string> = {}) {
      const name = someName();
      const postgresUrl = inject('postgresUrl');
      if (database === 'postgres') {
        await queryPostgres(postgresUrl, `CREATE DATABASE ${name}`);
        databases.push(name);
      }
      return new TestSite(await freePort(), path.join(folder, name), {
        ...environment,
        ...(database === 'postgres' && { DATABASE_URL: withDatabase(postgresUrl, name) }),
      });
    },

    /** @returns the file of the backup, with nothing beside it. */
    async backUp(site: TestSite) {
      const to = path.join(folder, someName());
      const { code, output } = await runProgram('backup', ['--to', to], site);
      expect([code, output]).toEqual([0, expect.stringContaining('website-')]);
      const names = await readdir(to);
      expect(names).toEqual([expect.stringMatching(/^website-[\d-]+T[\d.-]+Z\.tar\.gz$/)]);
      return path.join(to, names[0] ?? '');
    },
  };
}
