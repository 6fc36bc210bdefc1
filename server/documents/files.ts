import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { VersionRow } from '../../cms/document-versions.ts';
import { traced } from '../../cms/traces.ts';
import type { Edition, ShownDocument, ShownPicture } from '../../documents/shown.ts';
import { keepFile } from '../files/keep-file.ts';
import type { Pictures } from '../files/pictures.ts';
import { Press } from './press.ts';

/** Raise this when the layout of PDFs changes, so that nobody is sent one in the old design. */
const designVersion = 5;
/** Of the pictures, in pixels; half a page is 8 cm wide. */
const pictureWidth = 800;

export interface DocumentFile {
  file: Buffer;
  /** Identifies the file's content. */
  tag: string;
}

/** The files of versions: generated on first request, then kept on disk. */
export class DocumentFiles {
  readonly #pictures: Pick<Pictures, 'read'>;
  readonly #directory: string;
  readonly #press = new Press();
  /** What is being read or generated, for all who ask for it meanwhile. */
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(pictures: Pick<Pictures, 'read'>, directory: string) {
    this.#pictures = pictures;
    this.#directory = directory;
  }

  async read(row: VersionRow, shown: ShownDocument): Promise<DocumentFile> {
    const tag = tagOf(row);
    let making = this.#making.get(tag);
    if (!making) {
      making = this.#find(tag, row, shown).finally(() => this.#making.delete(tag));
      this.#making.set(tag, making);
    }
    return { file: await making, tag };
  }

  async print(shown: ShownDocument, edition: Edition): Promise<Buffer> {
    const pictures = await this.#readPictures(shown);
    return traced('set document', () => this.#press.print({ shown, edition, pictures }));
  }

  /** @returns the size of a version in bytes, or null if this node has not generated it yet. */
  async sizeOf(row: VersionRow): Promise<number | null> {
    const found = await stat(this.#pathOf(tagOf(row))).catch(() => null);
    return found?.size ?? null;
  }

  async #find(tag: string, row: VersionRow, shown: ShownDocument): Promise<Buffer> {
    const file = this.#pathOf(tag);
    const known = await readFile(file).catch(() => null);
    if (known) return known;
    const made = await this.print(shown, { version: row.version, date: row.date });
    await keepFile(file, made);
    return made;
  }

  /** A picture that no longer exists leaves its place empty. */
  async #readPictures(shown: ShownDocument): Promise<Map<string, Uint8Array>> {
    const files = new Map<string, Uint8Array>();
    for (const { source } of picturesOf(shown)) {
      const [, , hash = '', name = ''] = source.split('/');
      const file = await this.#pictures
        .read(hash, decodeURIComponent(name), pictureWidth, 'jpg')
        .catch(() => null);
      if (file) files.set(source, file);
    }
    return files;
  }

  #pathOf(tag: string): string {
    return path.join(this.#directory, `${tag}.pdf`);
  }
}

function tagOf({ document, version, fingerprint, date }: VersionRow): string {
  const parts = [designVersion, document, version, fingerprint, date].join(' ');
  return createHash('sha256').update(parts).digest('hex').slice(0, 32);
}

function picturesOf(shown: ShownDocument): ShownPicture[] {
  const inSteps =
    shown.kind !== 'dataSheet'
      ? shown.parts.flatMap((part) =>
          part.kind === 'steps' ? part.steps.map(({ picture }) => picture) : [],
        )
      : [];
  return [shown.picture, ...inSteps].filter((picture) => picture !== null);
}
