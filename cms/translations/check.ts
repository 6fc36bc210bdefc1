import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { markChanged } from '../hooks/content-revision.ts';
import { type EqualText, equalTexts } from './equal-texts.ts';

type Stored = Record<string, unknown> & { id: number | string };

/** A document, or a draft of one, with texts in English that should be translated. */
export interface Finding {
  /** e.g. `pages 7 (draft)` */
  name: string;
  title: string;
  texts: Omit<EqualText, 'clear'>[];
}

interface Options {
  /** Whether to clear what is found. */
  clear: boolean;
  progress: (step: string) => void;
  report: (finding: Finding) => void;
}

/**
 * Searches everything visible to visitors, and the latest drafts. Rows are written directly,
 * without the validation of the back office: the rest of each row stays as it is, and nothing gets
 * published.
 * @returns how many texts were found.
 */
export async function checkTranslations(payload: Payload, options: Options): Promise<number> {
  let count = 0;
  for (const { config } of Object.values(payload.collections)) {
    if (config.flattenedFields.some(hasTranslations)) {
      options.progress(config.slug);
      count += await checkCollection(payload, config.slug as CollectionSlug, options);
    }
  }
  for (const { slug } of payload.config.globals) {
    options.progress(slug);
    count += await checkGlobal(payload, slug, options);
  }
  if (options.clear && count > 0) await markChanged({ payload });
  return count;
}

async function checkCollection(
  payload: Payload,
  collection: CollectionSlug,
  options: Options,
): Promise<number> {
  const { flattenedFields, versions } = payload.collections[collection].config;
  let count = 0;
  for (const id of await idsOf(payload, collection)) {
    const row = await payload.db.findOne<Stored>({
      ...{ collection, locale: 'all', where: { id: { equals: id } } },
    });
    if (!row) continue;
    const texts = found(row, flattenedFields, `${collection} ${id}`, options);
    if (texts > 0 && options.clear) {
      await payload.db.updateOne({ collection, id, data: row, locale: 'all', returning: false });
    }
    count += texts + (versions?.drafts ? await checkDraft(payload, collection, id, options) : 0);
  }
  return count;
}

/** The latest version is the one that the back office opens; older ones are left alone. */
async function checkDraft(
  payload: Payload,
  collection: CollectionSlug,
  parent: number | string,
  options: Options,
): Promise<number> {
  const { docs } = await payload.db.findVersions<Stored>({
    ...{ collection, locale: 'all', limit: 1, pagination: false },
    where: { and: [{ parent: { equals: parent } }, { latest: { equals: true } }] },
  });
  const [latest] = docs;
  if (!latest) return 0;
  const { flattenedFields } = payload.collections[collection].config;
  const name = `${collection} ${parent} (draft)`;
  const { createdAt, updatedAt, version } = latest;
  const texts = found({ ...version, id: parent }, flattenedFields, name, options);
  if (texts > 0 && options.clear) {
    await payload.db.updateVersion({
      ...{ collection, id: latest.id, locale: 'all', returning: false },
      versionData: { parent, latest: true, createdAt, updatedAt, version },
    });
  }
  return texts;
}

async function checkGlobal(
  payload: Payload,
  slug: Payload['config']['globals'][number]['slug'],
  options: Options,
): Promise<number> {
  const config = payload.config.globals.find((one) => one.slug === slug);
  const row = await payload.db.findGlobal<Stored>({ slug, locale: 'all' });
  if (!config || !row?.id) return 0;
  const texts = found(row, config.flattenedFields, slug, options);
  if (texts > 0 && options.clear) {
    await payload.db.updateGlobal({ slug: slug as never, data: row, returning: false });
  }
  return texts;
}

function found(row: Stored, fields: FlattenedField[], name: string, options: Options): number {
  const texts = equalTexts(row, fields);
  if (texts.length === 0) return 0;
  const { en } = (row.title ?? row.name ?? row.alternative ?? {}) as { en?: unknown };
  options.report({ name, title: typeof en === 'string' ? en : '', texts });
  if (options.clear) for (const text of texts) text.clear();
  return texts.length;
}

async function idsOf(payload: Payload, collection: CollectionSlug): Promise<(number | string)[]> {
  const { docs } = await payload.db.find<Stored>({
    ...{ collection, select: { id: true }, sort: 'id', pagination: false, limit: 0 },
  });
  return docs.map(({ id }) => id);
}

function hasTranslations(field: FlattenedField): boolean {
  if ('localized' in field && field.localized) return true;
  if (field.type === 'blocks')
    return field.blocks.some((one) => one.flattenedFields.some(hasTranslations));
  return 'flattenedFields' in field && field.flattenedFields.some(hasTranslations);
}
