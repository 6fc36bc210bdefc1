import type { CollectionSlug, PayloadRequest } from 'payload';
import { defaultLanguage, type Language } from '../../app/i18n/languages.ts';
import { markChanged } from '../hooks/content-revision.ts';
import { type Kind, readDocument, readPublished, type TranslatedDocument } from './documents.ts';
import { faultOfSegments } from './formatted-text.ts';
import type { CodeFault } from './inline-codes.ts';
import {
  isAt,
  isOlder,
  readStates,
  removeStates,
  type States,
  type TranslationState,
  writeState,
} from './states.ts';
import {
  fingerprintOf,
  isBlank,
  putText,
  type Stored,
  sourceOf,
  textsIn,
  type Unit,
  unitsOf,
  valueFrom,
} from './units.ts';

type TextFault = CodeFault | 'tooLong' | 'segmentsMissing';

/** @returns what is wrong with a translation in segments. */
export function faultOfTexts(
  unit: Unit,
  language: Language,
  texts: string[],
): { segment: number; fault: TextFault } | undefined {
  const needed = Math.max(sourceOf(unit).length, textsIn(unit, language).length);
  if (texts.length !== needed) return { segment: 0, fault: 'segmentsMissing' };
  const [text = ''] = texts;
  if (unit.kind !== 'richText') {
    const isTooLong = unit.maxLength !== undefined && text.length > unit.maxLength;
    return isTooLong ? { segment: 0, fault: 'tooLong' } : undefined;
  }
  return faultOfSegments(unit.values[defaultLanguage], unit.values[language], texts);
}

/** What a text reads like for whoever works on it: what is proposed, or what is stored. */
export const shownTexts = (unit: Unit, language: Language, state?: TranslationState): string[] => {
  const stored = textsIn(unit, language);
  const proposed = state?.proposal?.texts;
  // Proposed for a source that had more or fewer paragraphs.
  return proposed?.length === stored.length ? proposed : stored;
};

interface Typed {
  document: TranslatedDocument;
  unit: Unit;
  language: Language;
  texts: string[];
  /** That the translation stays as it is, although its source has changed. */
  isConfirmed?: boolean;
}

/** Keeps what somebody has typed until an editor approves it. */
export async function propose(
  { document, unit, language, texts, isConfirmed = false }: Typed,
  state: TranslationState | undefined,
  req: PayloadRequest,
): Promise<'proposed' | 'unchanged'> {
  const place = { kind: document.kind, document: document.id, language, unit: unit.key };
  const isAsStored = same(texts, textsIn(unit, language));
  const isKept = isAsStored && isConfirmed && isOlder(unit, state);
  if ((isAsStored && !isKept) || isBlank(texts)) {
    if (state?.before) await writeState(req.payload, place, { proposal: null, note: null }, req);
    else if (state) await removeStates(req.payload, isAt(place), req);
    return 'unchanged';
  }
  const fingerprint = fingerprintOf(unit, defaultLanguage);
  const at = new Date().toISOString();
  const proposal = { texts, fingerprint, at, by: Number(req.user?.id) };
  await writeState(req.payload, place, { proposal, note: null }, req);
  return 'proposed';
}

const same = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

interface Review {
  kind: Kind;
  id: string;
  language: Language;
  /** The proposals that the editor has seen: when each was made. */
  seen: Record<string, string>;
}

/** Those of the proposals seen that are still what they were. */
const reviewed = ({ kind, id, language, seen }: Review, states: States): TranslationState[] =>
  Object.entries(seen).flatMap(([unit, at]) => {
    const state = states.of({ kind, document: id, language, unit });
    return state?.proposal?.at === at ? [state] : [];
  });

/**
 * Makes translations public. A draft remains one: it gets them too, and visitors get those whose
 * source they see.
 * @returns how many.
 * @throws ValidationError for what the form of the document would refuse as well.
 */
export async function approve(review: Review, req: PayloadRequest): Promise<number> {
  const { kind, id, language } = review;
  const document = await readDocument(req.payload, kind, id, req);
  if (!document) return 0;
  const states = reviewed(review, await readStates(req.payload, { kind, document: id, language }));
  const approved = states.flatMap((state) => {
    const unit = document.units.find(({ key }) => key === state.unit);
    const texts = state.proposal?.texts ?? [];
    if (!unit || faultOfTexts(unit, language, texts)) return [];
    return { state, unit, value: valueFrom(unit, language, texts) };
  });
  if (approved.length === 0) return 0;
  const values = new Map(approved.map(({ unit, value }) => [unit.key, value]));
  await store(document, language, values, req);
  for (const { state } of approved) await removeStates(req.payload, isAt(state), req);
  return approved.length;
}

async function store(
  { kind, id, isDraft, units }: TranslatedDocument,
  language: Language,
  values: Map<string, unknown>,
  req: PayloadRequest,
): Promise<void> {
  const { payload, user } = req;
  // As the form of the back office: with the rights of whoever approves, and all that it checks.
  const common = { depth: 0, locale: language, overrideAccess: false, user, req } as const;
  if (kind === 'settings') {
    const read = await payload.findGlobal({ slug: 'settings', ...common });
    const data = withTexts(read as unknown as Stored, values);
    await payload.updateGlobal({ slug: 'settings', ...common, data });
    return;
  }
  const read = await payload.findByID({ collection: kind, id: Number(id), draft: true, ...common });
  const data = withTexts(read as unknown as Stored, values);
  const published = isDraft ? await readPublished(payload, kind, id) : undefined;
  await payload.update({ collection: kind, id: Number(id), draft: isDraft, ...common, data });
  if (published) await publishBeside({ kind, published, units, language, values }, req);
}

/** @returns the fields of the document that contain the texts, with those in place. */
function withTexts(read: Stored, values: Map<string, unknown>): Stored {
  const changed = [...values].filter(([key, value]) => putText(read, key, value));
  const names = new Set(changed.map(([key]) => key.split(/[.:]/)[0] ?? ''));
  return Object.fromEntries([...names].map((name) => [name, read[name]]));
}

interface Beside {
  kind: CollectionSlug;
  published: Stored;
  /** Of the draft. */
  units: Unit[];
  language: Language;
  values: Map<string, unknown>;
}

/** Only those texts: the rest of what visitors see stays what it was, whatever the draft says. */
async function publishBeside(
  { kind, published, units, language, values }: Beside,
  req: PayloadRequest,
): Promise<void> {
  const { payload } = req;
  const ofDraft = new Map(units.map((unit) => [unit.key, unit]));
  let count = 0;
  for (const unit of unitsOf(published, payload.collections[kind].config.flattenedFields)) {
    const draft = ofDraft.get(unit.key);
    const isSameSource =
      draft && fingerprintOf(draft, defaultLanguage) === fingerprintOf(unit, defaultLanguage);
    if (!isSameSource || !values.has(unit.key)) continue;
    unit.values[language] = values.get(unit.key);
    count += 1;
  }
  if (count === 0) return;
  const id = Number(published.id);
  await payload.db.updateOne({
    ...{ collection: kind, id, data: published, locale: 'all', returning: false, req },
  });
  await markChanged(req);
}

/** Gives proposals back to whoever made them, with what should be different. */
export async function returnWithNote(
  review: Review,
  note: string,
  req: PayloadRequest,
): Promise<number> {
  const { kind, id, language } = review;
  const states = await readStates(req.payload, { kind, document: id, language }, req);
  const returned = reviewed(review, states);
  for (const state of returned) await writeState(req.payload, state, { note }, req);
  return returned.length;
}
