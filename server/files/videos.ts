import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Context, Handler } from 'hono';
import type { Payload } from 'payload';
import { getRangeRequestInfo } from 'payload/internal';
import type { Logger } from 'pino';
import { askObjectStore } from '../../cms/documents/upload.ts';
import { describe } from '../../cms/log.ts';

interface Options {
  payload: Payload;
  /** Where films are, unless they are in an object store. */
  directory: string;
  log: Logger;
}

/** `GET /videos/HASH/NAME`: a film, or the part of it that a player asks for (RFC 9110, section 14). */
export function sendVideo({ payload, directory, log }: Options): Handler {
  async function isKnown(hash: string, name: string): Promise<boolean> {
    const { totalDocs } = await payload.count({
      collection: 'videos',
      where: {
        filename: { equals: name },
        contentHash: { equals: hash },
        deletedAt: { exists: false },
      },
    });
    return totalDocs > 0;
  }

  return async (context) => {
    const { hash = '', name = '' } = context.req.param();
    if (!/^[0-9a-f]{16}$/.test(hash) || !/^[^\0]+\.mp4$/i.test(name)) return context.notFound();
    try {
      if (!(await isKnown(hash, name))) return context.notFound();
      const tag = `"${hash}"`;
      if (context.req.header('if-none-match')?.includes(tag)) return answer(tag, 304);
      const range = rangeIn(context, tag);
      const inFolder = await fromFolder(path.join(directory, path.basename(name)), range);
      const found = inFolder ?? (await fromStore(payload, name, range));
      if (!found) throw new Error('The file of a film is missing');
      const isHead = context.req.method === 'HEAD';
      if (isHead) await found.body?.cancel();
      return answer(tag, found.status, found.headers, isHead ? null : found.body);
    } catch (error) {
      log.error({ error: describe(error) }, 'a film could not be sent');
      return context.body(null, 503, { 'cache-control': 'no-store' });
    }
  };
}

/** A part is of use only to who has the others of the same file, and what is no part of bytes is none. */
function rangeIn(context: Context, tag: string): string | null {
  const range = context.req.header('range');
  const condition = context.req.header('if-range') ?? tag;
  return range?.startsWith('bytes=') && condition === tag ? range : null;
}

const kept = ['content-length', 'content-range'];

function answer(
  tag: string,
  status: number,
  found = new Headers(),
  body: ReadableStream | null = null,
): Response {
  const headers = new Headers({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: tag,
  });
  for (const name of kept) {
    const value = found.get(name);
    if (value !== null) headers.set(name, value);
  }
  // What is not sent has no type, and will be there once it is asked for rightly.
  if (status === 416) for (const name of ['content-type', 'cache-control']) headers.delete(name);
  return new Response(body, { status, headers });
}

/** @returns null if it is not in this node's folder. */
async function fromFolder(file: string, range: string | null): Promise<Response | null> {
  const found = await stat(file).catch(() => null);
  if (!found) return null;
  const info = getRangeRequestInfo({ fileSize: found.size, rangeHeader: range });
  const { status, headers } = info;
  if (info.type === 'invalid') return new Response(null, { status, headers });
  const part = info.type === 'partial' ? { start: info.rangeStart, end: info.rangeEnd } : {};
  const stream = Readable.toWeb(createReadStream(file, part));
  return new Response(stream as ReadableStream, { status, headers });
}

/** @returns null if it is not there either. */
async function fromStore(
  payload: Payload,
  filename: string,
  range: string | null,
): Promise<Response | null> {
  const headers = new Headers(range === null ? {} : { range });
  const found = await askObjectStore(payload, { collection: 'videos', filename }, headers);
  return found && [200, 206, 416].includes(found.status) ? found : null;
}
