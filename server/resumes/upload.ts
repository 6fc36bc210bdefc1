import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';

/** What is read and thrown away beyond what is kept, so that the sender sees the answer. */
const maxDiscardedBytes = 32 * 1024 * 1024;

/** So that the disk has room for all of them. */
const mostAtOnce = 64;
let underWay = 0;

/**
 * Receives a large body into a file of its own and hands it over when it is complete: however
 * many are sent slowly at once, they take no memory meanwhile.
 * @returns null when it is larger than `maxBytes`.
 * @throws when it cannot be kept now, or its sender is gone.
 */
export async function receiveUpload(
  context: Context,
  { directory, maxBytes }: { directory: string; maxBytes: number },
): Promise<Buffer | null> {
  const reader = context.req.raw.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  if (underWay >= mostAtOnce) {
    context.header('connection', 'close');
    throw new Error('Too many uploads are under way');
  }
  underWay += 1;
  try {
    return await receive(context, reader, directory, maxBytes);
  } finally {
    underWay -= 1;
  }
}

async function receive(
  context: Context,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  directory: string,
  maxBytes: number,
): Promise<Buffer | null> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = path.join(directory, randomUUID());
  const handle = await open(file, 'wx', 0o600);
  try {
    let size = 0;
    while (true) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size <= maxBytes) await handle.write(value);
      if (size > maxBytes + maxDiscardedBytes) {
        context.header('connection', 'close');
        await reader.cancel();
        return null;
      }
    }
    return size > maxBytes ? null : await readFile(file);
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}
