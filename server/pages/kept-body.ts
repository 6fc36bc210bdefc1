import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/encoding.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const decompress = promisify(zlib.brotliDecompress);

const quick = 9;
const best = 11;
/** Of all texts that programs ask for without any encoding. */
const mostPlainBytes = 16 * 1024 * 1024;
/** More than wait are compressed when they are asked for again. */
const mostWaiting = 500;

let compressing: Promise<unknown> = Promise.resolve();

/**
 * One at a time: each takes megabytes while being compressed, and processor time from those
 * who only want what is cached already.
 */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = compressing.then(work);
  compressing = done.catch(() => undefined);
  return done;
}

/** Small results are slices of a larger buffer, which would be retained with them. */
function exact(buffer: Buffer): Buffer {
  if (buffer.buffer.byteLength === buffer.length) return buffer;
  const copy = Buffer.from(new ArrayBuffer(buffer.length));
  buffer.copy(copy);
  return copy;
}

/** A window of the size of the text, since the usual one takes 32 MB at the best quality. */
const windowFor = ({ length }: Buffer) =>
  Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))));

async function compress(identity: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(identity),
  };
  return exact(await brotli(identity, { params }));
}

/** The texts that were last asked for without encoding: there are few, and all together bounded. */
const plain = new LRUCache<KeptBody, Buffer>({
  maxSize: mostPlainBytes,
  sizeCalculation: ({ length }) => length + 1,
});

/**
 * The text of a response as it is kept: in brotli, which nearly everybody takes, at first quickly
 * compressed. The other encodings are made of it once somebody asks for them.
 */
export class KeptBody {
  #br: Buffer;
  #gzip: Buffer | undefined;
  #isBest = false;

  private constructor(br: Buffer) {
    this.#br = br;
  }

  static async of(identity: Buffer): Promise<KeptBody> {
    return new KeptBody(await inTurn(() => compress(identity, quick)));
  }

  /** What it takes in memory at most: once more as it is sent, and a little more in gzip. */
  get bytes(): number {
    return this.#br.length * 4;
  }

  /** Or about to be. */
  get isBest(): boolean {
    return this.#isBest;
  }

  /** @returns undefined where it has to be made first, with `in`. */
  ready(encoding: Encoding): Buffer | undefined {
    if (encoding === 'br') return this.#br;
    return encoding === 'gzip' ? this.#gzip : plain.get(this);
  }

  async in(encoding: Encoding): Promise<Buffer> {
    const ready = this.ready(encoding);
    if (ready) return ready;
    const identity = await decompress(this.#br);
    if (encoding === 'identity') {
      plain.set(this, exact(identity));
      return identity;
    }
    this.#gzip ??= exact(await inTurn(() => gzip(identity, { level: 9 })));
    return this.#gzip;
  }

  /** As small as can be; takes a tenth of a second, so nobody is to wait for it. */
  async compressBest(): Promise<void> {
    this.#isBest = true;
    const smaller = await compress(await decompress(this.#br), best);
    if (smaller.length < this.#br.length) this.#br = smaller;
  }
}

/**
 * Compresses once more, as well as can be, what visitors ask for: one after the other, with rests,
 * so that it takes half of a thread at most.
 */
export class BestCompression {
  readonly #waiting = new Set<KeptBody>();
  #isRunning = false;

  add(body: KeptBody): void {
    if (this.#waiting.size >= mostWaiting) return;
    this.#waiting.add(body);
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    for (const body of this.#waiting) {
      const started = performance.now();
      // What cannot be compressed again stays as it is.
      await body.compressBest().catch(() => undefined);
      this.#waiting.delete(body);
      await rest(performance.now() - started);
    }
    this.#isRunning = false;
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
