import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Another process: SQLite's locks do not hold within one. @returns what it says first. */
async function elsewhere(program: string): Promise<string> {
  const start = `
    const { existsSync, writeFileSync } = require('node:fs');
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync('site.db');`;
  const options = ['--no-warnings', '-e', start + program];
  const child = spawn(process.execPath, options, { cwd: directory });
  return String((await once(child.stdout, 'data'))[0]);
}

const lock = (milliseconds: number) =>
  elsewhere(`
    database.exec('BEGIN IMMEDIATE');
    console.log('locked');
    setTimeout(() => {}, ${milliseconds});`);

/** @returns a function that does not return before another process has the lock, for a moment. */
async function preparedLock(): Promise<() => void> {
  await elsewhere(`
    console.log('prepared');
    const timer = setInterval(() => {
      if (!existsSync('wanted')) return;
      clearInterval(timer);
      database.exec('BEGIN IMMEDIATE');
      writeFileSync('locked', '');
      setTimeout(() => {}, 200);
    }, 1);`);
  return () => {
    writeFileSync(path.join(directory, 'wanted'), '');
    while (!existsSync(path.join(directory, 'locked')));
  };
}

const values = async () =>
  (await client.execute('SELECT value FROM notes WHERE value > 0')).rows.map(({ value }) => value);

test('a file that another program has locked for two seconds is written afterwards', async () => {
  await lock(2000);
  await client.execute('INSERT INTO notes VALUES (2)');
  expect(await values()).toEqual([1, 2]);
});

test('a machine that stood still does not use up the patience', async () => {
  await lock(300);
  const now = performance.now.bind(performance);
  let lost = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    lost += 60_000;
    return now() + lost;
  });
  await client.execute('INSERT INTO notes VALUES (2)');
  expect(await values()).toEqual([1, 2]);
});

test('nothing is lost when another program locks the file in the very moment of writing', async () => {
  const lockNow = await preparedLock();
  let isFirst = true;
  const args = {
    // Read last of all, after it was found that nobody else writes.
    get value() {
      if (isFirst) lockNow();
      isFirst = false;
      return 2;
    },
  };
  await client.execute({ sql: 'INSERT INTO notes VALUES (:value) RETURNING value', args });
  await client.execute('INSERT INTO notes VALUES (3) RETURNING value');
  const seen = await elsewhere(`
    console.log(JSON.stringify(database.prepare('SELECT value FROM notes').all()));`);
  expect(JSON.parse(seen)).toEqual([1, 2, 3].map((value) => ({ value })));
});

test('texts of a document are found by an index that begins with their language', async () => {
  await client.executeMultiple(`
    CREATE TABLE texts (language TEXT, document INTEGER);
    CREATE UNIQUE INDEX of_languages ON texts (language, document);
    WITH RECURSIVE numbers (number) AS (SELECT 0 UNION SELECT number + 1 FROM numbers LIMIT 700)
    INSERT INTO texts SELECT number % 7, number / 7 FROM numbers;`);
  const plan = async () => {
    const { rows } = await client.execute(
      'EXPLAIN QUERY PLAN SELECT rowid FROM texts WHERE document = 5',
    );
    return rows.map(({ detail }) => String(detail)).join();
  };
  expect(await plan()).toMatch(/^SCAN/);
  await client.analyze();
  expect(await plan()).toMatch(/^SEARCH/);
});

test('whoever counts what is in the tables does without, while another program writes', async () => {
  await lock(7000);
  await client.analyze();
  expect(await client.execute('SELECT value FROM notes')).toMatchObject({ rows: [{ value: 1 }] });
});
