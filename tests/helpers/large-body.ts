import { once } from 'node:events';
import { Agent } from 'node:http';
import { type Exchange, startExchange } from './exchange.ts';
import type { TestSite } from './site.ts';

interface Options {
  bytes: number;
  method?: string;
  headers?: Record<string, string>;
  /** Whether its size is declared, as by nearly all programs; otherwise it is chunked. */
  isDeclared?: boolean;
  /** Whether the client wants to reuse the connection, as browsers and most programs do. */
  keepAlive?: boolean;
}

const chunk = Buffer.alloc(64 * 1024, 'a');

/** Streams a body of any size until there is a response, holding only part of it in memory. */
export async function sendLargeBody(
  site: TestSite,
  path: string,
  { bytes, method = 'POST', headers = {}, isDeclared = true, keepAlive = true }: Options,
): Promise<Exchange> {
  const agent = new Agent({ keepAlive });
  const { sent, answer } = startExchange(site, path, {
    ...{ method, agent },
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(isDeclared ? { 'content-length': String(bytes) } : { 'transfer-encoding': 'chunked' }),
    },
  });
  let isAnswered = false;
  const answered = answer.finally(() => {
    isAnswered = true;
  });
  answered.catch(() => undefined);
  for (let left = bytes; left > 0 && !isAnswered; left -= chunk.length) {
    const isRoomLeft = sent.write(left < chunk.length ? chunk.subarray(0, left) : chunk);
    if (!isRoomLeft) await Promise.race([once(sent, 'drain'), answered]);
  }
  if (!isAnswered) sent.end();
  try {
    return await answered;
  } finally {
    sent.destroy();
    agent.destroy();
  }
}
