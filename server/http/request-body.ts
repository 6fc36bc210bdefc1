import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { bodyChunks } from './body-chunks.ts';
import type { ClientBudget } from './client-budget.ts';

export type RequestContext = Context<{ Bindings: HttpBindings }>;

/** Of a whole form; the schemas bound each field. */
export const maxFormBytes = 256 * 1024;

/** What is read, and thrown away, of a body that is too large, so that its sender sees the answer. */
const maxDiscardedBytes = 16 * 1024 * 1024;

/** A byte that comes alone takes more memory than itself. */
const leastOfChunk = 512;

interface Options {
  /** Of what is read; as much as any form can be when left out. */
  maxBytes?: number;
  /** Counts what is held; left out where few can be asked for. */
  budget?: ClientBudget;
}

/** As `readBytes`, as text. */
export async function readBody(
  context: RequestContext,
  options: Options = {},
): Promise<string | null> {
  return (await readBytes(context, options))?.toString() ?? null;
}

/**
 * Reads a body, of which never more than `maxBytes` are in memory. One that is too large is read
 * to its end all the same, so that the next request on the same connection is not harmed, unless
 * that would take too long: such a one is not even begun when its size is told.
 * @returns null when it is larger than what is wanted.
 * @throws Overload when it comes too slowly, or too much is being read already.
 */
export async function readBytes(
  context: RequestContext,
  { maxBytes = maxFormBytes, budget }: Options = {},
): Promise<Buffer<ArrayBuffer> | null> {
  const { env } = context;
  const mostRead = Math.max(maxBytes, maxDiscardedBytes);
  if (announcedBytes(env.incoming) > mostRead) return leaveBody(env);
  const chunks: Uint8Array[] = [];
  const held: (() => void)[] = [];
  let size = 0;
  const letGo = () => {
    chunks.length = 0;
    for (const one of held.splice(0)) one();
  };
  try {
    for await (const chunk of bodyChunks(context)) {
      size += chunk.length;
      if (size > maxBytes) letGo();
      else {
        if (budget) held.push(budget.holdBody(context, Math.max(chunk.length, leastOfChunk)));
        chunks.push(chunk);
      }
      if (size > mostRead) return leaveBody(env);
    }
    return size > maxBytes ? null : Buffer.concat(chunks);
  } finally {
    letGo();
  }
}

/**
 * Where a body is not read to its end, its sender would not see the answer if the connection were
 * closed with it; that is done a moment later, by `getRequestListener`.
 */
export function leaveBody({ outgoing }: HttpBindings): null {
  outgoing.shouldKeepAlive = true;
  return null;
}

/** What a request says of its size; 0 when it says nothing. */
export function announcedBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

/** Whether a request does not say how large its body is. */
export function isUnmeasured({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}
