import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from './site.ts';

/**
 * `TEST_S3` asks for a real S3-compatible server: `swift` starts the one that Debian's python3-swift
 * brings; an address, as `http://key:secret@127.0.0.1:9000`, names another.
 */
const asked = process.env.TEST_S3;
export const isStoreReal = Boolean(asked);
/** Only what the tests have started can be stopped by them. */
export const isStoreOurs = asked === 'swift';

/** Account and user, as Swift has them; neither they nor the secret may have spaces. */
const key = 'website:site';
const secret = 'of-the-object-store';

export class RealStore {
  readonly #url: URL;
  readonly #folder: string | undefined;
  #process: ChildProcess | undefined;

  private constructor(url: URL, folder: string | undefined) {
    this.#url = url;
    this.#folder = folder;
  }

  static async open(): Promise<RealStore> {
    if (asked !== 'swift') return new RealStore(new URL(asked ?? ''), undefined);
    const url = new URL(`http://127.0.0.1:${await freePort()}`);
    url.username = encodeURIComponent(key);
    url.password = encodeURIComponent(secret);
    const store = new RealStore(url, await mkdtemp(path.join(tmpdir(), 'swift-')));
    await store.start();
    return store;
  }

  /** Of a site; without a bucket. */
  get environment() {
    const { origin, username, password } = this.#url;
    return {
      S3_ENDPOINT: origin,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: decodeURIComponent(username),
      S3_SECRET_ACCESS_KEY: decodeURIComponent(password),
    };
  }

  /** To be destroyed by the caller. */
  client(): S3Client {
    const { environment: all } = this;
    return new S3Client({
      ...{ endpoint: all.S3_ENDPOINT, region: all.S3_REGION, forcePathStyle: true, maxAttempts: 1 },
      credentials: { accessKeyId: all.S3_ACCESS_KEY_ID, secretAccessKey: all.S3_SECRET_ACCESS_KEY },
    });
  }

  async makeBucket(name: string): Promise<void> {
    const client = this.client();
    await client.send(new CreateBucketCommand({ Bucket: name }));
    client.destroy();
  }

  /** What it kept before is still there. */
  async start(): Promise<void> {
    const folder = this.#folder ?? '';
    const args = ['tests/helpers/swift-server.py', folder, this.#url.port, key, secret];
    // Debian's: the package is not there for others.
    const child = spawn('/usr/bin/python3', args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.#process = child;
    const said: string[] = [];
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => said.push(String(chunk)));
      child.stdout.on('data', (chunk: Buffer) => {
        if (String(chunk).includes('ready')) resolve();
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`Swift ended with ${code}: ${said.join('')}`)));
    });
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async destroy(): Promise<void> {
    await this.stop();
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }
}
