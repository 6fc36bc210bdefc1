/**
 * `npm run bench:cv`: accuracy and speed of the CV reader (resumes/bench/README.md). `node
 * resumes/bench/main.ts unseen [COUNT]` reads only what the reader was not developed against: the
 * part of that name, and COUNT newly made CVs for each language. `… tuning [WORD]` reads only the part
 * that may be looked at, or its files with WORD in their names, and lists the errors; `… fresh [COUNT]
 * [LANGUAGE]` reads newly made CVs, COUNT of each half for each language, and lists the errors of the
 * open half. None of them needs a build.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeMachine, formatTable, isKept, type Row } from '../../bench/report.ts';
import { openResumeReader } from '../reader.ts';
import { describeWrong, judge, type Read } from './accuracy.ts';
import { readKept } from './cache.ts';
import { freshLanguages, judgeFresh } from './fresh/measure.ts';
import { measureLoad } from './load.ts';
import { closeChromium } from './producers/chromium.ts';
import { requireFonts } from './producers/fonts.ts';
import { report } from './report.ts';
import { measureTime } from './time.ts';

requireFonts();
const [part, word, language] = process.argv.slice(2);
const count = Number(part !== 'tuning' && word ? word : 30);
const rows: Row[] = [];
if (part === 'tuning') {
  const judged = await judge('tuning', readKept, word);
  rows.push(...report('tuning', judged));
  console.log(describeWrong(judged));
} else if (part === 'fresh') {
  const languages = freshLanguages.filter((one) => language === undefined || one === language);
  const open = await judgeFresh('open', languages, count, readKept);
  console.log(describeWrong(open));
  rows.push(...report('open', open));
  rows.push(...report('hidden', await judgeFresh('hidden', languages, count, readKept)));
} else if (part === 'unseen') {
  rows.push(...(await measureUnseen(readKept)));
} else {
  console.log(`  ${describeMachine()}`);
  rows.push(...(await measureAll()));
}
await closeChromium();
console.log(`\n${formatTable(rows)}\n`);
const broken = rows.filter((row) => !isKept(row));
for (const { what, measured } of broken) console.log(`Broken: ${what.trim()} (${measured})`);
process.exit(broken.length > 0 ? 1 : 0);

async function measureUnseen(read: Read): Promise<Row[]> {
  return [
    ...report('unseen', await judge('unseen', read)),
    ...report('hidden', await judgeFresh('hidden', freshLanguages, count, read)),
  ];
}

async function measureAll(): Promise<Row[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const reader = openResumeReader();
  try {
    console.log('  accuracy …');
    const accuracy = [
      ...report('tuning', await judge('tuning', reader.read)),
      ...(await measureUnseen(reader.read)),
    ];
    console.log('  time …');
    const time = await measureTime(openResumeReader);
    console.log('  ten uploads at once …');
    return [...accuracy, ...time, ...(await measureLoad(directory))];
  } finally {
    await reader.close();
    await rm(directory, { recursive: true, force: true });
  }
}
