import type { Context } from 'hono';

/** Of a whole form; the schemas bound each field. */
export const maxFormBytes = 256 * 1024;

/** What is read, and thrown away, of a body that is too large, so that its sender sees the answer. */
const maxDiscardedBytes = 16 * 1024 * 1024;

/**
 * Reads a request's text to its end whatever its size, so that the next request on the same
 * connection is not harmed.
 * @returns null when it is larger than what is wanted, which is as much as any form can be.
 */
export async function readBody(
  context: Context,
  maxBytes: number = maxFormBytes,
): Promise<string | null> {
  const reader = context.req.raw.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (true) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size <= maxBytes) chunks.push(value);
    else chunks.length = 0;
    if (size > maxDiscardedBytes) {
      context.header('connection', 'close');
      await reader.cancel();
      return null;
    }
  }
  return size > maxBytes ? null : Buffer.concat(chunks).toString();
}
