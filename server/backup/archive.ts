import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import {
  BackupError,
  damaged,
  type Manifest,
  manifestName,
  type PartNote,
  parseManifest,
} from './manifest.ts';

type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** A backup being written: a tar.gz, which any machine can open. */
export class ArchiveWriter {
  readonly #packer = createTarPacker();
  readonly #written: Promise<void>;
  readonly #parts: PartNote[] = [];

  constructor(file: string) {
    this.#written = pipeline(
      Readable.from(this.#packer.readable),
      createGzip(),
      // It has to be on the disk before it bears its final name.
      createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
    );
    // Reported by the part that cannot be written, or by `finish`.
    this.#written.catch((error: unknown) => this.#packer.controller.error(error));
  }

  async add(name: string, size: number, content: Bytes): Promise<void> {
    const hash = createHash('sha256');
    const writer = this.#packer.controller.add({ name, size, mode: 0o600 }).getWriter();
    // Every failure is awaited below.
    writer.closed.catch(() => undefined);
    for await (const chunk of content) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    this.#parts.push({ name, size, sha256: hash.digest('hex') });
  }

  /** The manifest comes last: a file that was cut off has none. */
  async finish(described: Omit<Manifest, 'parts'>): Promise<void> {
    const manifest: Manifest = { ...described, parts: [...this.#parts] };
    const content = Buffer.from(JSON.stringify(manifest, null, 1));
    await this.add(manifestName, content.length, [content]);
    this.#packer.controller.finalize();
    await this.#written;
  }

  /** Gives up; what was written of it is not closed properly. */
  async abandon(error: unknown): Promise<void> {
    this.#packer.controller.error(error);
    await this.#written.catch(() => undefined);
  }
}

const nothing = async (_: string, content: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _chunk of content);
};

/**
 * Reads a whole backup and compares each part with what the manifest says of it.
 * @param take is given each part, and has to read all of it.
 * @throws BackupError if anything is not as it was written.
 */
export async function readArchive(file: string, take = nothing): Promise<Manifest> {
  const found: PartNote[] = [];
  let manifest: Manifest | undefined;
  try {
    for await (const { header, body } of entriesOf(file)) {
      if (manifest) throw damaged('something follows its manifest');
      if (header.type !== 'file') throw damaged('it holds what is no file');
      if (header.name === manifestName) {
        manifest = parseManifest(await textOf(body));
        continue;
      }
      const hash = createHash('sha256');
      let size = 0;
      await take(
        header.name,
        measured(body, (chunk) => {
          hash.update(chunk);
          size += chunk.length;
        }),
      );
      found.push({ name: header.name, size, sha256: hash.digest('hex') });
    }
  } catch (error) {
    if (error instanceof BackupError || isOfDisk(error)) throw error;
    throw damaged(error instanceof Error ? error.message : 'it cannot be read');
  }
  if (!manifest) throw damaged('its end is missing');
  const differing = differenceOf(manifest.parts, found);
  if (differing) throw damaged(`${differing} is not what was written`);
  return manifest;
}

function entriesOf(file: string) {
  const { readable, writable } = createTarDecoder({ strict: true });
  const writer = writable.getWriter();
  pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) await writer.write(chunk);
    await writer.close();
    // What fails here fails for whoever reads.
  }).catch((error: unknown) => writer.abort(error).catch(() => undefined));
  return readable;
}

async function* measured(content: AsyncIterable<Uint8Array>, note: (chunk: Uint8Array) => void) {
  for await (const chunk of content) {
    note(chunk);
    yield chunk;
  }
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A full disk or a missing file says nothing about the backup. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string';

function differenceOf(written: PartNote[], found: PartNote[]): string | undefined {
  const inWords = ({ name, size, sha256 }: PartNote) => `${name} ${size} ${sha256}`;
  const actual = new Set(found.map(inWords));
  const lost = written.find((part) => !actual.has(inWords(part)));
  return lost?.name ?? (found.length === written.length ? undefined : 'its content');
}
