import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { defaultLanguage } from '../app/i18n/languages.ts';
import { type ContentLanguage, translatedLanguages } from './languages.ts';

const directory = path.resolve('content/videos');

type Texts = Record<ContentLanguage, string>;

/**
 * Every film that has been rendered, with what is to be seen in seven languages. Its still picture is
 * that of the same name.
 * @param pictures their ids, by scene
 * @returns the ids of films, by scene
 */
export async function createVideos(
  payload: Payload,
  pictures: Map<string, number>,
  progress: (step: string) => void,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const scene of await readdir(directory)) {
    const read = (name: string) => readFile(path.join(directory, scene, name)).catch(() => null);
    const [film, texts, smaller] = [
      await read('h264.mp4'),
      await read('text.json'),
      await read('av1.mp4'),
    ];
    const poster = pictures.get(scene);
    if (!film || !texts || poster === undefined) continue;
    progress(`film ${scene}`);
    const created =
      (await existing(payload, `${scene}.mp4`)) ??
      (await create(payload, scene, { film, smaller, poster, texts: JSON.parse(String(texts)) }));
    ids.set(scene, created);
  }
  return ids;
}

interface Film {
  film: Buffer;
  smaller: Buffer | null;
  poster: number;
  texts: Texts;
}

async function create(payload: Payload, scene: string, { film, smaller, poster, texts }: Film) {
  const name = `${scene}-av1.mp4`;
  const smallerId = smaller && ((await existing(payload, name)) ?? (await upload(smaller, name)));
  const id = await upload(film, `${scene}.mp4`, {
    text: texts[defaultLanguage],
    poster,
    smaller: smallerId,
  });
  for (const locale of translatedLanguages) {
    await payload.update({ collection: 'videos', id, locale, data: { text: texts[locale] } });
  }
  return id;

  async function upload(content: Buffer, fileName: string, data: object = {}): Promise<number> {
    const file = { data: content, name: fileName, mimetype: 'video/mp4', size: content.length };
    return (await payload.create({ collection: 'videos', data, file, depth: 0 })).id;
  }
}

async function existing(payload: Payload, filename: string): Promise<number | undefined> {
  const { docs } = await payload.find({
    ...{ collection: 'videos', where: { filename: { equals: filename } } },
    ...{ limit: 1, depth: 0, pagination: false, select: {} },
  });
  return docs[0]?.id;
}
