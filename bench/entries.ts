/** Fills a site with more entries than its demonstration content has. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Of all entries that are wanted. */
const shares = { news: 0.4, jobs: 0.3, models: 0.3 };
/** Far above the ids of the demonstration content. */
const step = 100_000;

interface Column {
  name: string;
  type: string;
}

/** The table of a collection, and those of its languages, rows and relations. */
function familyOf(database: DatabaseSync, root: string): string[] {
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => String(name));
  const family = new Set([root]);
  // A set may grow while it is iterated; what is added is visited too.
  for (const parent of family) {
    for (const name of names.filter((one) => one.startsWith(`${root}_`))) {
      const refersTo = database.prepare(`PRAGMA foreign_key_list("${name}")`).all();
      if (refersTo.some(({ table, from }) => table === parent && /parent_id$/.test(String(from)))) {
        family.add(name);
      }
    }
  }
  return [...family];
}

/** Copies what is in the tables of a collection, with new ids, until there is as much as wanted. */
function multiply(database: DatabaseSync, root: string, count: number): void {
  const family = familyOf(database, root);
  const originals = Number(database.prepare(`SELECT COUNT(*) AS n FROM "${root}"`).get()?.n);
  const insertions = family.map((table) => {
    database.exec(`CREATE TEMP TABLE "original_${table}" AS SELECT * FROM "${table}"`);
    const columns = database.prepare(`PRAGMA table_info("${table}")`).all() as unknown as Column[];
    const values = columns.map(({ name, type }) => {
      const isOwn =
        name === 'id' || /^_?parent_id$/.test(name) || (table === root && name === 'key');
      if (!isOwn) return `"${name}"`;
      return /^int/i.test(type) ? `"${name}" + :copy * ${step}` : `"${name}" || '-' || :copy`;
    });
    const names = columns.map(({ name }) => `"${name}"`);
    return database.prepare(
      `INSERT INTO "${table}" (${names}) SELECT ${values} FROM temp."original_${table}"`,
    );
  });
  for (let copy = 1; copy * originals < count; copy += 1) {
    for (const insertion of insertions) insertion.run({ copy });
  }
}

/** @param count of all of them together, of which the demonstration content is a part. */
export function fill(dataDirectory: string, count: number): void {
  const file = path.join(dataDirectory, 'website.db');
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec('BEGIN');
  for (const [root, share] of Object.entries(shares)) multiply(database, root, count * share);
  database.exec('COMMIT');
  database.close();
}
