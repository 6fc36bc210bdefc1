import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { prefixes } from '../object-store.ts';

interface Upload {
  collection: 'media' | 'documents' | 'videos';
  filename: string;
}

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
  const answer = await askObjectStore(payload, { collection, filename: name });
  if (answer?.ok) return Buffer.from(await answer.arrayBuffer());
  throw new Error('The original of an upload is missing');
}

/**
 * Payload's own file handler knows how to reach an object store.
 * @param headers of the request, such as `range`
 * @returns null where there is none.
 */
export async function askObjectStore(
  payload: Payload,
  { collection, filename }: Upload,
  headers = new Headers(),
): Promise<Response | null> {
  const doc = { filename, prefix: prefixes[collection] };
  for (const handler of payload.collections[collection].config.upload.handlers ?? []) {
    const answer = await handler(
      { payload, headers } as never,
      { doc, params: { collection, filename } } as never,
    );
    if (answer instanceof Response) return answer;
  }
  return null;
}
