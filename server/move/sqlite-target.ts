import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { dataDirectories } from '../../cms/directories.ts';
import { SqliteClient } from '../../cms/sqlite-client.ts';
import { OperatorError } from '../backup/program.ts';
import type { TargetFolder } from './folder.ts';
import { type MoveNote, newNote } from './note.ts';
import { named, SqliteReader } from './sqlite-reader.ts';
import type { DatabaseTarget } from './target.ts';
import { type Row, type Table, toSqlite } from './values.ts';

/** An SQLite database in a folder, which is not where a site would find it until it is complete. */
export class SqliteTarget implements DatabaseTarget {
  readonly place: string;
  readonly #folder: TargetFolder;
  readonly #file: string;
  #note: MoveNote | undefined;
  #database: DatabaseSync | undefined;
  #reader: SqliteReader | undefined;

  constructor(folder: TargetFolder) {
    this.#folder = folder;
    this.place = folder.place;
    this.#file = dataDirectories(folder.staged).database;
  }

  noteOf(source: string): Promise<MoveNote | null> {
    return this.#folder.noteOf(source);
  }

  requireEmpty(): Promise<void> {
    return this.#folder.requireEmpty();
  }

  async claim(source: string, found: MoveNote | null): Promise<void> {
    this.#note = found ?? newNote(source);
    await this.#folder.claim(this.#note);
    // It is there already, and whole.
    if (this.#note.stage === 'placing') return;
    if (this.#note.stage === 'schema') {
      for (const end of ['', '-wal', '-shm']) await rm(this.#file + end, { force: true });
      await makeSchema(this.#file);
      this.#note = { ...this.#note, stage: 'content' };
      await this.#folder.write(this.#note);
    }
    this.#database = new DatabaseSync(this.#file, { enableForeignKeyConstraints: false });
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    this.#reader = new SqliteReader(this.#file);
  }

  get isPlaced(): boolean {
    return this.#note?.stage === 'placing';
  }

  get reader(): SqliteReader {
    if (!this.#reader) throw new Error('The target is not open');
    return this.#reader;
  }

  async insert({ name, columns }: Table, rows: Row[]): Promise<void> {
    const list = columns.map((column) => named(column.name)).join(', ');
    const values = columns.map(() => '?').join(', ');
    const statement = `INSERT INTO ${named(name)} (${list}) VALUES (${values})`;
    this.#inTransaction((database) => {
      const insert = database.prepare(statement);
      for (const row of rows) insert.run(...row.values.map(toSqlite));
    });
  }

  async remove({ name }: Table, ids: Row['id'][]): Promise<void> {
    this.#inTransaction((database) => {
      const remove = database.prepare(`DELETE FROM ${named(name)} WHERE id = ?`);
      for (const id of ids) remove.run(id);
    });
  }

  async noteFilesAreDone(): Promise<void> {
    if (!this.#note) return;
    this.#note = { ...this.#note, filesAreDone: true };
    await this.#folder.write(this.#note);
  }

  async complete(lastIds: Map<string, number>): Promise<void> {
    const { migrations } = await import('../../cms/migrations/sqlite/index.ts');
    this.#inTransaction((database) => {
      const broken = database.prepare('PRAGMA foreign_key_check').get();
      if (broken) {
        throw new OperatorError(
          `A row of ${broken.table} refers to a row of ${broken.parent} that is not there.`,
        );
      }
      for (const [table, id] of lastIds) {
        database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
        if (id === 0) continue;
        // A number would be stored as a real one: the column has no type.
        database
          .prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)')
          .run(table, BigInt(id));
      }
      database.exec('DELETE FROM payload_migrations');
      const insert = database.prepare('INSERT INTO payload_migrations (name, batch) VALUES (?, 1)');
      for (const { name } of migrations) insert.run(name);
    });
  }

  async finish(): Promise<void> {
    // The database becomes one file, which can be renamed.
    await this.#reader?.close();
    this.#database?.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#database?.close();
    [this.#reader, this.#database] = [undefined, undefined];
    if (this.#note) await this.#folder.putInPlace(this.#note);
  }

  async close(): Promise<void> {
    await this.#reader?.close();
    this.#database?.close();
    this.#folder.close();
  }

  #inTransaction(work: (database: DatabaseSync) => void): void {
    const database = this.#database;
    if (!database) throw new Error('The target is not open');
    database.exec('BEGIN IMMEDIATE');
    try {
      work(database);
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }
}

async function makeSchema(file: string): Promise<void> {
  const { migrations } = await import('../../cms/migrations/sqlite/index.ts');
  const client = new SqliteClient(`file:${path.resolve(file)}`);
  try {
    const db = drizzle(client);
    // They use nothing else of what Payload would give them.
    for (const { up } of migrations) await up({ db, payload: { db: { client } } } as never);
  } finally {
    client.close();
  }
}
