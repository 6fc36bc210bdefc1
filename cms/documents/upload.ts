import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';

/**
 * Reads the original of an upload, from this node's folder or from the object store.
 * @throws if it is in neither.
 */
export async function readUpload(
  payload: Payload,
  collection: 'media' | 'documents',
  directory: string,
  name: string,
): Promise<Buffer> {
  const local = await readFile(path.join(directory, name)).catch(() => null);
  if (local) return local;
  // In an object store: Payload's own file handler knows how to reach it.
  const handlers = payload.collections[collection].config.upload.handlers ?? [];
  for (const handler of handlers) {
    const answer = await handler(
      { payload, headers: new Headers() } as never,
      { params: { collection, filename: name } } as never,
    );
    if (answer instanceof Response && answer.ok) return Buffer.from(await answer.arrayBuffer());
  }
  throw new Error('The original of an upload is missing');
}
