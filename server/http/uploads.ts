import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBudget } from './client-budget.ts';
import { boundaryOf, parseMultipart, type SentForm } from './multipart.ts';
import { BodyTooLarge, boundedChunks, type RequestContext } from './request-body.ts';
import { Shares } from './shares.ts';
import { WorkQueue } from './work-queue.ts';

/** What is read and thrown away beyond what is kept. */
const maxDiscardedBytes = 32 * 1024 * 1024;

/** Of one client at once: several people behind one address; of all, so that the disk has room. */
const amounts = { ofClient: 6, all: 64 };

/** Of those that are complete: so many are in memory, and the others stay on the disk meanwhile. */
const turns = { atOnce: 4, waiting: amounts.all, milliseconds: 30_000 };

interface Options {
  /** Where files are while they are received. */
  directory: string;
  budget: Pick<ClientBudget, 'clientOf'>;
}

/**
 * Receives forms with files (multipart/form-data), each body into a file of its own, and hands
 * them over when they are complete: however many are sent slowly or at the same moment, they take
 * little memory.
 */
export class Uploads {
  readonly #places = new Shares(amounts);
  readonly #turns = new WorkQueue(turns);
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @returns the form, which counts as in memory until its request is answered.
   * @throws Overload before anything is read when the client has enough under way, and when it
   * comes too slowly; anything else when it cannot be kept now, or its sender is gone.
   */
  async receive(
    context: RequestContext,
    maxBytes: number,
  ): Promise<SentForm | 'tooLarge' | 'malformed'> {
    const { directory, budget } = this.#options;
    const client = budget.clientOf(context);
    const leave = this.#places.take(client);
    try {
      return await withFile(directory, async (file) => {
        const size = await keep(context, maxBytes, file);
        const boundary = boundaryOf(context.req.header('content-type') ?? '');
        if (boundary === null) return 'malformed';
        untilAnswered(context, await this.#turns.enter(client));
        return parseMultipart(await readAll(file, size), boundary) ?? 'malformed';
      });
    } catch (error) {
      if (error instanceof BodyTooLarge) return 'tooLarge';
      throw error;
    } finally {
      leave();
    }
  }
}

/** A file of its own for as long as `work` takes. */
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

/** @returns how many bytes came. */
async function keep(context: RequestContext, maxBytes: number, file: FileHandle): Promise<number> {
  let size = 0;
  for await (const chunk of boundedChunks(context, maxBytes, maxBytes + maxDiscardedBytes)) {
    await file.writeFile(chunk);
    size += chunk.length;
  }
  return size;
}

/** `readFile` would have it in memory twice. */
async function readAll(file: FileHandle, size: number): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(size);
  const { bytesRead } = await file.read(content, 0, size, 0);
  if (bytesRead < size) throw new Error('What was received is not there any more');
  return content;
}

function untilAnswered({ env: { outgoing } }: RequestContext, leave: () => void): void {
  if (outgoing.closed) leave();
  else outgoing.once('close', leave);
}
