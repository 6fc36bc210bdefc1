/**
 * Checks that generated files match the collections: the types, and the migrations of one database
 * (PostgreSQL if DATABASE_URL is set, otherwise SQLite). It opens no database.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';
import { readSnapshot } from './schema-snapshot.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'generated-'));
process.env.DATA_DIR = directory;
const dialect = process.env.DATABASE_URL ? 'postgres' : 'sqlite';

function areTypesCurrent(): boolean {
  const made = path.join(directory, 'payload-types.ts');
  execFileSync(process.execPath, ['node_modules/payload/bin.js', 'generate:types'], {
    stdio: 'ignore',
    env: { ...process.env, PAYLOAD_CONFIG_PATH: 'cms/config.ts', PAYLOAD_TS_OUTPUT_PATH: made },
  });
  return readFileSync(made, 'utf8') === readFileSync('cms/payload-types.ts', 'utf8');
}

/** @returns the statements that the existing migrations lack. */
async function missingStatements(): Promise<string[]> {
  const { default: config } = await import('../cms/config.ts');
  const payload = await getPayload({ config, disableDBConnect: true });
  // Both adapters have the same parts.
  const database = payload.db as unknown as PostgresAdapter;
  const { generateDrizzleJson, generateMigration, upSnapshot } = database.requireDrizzleKit();
  const folder = path.join('cms/migrations', dialect);
  const before = readSnapshot(folder) as { version: string };
  const after = await generateDrizzleJson(database.schema);
  const isOlder = upSnapshot && before.version < after.version;
  return generateMigration(isOlder ? upSnapshot(before) : before, after);
}

const wrong: string[] = [];
try {
  if (dialect === 'sqlite' && !areTypesCurrent()) {
    wrong.push('cms/payload-types.ts is not current. Please run: npm run generate');
  }
  const missing = await missingStatements();
  if (missing.length > 0) {
    wrong.push(`The migrations of ${dialect} are not current. Please run: npm run migrate:create`);
    wrong.push(...missing);
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
if (wrong.length > 0) console.error(wrong.join('\n'));
process.exit(wrong.length > 0 ? 1 : 0);
