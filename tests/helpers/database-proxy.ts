import { createServer, type Server, Socket } from 'node:net';

/** The state of the proxy. */
export type ProxyMode =
  | 'pass'
  /** Connections are accepted, but nothing is forwarded in either direction; data are lost. */
  | 'stall'
  /** Nobody listens. */
  | 'refuse'
  /** Connections are accepted and closed at once. */
  | 'reset'
  /** Writes are answered as if the server's disk were full (53100). */
  | 'full';

const writing = /\b(insert into|update|delete from)\b/i;

/** A message of PostgreSQL's protocol: type, length including itself, payload. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const fields = ['SERROR', 'VERROR', 'C53100', 'Mcould not extend file: No space left on device'];
const diskFull = message('E', Buffer.from(`${fields.join('\0')}\0\0`));
/** Inside a failed transaction or outside any; either way the client gives up. */
const ready = message('Z', Buffer.from('E'));

/** Forwards reads, and answers writes as a server with a full disk does. */
class FullDisk {
  #waiting = Buffer.alloc(0);
  #hasOpened = false;
  #isRefusing = false;
  readonly #answer: (bytes: Buffer) => void;
  readonly #pass: (bytes: Buffer) => void;

  constructor(answer: (bytes: Buffer) => void, pass: (bytes: Buffer) => void) {
    this.#answer = answer;
    this.#pass = pass;
  }

  take(chunk: Buffer, isFull: boolean): void {
    this.#waiting = Buffer.concat([this.#waiting, chunk]);
    for (;;) {
      // The first message, which opens the connection, has no type.
      const start = this.#hasOpened ? 1 : 0;
      if (this.#waiting.length < start + 4) return;
      const end = start + this.#waiting.readInt32BE(start);
      if (this.#waiting.length < end) return;
      this.#one(this.#waiting.subarray(0, end), isFull);
      this.#waiting = this.#waiting.subarray(end);
    }
  }

  #one(bytes: Buffer, isFull: boolean): void {
    const type = this.#hasOpened ? String.fromCharCode(bytes[0] ?? 0) : '';
    this.#hasOpened = true;
    // Q is a simple query; P, B, D and E are an extended one, which ends with S.
    const isWriting = (type === 'Q' || type === 'P') && writing.test(bytes.toString('latin1'));
    if (isFull && isWriting && !this.#isRefusing) {
      this.#answer(diskFull);
      if (type === 'Q') this.#answer(ready);
      else this.#isRefusing = true;
    } else if (!this.#isRefusing) {
      this.#pass(bytes);
    } else if (type === 'S') {
      this.#isRefusing = false;
      this.#answer(ready);
    }
  }
}

/**
 * A proxy between a site and its PostgreSQL server that can cause failures. Connections that went
 * through a stall are dead for good, as when a firewall drops its state.
 */
export class DatabaseProxy {
  readonly #target: { host: string; port: number };
  readonly #pairs = new Set<{ client: Socket; server: Socket; isDead: boolean }>();
  #listener: Server | undefined;
  #port = 0;
  #mode: ProxyMode = 'pass';

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#target = { host: hostname, port: Number(port || 5432) };
  }

  /** @returns the URL of a database through the proxy. */
  async open(url: string): Promise<string> {
    await this.#listen();
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(this.#port);
    return through.href;
  }

  async set(mode: ProxyMode): Promise<void> {
    this.#mode = mode;
    if (mode === 'refuse') await this.#unlisten();
    else await this.#listen();
    for (const pair of this.#pairs) {
      if (mode === 'stall') pair.isDead = true;
      if (mode === 'refuse' || mode === 'reset') pair.client.resetAndDestroy();
    }
  }

  async close(): Promise<void> {
    for (const { client } of this.#pairs) client.destroy();
    await this.#unlisten();
  }

  #listen(): Promise<void> {
    if (this.#listener) return Promise.resolve();
    const listener = createServer((client) => this.#connect(client));
    this.#listener = listener;
    return new Promise((resolve) => {
      listener.listen(this.#port, '127.0.0.1', () => {
        const address = listener.address();
        if (address && typeof address === 'object') this.#port = address.port;
        resolve();
      });
    });
  }

  async #unlisten(): Promise<void> {
    const listener = this.#listener;
    this.#listener = undefined;
    if (!listener) return;
    for (const { client } of this.#pairs) client.resetAndDestroy();
    await new Promise((resolve) => listener.close(resolve));
  }

  #connect(client: Socket): void {
    client.on('error', () => undefined);
    if (this.#mode === 'reset') {
      client.resetAndDestroy();
      return;
    }
    const server = new Socket();
    const pair = { client, server, isDead: this.#mode === 'stall' };
    this.#pairs.add(pair);
    server.on('error', () => client.destroy());
    server.on('close', () => client.destroy());
    client.on('close', () => {
      server.destroy();
      this.#pairs.delete(pair);
    });
    if (!pair.isDead) server.connect(this.#target);
    const disk = new FullDisk(
      (bytes) => client.write(bytes),
      (bytes) => server.write(bytes),
    );
    client.on('data', (chunk) => {
      if (!pair.isDead) disk.take(chunk, this.#mode === 'full');
    });
    server.on('data', (chunk) => {
      if (!pair.isDead) client.write(chunk);
    });
  }
}
