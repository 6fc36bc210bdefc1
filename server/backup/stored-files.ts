import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
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

export interface OpenedFile {
  size: number;
  content: Readable;
}

/** Where uploads are kept: in a bucket, or in `DATA_DIR`. */
export interface FileStore {
  /** @returns null if there is no such file. */
  open(file: StoredFile): Promise<OpenedFile | null>;
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

export function ifMissing(error: NodeJS.ErrnoException): null {
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

  async open(file: StoredFile): Promise<OpenedFile | null> {
    try {
      const { Body, ContentLength } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#name, Key: keyOf(file) }),
      );
      if (!(Body instanceof Readable) || ContentLength === undefined) return null;
      return { size: ContentLength, content: Body };
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** As a whole: not every store understands what a stream is sent as, nor can that be sent again. */
  async put(file: StoredFile, { content }: OpenedFile): Promise<void> {
    const type = types[path.extname(file.name).slice(1).toLowerCase()];
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#name,
        Key: keyOf(file),
        Body: await buffer(content),
        ...(type && { ContentType: type }),
      }),
    );
  }

  /** @returns null if there is no such file. */
  async sizeOf(file: StoredFile): Promise<number | null> {
    try {
      const { ContentLength } = await this.#client.send(
        new HeadObjectCommand({ Bucket: this.#name, Key: keyOf(file) }),
      );
      return ContentLength ?? null;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  async isEmpty(): Promise<boolean> {
    const { KeyCount } = await this.#client.send(
      new ListObjectsV2Command({ Bucket: this.#name, MaxKeys: 1 }),
    );
    return KeyCount === 0;
  }

  /** @returns null if there is no such object. */
  async readText(key: string): Promise<string | null> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#name, Key: key }),
      );
      return (await Body?.transformToString()) ?? null;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  async writeText(key: string, text: string): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ Bucket: this.#name, Key: key, Body: Buffer.from(text) }),
    );
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#name, Key: key }));
  }

  close(): void {
    this.#client.destroy();
  }
}

const types: Record<string, string | undefined> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
  ...{ avif: 'image/avif', pdf: 'application/pdf', zip: 'application/zip', mp4: 'video/mp4' },
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** @returns what a file is called in a bucket. */
export const keyOf = ({ folder, name }: StoredFile): string =>
  path.posix.join(prefixes[folder], name);

const isNotFound = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  // A bucket that is missing is none of its files.
  error.name !== 'NoSuchBucket' &&
  error.$metadata.httpStatusCode === 404;
