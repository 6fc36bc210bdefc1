import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { accountMessages, withPasswordLength } from '../app/i18n/accounts.ts';
import { defaultLanguage } from '../app/i18n/languages.ts';
import { passwordFault } from '../cms/accounts/password-rules.ts';
import { EnvironmentError } from '../environment.ts';
import { originalOf } from '../picture-widths.ts';
import { contentMarker, isMarked } from './filled.ts';
import { type ContentLanguage, translatedLanguages } from './languages.ts';
import { pages } from './pages/index.ts';
import { createEntries } from './seed-entries.ts';
import { addGuides, createGuides } from './seed-guides.ts';
import type { AnySeedPage, Lookup, SeedBlock } from './seed-page.ts';
import { createProducts } from './seed-products.ts';
import { withIdsOf } from './seed-rows.ts';
import { createVideos } from './seed-videos.ts';
import { buildSettings, exampleInverter, settingsTexts } from './settings/settings.ts';

const picturesDirectory = path.resolve('content/pictures');

interface SeedOptions {
  /** Where the widths and formats of pictures are kept; prepared ones are copied there. */
  pictureCache: string;
  administrator: { email: string | undefined; password: string | undefined };
  progress: (step: string) => void;
  /**
   * Is told of the account that was made, before the filling counts as done; the password is not
   * kept anywhere in the clear. It is left out where it was given from outside.
   */
  announce: (administrator: { email: string; password?: string }) => void;
}

const defaultEmail = 'admin@example.com';

/**
 * Fills a new database: an administrator, pictures, pages and settings in all languages. Does
 * nothing once it has run to its end; a run that was cut short is taken up where it stopped.
 */
export async function seed(payload: Payload, options: SeedOptions): Promise<void> {
  if (await isMarked(payload, contentMarker)) return addGuides(payload);
  await requireGoodPassword(options.administrator);
  const pictures = await createPictures(payload, options);
  options.progress('products');
  const products = await createProducts(payload, pictures);
  const videos = await createVideos(payload, pictures, options.progress);
  const lookup: Lookup = {
    ...products,
    picture: (scene) => pictures.get(scene),
    video: (scene) => videos.get(scene),
  };
  for (const page of pages) {
    options.progress(`page ${page.path}`);
    await createPage(payload, page, lookup);
  }
  options.progress('news, positions and activities');
  await createEntries(payload, lookup);
  options.progress('guides');
  await createGuides(payload);
  options.progress('settings');
  await createSettings(payload);
  const administrator = await createAdministrator(payload, options.administrator);
  if (administrator) options.announce(administrator);
  await payload.db.upsert({
    collection: 'content-revisions',
    data: { key: contentMarker, revision: new Date().toISOString() },
    where: { key: { equals: contentMarker } },
    req: {},
  });
}

/** Before all the rest is made: at the end it would be refused. */
async function requireGoodPassword({ email, password }: SeedOptions['administrator']) {
  if (password === undefined) return;
  const fault = await passwordFault(password, [email ?? defaultEmail, 'eArc']);
  if (!fault) return;
  const reason = withPasswordLength(accountMessages.en[fault]);
  throw new EnvironmentError(`The configuration cannot be used:\n  ADMIN_PASSWORD: ${reason}`);
}

/**
 * Made last. Where an earlier run made it and was cut short before it could say so, it gets a
 * new password, or nobody would ever know one.
 */
async function createAdministrator(payload: Payload, given: SeedOptions['administrator']) {
  const { docs } = await payload.find({ collection: 'users', limit: 1 });
  const unannounced = docs[0]?.passwordIsInitial ? docs[0] : undefined;
  if (docs[0] && !unannounced) return undefined;
  const email = unannounced?.email ?? given.email ?? defaultEmail;
  const password = given.password ?? randomBytes(12).toString('base64url');
  const passwordIsInitial = given.password === undefined;
  if (unannounced) {
    await payload.update({ collection: 'users', id: unannounced.id, data: { password } });
    await payload.update({ collection: 'users', id: unannounced.id, data: { passwordIsInitial } });
  } else {
    await payload.create({
      collection: 'users',
      data: { email, password, role: 'admin', passwordIsInitial },
    });
  }
  return { email, ...(passwordIsInitial && { password }) };
}

/** Every scene that art/ has rendered, with what it shows in seven languages beside it. */
async function createPictures(
  payload: Payload,
  options: SeedOptions,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const scenes = await readdir(picturesDirectory, { withFileTypes: true });
  for (const scene of scenes.filter((entry) => entry.isDirectory()).map(({ name }) => name)) {
    const directory = path.join(picturesDirectory, scene);
    const variants = (await readdir(directory)).filter((file) => file.endsWith('.avif'));
    const json = await readFile(path.join(directory, 'alternative.json'), 'utf8').catch(() => null);
    // A picture is ready when it has been rendered and described.
    const widest = originalOf(variants);
    if (!widest || !json) continue;
    const original = await readFile(path.join(directory, widest));
    const alternatives: Record<ContentLanguage, string> = JSON.parse(json);
    const focus = await focusOf(directory);
    options.progress(`picture ${scene}`);
    const name = `${scene}.avif`;
    const existing = await payload.find({
      collection: 'media',
      where: { filename: { equals: name } },
      limit: 1,
    });
    let picture = existing.docs[0];
    if (!picture) {
      picture = await payload.create({
        collection: 'media',
        data: { alternative: alternatives[defaultLanguage], isVisualisation: true, ...focus },
        file: { data: original, name, mimetype: 'image/avif', size: original.length },
      });
      for (const language of translatedLanguages) {
        await payload.update({
          collection: 'media',
          id: picture.id,
          locale: language,
          data: { alternative: alternatives[language] },
        });
      }
    }
    const cache = path.join(options.pictureCache, picture.contentHash ?? '');
    await mkdir(cache, { recursive: true });
    for (const variant of variants)
      await copyFile(path.join(directory, variant), path.join(cache, variant));
    ids.set(scene, picture.id);
  }
  return ids;
}

/**
 * What has to stay in sight where a picture is cropped, in per cent, unless it is its middle. From 1
 * on: Payload takes 0 for nothing, and puts the point into the middle.
 */
async function focusOf(scene: string): Promise<{ focalX?: number; focalY?: number }> {
  const json = await readFile(path.join(scene, 'focus.json'), 'utf8').catch(() => null);
  if (!json) return {};
  const { x, y }: { x: number; y: number } = JSON.parse(json);
  return { focalX: x, focalY: y };
}

async function createPage(payload: Payload, page: AnySeedPage, lookup: Lookup): Promise<void> {
  const existing = await payload.find({
    collection: 'pages',
    where: { path: { equals: page.path } },
    limit: 1,
    depth: 0,
  });
  if (existing.docs[0]) await payload.delete({ collection: 'pages', id: existing.docs[0].id });
  const parent = page.parent
    ? (
        await payload.find({
          collection: 'pages',
          where: { path: { equals: page.parent } },
          limit: 1,
          depth: 0,
        })
      ).docs[0]?.id
    : undefined;
  const build = (language: ContentLanguage) => {
    const { blocks, ...texts } = page.build(page.texts[language], lookup);
    return { ...texts, blocks: withWhatIsRendered(blocks) };
  };
  const data = build(defaultLanguage) as never as Record<string, unknown>;
  const created = await payload.create({
    collection: 'pages',
    data: { ...data, path: page.path, parent, _status: 'draft' } as never,
    depth: 0,
    draft: true,
  });
  // Rows keep the ids of the English version, so that the other languages reach the same ones;
  // the last language publishes.
  for (const [index, language] of translatedLanguages.entries()) {
    const isLast = index === translatedLanguages.length - 1;
    await payload.update({
      collection: 'pages',
      id: created.id,
      locale: language,
      data: {
        ...(withIdsOf(created, build(language)) as Record<string, unknown>),
        _status: isLast ? 'published' : 'draft',
      } as never,
      draft: !isLast,
      depth: 0,
    });
  }
}

/** Leaves out films, and pictures of galleries, that are not rendered yet. */
function withWhatIsRendered(blocks: SeedBlock[]): SeedBlock[] {
  return blocks.flatMap((block): SeedBlock[] => {
    if (block.blockType === 'video' && block.video === undefined) return [];
    if (block.blockType !== 'gallery') return [block];
    const pictures = block.pictures?.filter(({ picture }) => picture !== undefined) ?? [];
    return pictures.length === 0 ? [] : [{ ...block, pictures }];
  });
}

async function createSettings(payload: Payload): Promise<void> {
  await payload.updateGlobal({
    slug: 'tool-values',
    data: { inverters: [exampleInverter], _status: 'published' },
    depth: 0,
  });
  const created = await payload.updateGlobal({
    slug: 'settings',
    data: buildSettings(settingsTexts[defaultLanguage]),
    depth: 0,
  });
  for (const language of translatedLanguages) {
    await payload.updateGlobal({
      slug: 'settings',
      locale: language,
      data: withIdsOf(created, buildSettings(settingsTexts[language])) as never,
      depth: 0,
    });
  }
}
