import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { bodyChunks } from './body-chunks.ts';
import type { ClientBudget } from './client-budget.ts';

export type RequestContext = Context<{ Bindings: HttpBindings }>;

/** For a whole form; each field is limited by its schema. */
export const maxFormBytes = 256 * 1024;

/** How much of an oversized form is read. */
const mostRead = 16 * 1024 * 1024;

/** A chunk of a single byte takes up more memory than a byte. */
const leastOfChunk = 512;

interface Options {
  /** The maximum size; that of a form by default. */
  maxBytes?: number;
  /** Accounts for the memory held; not needed where few requests are possible. */
  budget?: ClientBudget;
}

/** Like `readBytes`, but decoded as text. */
export async function readBody(
  context: RequestContext,
  options: Options = {},
): Promise<string | null> {
  return (await readBytes(context, options))?.toString() ?? null;
}

/**
 * Reads a body into memory.
 * @returns null if it is larger than `maxBytes`.
 * @throws Overload when it arrives too slowly, or too much is already being read.
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
 * A body as it arrives, limited to `maxBytes`. A larger one is still read to its end, so that the
 * client sees the response and the next request on the connection is intact; unless it exceeds
 * `mostRead`, in which case reading stops, or never starts if its size was declared.
 * @throws BodyTooLarge once everything that will be read has arrived; Overload when it arrives too
 * slowly.
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
 * If the connection were closed together with an unread body, the client would not see the
 * response. `getRequestListener` closes it a moment later.
 */
export function leaveBody({ outgoing }: HttpBindings): void {
  outgoing.shouldKeepAlive = true;
}

/** The declared size of the body; 0 if there is none. */
export function announcedBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

/** Whether the size of the body is undeclared. */
export function isUnmeasured({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}
