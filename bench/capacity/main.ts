/**
 * `npm run bench:capacity` measures what requests of each kind cost in processor time, alone and on
 * three nodes behind nginx, kills one of these, fills a site with up to 10,000 entries, and gives one
 * little memory. `-- kinds`, `-- nodes`, `-- sizes` and `-- small` do a part of it; `-- sizes 0 2500
 * 5000` other sizes, `-- small 300` other megabytes; `--from FOLDER` begins with a copy of a data
 * directory in place of one that it fills. The figures are kept in `figures.json`, from which the
 * tables of docs/capacity.md are made anew.
 *
 * Rates depend on what else a machine does, processor time hardly does. Needs nginx, and a
 * PostgreSQL as the tests do. Linux only.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from '../report.ts';
import { startCopiedSite, startFilledSite } from '../site.ts';
import { databaseOf, treeOf } from './cost.ts';
import { writeTables } from './document.ts';
import { keep, readFigures } from './figures.ts';
import { allKinds } from './kinds.ts';
import { costsOf, measureKinds } from './measure-kinds.ts';
import { killOne, measureScaling, Nodes } from './nodes.ts';
import { asked, measureSize, usualSizes } from './sizes.ts';
import { measureSmall, type Small, smallSizes } from './small.ts';

const say = (text: string) => console.log(`  ${text}`);
const stamp = () => ({ at: new Date().toISOString(), machine: describeMachine() });

async function measureNodes(): Promise<void> {
  const all = await Nodes.open();
  try {
    const kinds = await allKinds('n');
    const [node] = all.nodes;
    const parts = { node: treeOf(node?.serverId() ?? 0), database: databaseOf(all.url) };
    const costs = await costsOf(node?.port ?? 0, kinds, parts, say);
    const wanted = kinds.filter(({ name }) => ['kept', 'rendered'].includes(name));
    say('one node and three, behind nginx …');
    const scaled = await measureScaling(all, wanted);
    say('one of them is killed …');
    const killed = await killOne(all);
    keep({ nodes: { ...stamp(), costs, scaled, killed } });
  } finally {
    await all.close();
  }
}

async function measureSizes(directory: string, sizes: number[]): Promise<void> {
  const demonstration = await startCopiedSite(directory, 'demonstration', asked);
  try {
    for (const entries of sizes) {
      say(`${entries} entries …`);
      const size = await measureSize(directory, entries, demonstration);
      // Some may be measured by themselves: all of them together take long.
      const others = readFigures().sizes?.measured.filter((one) => one.entries !== entries) ?? [];
      keep({ sizes: { ...stamp(), measured: [...others, size] } });
      say(JSON.stringify(size));
    }
  } finally {
    await demonstration.stop();
  }
}

async function measureSmallOnes(directory: string, sizes: number[]): Promise<void> {
  const measured: Small[] = [];
  for (const megabytes of sizes) {
    say(`${megabytes} MB …`);
    measured.push(await measureSmall(directory, megabytes));
    say(JSON.stringify(measured.at(-1)));
    keep({ small: { ...stamp(), measured } });
  }
}

/** All but the nodes begin with this. */
async function fillFirst(directory: string): Promise<void> {
  say('a database …');
  await (await startFilledSite(directory, { environment: { WARM: 'off' } })).stop();
}

const { values, positionals } = parseArgs({
  options: { from: { type: 'string' } },
  allowPositionals: true,
});
const [part, ...sizes] = positionals;
const isWanted = (name: string) => part === undefined || part === name;
const directory = mkdtempSync(path.join(tmpdir(), 'bench-capacity-'));
try {
  say(describeMachine());
  if (values.from) cpSync(values.from, path.join(directory, 'filled'), { recursive: true });
  if (!values.from && part !== 'nodes') await fillFirst(directory);
  if (isWanted('kinds')) keep({ kinds: { ...stamp(), ...(await measureKinds(directory, say)) } });
  if (isWanted('nodes')) await measureNodes();
  if (isWanted('sizes')) {
    await measureSizes(directory, sizes.length > 0 ? sizes.map(Number) : usualSizes);
  }
  if (isWanted('small')) {
    await measureSmallOnes(directory, sizes.length > 0 ? sizes.map(Number) : smallSizes);
  }
  const broken = writeTables(readFigures());
  for (const line of broken) console.log(`Broken: ${line}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
