import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import { bodyChunks } from './body-chunks.ts';
import type { ClientBudget } from './client-budget.ts';
import { Shares } from './shares.ts';

/** What is read and thrown away beyond what is kept, so that the sender sees the answer. */
const maxDiscardedBytes = 32 * 1024 * 1024;

/** Of one client at once: several people behind one address; of all, so that the disk has room. */
const amounts = { ofClient: 6, all: 64 };

interface Options {
  /** Where files are while they are received. */
  directory: string;
  budget: ClientBudget;
}

/**
 * Receives large bodies, each into a file of its own, and hands them over when they are complete:
 * however many are sent slowly at once, they take no memory meanwhile.
 */
export class Uploads {
  readonly #places = new Shares(amounts);
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @returns null when it is larger than `maxBytes`.
   * @throws Overload before anything is read when the client has enough under way, and when it
   * comes too slowly; anything else when it cannot be kept now, or its sender is gone.
   */
  async receive(context: Context, maxBytes: number): Promise<Buffer | null> {
    const { directory, budget } = this.#options;
    const leave = this.#places.take(budget.clientOf(context));
    try {
      return await receive(context, directory, maxBytes);
    } finally {
      leave();
    }
  }
}

async function receive(
  context: Context,
  directory: string,
  maxBytes: number,
): Promise<Buffer | null> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, randomUUID());
  const handle = await open(file, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of bodyChunks(context)) {
      size += chunk.length;
      if (size <= maxBytes) await handle.write(chunk);
      if (size > maxBytes + maxDiscardedBytes) {
        context.header('connection', 'close');
        return null;
      }
    }
    return size > maxBytes ? null : await readFile(file);
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}
