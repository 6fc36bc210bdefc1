import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { readUpload } from '../../cms/documents/upload.ts';
import { describe } from '../../cms/log.ts';
import { openPicture } from '../../cms/pictures.ts';
import { originalOf, pictureWidths } from '../../picture-widths.ts';
import { type ClientBudget, costs } from '../http/client-budget.ts';
import { Overload } from '../http/overload.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { keepFile } from './keep-file.ts';

const formats = {
  avif: { type: 'image/avif', options: { quality: 52, effort: 3 } },
  webp: { type: 'image/webp', options: { quality: 76 } },
  jpg: { type: 'image/jpeg', options: { quality: 78, mozjpeg: true } },
} as const;

/** Some minutes of work; further requests are told to come back later. */
const mostWaiting = 200;

type Format = keyof typeof formats;

export interface Pictures {
  /**
   * @param beforeMaking called if it has to be generated; may throw.
   * @returns one of the widths and formats of a picture, or null if there is no such picture.
   * @throws Overload when too many are being made.
   */
  read(
    hash: string,
    name: string,
    width: number,
    format: Format,
    beforeMaking?: () => void,
  ): Promise<Buffer | null>;
  /** `GET /pictures/HASH/NAME/WIDTH.FORMAT` */
  send(context: Context): Promise<Response>;
}

interface Options {
  payload: Payload;
  /** The hashes of pictures that are in the trash. */
  hidden: () => Promise<ReadonlySet<string>>;
  /** Where originals are, unless they are in an object store. */
  originals: string;
  cache: string;
  budget: ClientBudget;
  log: Logger;
}

/**
 * The pictures in all their widths and formats. Those that came with the site are there from the
 * start; others are generated once, one at a time, and cached.
 */
export function createPictures({
  payload,
  hidden,
  originals,
  cache,
  budget,
  log,
}: Options): Pictures {
  const making = new Map<string, Promise<Buffer | null>>();
  const queue = new WorkQueue({ atOnce: 1, waiting: mostWaiting });

  const read: Pictures['read'] = async (hash, name, width, format, beforeMaking) => {
    if ((await hidden()).has(hash)) return null;
    const file = path.join(cache, hash, `${width}.${format}`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const shared = making.get(file);
    if (shared) return shared;
    beforeMaking?.();
    const result = queue.run(() => make(file, hash, name, width, format));
    making.set(file, result);
    return result.finally(() => making.delete(file));
  };

  async function make(file: string, hash: string, name: string, width: number, format: Format) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { filename: { equals: name }, contentHash: { equals: hash } },
      limit: 1,
      depth: 0,
    });
    if (!docs[0]) return null;
    const picture = await resize(
      await readUpload(payload, 'media', originals, name),
      width,
      format,
    );
    await keepFile(file, picture);
    return picture;
  }

  async function send(context: Context): Promise<Response> {
    const { hash = '', name = '', variant = '' } = context.req.param();
    const [, width, format] = /^(\d{1,4})\.(avif|webp|jpg)$/.exec(variant) ?? [];
    const isKnown = /^[0-9a-f]{16}$/.test(hash) && pictureWidths.includes(Number(width));
    if (!isKnown || !format) return context.notFound();
    try {
      const picture = await read(hash, name, Number(width), format as Format, () =>
        budget.spend(context, costs.picture),
      );
      if (!picture) return context.notFound();
      return context.body(new Uint8Array(picture), 200, {
        'content-type': formats[format as Format].type,
        'cache-control': 'public, max-age=31536000, immutable',
      });
    } catch (error) {
      if (error instanceof Overload) throw error;
      log.error({ error: describe(error) }, 'a picture could not be generated');
      return context.body(null, 503, { 'cache-control': 'no-store' });
    }
  }

  return { read, send };
}

function resize(original: Uint8Array, width: number, format: Format): Promise<Buffer> {
  return openPicture(original)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format === 'jpg' ? 'jpeg' : format, formats[format].options)
    .toBuffer();
}

/** `GET /pictures/example/SCENE/WIDTH.FORMAT`, for the gallery of blocks: straight from art's export. */
export async function sendExamplePicture(context: Context): Promise<Response> {
  const { scene = '', variant = '' } = context.req.param();
  const [, width, format] = /^(\d{1,4})\.(avif|webp|jpg)$/.exec(variant) ?? [];
  const isKnown = /^[a-z0-9-]+$/.test(scene) && pictureWidths.includes(Number(width));
  if (!isKnown || !format) return context.notFound();
  const folder = path.resolve('content/pictures', scene);
  const files = await readdir(folder).catch((): string[] => []);
  const original = originalOf(files);
  if (!original) return context.notFound();
  const picture = files.includes(variant)
    ? await readFile(path.join(folder, variant))
    : await resize(await readFile(path.join(folder, original)), Number(width), format as Format);
  return context.body(new Uint8Array(picture), 200, {
    'content-type': formats[format as Format].type,
  });
}
