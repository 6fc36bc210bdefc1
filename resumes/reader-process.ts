import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { workerFile } from '../own-files.ts';
import type { Answer } from './messages.ts';
import type { ResumeProblem, ResumeReading } from './reading.ts';

export type Result = ResumeReading | { problem: ResumeProblem };

export interface Limits {
  /** Of the processor, for one file: a busy machine takes longer, but does not refuse it. */
  milliseconds: number;
  /** For the whole process, wherever it is allocated. */
  bytes: number;
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
/** How often longer than its processor time a file may take. */
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
  readonly #ready: Promise<void>;
  #finish: ((answer: Answer | { failure: ResumeProblem }) => void) | undefined;
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
    this.#ready = new Promise((resolve) => {
      this.#child.on('message', (answer: Answer) =>
        answer.id === 0 ? resolve() : this.#finish?.(answer),
      );
      this.#child.once('exit', () => {
        this.isAlive = false;
        resolve();
        this.#finish?.({ failure: 'tooComplex' });
      });
    });
    this.#child.once('error', () => this.end());
  }

  /** Reads one file; a process that exceeds its limits is killed. */
  async read(file: Uint8Array): Promise<Result> {
    this.#child.ref();
    this.#child.channel?.ref();
    await this.#ready;
    this.#count += 1;
    const id = this.#count;
    const answered = new Promise<Answer | { failure: ResumeProblem }>((resolve) => {
      this.#finish = (answer) => {
        if ('failure' in answer || answer.id === id) resolve(answer);
      };
    });
    const stop = () => {
      this.#finish?.({ failure: 'tooComplex' });
      this.end();
    };
    const usedBefore = this.#processorTime();
    const isMeasured = usedBefore > 0;
    const most = this.#limits.milliseconds * (isMeasured ? mostWaiting : 1);
    const timer = setTimeout(stop, most);
    const watch = setInterval(() => {
      const used = this.#processorTime() - usedBefore;
      if (this.#usedBytes() > this.#limits.bytes || used > this.#limits.milliseconds) stop();
    }, 50);
    if (this.isAlive) this.#child.send({ id, file }, () => undefined);
    else this.#finish?.({ failure: 'tooComplex' });
    const answer = await answered;
    clearTimeout(timer);
    clearInterval(watch);
    this.#finish = undefined;
    // While idle, it must not keep the site from stopping.
    this.#child.unref();
    this.#child.channel?.unref();
    const kept = Math.min(mostKept, this.#limits.bytes * shareThatIsKept);
    if (this.#usedBytes() > kept) this.end();
    if ('failure' in answer) return { problem: answer.failure };
    return answer.reading ?? { problem: answer.problem ?? 'unreadable' };
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
