import type { Payload, PayloadRequest, Where } from 'payload';
import { defaultLanguage, type Language } from '../../app/i18n/languages.ts';
import type { Kind } from './documents.ts';
import { fingerprintOf, isBlank, textsIn, type Unit } from './units.ts';

/** The English text that a translation was made from, once it has changed. */
interface Before {
  fingerprint: string;
  texts: string[];
  /** When it changed first. */
  since: string;
}

/** What a translator has typed and nobody has approved yet. */
interface Proposal {
  texts: string[];
  /** The source that it was made from. */
  fingerprint: string;
  at: string;
  /** The id of an account. */
  by: number;
}

/** Which text in which language. */
interface TextPlace {
  kind: Kind;
  document: string;
  language: Language;
  unit: string;
}

export interface TranslationState extends TextPlace {
  before: Before | null;
  proposal: Proposal | null;
  /** Why an editor returned the proposal. */
  note: string | null;
}

export const textStatuses = ['missing', 'older', 'returned', 'inReview', 'complete'] as const;

export type TextStatus = (typeof textStatuses)[number];

const collection = 'translation-states';

const keyOf = ({ kind, document, language, unit }: TextPlace): string =>
  [kind, document, language, unit].join('/');

/** @returns what is known, by the key of the text. */
export async function readStates(
  payload: Payload,
  wanted: Partial<TextPlace>,
  req?: PayloadRequest,
): Promise<States> {
  const and: Where[] = Object.entries(wanted).map(([name, value]) => ({
    [name]: { equals: value },
  }));
  const { docs } = await payload.db.find<TranslationState & { id: number; key: string }>({
    ...{ collection, where: { and }, pagination: false, limit: 0 },
    ...(req && { req }),
  });
  return new States(docs);
}

export class States {
  readonly #byKey: Map<string, TranslationState>;

  constructor(rows: TranslationState[]) {
    this.#byKey = new Map(rows.map((row) => [keyOf(row), row]));
  }

  of(place: TextPlace): TranslationState | undefined {
    return this.#byKey.get(keyOf(place));
  }

  all(): TranslationState[] {
    return [...this.#byKey.values()];
  }
}

type Change = Partial<Pick<TranslationState, 'before' | 'proposal' | 'note'>>;

/** Writes what is given, and leaves the rest as it is. */
export async function writeState(
  payload: Payload,
  place: TextPlace,
  change: Change,
  req: PayloadRequest,
): Promise<void> {
  const { kind, document, language, unit } = place;
  const key = keyOf(place);
  await payload.db.upsert({
    collection,
    data: { key, kind, document, language, unit, ...change },
    where: { key: { equals: key } },
    req,
  });
}

export async function removeStates(
  payload: Payload,
  where: Where,
  req: PayloadRequest,
): Promise<void> {
  await payload.db.deleteMany({ collection, where, req });
}

export const isAt = (place: TextPlace): Where => ({ key: { equals: keyOf(place) } });

export function statusOf(unit: Unit, language: Language, state?: TranslationState): TextStatus {
  if (state?.proposal) return state.note ? 'returned' : 'inReview';
  if (isBlank(textsIn(unit, language))) return 'missing';
  return isOlder(unit, state) ? 'older' : 'complete';
}

/** Whether the source has changed since the translation was made. */
export const isOlder = (unit: Unit, state?: TranslationState): boolean =>
  state?.before != null && state.before.fingerprint !== fingerprintOf(unit, defaultLanguage);
