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
    // It takes half a second where nothing else is going on.
    startMilliseconds = 30_000,
  } = options;
  const limits: Limits = { milliseconds, bytes, startMilliseconds };
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

  function take(): ReaderProcess {
    let process = idle.pop();
    while (process && !process.isAlive) process = idle.pop();
    return process ?? new ReaderProcess(limits);
  }

  async function readNext(file: Uint8Array): Promise<Result> {
    let process: ReaderProcess | undefined;
    try {
      process = take();
      busy.add(process);
      return await process.read(file);
    } catch {
      // The system had no memory for a process, or none to hand it the file.
      process?.end();
      return { problem: 'busy', lost: 'notStarted' };
    } finally {
      if (process) busy.delete(process);
      if (process?.isAlive && !isClosed) idle.push(process);
    }
  }

  function refuseWaiting(): void {
    for (const { resolve } of queue.splice(0)) resolve({ problem: 'busy' });
  }

  async function work(): Promise<void> {
    if (queue.length === 0 || busy.size >= processes) return;
    const next = queue.shift();
    if (!next) return;
    clearTimeout(timer);
    const result = await readNext(next.file);
    const lost = isReading(result) ? undefined : result.lost;
    next.resolve(lost && isClosed ? { problem: 'busy' } : result);
    // They would wait as long, one after the other.
    if (lost === 'notStarted') refuseWaiting();
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
      idle.push(new ReaderProcess(limits));
      endLater();
    },
    load: () => ({ running: busy.size, waiting: queue.length }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      refuseWaiting();
      for (const one of busy) one.end();
      endIdle();
    },
  };
}
