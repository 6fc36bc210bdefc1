import type { Payload } from 'payload';
import { guidesMarker, isMarked } from './filled.ts';
import { buildGuide, guides } from './guides/index.ts';
import type { ContentLanguage } from './languages.ts';
import type { ModelKey } from './products/models.ts';
import { createEntry } from './seed-entries.ts';
import type { Lookup } from './seed-page.ts';

/** The installation guides of a new database; what an interrupted run left is made again. */
export async function createGuides(payload: Payload): Promise<void> {
  await claim(payload);
  const lookup = await storedLookup(payload);
  for (const [position, guide] of guides.entries()) {
    const build = (language: ContentLanguage) => buildGuide(guide, language, lookup);
    await createEntry(payload, 'guides', { position }, build);
  }
}

/**
 * A database that was filled before there were any gets them, once: what they replace was made of
 * pages that it has.
 */
export async function addGuides(payload: Payload): Promise<void> {
  const isKnown = await isMarked(payload, guidesMarker);
  if (!isKnown && (await claim(payload))) await createGuides(payload);
}

/** @returns whether this node created the row: of those that start together, one does. */
async function claim(payload: Payload): Promise<boolean> {
  const data = { key: guidesMarker, revision: new Date().toISOString() };
  return payload.db.create({ collection: 'content-revisions', data, req: {} }).then(
    () => true,
    () => false,
  );
}

/** Finds pictures and models in the database; what editors have deleted is left out. */
async function storedLookup(payload: Payload): Promise<Lookup> {
  const options = { depth: 0, pagination: false } as const;
  const media = await payload.find({ collection: 'media', select: { filename: true }, ...options });
  const models = await payload.find({ collection: 'models', select: { key: true }, ...options });
  const pictureIds = new Map(media.docs.map(({ id, filename }) => [filename, id]));
  const modelIds = new Map(models.docs.map(({ id, key }) => [key, id]));
  return {
    picture: (scene) => pictureIds.get(`${scene}.webp`),
    video: () => undefined,
    models: (...keys: ModelKey[]) => keys.flatMap((key) => modelIds.get(key) ?? []),
    series: () => [],
  };
}
