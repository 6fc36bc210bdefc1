import type { CollectionConfig, GlobalConfig, PayloadRequest, Where } from 'payload';
import { defaultLanguage, languageCodes } from '../../app/i18n/languages.ts';
import { isKind, type Kind, onlyId, readDocument } from './documents.ts';
import { isAt, readStates, removeStates, type States, writeState } from './states.ts';
import { fingerprintOf, isBlank, sourceOf, textsIn, type Unit } from './units.ts';

/**
 * Notices, whatever a text is changed with, that translations have become older than their source.
 * As long as a source is what its translation was made from, nothing is recorded: so whatever a
 * database contains when this begins counts as complete.
 */
const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage);

const contextKey = (kind: Kind, id: string) => `texts of ${kind} ${id}`;

async function remember(kind: Kind, id: string, req: PayloadRequest): Promise<void> {
  // The site itself changes nothing that anybody would have to translate anew.
  if (!req.user) return;
  const document = await readDocument(req.payload, kind, id, req);
  req.context[contextKey(kind, id)] = document?.units;
}

async function compare(kind: Kind, id: string, req: PayloadRequest): Promise<void> {
  const before = req.context[contextKey(kind, id)] as Unit[] | undefined;
  if (!before) return;
  const document = await readDocument(req.payload, kind, id, req);
  const former = new Map(before.map((unit) => [unit.key, unit]));
  let states: States | undefined;
  for (const unit of document?.units ?? []) {
    const old = former.get(unit.key);
    if (!old) continue;
    const isSourceChanged =
      fingerprintOf(old, defaultLanguage) !== fingerprintOf(unit, defaultLanguage);
    for (const language of otherLanguages) {
      const isChanged = fingerprintOf(old, language) !== fingerprintOf(unit, language);
      if (!isChanged && !isSourceChanged) continue;
      states ??= await readStates(req.payload, { kind, document: id }, req);
      const place = { kind, document: id, language, unit: unit.key };
      const state = states.of(place);
      if (isChanged) {
        if (state?.proposal) await writeState(req.payload, place, { before: null }, req);
        else if (state) await removeStates(req.payload, isAt(place), req);
      } else if (!state?.before && !isBlank(textsIn(old, language))) {
        const fingerprint = fingerprintOf(old, defaultLanguage);
        const since = new Date().toISOString();
        const recorded = { fingerprint, texts: sourceOf(old), since };
        await writeState(req.payload, place, { before: recorded }, req);
      } else if (
        state?.before?.fingerprint === fingerprintOf(unit, defaultLanguage) &&
        !state.proposal
      ) {
        // The source is again what it was.
        await removeStates(req.payload, isAt(place), req);
      }
    }
  }
}

export const collectionHooks = {
  beforeChange: async ({ collection, data, operation, originalDoc, req }) => {
    if (operation === 'update' && isKind(collection.slug)) {
      await remember(collection.slug, String(originalDoc.id), req);
    }
    return data;
  },
  afterChange: async ({ collection, doc, operation, req }) => {
    if (operation === 'update' && isKind(collection.slug)) {
      await compare(collection.slug, String(doc.id), req);
    }
    return doc;
  },
  afterDelete: async ({ collection, doc, req }) => {
    const { slug } = collection;
    const where: Where = {
      and: [{ kind: { equals: slug } }, { document: { equals: String(doc.id) } }],
    };
    await removeStates(req.payload, where, req);
    return doc;
  },
} satisfies {
  [Name in keyof NonNullable<CollectionConfig['hooks']>]: NonNullable<
    NonNullable<CollectionConfig['hooks']>[Name]
  >[number];
};

export const settingsHooks = {
  beforeChange: async ({ data, req }) => {
    await remember('settings', onlyId, req);
    return data;
  },
  afterChange: async ({ doc, req }) => {
    await compare('settings', onlyId, req);
    return doc;
  },
} satisfies {
  [Name in keyof NonNullable<GlobalConfig['hooks']>]: NonNullable<
    NonNullable<GlobalConfig['hooks']>[Name]
  >[number];
};
