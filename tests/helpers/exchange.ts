import { type Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import zlib from 'node:zlib';
import type { TestSite } from './site.ts';

export interface Exchange {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent over the wire, still compressed. */
  bytes: Buffer;
}

interface Options {
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  /** To share a connection with other requests. */
  agent?: Agent;
}

/**
 * Starts one request, by default on a connection of its own, for what `TestSite.request` lacks:
 * compressed responses, bodies without a length, and slow bodies.
 */
export function startExchange(
  site: TestSite,
  path: string,
  { method = 'GET', host = `localhost:${site.port}`, headers = {}, agent }: Options = {},
): { sent: ClientRequest; answer: Promise<Exchange> } {
  const sent = request({
    host: '127.0.0.1',
    port: site.port,
    path,
    method,
    agent: agent ?? false,
    headers: { host, ...headers },
  });
  const answer = new Promise<Exchange>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
  });
  return { sent, answer };
}

/** A request without a body. */
export function exchange(site: TestSite, path: string, options?: Options): Promise<Exchange> {
  const { sent, answer } = startExchange(site, path, options);
  sent.end();
  return answer;
}

export function decompress({ headers, bytes }: Exchange): string {
  switch (headers['content-encoding']) {
    case 'br':
      return String(zlib.brotliDecompressSync(bytes));
    case 'gzip':
      return String(zlib.gunzipSync(bytes));
    case undefined:
      return String(bytes);
    default:
      throw new Error(`Unexpected encoding ${headers['content-encoding']}`);
  }
}
