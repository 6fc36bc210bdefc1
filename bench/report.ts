import os from 'node:os';

export interface Row {
  what: string;
  measured: string;
  against?: string;
  /** Relative to what it is compared with. */
  ratio?: number;
  /** Set if there is a target for the ratio. */
  promise?: { atLeast: number } | { atMost: number };
}

export function isKept({ ratio, promise }: Row): boolean {
  if (!promise) return true;
  if (ratio === undefined) return false;
  return 'atLeast' in promise ? ratio >= promise.atLeast : ratio <= promise.atMost;
}

/** On a busy machine, absolute figures say little; ratios say a bit more. */
export function describeMachine(): string {
  const [processor] = os.cpus();
  const load = os.loadavg()[0] ?? 0;
  const busy = load > 0.7 ? ` (busy: load ${load.toFixed(1)})` : '';
  return `Node ${process.versions.node}, ${os.cpus().length} × ${processor?.model.trim()}${busy}`;
}

export function formatTable(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.measured,
    row.against ?? '',
    row.ratio === undefined ? '' : row.ratio.toFixed(2),
    row.promise ? `${describePromise(row.promise)} ${isKept(row) ? 'kept' : 'BROKEN'}` : '',
  ]);
  const all = [['', 'measured', 'against', 'ratio', 'promised'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const isNumeric = (column: number) => column === 1 || column === 3;
  return all
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isNumeric(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function describePromise(promise: NonNullable<Row['promise']>): string {
  return 'atLeast' in promise ? `≥ ${promise.atLeast}` : `≤ ${promise.atMost}`;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const formatRate = (rate: number) => `${whole.format(rate)} req/s`;
export const formatSeconds = (seconds: number) => `${seconds.toFixed(2)} s`;
export const formatMemory = (megabytes: number | null) =>
  megabytes === null ? 'unknown' : `${whole.format(megabytes)} MB`;
