import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { objectStore, prefixes } from '../../cms/object-store.ts';
import type { Environment } from '../../environment.ts';

/** The collections with uploads: in `DATA_DIR` and in a backup each has a folder of its name. */
type Folder = keyof typeof prefixes;

export const tableOf = (folder: Folder): string => folder.replaceAll('-', '_');

export const folders = Object.keys(prefixes) as Folder[];

/** An upload that a row names. */
export interface StoredFile {
  folder: Folder;
  name: string;
}

interface Opened {
  size: number;
  content: Readable;
}

/** Where uploads are kept: in a bucket, or in `DATA_DIR`. */
export interface FileStore {
  /** @returns null if there is no such file. */
  open(file: StoredFile): Promise<Opened | null>;
  close(): void;
}

export function fileStore(environment: Environment): FileStore {
  return environment.S3_BUCKET
    ? new Bucket(environment, environment.S3_BUCKET)
    : diskStore(environment.DATA_DIR);
}

function diskStore(dataDirectory: string): FileStore {
  return {
    async open({ folder, name }) {
      const file = await open(path.join(dataDirectory, folder, path.basename(name))).catch(
        ifMissing,
      );
      // What is open can be read to its end, even if it is deleted meanwhile.
      return file && { size: (await file.stat()).size, content: file.createReadStream() };
    },
    close: () => undefined,
  };
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

export class Bucket implements FileStore {
  readonly #client: S3Client;
  readonly #name: string;

  constructor(environment: Environment, name: string) {
    this.#client = new S3Client(objectStore(environment));
    this.#name = name;
  }

  async open(file: StoredFile): Promise<Opened | null> {
    try {
      const { Body, ContentLength } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#name, Key: keyOf(file) }),
      );
      if (!(Body instanceof Readable) || ContentLength === undefined) return null;
      return { size: ContentLength, content: Body };
    } catch (error) {
      if (error instanceof NoSuchKey || isNotFound(error)) return null;
      throw error;
    }
  }

  /** @param source where its content is on this disk. */
  async put(file: StoredFile, source: string): Promise<void> {
    const type = types[path.extname(file.name).slice(1).toLowerCase()];
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#name,
        Key: keyOf(file),
        Body: createReadStream(source),
        ContentLength: (await stat(source)).size,
        ...(type && { ContentType: type }),
      }),
    );
  }

  close(): void {
    this.#client.destroy();
  }
}

const types: Record<string, string | undefined> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
  ...{ avif: 'image/avif', pdf: 'application/pdf', zip: 'application/zip' },
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const keyOf = ({ folder, name }: StoredFile): string => path.posix.join(prefixes[folder], name);

const isNotFound = (error: unknown): boolean =>
  error instanceof Error &&
  '$metadata' in error &&
  (error.$metadata as { httpStatusCode?: number }).httpStatusCode === 404;
