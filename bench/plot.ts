/**
 * `npm run bench -- --plot`: draws all figures of `bench/history.jsonl` over time into
 * `build/bench/history.svg`, a plot for each, with its budget, and fails where the last run of one
 * is beyond it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRuns } from './history.ts';
import { drawPlots, isWithin, seriesOf } from './plot-drawing.ts';

const target = path.resolve('build/bench/history.svg');
const series = seriesOf(readRuns());
if (series.length === 0) {
  console.log('Nothing has been measured yet: `npm run bench` writes bench/history.jsonl.');
  process.exit(1);
}
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, drawPlots(series));
console.log(`${series.length} figures are drawn in ${path.relative('.', target)}`);
const beyond = series.filter((one) => !isWithin(one));
for (const { name, points } of beyond) {
  console.log(`Beyond its budget: ${name} (${points.at(-1)?.value})`);
}
process.exit(beyond.length > 0 ? 1 : 0);
