import { availableParallelism } from 'node:os';
import type { ResumeReading } from '../../app/forms/resume-reading.ts';
import { detectFormat } from './formats/detect.ts';
import { type Limits, ReaderProcess, type Result } from './reader-process.ts';

export interface ResumeReader {
  read(file: Uint8Array): Promise<Result>;
  /** Starts a process, for somebody who is about to send a file. */
  prepare(): void;
  close(): Promise<void>;
}

export interface ReaderOptions extends Partial<Limits> {
  /** How many files are read at once. */
  processes?: number;
  /** How many wait for that; more are sent away. */
  waiting?: number;
  /** How long a process stays for the next file. */
  idleMilliseconds?: number;
}

interface Waiting {
  file: Uint8Array;
  resolve: (result: Result) => void;
}

export const isReading = (result: Result): result is ResumeReading => !('problem' in result);

/** Reads CVs in processes of their own, which start when one is expected and end when idle. */
export function openResumeReader({
  processes = Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting = 24,
  idleMilliseconds = 10 * 60_000,
  milliseconds = 8_000,
  bytes = 440 * 1024 * 1024,
}: ReaderOptions = {}): ResumeReader {
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
      // Needs no process.
      if (detectFormat(file) === null) return { problem: 'unsupportedType' };
      if (isClosed || queue.length >= waiting) return { problem: 'busy' };
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
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { resolve } of queue.splice(0)) resolve({ problem: 'busy' });
      for (const one of busy) one.end();
      endIdle();
    },
  };
}
