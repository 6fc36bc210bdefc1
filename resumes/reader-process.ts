import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { workerFile } from '../own-files.ts';
import type { Answer } from './messages.ts';
import type { ResumeProblem, ResumeReading } from './reading.ts';

/** How a process was lost: never ready, ended by itself or by others, or killed for what it used. */
type Loss = 'notStarted' | 'ended' | 'tooLong' | 'tooMuchMemory';

export type Result = ResumeReading | { problem: ResumeProblem; lost?: Loss };

export interface Limits {
  /** Of the processor, for one file: a busy machine takes longer, but does not refuse it. */
  milliseconds: number;
  /** For the whole process, wherever it is allocated. */
  bytes: number;
  /** By the clock, until it is ready, and until it has a file. */
  startMilliseconds: number;
}

/** As a share of the process limit. */
const shareOfHeap = 0.58;
/**
 * If a large file leaves more than this in use, the process is restarted to free it. The libraries
 * alone take 145 MB.
 */
const mostKept = 200 * 1024 * 1024;
const shareThatIsKept = 0.9;
const pageBytes = 4096;
/**
 * How often longer than its processor time a file may take by the clock, which is all there is where
 * the system does not tell the former.
 */
const mostWaiting = 8;
/** `/proc` counts processor time in units of this on every Linux architecture. */
const tickMilliseconds = 10;

/**
 * A process that reads files. A thread would do but for memory: allocations outside the JavaScript
 * heap can be limited only for a process, and a process can be killed whatever it is doing.
 */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #limits: Limits;
  /** Kept when it is ready, or will never be. */
  readonly #started: Promise<void>;
  #isReady = false;
  /** Called with null when the process is lost. */
  #hear: ((answer: Answer | null) => void) | undefined;
  #count = 0;
  isAlive = true;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#child = fork(workerFile('resume-worker', 'resumes/worker.ts'), {
      serialization: 'advanced',
      stdio: 'ignore',
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production', MALLOC_ARENA_MAX: '2' },
      // It writes nothing, starts nothing, loads no native code, and sees no files but its own.
      execArgv: [
        `--max-old-space-size=${Math.floor((limits.bytes * shareOfHeap) / 1024 / 1024)}`,
        '--permission',
        ...ownCode().map((name) => `--allow-fs-read=${name}`),
        '--no-warnings',
      ],
    });
    if (this.#child.pid !== undefined) lowerPriority(this.#child.pid);
    this.#started = new Promise((resolve) => {
      const timer = setTimeout(() => this.end(), limits.startMilliseconds).unref();
      const settle = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#child.on('message', (answer: Answer) => {
        if (answer.id !== 0) return this.#hear?.(answer);
        this.#isReady = true;
        settle();
      });
      const lose = () => {
        this.isAlive = false;
        settle();
        this.#hear?.(null);
      };
      this.#child.once('exit', lose);
      // A process that could not be created does not exit either.
      this.#child.on('error', lose).once('error', () => this.end());
    });
  }

  /** Reads one file; a process that exceeds its limits is killed. */
  async read(file: Uint8Array): Promise<Result> {
    this.#child.ref();
    this.#child.channel?.ref();
    await this.#started;
    const result: Result = this.#isReady
      ? await this.#ask(file)
      : { problem: 'busy', lost: 'notStarted' };
    // While idle, it must not keep the site from stopping.
    this.#child.unref();
    this.#child.channel?.unref();
    const kept = Math.min(mostKept, this.#limits.bytes * shareThatIsKept);
    if (this.#usedBytes() > kept) this.end();
    return result;
  }

  #ask(file: Uint8Array): Promise<Result> {
    const { milliseconds, bytes, startMilliseconds } = this.#limits;
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve) => {
      // Until the file is looked at, nothing that happens to the process is because of it.
      let hasBegun = false;
      let watch: NodeJS.Timeout | undefined;
      const finish = (result: Result) => {
        clearTimeout(timer);
        clearInterval(watch);
        this.#hear = undefined;
        resolve(result);
      };
      const lose = (lost: Loss) => {
        finish({ problem: hasBegun ? 'tooComplex' : 'busy', lost });
        this.end();
      };
      let timer = setTimeout(() => lose('tooLong'), startMilliseconds);
      const begin = () => {
        hasBegun = true;
        const before = this.#processorTime();
        clearTimeout(timer);
        timer = setTimeout(() => lose('tooLong'), milliseconds * mostWaiting);
        watch = setInterval(() => {
          if (this.#processorTime() - before > milliseconds) lose('tooLong');
          else if (this.#usedBytes() > bytes) lose('tooMuchMemory');
        }, 50);
      };
      this.#hear = (answer) => {
        if (answer === null) lose('ended');
        else if (answer.id !== id) return;
        else if (answer.hasBegun) begin();
        else finish(answer.reading ?? { problem: answer.problem ?? 'unreadable' });
      };
      if (this.isAlive) this.#child.send({ id, file }, () => undefined);
      else lose('ended');
    });
  }

  end(): void {
    this.isAlive = false;
    this.#child.kill('SIGKILL');
  }

  /** @returns Milliseconds since the process started, 0 if the system does not report it. */
  #processorTime(): number {
    try {
      const line = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8');
      // The name of the program, in parentheses, may contain spaces.
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * tickMilliseconds;
    } catch {
      return 0;
    }
  }

  /** @returns 0 if the system does not report it. */
  #usedBytes(): number {
    try {
      const [, resident] = readFileSync(`/proc/${this.#child.pid}/statm`, 'utf8').split(' ');
      return Number(resident) * pageBytes;
    } catch {
      return 0;
    }
  }
}

/** The folder of the site's code, and its real path if it is a link. */
function ownCode(): string[] {
  const places = [
    'build/server',
    'resumes',
    'own-files.ts',
    'file-types.ts',
    'node_modules',
    'package.json',
  ];
  const present = places.map((name) => path.resolve(name)).filter((place) => existsSync(place));
  return [...new Set([...present, ...present.map((place) => realpathSync(place))])];
}

/** Visitors' pages take priority. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may already have ended, or the system has no priorities.
  }
}
