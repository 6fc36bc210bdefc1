import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBudget } from './client-budget.ts';
import { boundaryOf, fieldsAtStart, parseMultipart, type SentForm } from './multipart.ts';
import { BodyTooLarge, boundedChunks, maxFormBytes, type RequestContext } from './request-body.ts';
import { Shares } from './shares.ts';
import { WorkQueue } from './work-queue.ts';

/** How much is read and discarded beyond the limit. */
const maxDiscardedBytes = 32 * 1024 * 1024;

/**
 * Uploads in progress: of one client, since several people may share an address; of all, so that
 * the disk does not fill up.
 */
const ofOneFile: Room = { ofClient: 6, all: 64, atOnce: 4, milliseconds: 30_000 };

/** For forms with several files, which take several times as much room. */
export const ofManyFiles: Room = { ofClient: 3, all: 16, atOnce: 1, milliseconds: 60_000 };

interface Room {
  ofClient: number;
  all: number;
  /** Completed uploads held in memory; further ones stay on disk. */
  atOnce: number;
  /** The longest wait there. */
  milliseconds: number;
}

interface Options {
  /** By default that for forms with one file. */
  room?: Room;
  /** The folder for files being received. */
  directory: string;
  budget: Pick<ClientBudget, 'clientOf'>;
}

/** A form, or what is left of one with a problem. */
export interface Received extends SentForm {
  /** Of one that is too large, the fields that came before its files are known. */
  problem?: 'tooLarge' | 'malformed';
}

const malformed: Received = { problem: 'malformed', fields: [], files: new Map() };

/**
 * Receives forms with files (multipart/form-data), each body into a temporary file, and hands them
 * over once complete: however many arrive slowly or at once, they take little memory.
 */
export class Uploads {
  readonly #places: Shares;
  readonly #turns: WorkQueue;
  readonly #options: Options;

  constructor(options: Options) {
    const { ofClient, all, atOnce, milliseconds } = options.room ?? ofOneFile;
    this.#options = options;
    this.#places = new Shares({ ofClient, all });
    this.#turns = new WorkQueue({ atOnce, waiting: all, milliseconds });
  }

  /**
   * @returns the form, which counts as in memory until its request is answered.
   * @throws Overload before anything is read if the client has too many in progress, and when the
   * body arrives too slowly; any other error if it cannot be stored, or the client has
   * disconnected.
   */
  async receive(context: RequestContext, maxBytes: number): Promise<Received> {
    const { directory, budget } = this.#options;
    const client = budget.clientOf(context);
    const leave = this.#places.take(client);
    try {
      return await withFile(directory, async (file) => {
        const { size, isTooLarge } = await keep(context, maxBytes, file);
        const boundary = boundaryOf(context.req.header('content-type') ?? '');
        if (isTooLarge) {
          const start = await readAll(file, Math.min(size, maxFormBytes));
          const fields = boundary === null ? [] : fieldsAtStart(start, boundary);
          return { problem: 'tooLarge', fields, files: new Map() };
        }
        if (boundary === null) return malformed;
        untilAnswered(context, await this.#turns.enter(client));
        return parseMultipart(await readAll(file, size), boundary) ?? malformed;
      });
    } finally {
      leave();
    }
  }
}

/** A temporary file that exists for as long as `work` takes. */
async function withFile<Result>(
  directory: string,
  work: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const name = path.join(directory, randomUUID());
  const file = await open(name, 'wx+', 0o600);
  try {
    return await work(file);
  } finally {
    await file.close();
    await rm(name, { force: true });
  }
}

/** @returns the number of bytes kept. */
async function keep(
  context: RequestContext,
  maxBytes: number,
  file: FileHandle,
): Promise<{ size: number; isTooLarge: boolean }> {
  let size = 0;
  try {
    for await (const chunk of boundedChunks(context, maxBytes, maxBytes + maxDiscardedBytes)) {
      await file.writeFile(chunk);
      size += chunk.length;
    }
    return { size, isTooLarge: false };
  } catch (error) {
    if (error instanceof BodyTooLarge) return { size, isTooLarge: true };
    throw error;
  }
}

/** `readFile` would hold it in memory twice. */
async function readAll(file: FileHandle, size: number): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(size);
  const { bytesRead } = await file.read(content, 0, size, 0);
  if (bytesRead < size) throw new Error('The received file has been truncated');
  return content;
}

function untilAnswered({ env: { outgoing } }: RequestContext, leave: () => void): void {
  if (outgoing.closed) leave();
  else outgoing.once('close', leave);
}
