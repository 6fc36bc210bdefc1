import { OperatorError } from '../backup/program.ts';
import { areSame, type Row, type Table } from './values.ts';

/** Rows that are written, or deleted, together; fewer if they are large. */
const rowsAtOnce = 200;
const charactersAtOnce = 1_000_000;

/** A database that is read. */
export interface RowReader {
  /** @returns what `work` does; all that is read meanwhile is of one moment. */
  atOneMoment<Result>(work: () => Promise<Result>): Promise<Result>;
  count(table: Table): Promise<number>;
  /** In the order of their ids, texts by their bytes; to be read to the end, one table at a time. */
  rows(table: Table): AsyncGenerator<Row>;
  /** The last id that each table has given, of those that number their rows. */
  lastIds(): Promise<Map<string, number>>;
}

/** A database that is filled. What it is told to do is stored at once, all of it or nothing. */
export interface RowWriter {
  insert(table: Table, rows: Row[]): Promise<void>;
  remove(table: Table, ids: Row['id'][]): Promise<void>;
}

interface Sides {
  table: Table;
  source: RowReader;
  target: RowReader;
}

/** The same row on both sides, or one that the other side lacks. */
interface Pair {
  wanted: Row | undefined;
  found: Row | undefined;
}

const compareIds = (one: Row['id'], other: Row['id']): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));

async function* pairsOf({ table, source, target }: Sides): AsyncGenerator<Pair> {
  const [left, right] = [source.rows(table), target.rows(table)];
  let [wanted, found] = [await left.next(), await right.next()];
  while (!wanted.done || !found.done) {
    const order = wanted.done ? 1 : found.done ? -1 : compareIds(wanted.value.id, found.value.id);
    yield {
      wanted: order <= 0 && !wanted.done ? wanted.value : undefined,
      found: order >= 0 && !found.done ? found.value : undefined,
    };
    if (order <= 0) wanted = await left.next();
    if (order >= 0) found = await right.next();
  }
}

const isSame = ({ columns }: Table, { wanted, found }: Pair): boolean =>
  wanted !== undefined &&
  found !== undefined &&
  columns.every(({ kind }, index) =>
    areSame(kind, wanted.values[index] ?? null, found.values[index] ?? null),
  );

/**
 * Makes a table of the target what it is in the source. What is there already stays, so this goes on
 * where it was broken off; what has changed since is replaced.
 * @param note is told how many rows of the table are there.
 */
export async function copyTable(
  sides: Sides & { writer: RowWriter },
  note: (count: number) => void,
): Promise<void> {
  const { table, source, target, writer } = sides;
  // Deleted first, so that a name that has gone from one row to another is free.
  if ((await target.count(table)) > 0) await removeOthers(sides);
  const isEmpty = (await target.count(table)) === 0;
  const walk = isEmpty ? missingFromNothing(source.rows(table)) : pairsOf(sides);
  let count = 0;
  let waiting: Row[] = [];
  let characters = 0;
  const write = async () => {
    if (waiting.length > 0) await writer.insert(table, waiting);
    note(count);
    waiting = [];
    characters = 0;
  };
  const writeAll = async () => {
    for await (const { wanted, found } of walk) {
      count += 1;
      if (!wanted || found) continue;
      waiting.push(wanted);
      for (const value of wanted.values) characters += typeof value === 'string' ? value.length : 8;
      if (waiting.length >= rowsAtOnce || characters > charactersAtOnce) await write();
    }
    await write();
  };
  await (isEmpty ? writeAll() : target.atOneMoment(writeAll));
}

async function* missingFromNothing(rows: AsyncGenerator<Row>): AsyncGenerator<Pair> {
  for await (const wanted of rows) yield { wanted, found: undefined };
}

async function removeOthers(sides: Sides & { writer: RowWriter }): Promise<void> {
  const others: Row['id'][] = [];
  await sides.target.atOneMoment(async () => {
    for await (const pair of pairsOf(sides)) {
      if (pair.found && !isSame(sides.table, pair)) others.push(pair.found.id);
    }
  });
  for (let start = 0; start < others.length; start += rowsAtOnce) {
    await sides.writer.remove(sides.table, others.slice(start, start + rowsAtOnce));
  }
}

/**
 * @returns how many rows were compared.
 * @throws OperatorError if a row is not the same on both sides.
 */
export async function compareTable(sides: Sides): Promise<number> {
  let count = 0;
  const different: Row['id'][] = [];
  for await (const pair of pairsOf(sides)) {
    count += 1;
    const row = pair.wanted ?? pair.found;
    if (row && !isSame(sides.table, pair)) different.push(row.id);
  }
  if (different.length === 0) return count;
  const examples = different.slice(0, 5).join(', ');
  throw new OperatorError(
    `${different.length} rows of ${sides.table.name} have changed since they were copied (${examples}). Please stop the site, and run the same command again: it goes on from here.`,
  );
}
