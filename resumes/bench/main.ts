/**
 * `npm run bench:cv`: accuracy and speed of the CV reader (resumes/bench/README.md). `node
 * resumes/bench/main.ts tuning [WORD]` reads only the part that may be looked at, or its files with
 * WORD in their names, and lists the errors; `… fresh [COUNT] [LANGUAGE]` reads newly made CVs, COUNT
 * of each half for each language, and lists the errors of the open half. Neither needs a build.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeMachine, formatTable, isKept, type Row } from '../../bench/report.ts';
import { openResumeReader } from '../reader.ts';
import { describeWrong, judge, reportAccuracy } from './accuracy.ts';
import { readKept } from './cache.ts';
import { freshLanguages, judgeFresh, reportFresh } from './fresh/measure.ts';
import { measureLoad } from './load.ts';
import { closeChromium } from './producers/chromium.ts';
import { measureTime } from './time.ts';

const [part, word, language] = process.argv.slice(2);
const rows: Row[] = [];
if (part === 'tuning') {
  const judged = await judge('tuning', readKept, word);
  await closeChromium();
  rows.push(...reportAccuracy('tuning', judged));
  console.log(describeWrong(judged));
} else if (part === 'fresh') {
  const languages = freshLanguages.filter((one) => language === undefined || one === language);
  const { open, hidden } = await judgeFresh(languages, Number(word ?? 30), readKept);
  await closeChromium();
  console.log(describeWrong(open));
  rows.push(...reportFresh('open', open), ...reportFresh('hidden', hidden));
} else {
  console.log(`  ${describeMachine()}`);
  rows.push(...(await measureAll()));
}
console.log(`\n${formatTable(rows)}\n`);
const broken = rows.filter((row) => !isKept(row));
for (const { what, measured } of broken) console.log(`Broken: ${what.trim()} (${measured})`);
process.exit(broken.length > 0 ? 1 : 0);

async function measureAll(): Promise<Row[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const reader = openResumeReader();
  try {
    console.log('  accuracy …');
    const tuning = reportAccuracy('tuning', await judge('tuning', reader.read));
    const unseen = reportAccuracy('unseen', await judge('unseen', reader.read));
    console.log('  time …');
    const time = await measureTime(openResumeReader);
    console.log('  ten uploads at once …');
    return [...tuning, ...unseen, ...time, ...(await measureLoad(directory))];
  } finally {
    await Promise.all([reader.close(), closeChromium()]);
    await rm(directory, { recursive: true, force: true });
  }
}
