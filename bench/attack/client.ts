import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Scene } from './attack.ts';

/** The only host that is ever contacted. */
export const loopback = '127.0.0.1';
/** The origin that the site is configured with: bench/site.ts sets it. */
export const host = 'en.example.com';
export const origin = `https://${host}`;

const agent = new Agent({ keepAlive: true, maxSockets: 2000 });

export interface Reply {
  /** 0 if there was none. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: number;
  milliseconds: number;
  /** Why there was no response. */
  failure: string;
}

export interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Which client of the attack sends it; each has an address of its own. */
  client?: number;
  /** Which node. */
  node?: number;
  /** In milliseconds. */
  patience?: number;
  /** Long bodies are counted but not kept. */
  isKept?: boolean;
}

/** @returns the address of a client, as a proxy reports it to the site. */
export const addressOf = ({ network }: Scene, client: number) =>
  `${network}.${(client >> 8) & 255}.${client & 255}`;

/** Sends a request to the site. Never throws: a failed request has the status 0. */
export function ask(scene: Scene, path: string, asking: Asking = {}): Promise<Reply> {
  const { method = 'GET', headers, body, client = 0, node = 0, patience = 30_000 } = asking;
  const { isKept = true } = asking;
  return new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    let bytes = 0;
    let received: Pick<Reply, 'status' | 'headers'> = { status: 0, headers: {} };
    const finish = (failure: string) =>
      resolve({
        ...received,
        ...(failure && { status: 0 }),
        ...{ bytes, failure, text: Buffer.concat(chunks).toString() },
        milliseconds: performance.now() - started,
      });
    const sent = request(
      {
        ...{ host: loopback, port: scene.ports[node], path, method, agent },
        headers: {
          host,
          'x-forwarded-for': addressOf(scene, client),
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        received = { status: response.statusCode ?? 0, headers: response.headers };
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (isKept) chunks.push(chunk);
        });
        response.on('error', () => finish('cut off'));
        response.on('end', () => finish(''));
      },
    );
    sent.setTimeout(patience, () => sent.destroy(new Error('no answer')));
    sent.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? error.message));
    sent.end(body);
  });
}

export const askJson = (scene: Scene, path: string, value: unknown, asking: Asking = {}) =>
  ask(scene, path, {
    method: 'POST',
    body: JSON.stringify(value),
    ...asking,
    headers: { 'content-type': 'application/json', ...asking.headers },
  });

/** Submits a form as a browser without JavaScript does. */
export const askForm = (
  scene: Scene,
  path: string,
  fields: Record<string, string>,
  asking: Asking = {},
) =>
  ask(scene, path, {
    method: 'POST',
    body: String(new URLSearchParams(fields)),
    ...asking,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml',
      ...asking.headers,
    },
  });

/** @returns the content of a JSON response, unvalidated; null if it is not JSON. */
export function jsonOf<Shape>({ text }: Reply): Shape | null {
  try {
    const value: Shape = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** Counts the outcomes. */
export class Counts {
  readonly came: Record<string, number> = {};

  add(what: Reply | string): void {
    const key = typeof what === 'string' ? what : what.status ? String(what.status) : what.failure;
    this.came[key] = (this.came[key] ?? 0) + 1;
  }

  of(...keys: string[]): number {
    return keys.reduce((sum, key) => sum + (this.came[key] ?? 0), 0);
  }

  get total(): number {
    return Object.values(this.came).reduce((sum, count) => sum + count, 0);
  }

  /** @returns how many responses had a status with one of these prefixes. */
  beginning(...starts: string[]): number {
    return Object.entries(this.came)
      .filter(([key]) => starts.some((start) => key.startsWith(start)))
      .reduce((sum, [, count]) => sum + count, 0);
  }
}

/**
 * Repeats requests over several connections for some seconds.
 * @returns how many were sent.
 */
export async function flood(
  connections: number,
  seconds: number,
  once: (index: number, connection: number) => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let index = 0;
  const connect = async (connection: number) => {
    while (performance.now() < end) {
      const started = performance.now();
      await once(index++, connection);
      // If refusals cost the site nothing, the attacker must still not degenerate into a busy loop.
      if (performance.now() - started < 1) await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => connect(connection)));
  return index;
}
