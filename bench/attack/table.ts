import os from 'node:os';
import type { Result } from './attack.ts';
import { MemoryGroup } from './memory-group.ts';
import { memoryLimits } from './stage.ts';

const titles = ['', 'sent', 'came back', '/home p50/p99/max', 'failed', 'starved', 'peak', ''];
const widestCell = 44;
const mostLines = 8;

/** One row per attack; below it, for those that did not hold, the unmet requirements. */
export function formatResults(results: readonly Result[]): string {
  const rows = [[titles], ...results.map((result) => linesOf(cellsOf(result)))];
  const all = rows.flat();
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const format = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const lines = rows.flatMap((row, index) => {
    const { broken, demanded } = results[index - 1] ?? { broken: [], demanded: '' };
    const wrong = broken.length > 0 ? [`      required: ${demanded}`, ...shorten(broken)] : [];
    return [...row.map(format), ...wrong];
  });
  const failed = results.filter(({ broken }) => broken.length > 0).length;
  return [
    ...lines,
    '',
    `/home in ms, memory in MB. ${results.length - failed} held, ${failed} failed.`,
    `${describeCores()}. Limits: ${describeLimits()}.`,
  ].join('\n');
}

function shorten(broken: readonly string[]): string[] {
  const more = broken.length - mostLines;
  const shown = more > 1 ? [...broken.slice(0, mostLines), `… and ${more} more`] : broken;
  return shown.map((one) => `      ✗ ${one}`);
}

/** Cells that are too wide wrap. */
function linesOf(cells: string[]): string[][] {
  const wrapped = cells.map((cell) => {
    const lines = [''];
    for (const word of cell.split(' ')) {
      const last = lines.at(-1) ?? '';
      if (last !== '' && last.length + word.length >= widestCell) lines.push(word);
      else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    }
    return lines;
  });
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, index) => wrapped.map((lines) => lines[index] ?? ''));
}

const describeCores = () =>
  `${os.availableParallelism()} cores for site, visitor and attacker (load ${os.loadavg()[0]?.toFixed(1)})`;

const describeLimits = () =>
  Object.entries(memoryLimits)
    .map(([profile, megabytes]) => `${profile} ${megabytes} MB`)
    .join(', ')
    .concat(
      MemoryGroup.isUsed ? ', held by the kernel (cgroup)' : ', held by adding up (no cgroup)',
    );

function cellsOf(result: Result): string[] {
  const { profile, attack, sent, came, home, memory, starved, broken } = result;
  const milliseconds = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  const counts = Object.entries(came).map(([key, count]) => `${count} × ${key}`);
  const failed = Object.values(home?.failures ?? {}).reduce((sum, count) => sum + count, 0);
  return [
    `${profile} ${attack}`,
    sent,
    counts.join(', '),
    home ? [home.p50, home.p99, home.max].map(milliseconds).join(' / ') : '–',
    home ? `${failed} of ${home.asked}` : '–',
    starved >= 0 ? `${Math.round(starved * 100)} %` : '–',
    String(memory),
    broken.length > 0 ? 'FAILED' : 'held',
  ];
}
