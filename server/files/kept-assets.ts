import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { KVAdapter } from 'payload';
import { type Assets, fileType, type StaticFile } from './assets.ts';

const decompressBrotli = promisify(zlib.brotliDecompress);
const compressGzip = promisify(zlib.gzip);

/** What is kept of builds before the present one. */
interface KeptLimits {
  builds: number;
  /** Since another build took its place. */
  days: number;
  /** As stored: compressed and written as text. */
  bytes: number;
}

const usualLimits: KeptLimits = { builds: 5, days: 30, bytes: 50 * 1024 * 1024 };

/** Of old builds, in memory. */
const maxMemory = 4 * 1024 * 1024;

/** How soon after a look into the database the next unknown name is worth another one. */
const staleAfterMilliseconds = 2000;

const dayInMilliseconds = 86_400_000;

/** A build as it is kept; its files are kept beside it, by their names. */
interface KeptBuild {
  /** When a node last started with it, in ISO 8601. */
  started: string;
  /** How long each file is as stored. */
  files: Record<string, number>;
}

interface KeptFile {
  isCompressed: boolean;
  base64: string;
}

const buildKey = 'build ';
const fileKey = 'build-file ';

/**
 * The scripts, styles and fonts of the last builds. A page that was opened before a deploy asks
 * for those of its own build, and of several nodes, some of them updated already, any may be
 * asked. So they are in the database, which is what all nodes have in common.
 */
export class KeptAssets {
  readonly #store: KVAdapter;
  readonly #limits: KeptLimits;
  readonly #read = new LRUCache<string, StaticFile>({
    maxSize: maxMemory,
    sizeCalculation: ({ identity, br, gzip }) =>
      identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 500,
  });
  readonly #reading = new Map<string, Promise<StaticFile | undefined>>();
  #names: ReadonlySet<string> = new Set();
  #namesRead = Number.NEGATIVE_INFINITY;
  #namesReading: Promise<void> | undefined;

  constructor(store: KVAdapter, limits = usualLimits) {
    this.#store = store;
    this.#limits = limits;
  }

  /** Keeps the files of a build before its first page is sent, and lets go of the oldest builds. */
  async keep({ buildId, hashedFiles }: Pick<Assets, 'buildId' | 'hashedFiles'>, now = new Date()) {
    const names = new Set(await this.#store.keys());
    const stored = [...hashedFiles].map(([name, file]) => toStore(name, file));
    const build: KeptBuild = {
      started: now.toISOString(),
      files: Object.fromEntries(stored.map(({ name, kept }) => [name, kept.base64.length])),
    };
    // First, so that a node that tidies up at this moment leaves the files alone.
    await this.#set(`${buildKey}${buildId}`, build);
    for (const { name, kept } of stored) {
      if (!names.has(`${fileKey}${name}`)) await this.#set(`${fileKey}${name}`, kept);
    }
    await this.#tidy(buildId, now);
  }

  /**
   * @param name as in the address, e.g. /assets/hero-3f2a.js
   * @returns undefined where no build that is kept has such a file.
   * @throws when the database does not answer.
   */
  async file(name: string): Promise<StaticFile | undefined> {
    const known = this.#read.get(name);
    if (known) return known;
    // Unknown names, which anybody can make up, cost one look for all of them at a time.
    if (!this.#names.has(name)) await this.#readNames();
    if (!this.#names.has(name)) return undefined;
    let reading = this.#reading.get(name);
    if (!reading) {
      reading = this.#readFile(name).finally(() => this.#reading.delete(name));
      this.#reading.set(name, reading);
    }
    return reading;
  }

  async #readNames(): Promise<void> {
    if (performance.now() - this.#namesRead < staleAfterMilliseconds) return;
    this.#namesReading ??= this.#store
      .keys()
      .then((keys) => {
        this.#names = new Set(
          keys.filter((key) => key.startsWith(fileKey)).map((key) => key.slice(fileKey.length)),
        );
      })
      .finally(() => {
        this.#namesRead = performance.now();
        this.#namesReading = undefined;
      });
    await this.#namesReading;
  }

  async #readFile(name: string): Promise<StaticFile | undefined> {
    const kept = await this.#store.get<KeptFile>(`${fileKey}${name}`);
    const type = fileType(name);
    if (!kept || !type) return undefined;
    const file = await fromStore(kept, type);
    this.#read.set(name, file);
    return file;
  }

  async #tidy(present: string, now: Date): Promise<void> {
    const keys = await this.#store.keys();
    const builds = await Promise.all(
      keys
        .filter((key) => key.startsWith(buildKey))
        .map(async (key) => ({ key, build: await this.#store.get<KeptBuild>(key) })),
    );
    builds.sort((one, other) => startOf(other).localeCompare(startOf(one)));
    const oldest = new Date(now.getTime() - this.#limits.days * dayInMilliseconds).toISOString();
    const files = new Map<string, number>();
    const outdated: string[] = [];
    let replaced = now.toISOString();
    for (const [index, { key, build }] of builds.entries()) {
      const all = new Map([...files, ...Object.entries(build?.files ?? {})]);
      const isKept =
        build !== null &&
        index < this.#limits.builds &&
        replaced >= oldest &&
        sum(all.values()) <= this.#limits.bytes;
      if (isKept || key === `${buildKey}${present}`) for (const file of all) files.set(...file);
      else outdated.push(key);
      replaced = startOf({ build });
    }
    const unused = keys.filter(
      (key) => key.startsWith(fileKey) && !files.has(key.slice(fileKey.length)),
    );
    for (const key of [...outdated, ...unused]) await this.#store.delete(key);
  }

  /** Two nodes that start at once write the same. */
  async #set(key: string, value: KeptBuild | KeptFile): Promise<void> {
    try {
      await this.#store.set(key, value);
    } catch (error) {
      if (!(await this.#store.has(key))) throw error;
    }
  }
}

const startOf = ({ build }: { build: KeptBuild | null }) => build?.started ?? '';
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

function toStore(name: string, file: StaticFile): { name: string; kept: KeptFile } {
  // A file without compressed forms, such as a font, is compressed already.
  const content = file.br ?? file.identity;
  return {
    name,
    kept: { isCompressed: file.br !== undefined, base64: content.toString('base64') },
  };
}

async function fromStore({ isCompressed, base64 }: KeptFile, type: string): Promise<StaticFile> {
  const content = Buffer.from(base64, 'base64');
  if (!isCompressed) return { type, identity: content, isImmutable: true };
  const identity = await decompressBrotli(content);
  const gzip = await compressGzip(identity, { level: 9 });
  return { type, identity, br: content, gzip, isImmutable: true };
}
