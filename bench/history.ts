/**
 * `bench/history.jsonl`: one line for each run of a benchmark, so that figures can be seen over time
 * (`npm run bench -- --plot`). Runs on different machines are kept apart.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { describeMachine, type Row } from './report.ts';

export interface Figure {
  value: number;
  /** e.g. `MB`; empty for a ratio. */
  unit: string;
  /** What it has to reach; the run failed where it did not. */
  budget?: { atLeast: number } | { atMost: number };
}

export interface Run {
  /** In ISO 8601. */
  at: string;
  /** With `+` where files were changed since. */
  commit: string;
  machine: string;
  /** How busy it was: processes waiting over the last minute. */
  load: number;
  benchmark: string;
  figures: Record<string, Figure>;
}

const file = new URL('history.jsonl', import.meta.url);

/** What a row says in words, as numbers: its own figure, and the one that a promise is about. */
export function figuresOf(rows: Row[]): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const { what: title, measured, against, ratio, promise } of rows) {
    // How many bytes a page has changes with it, and is no other figure.
    const what = title.trim().replace(/, [\d,]+ B/, '');
    const [, number = '', unit = ''] = /^([\d,]+(?:\.\d+)?) ([^\s]+)$/.exec(measured) ?? [];
    if (number) figures[what] = { value: Number(number.replaceAll(',', '')), unit };
    if (ratio === undefined || (number && !promise)) continue;
    const name = `${what}, against ${against ?? 'what was promised'}`;
    figures[name] = { value: ratio, unit: '', ...(promise && { budget: promise }) };
  }
  return figures;
}

export function keepRun(benchmark: string, figures: Record<string, Figure>): void {
  const run: Run = {
    at: new Date().toISOString(),
    commit: readCommit(),
    // How busy it was is no part of its name.
    machine: describeMachine().replace(/ \(busy.*/, ''),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    benchmark,
    figures,
  };
  appendFileSync(file, `${JSON.stringify(run)}\n`);
}

export function readRuns(): Run[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Run);
}

function readCommit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  try {
    const changed = git(
      'status',
      '--porcelain',
      '--untracked-files=no',
      '--',
      ':!bench/history.jsonl',
    );
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}
