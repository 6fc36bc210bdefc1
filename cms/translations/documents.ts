import type { CollectionSlug, FlattenedField, Payload, PayloadRequest } from 'payload';
import { defaultLanguage } from '../../app/i18n/languages.ts';
import { parseId } from '../parse-id.ts';
import { isBlank, type Stored, sourceOf, type Unit, unitsOf, worded } from './units.ts';

/** Everything that has texts to translate, in the order of the desk. */
const translatedCollections = [
  ...(['pages', 'news', 'jobs', 'activities', 'guides'] as const),
  ...(['series', 'models', 'facts', 'documents', 'media', 'videos'] as const),
];

type TranslatedCollection = (typeof translatedCollections)[number];

/** A collection, or the settings, which include the menus. */
export type Kind = TranslatedCollection | 'settings';

export const kinds: Kind[] = [...translatedCollections, 'settings'];

export const isKind = (value: unknown): value is Kind => kinds.some((kind) => kind === value);

/** The settings are one document, which needs no number. */
export const onlyId = '1';

/** A document with its texts, as the back office opens it: the latest draft if there is one. */
export interface TranslatedDocument {
  kind: Kind;
  id: string;
  title: string;
  /** Whether there are changes that visitors do not see yet. */
  isDraft: boolean;
  /** Those that have something to translate. */
  units: Unit[];
  stored: Stored;
}

/** @returns undefined if there is no such document, or it is in the trash. */
export async function readDocument(
  payload: Payload,
  kind: Kind,
  id: string,
  req?: PayloadRequest,
): Promise<TranslatedDocument | undefined> {
  if (kind === 'settings') return id === onlyId ? readSettings(payload, req) : undefined;
  const number = parseId(id);
  if (number === null) return undefined;
  const { docs } = await readStored(payload, kind, number, req);
  return docs[0] && toDocument(payload, kind, docs[0]);
}

/** All documents of a kind. */
export async function readDocuments(payload: Payload, kind: Kind): Promise<TranslatedDocument[]> {
  if (kind === 'settings') return [await readSettings(payload)];
  const { docs } = await readStored(payload, kind);
  return docs.flatMap((stored) => toDocument(payload, kind, stored) ?? []);
}

/** As stored: what Payload makes of it, in all languages at once, would keep everybody waiting. */
function readStored(
  payload: Payload,
  collection: TranslatedCollection,
  id?: number,
  req?: PayloadRequest,
) {
  const { config } = payload.collections[collection];
  const hasDrafts = Boolean(config.versions?.drafts);
  const where = id === undefined ? {} : { [hasDrafts ? 'parent' : 'id']: { equals: id } };
  const everything = {
    ...{ collection, where, locale: 'all', pagination: false, limit: 0 },
    ...(req && { req }),
  } as const;
  return hasDrafts
    ? payload.db.queryDrafts<Stored & { id: number }>(everything)
    : payload.db.find<Stored & { id: number }>({ ...everything, sort: 'id' });
}

function toDocument(
  payload: Payload,
  kind: TranslatedCollection,
  stored: Stored,
): TranslatedDocument | undefined {
  if (stored.deletedAt) return undefined;
  const { config } = payload.collections[kind];
  const named = stored[config.admin.useAsTitle ?? 'id'] ?? stored.filename;
  const title =
    named !== null && typeof named === 'object' ? (named as Stored)[defaultLanguage] : named;
  return {
    ...{ kind, id: String(stored.id), stored },
    title: typeof title === 'string' && title ? title : String(stored.id),
    isDraft: stored._status === 'draft',
    units: toTranslate(stored, config.flattenedFields),
  };
}

async function readSettings(payload: Payload, req?: PayloadRequest): Promise<TranslatedDocument> {
  const stored = await payload.db.findGlobal<Stored>({
    ...{ slug: 'settings', locale: 'all' },
    ...(req && { req }),
  });
  const config = payload.config.globals.find(({ slug }) => slug === 'settings');
  return {
    ...{ kind: 'settings', id: onlyId, title: '', isDraft: false, stored },
    units: config ? toTranslate(stored, config.flattenedFields) : [],
  };
}

/** What is empty in English has nothing to be translated. */
const toTranslate = (stored: Stored, fields: FlattenedField[]): Unit[] =>
  unitsOf(stored, fields).filter((unit) => !isBlank(sourceOf(unit)));

/** What visitors see of a document while a draft of it is being written, in all languages. */
export async function readPublished(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
): Promise<Stored | undefined> {
  const row = await payload.db.findOne<Stored & { id: number }>({
    ...{ collection, locale: 'all', where: { id: { equals: Number(id) } } },
  });
  return row?._status === 'published' ? row : undefined;
}

/** What a kind is called, as in the menu of the back office. */
export function nameOfKind({ config, collections }: Payload, kind: Kind, language: string): string {
  return kind === 'settings'
    ? worded(config.globals.find(({ slug }) => slug === kind)?.label, language)
    : worded(collections[kind].config.labels.plural, language);
}
