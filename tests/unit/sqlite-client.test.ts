import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SqliteClient } from '../../cms/sqlite-client.ts';

let directory: string;
let client: SqliteClient;

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'sqlite-client-'));
  client = new SqliteClient(`file:${path.join(directory, 'site.db')}`);
  await client.executeMultiple('CREATE TABLE notes (value INTEGER); INSERT INTO notes VALUES (1)');
});

afterEach(() => {
  vi.restoreAllMocks();
  client.close();
  rmSync(directory, { recursive: true });
});

/** Runs statements in another process (SQLite's locks do not hold within one), and waits there. */
async function elsewhere(sql: string, milliseconds = 0): Promise<void> {
  const program = `
    const { DatabaseSync } = require('node:sqlite');
    new DatabaseSync('site.db').exec(${JSON.stringify(sql)});
    console.log('done');
    setTimeout(() => {}, ${milliseconds});`;
  const child = spawn(process.execPath, ['--no-warnings', '-e', program], { cwd: directory });
  await once(child.stdout, 'data');
}

const values = async () =>
  (await client.execute('SELECT value FROM notes WHERE value > 0')).rows.map(({ value }) => value);

test('a file that another program has locked for two seconds is written afterwards', async () => {
  await elsewhere('BEGIN IMMEDIATE', 2000);
  await client.execute('INSERT INTO notes VALUES (2)');
  expect(await values()).toEqual([1, 2]);
});

test('a machine that stood still does not use up the patience', async () => {
  await elsewhere('BEGIN IMMEDIATE', 300);
  const now = performance.now.bind(performance);
  let lost = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    lost += 60_000;
    return now() + lost;
  });
  await client.execute('INSERT INTO notes VALUES (2)');
  expect(await values()).toEqual([1, 2]);
});

test('a statement that failed halfway does not lock its own connection out', async () => {
  await client.execute('INSERT INTO notes VALUES (-9223372036854775808)');
  await expect(client.execute('SELECT abs(value) FROM notes')).rejects.toThrow('overflow');
  await elsewhere('INSERT INTO notes VALUES (3)');
  await client.execute('INSERT INTO notes VALUES (4)');
  expect(await values()).toEqual([1, 3, 4]);
});
