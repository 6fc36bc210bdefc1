/**
 * `npm run bench:scale`: whether a site with 10,000 articles, positions and models sends its pages
 * as fast as one with the demonstration content, and what it takes in memory.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { connections, load, loader } from './load.ts';
import { fetchRaw, type Program } from './programs.ts';
import {
  describeMachine,
  formatMemory,
  formatRate,
  formatSeconds,
  formatTable,
  isKept,
  median,
  type Row,
} from './report.ts';
import { startCopiedSite, startFilledSite } from './site.ts';

const wanted = { news: 4000, jobs: 3000, models: 3000 };
const rounds = 10;
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

function fill(file: string): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec('BEGIN');
  for (const [root, count] of Object.entries(wanted)) multiply(database, root, count);
  database.exec('COMMIT');
  database.close();
}

interface Contender {
  site: Program;
  rates: number[];
  latencies: number[];
}

const urlOf = ({ port }: Program) => `http://127.0.0.1:${port}/home`;

async function secondsFor({ port }: Program, address: string): Promise<number> {
  const started = performance.now();
  const { status } = await fetchRaw(port, address, { headers: { 'accept-encoding': 'br' } });
  if (status !== 200) throw new Error(`${address} was answered ${status}`);
  return (performance.now() - started) / 1000;
}

function compare(what: string, few: string, many: string, ratio: number, isPromised = true): Row {
  const promise = isPromised ? { promise: { atMost: 1.1 } } : {};
  return { what, measured: many, against: few, ratio, ...promise };
}

async function measure(few: Contender, many: Contender): Promise<Row[]> {
  const rows: Row[] = [
    {
      what: `${Object.entries(wanted).map(([name, count]) => `${count} ${name}`)}, ${loader}, ${connections} connections`,
      measured: 'with them',
      against: 'without',
    },
  ];
  for (const address of ['/home', '/news', '/job', '/product_data', '/sitemap.xml']) {
    const [one, other] = [
      await secondsFor(few.site, address),
      await secondsFor(many.site, address),
    ];
    const [before, after] = [formatSeconds(one), formatSeconds(other)];
    rows.push(compare(`${address} when first asked for`, before, after, other / one, false));
  }
  for (const { site } of [few, many]) await secondsFor(site, '/home');
  await pause(5000);
  for (let round = 0; round < rounds; round += 1) {
    for (const { site, rates, latencies } of [few, many]) {
      const { perSecond, p99 } = await load(urlOf(site), 'br');
      rates.push(perSecond);
      latencies.push(p99);
    }
  }
  const [rate, rates] = [median(few.rates), median(many.rates)];
  const [latency, latencies] = [median(few.latencies), median(many.latencies)];
  const slower = median(few.rates.map((one, round) => one / (many.rates[round] ?? 0)));
  rows.push(
    compare('cached /home', formatRate(rate), formatRate(rates), slower),
    compare(
      'cached /home, 99 % within',
      `${latency.toFixed(1)} ms`,
      `${latencies.toFixed(1)} ms`,
      latencies / latency,
    ),
  );
  const [little, much] = [few.site.memory(), many.site.memory()];
  const share = (much ?? 0) / (little ?? 1);
  rows.push(compare('memory', formatMemory(little), formatMemory(much), share, false));
  return rows;
}

const directory = await mkdtemp(path.join(tmpdir(), 'bench-scale-'));
const contender = (site: Program): Contender => ({ site, rates: [], latencies: [] });
try {
  console.log(`  ${describeMachine()}`);
  await (await startFilledSite(directory)).stop();
  // Only what is asked for is made, on both.
  const options = { log: 'info', environment: { WARM: 'off' } } as const;
  const few = contender(await startCopiedSite(directory, 'few', options));
  fill(path.join(directory, 'filled', 'website.db'));
  const many = contender(await startCopiedSite(directory, 'many', options));
  const rows = await measure(few, many);
  await Promise.all([few.site.stop(), many.site.stop()]);
  console.log(`\n${formatTable(rows)}\n`);
  process.exitCode = rows.every(isKept) ? 0 : 1;
} finally {
  await rm(directory, { recursive: true, force: true });
}
