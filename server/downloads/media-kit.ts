import { zipSync } from 'fflate';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { wordmark } from '../../app/components/wordmark-arcs.ts';
import { wordmarkLetters } from '../../app/drawings/wordmark-letters.ts';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import type { MadeDocument, WantedDocuments } from '../../cms/documents/sources.ts';
import { readUpload } from '../../cms/documents/upload.ts';
import { resolveText } from '../../cms/resolve.ts';
import { darkColors, lightColors } from '../../documents/typesetting/colors.ts';
import { typesetterFor } from '../../documents/typesetting/typesetter.ts';
import type { Pictures } from '../files/pictures.ts';

interface KitFile {
  type: string;
  bytes: Uint8Array;
}

/** Pictures of the demonstration content that show products and places, by their scenes. */
const scenes = [
  'home-hero',
  'trapezoidal-roof',
  'standing-seam-clamps',
  'membrane-roof',
  'facade',
  'public-canopy',
  'studio-flexed',
  'studio-dragonfly',
  'balcony-railing',
  'motorhome-lake',
  'yacht-deck',
  'gigafactory',
];

/** JPEG for all programs, the original for those that read it. */
const jpegWidths = [2400, 1600, 1200, 800];

/** Height of the wordmark as a bitmap. */
const wordmarkHeight = 800;

const schemes = { light: lightColors, dark: darkColors };
type Scheme = keyof typeof schemes;

const archive = 'earc-media-kit.zip';

const termsName = (language: Language) => `terms-${language}.txt`;

const wordmarkNames = (scheme: Scheme): [string, string] => [
  `earc-wordmark-${scheme}.svg`,
  `earc-wordmark-${scheme}.png`,
];

interface Scene {
  scene: string;
  /** Of its original. */
  name: string;
  width: number;
  height: number;
  hash: string;
  alternative: unknown;
  changed: string;
}

/** Wordmark, pictures and terms for those who write about the company. */
export class MediaKit {
  readonly #payload: Payload;
  readonly #pictures: Pick<Pictures, 'read'>;
  /** Where originals are, unless they are in an object store. */
  readonly #originals: string;
  /** Generated files, by name and source pictures. */
  readonly #made = new LRUCache<string, KitFile>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  /** Sizes of files, by the same keys: they stay known when a file is evicted. */
  readonly #sizes = new Map<string, number>();

  constructor(payload: Payload, pictures: Pick<Pictures, 'read'>, originals: string) {
    this.#payload = payload;
    this.#pictures = pictures;
    this.#originals = originals;
  }

  /** @param name e.g. `earc-wordmark-light.svg`, `home-hero.jpg`, `terms-de.txt`. */
  async file(name: string): Promise<KitFile | null> {
    return this.#file(name, await this.#scenes());
  }

  async documents({
    language,
    withSizes,
  }: Pick<WantedDocuments, 'language' | 'withSizes'>): Promise<MadeDocument[]> {
    const messages = catalogues[language].downloads;
    const all = await this.#scenes();
    const changed =
      all
        .map((one) => one.changed)
        .sort()
        .at(-1) ?? kitDate.toISOString();
    const entry = async (
      key: string,
      title: MadeDocument['title'],
      names: string[],
      more: Partial<MadeDocument> = {},
    ): Promise<MadeDocument> => ({
      key,
      title,
      kind: 'mediaKit',
      models: [],
      language: null,
      version: '',
      changed,
      isExample: false,
      hasPreview: false,
      files: await this.#listed(names, all, withSizes),
      ...more,
    });
    const list = await Promise.all([
      entry('media-kit', messages.mediaKitAll, [archive]),
      ...languageCodes.map((code) =>
        entry(`media-kit-terms-${code}`, messages.mediaKitTerms, [termsName(code)], {
          language: code,
          changed: kitDate.toISOString(),
        }),
      ),
      entry('wordmark-light', messages.wordmarkLight, wordmarkNames('light')),
      entry('wordmark-dark', messages.wordmarkDark, wordmarkNames('dark')),
      ...all.map((one) =>
        entry(`picture-${one.scene}`, resolveText(one.alternative, language), namesOf(one), {
          changed: one.changed,
          picture: pictureOf(one),
        }),
      ),
    ]);
    return list.filter(({ files }) => files.length > 0);
  }

  /** A size is known of what was made: packing all pictures takes long for a list that shows none. */
  async #listed(names: string[], all: Scene[], withSizes: boolean): Promise<MadeDocument['files']> {
    const files: MadeDocument['files'] = [];
    for (const name of names) {
      const key = keyOf(name, all);
      let size = this.#sizes.get(key) ?? null;
      if (size === null && withSizes) {
        const file = await this.#file(name, all);
        if (!file) continue;
        size = file.bytes.length;
        this.#sizes.set(key, size);
      }
      const format = name.split('.').at(-1)?.toUpperCase() ?? '';
      files.push({ format, href: `/documents/media-kit/${name}`, size });
    }
    return files;
  }

  async #file(name: string, all: Scene[]): Promise<KitFile | null> {
    const scene = all.find((one) => namesOf(one).includes(name));
    if (scene) return this.#picture(scene, name);
    const key = keyOf(name, all);
    const file = this.#made.get(key) ?? (await this.#make(name, all));
    if (file) this.#made.set(key, file);
    return file;
  }

  async #make(name: string, all: Scene[]): Promise<KitFile | null> {
    if (name === archive) return this.#archive(all);
    for (const scheme of ['light', 'dark'] as const) {
      const [svg, png] = wordmarkNames(scheme);
      if (name === svg) return { type: 'image/svg+xml', bytes: Buffer.from(await draw(scheme)) };
      if (name === png) {
        const drawing = sharp(Buffer.from(await draw(scheme)), { density: 1440 });
        const bytes = await drawing.resize({ height: wordmarkHeight }).png().toBuffer();
        return { type: 'image/png', bytes };
      }
    }
    const language = languageCodes.find((code) => name === termsName(code));
    return language ? terms(language) : null;
  }

  async #archive(all: Scene[]): Promise<KitFile> {
    const names = [
      ...languageCodes.map(termsName),
      ...wordmarkNames('light'),
      ...wordmarkNames('dark'),
      ...all.flatMap(namesOf),
    ];
    const entries: Record<string, Uint8Array> = {};
    for (const name of names) {
      const file = await this.#file(name, all);
      if (file) entries[name] = file.bytes;
    }
    // Pictures are compressed already.
    return { type: 'application/zip', bytes: zipSync(entries, { level: 0, mtime: kitDate }) };
  }

  async #picture({ hash, name, width }: Scene, asked: string): Promise<KitFile | null> {
    if (asked === name) {
      const bytes = await readUpload(this.#payload, 'media', this.#originals, name);
      return { type: name.endsWith('.avif') ? 'image/avif' : 'image/webp', bytes };
    }
    const widest = jpegWidths.find((one) => one <= width) ?? 800;
    const bytes = await this.#pictures.read(hash, name, widest, 'jpg');
    return bytes && { type: 'image/jpeg', bytes };
  }

  /** The pictures that still exist in the back office. */
  async #scenes(): Promise<Scene[]> {
    const { docs } = await this.#payload.find({
      collection: 'media',
      where: { filename: { in: scenes.flatMap(originalNames) } },
      locale: 'all',
      depth: 0,
      pagination: false,
    });
    return scenes.flatMap((scene) => {
      const medium = docs.find(({ filename }) => originalNames(scene).includes(filename ?? ''));
      if (!medium?.contentHash || !medium.filename) return [];
      const { filename: name, contentHash: hash, alternative, updatedAt: changed } = medium;
      return [
        {
          scene,
          name,
          hash,
          width: medium.width ?? 0,
          height: medium.height ?? 0,
          alternative,
          changed,
        },
      ];
    });
  }
}

/** A site that was filled before 2026-12 keeps WebP. */
const originalNames = (scene: string) => [`${scene}.avif`, `${scene}.webp`];

const namesOf = ({ scene, name }: Scene) => [`${scene}.jpg`, name];

const pictureOf = ({ hash, name, width, height }: Scene) => ({
  source: `/pictures/${hash}/${encodeURIComponent(name)}`,
  width,
  height,
});

/** What a file is made of: one picture, or all of them. */
function keyOf(name: string, all: Scene[]): string {
  const hashes = all
    .filter((scene) => name === archive || namesOf(scene).includes(name))
    .map(({ hash }) => hash);
  return [name, ...hashes].join(' ');
}

/** When the terms and the wordmark were written; archives of the same files are the same. */
const kitDate = new Date('2026-11-21T00:00:00Z');

function terms(language: Language): KitFile {
  // Without this byte order mark, Windows editors assume the local encoding.
  const text = `\uFEFF${catalogues[language].mediaKit.terms.join('\r\n\r\n')}\r\n`;
  return { type: 'text/plain; charset=utf-8', bytes: Buffer.from(text) };
}

/** The arcs with the name beside them, all as outlines. */
async function draw(scheme: Scheme): Promise<string> {
  const { ink, accent } = schemes[scheme];
  const typesetter = await typesetterFor(['eArc'], 'en', 'strong');
  const { size, left, baseline } = wordmarkLetters;
  const width = Math.ceil(left + typesetter.widthOf('eArc') * size + 4);
  const line = `fill="none" stroke-width="${wordmark.strokeWidth}" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${wordmark.height}" width="${width}" height="${wordmark.height}"><title>eArc</title><path d="${wordmark.outer}" stroke="${ink}" ${line}/><path d="${wordmark.inner}" stroke="${accent}" ${line}/><g fill="${ink}">${typesetter.outline('eArc', { x: left, y: baseline, size })}</g></svg>\n`;
}
