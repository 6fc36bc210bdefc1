import { OperatorError } from '../backup/program.ts';
import { PostgresReader } from './postgres-reader.ts';
import { noteTable } from './postgres-target.ts';
import { compareTable, copyTable } from './rows.ts';
import type { DatabaseReader, DatabaseTarget } from './target.ts';
import type { Table } from './values.ts';

/** Each database has its own migrations; and nothing but this program knows the note. */
const ofTheirOwn = ['payload_migrations', noteTable];

const pauseInMilliseconds = 1000;

interface Sides {
  source: DatabaseReader;
  target: DatabaseTarget;
  progress: (step: string) => void;
}

/** Copies the rows of all tables as they are at one moment. @returns these tables. */
export async function copyRows({ source, target, progress }: Sides): Promise<Table[]> {
  const tables = await tablesOf(source, target.reader, progress);
  await source.atOneMoment(async () => {
    for (const [index, table] of tables.entries()) {
      const total = await source.count(table);
      let noted = performance.now();
      const note = (count: number) => {
        const isLate = performance.now() - noted > pauseInMilliseconds;
        if (count === 0 || (count < total && !isLate)) return;
        noted = performance.now();
        const place = `${index + 1} of ${tables.length}`;
        progress(`table ${place}: ${table.name}, ${count} of ${total} rows`);
      };
      await copyTable({ table, source, target: target.reader, writer: target }, note);
    }
  });
  return tables;
}

/**
 * Compares all rows with those that the source has now, and the next ids.
 * @returns how many rows there are.
 * @throws OperatorError if anything differs.
 */
export async function compareRows({ source, target }: Sides, tables: Table[]): Promise<number> {
  let count = 0;
  await source.atOneMoment(async () => {
    await target.reader.atOneMoment(async () => {
      for (const table of tables) {
        count += await compareTable({ table, source, target: target.reader });
      }
    });
    const wanted = await source.lastIds();
    const numbered = tables.map(({ name }): [string, number] => [name, wanted.get(name) ?? 0]);
    await target.complete(new Map(numbered));
    const found = await target.reader.lastIds();
    for (const [name, id] of numbered) {
      if ((found.get(name) ?? 0) === id) continue;
      throw new OperatorError(`The next id of ${name} would not be the one after ${id}.`);
    }
  });
  return count;
}

/** @throws OperatorError if the two databases are not of the same build. */
async function tablesOf(
  source: DatabaseReader,
  target: DatabaseReader,
  progress: Sides['progress'],
): Promise<Table[]> {
  const postgres = [source, target].find((one) => one instanceof PostgresReader);
  if (!postgres) throw new Error('One of the two is PostgreSQL');
  const [there, here] = [await target.columns(), await source.columns()];
  for (const name of here.keys()) {
    if (!there.has(name)) progress(`${name} is no table of the site and is left out`);
  }
  const tables = (await postgres.tables()).filter(
    ({ name }) => there.has(name) && !ofTheirOwn.includes(name),
  );
  for (const { name, columns } of tables) {
    const wanted = inOrder(columns.map((column) => column.name));
    for (const found of [there.get(name), here.get(name)]) {
      if (inOrder(found ?? []) === wanted) continue;
      throw new OperatorError(`The columns of ${name} are not those of this build.`);
    }
  }
  return tables;
}

const inOrder = (names: string[]): string => [...names].sort().join(', ');
