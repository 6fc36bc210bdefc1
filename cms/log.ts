import { AsyncLocalStorage } from 'node:async_hooks';
import { destination, type Logger, type LoggerOptions, pino } from 'pino';
import type { Environment } from '../environment.ts';

const key = Symbol.for('ids of requests');
const everywhere = globalThis as { [key]?: AsyncLocalStorage<string> };

/**
 * The id of the current request, so that every log line can name it. One
 * per process: the admin is bundled with a copy of this module.
 */
everywhere[key] ??= new AsyncLocalStorage<string>();
export const requestIds = everywhere[key];

/** How many errors this process has logged. */
export const logged = { errors: 0 };
const levelOfErrors = 50;

/** As many as are given to the system at once; after half a second there may be fewer. */
const linesAtOnce = 250;

/**
 * Lines are written in batches, so that a log line costs a request next to nothing: joining them here
 * takes a tenth of the time that the destination needs for taking them one by one.
 */
class Output {
  readonly #destination = destination({ dest: 1, sync: false });
  #lines: string[] = [];

  constructor() {
    setInterval(() => this.#pass(), 500).unref();
    process.on('exit', () => this.flushSync());
  }

  write(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length >= linesAtOnce) this.#pass();
  }

  /** Before the process ends. */
  flushSync(): void {
    this.#pass();
    this.#destination.flushSync();
  }

  #pass(): void {
    if (this.#lines.length === 0) return;
    this.#destination.write(this.#lines.join(''));
    this.#lines = [];
  }
}

let output: Output | undefined;

/** @returns what adds a line of JSON to the log, between those of the loggers. */
export function lineWriter(): (line: string) => void {
  output ??= new Output();
  const opened = output;
  return (line) => opened.write(line);
}

export function createLog(level: Environment['LOG'], options: LoggerOptions = {}): Logger {
  // One for all, so that lines keep the order in which they were written.
  output ??= new Output();
  const mixin = (_: object, line: number) => {
    if (line >= levelOfErrors) logged.errors += 1;
    const request = requestIds.getStore();
    return request ? { request } : {};
  };
  return pino({ level, base: undefined, mixin, ...options }, output);
}

/**
 * For Payload's log messages, in the format of ours. Of an error that the client is told about,
 * only its name; of any other, what `describe` leaves of it.
 */
export function payloadLog(level: Environment['LOG']): Logger {
  return createLog(level, {
    hooks: {
      logMethod(args, method) {
        const [first, text] = args as [unknown, unknown];
        const error = first instanceof Error ? first : errorIn(first);
        if (!error) return method.apply(this, args);
        const { status } = error as { status?: number };
        if (status !== undefined && status < 500) {
          return this.info({ error: error.name, status }, 'a request was refused');
        }
        const message = typeof text === 'string' ? text : 'the back office failed at something';
        return method.apply(this, [{ error: describe(error) }, message]);
      },
    },
  });
}

function errorIn(value: unknown): Error | null {
  const error = value && typeof value === 'object' && 'err' in value ? value.err : null;
  return error instanceof Error ? error : null;
}

/**
 * What a log may contain of an error: its type and where it happened. Database messages repeat
 * the values concerned, which are a visitor's.
 */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  const { code } = error as NodeJS.ErrnoException;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause ? [`caused by ${describe(error.cause)}`] : [];
  return [[error.name, code].filter(Boolean).join(' '), ...frames, ...cause].join('\n');
}
