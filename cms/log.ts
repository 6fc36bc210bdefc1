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

/** Lines are given to the system so many bytes at once; after half a second there may be fewer. */
const bytesAtOnce = 64 * 1024;

/** What waits for whoever reads the log, if that is slow: more is lost, since the site must go on. */
const mostWaitingBytes = 16 * 1024 * 1024;

/** Of a character, in UTF-8. */
const mostBytes = 3;

/** Lines are encoded so many characters at once: each time costs as much as putting a line together. */
const charactersAtOnce = 4096;

/**
 * Lines are written in batches, so that a log line costs a request next to nothing. All but the last
 * few of a batch wait outside of the heap, where they are no work for the garbage collector.
 */
class Output {
  readonly #destination = openDestination();
  readonly #batch = Buffer.allocUnsafe(bytesAtOnce);
  #length = 0;
  /** Lines that are not encoded yet. */
  #lines = '';
  /** Whether something was given to the destination since it last said that it had written. */
  #isWaiting = false;
  #lostBytes = 0;

  constructor() {
    this.#destination.on('drop', ({ length }: Buffer) => {
      this.#lostBytes += length;
    });
    // What came meanwhile may be too little for the destination to go on by itself.
    this.#destination.on('drain', () => {
      if (!this.#isWaiting) return;
      this.#isWaiting = false;
      this.#destination.flush();
    });
    setInterval(() => this.#pass(), 500).unref();
    process.on('exit', () => this.flushSync());
  }

  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= charactersAtOnce) this.#encode();
  }

  /** Adds the lines to the batch; what fits into none goes by itself. */
  #encode(): void {
    const lines = this.#lines;
    this.#lines = '';
    const mostLength = lines.length * mostBytes;
    if (this.#length + mostLength > bytesAtOnce) this.#pass();
    if (mostLength <= bytesAtOnce) {
      this.#length += this.#batch.write(lines, this.#length);
      return;
    }
    this.#give(Buffer.from(lines));
    this.#destination.flush();
  }

  /** Before the process ends. */
  flushSync(): void {
    this.#take();
    this.#destination.flushSync();
    this.#tellOfLoss();
    this.#destination.flushSync();
  }

  #pass(): void {
    this.#tellOfLoss();
    this.#take();
    if (this.#isWaiting) this.#destination.flush();
  }

  #take(): void {
    if (this.#lines !== '') this.#encode();
    if (this.#length === 0) return;
    // A copy, since it is written while the next lines come.
    this.#give(Buffer.from(this.#batch.subarray(0, this.#length)));
    this.#length = 0;
  }

  #give(lines: Buffer): void {
    this.#isWaiting = true;
    this.#destination.write(lines);
  }

  #tellOfLoss(): void {
    const bytes = this.#lostBytes;
    if (bytes === 0) return;
    const msg = 'lines of the log were not taken in time';
    const line = { level: 40, time: Date.now(), bytes, msg };
    this.#give(Buffer.from(`${JSON.stringify(line)}\n`));
    // Not even that line may have been taken.
    this.#lostBytes = this.#lostBytes === bytes ? 0 : bytes;
  }
}

/**
 * Takes buffers, of which its types do not know. One batch waits until it is flushed: what is being
 * written in the background when the process ends would be lost.
 */
function openDestination() {
  const opened: unknown = destination({
    ...{ dest: 1, sync: false, contentMode: 'buffer' },
    ...{ minLength: bytesAtOnce, maxWrite: 2 * bytesAtOnce, maxLength: mostWaitingBytes },
  });
  return opened as Omit<ReturnType<typeof destination>, 'write'> & { write(data: Buffer): boolean };
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
        // How Payload says that there is no such page, or none for this person.
        const isMissing = error.message === 'not-found';
        const { status = isMissing ? 404 : undefined } = error as { status?: number };
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
