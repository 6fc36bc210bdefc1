import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { bodyChunks } from './body-chunks.ts';
import type { ClientBudget } from './client-budget.ts';

export type RequestContext = Context<{ Bindings: HttpBindings }>;

/** Of a whole form; the schemas bound each field. */
export const maxFormBytes = 256 * 1024;

/** What is read of a form that is too large. */
const mostRead = 16 * 1024 * 1024;

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
 * Reads a body into memory.
 * @returns null when it is larger than `maxBytes`.
 * @throws Overload when it comes too slowly, or too much is being read already.
 */
export async function readBytes(
  context: RequestContext,
  { maxBytes = maxFormBytes, budget }: Options = {},
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  const held: (() => void)[] = [];
  try {
    for await (const chunk of boundedChunks(context, maxBytes, mostRead)) {
      if (budget) held.push(budget.holdBody(context, Math.max(chunk.length, leastOfChunk)));
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof BodyTooLarge) return null;
    throw error;
  } finally {
    for (const letGo of held) letGo();
  }
}

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/**
 * A body as it comes in, of which no more than `maxBytes` are handed on. One that is too large is
 * read to its end all the same, so that its sender sees the answer and the next request on the
 * same connection is not harmed, unless that would be more than `mostRead`: such a one is not even
 * begun when its size is told.
 * @throws BodyTooLarge when all of it that is read has come; Overload when it comes too slowly.
 */
export async function* boundedChunks(
  context: RequestContext,
  maxBytes: number,
  mostRead: number,
): AsyncGenerator<Uint8Array, void> {
  const { env } = context;
  const most = Math.max(maxBytes, mostRead);
  let size = announcedBytes(env.incoming);
  if (size <= most) {
    size = 0;
    for await (const chunk of bodyChunks(context)) {
      size += chunk.length;
      if (size > most) break;
      if (size <= maxBytes) yield chunk;
    }
  }
  if (size > most) leaveBody(env);
  if (size > maxBytes) throw new BodyTooLarge();
}

/**
 * Where a body is not read to its end, its sender would not see the answer if the connection were
 * closed with it; that is done a moment later, by `getRequestListener`.
 */
export function leaveBody({ outgoing }: HttpBindings): void {
  outgoing.shouldKeepAlive = true;
}

/** What a request says of its size; 0 when it says nothing. */
export function announcedBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

/** Whether a request does not say how large its body is. */
export function isUnmeasured({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}
