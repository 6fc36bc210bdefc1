import { availableParallelism, totalmem } from 'node:os';
import { detectFileType } from '../file-types.ts';
import { type Limits, ReaderProcess, type Result } from './reader-process.ts';
import type { ResumeReading } from './reading.ts';

export interface ResumeReader {
  read(file: Uint8Array): Promise<Result>;
  /** Starts a process for somebody who is about to send a file. */
  prepare(): void;
  /** How many files are being read, and how many wait. */
  load(): { running: number; waiting: number };
  close(): Promise<void>;
}

interface ReaderOptions extends Partial<Limits> {
  /** The memory limit in bytes for this process and its children. */
  available?: number;
  /** How many files are read at once. */
  processes?: number;
  /** How many may wait, and their total size; more are refused. */
  waiting?: number;
  waitingBytes?: number;
  /** How long a process waits for the next file. */
  idleMilliseconds?: number;
}

interface Waiting {
  file: Uint8Array;
  resolve: (result: Result) => void;
}

export const isReading = (result: Result): result is ResumeReading => !('problem' in result);

const megabyte = 1024 * 1024;

/**
 * What the processes may use of a machine or container, leaving the larger part to the site: one
 * process with 180 MB if there are 512 MB, two with 440 MB from 2.5 GB upwards.
 */
function readerShare(available: number, processors: number) {
  const most = 440 * megabyte;
  const bytes = Math.min(most, Math.max(160 * megabyte, Math.floor(available * 0.35)));
  const processes = available * 0.35 >= 2 * most ? Math.min(2, processors - 1) : 1;
  return { bytes, processes: Math.max(1, processes) };
}

/** Reads CVs in separate processes, which start when a file is expected and end when idle. */
export function openResumeReader({
  available = totalmem(),
  ...options
}: ReaderOptions = {}): ResumeReader {
  const share = readerShare(available, availableParallelism());
  const {
    processes = share.processes,
    waiting = 24,
    waitingBytes = 48 * megabyte,
    idleMilliseconds = 10 * 60_000,
    milliseconds = 8_000,
    bytes = share.bytes,
  } = options;
  const idle: ReaderProcess[] = [];
  const busy = new Set<ReaderProcess>();
  const queue: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function endIdle(): void {
    for (const one of idle.splice(0)) one.end();
  }

  function endLater(): void {
    clearTimeout(timer);
    timer = setTimeout(endIdle, idleMilliseconds).unref();
  }

  async function work(): Promise<void> {
    if (queue.length === 0 || busy.size >= processes) return;
    const next = queue.shift();
    if (!next) return;
    clearTimeout(timer);
    let process = idle.pop();
    while (process && !process.isAlive) process = idle.pop();
    process ??= new ReaderProcess({ milliseconds, bytes });
    busy.add(process);
    const result = await process.read(next.file).catch((): Result => ({ problem: 'unreadable' }));
    busy.delete(process);
    if (process.isAlive && !isClosed) idle.push(process);
    next.resolve(result);
    if (queue.length > 0) void work();
    else if (busy.size === 0) endLater();
  }

  return {
    async read(file) {
      if (file.length === 0) return { problem: 'empty' };
      // This needs no process.
      if (!['pdf', 'zip'].includes(detectFileType(file) ?? ''))
        return { problem: 'unsupportedType' };
      const held = queue.reduce((sum, one) => sum + one.file.length, 0);
      const isFull = queue.length >= waiting || (held > 0 && held + file.length > waitingBytes);
      if (isClosed || isFull) return { problem: 'busy' };
      return new Promise((resolve) => {
        queue.push({ file, resolve });
        void work();
      });
    },
    prepare() {
      if (isClosed || busy.size > 0 || idle.some(({ isAlive }) => isAlive)) return;
      idle.push(new ReaderProcess({ milliseconds, bytes }));
      endLater();
    },
    load: () => ({ running: busy.size, waiting: queue.length }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { resolve } of queue.splice(0)) resolve({ problem: 'busy' });
      for (const one of busy) one.end();
      endIdle();
    },
  };
}
