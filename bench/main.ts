/** `npm run bench`: the site's performance targets, measured in one run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureCached } from './cached.ts';
import { figuresOf, keepRun } from './history.ts';
import { measureMemory } from './memory.ts';
import { measurePublishing } from './publishing.ts';
import { describeMachine, formatTable, isKept, type Row } from './report.ts';
import { measureStart } from './start.ts';
import { measureUncached } from './uncached.ts';

/** Each with its own database; the first creates the one that the others copy. */
const measurements: [name: string, measure: (directory: string) => Promise<Row[]>][] = [
  ['start', measureStart],
  ['memory', measureMemory],
  ['publishing', measurePublishing],
  ['cached /home (about two minutes)', measureCached],
  ['uncached /home', measureUncached],
];

const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
const rows: Row[] = [];
try {
  console.log(`  ${describeMachine()}`);
  for (const [name, measure] of measurements) {
    console.log(`  ${name} …`);
    rows.push(...(await measure(directory)));
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}

console.log(`\n${formatTable(rows)}\n`);
keepRun('bench', figuresOf(rows));
const broken = rows.filter((row) => !isKept(row));
for (const { what, ratio } of broken) console.log(`Broken: ${what} (${ratio?.toFixed(2)})`);
process.exit(broken.length > 0 ? 1 : 0);
