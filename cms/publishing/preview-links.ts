import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { isLanguage, type Language } from '../../app/i18n/languages.ts';
import { parseId } from '../parse-id.ts';
import { isPreviewed, type PreviewedCollection, previewPath } from './draft-address.ts';

/** How long a link shows a draft to somebody without an account. */
const validForDays = 7;

interface Target {
  collection: PreviewedCollection;
  id: number;
  language: Language;
}

export interface PreviewLink extends Target {
  expires: Date;
}

/** As long as it stays the same, links to a document work. */
interface Stored {
  nonce: string;
}

const keyOf = ({ collection, id }: Omit<Target, 'language'>) => `preview-links ${collection} ${id}`;

/** @returns the address of a document's draft, for whoever is given it. */
export async function makePreviewLink(
  payload: Payload,
  target: Target,
): Promise<{ path: string; expires: Date }> {
  const expires = new Date(Date.now() + validForDays * 86_400_000);
  const known = await payload.kv.get<Stored & Record<string, unknown>>(keyOf(target));
  const nonce = known?.nonce ?? randomBytes(12).toString('base64url');
  if (!known) await payload.kv.set(keyOf(target), { nonce });
  const { collection, id, language } = target;
  const parts = [collection, id, language, Math.floor(expires.getTime() / 1000), nonce];
  const said = parts.join('.');
  return { path: `${previewPath}/${said}.${sign(payload, said)}`, expires };
}

/** No link that was given to anybody works any more. */
export async function withdrawPreviewLinks(
  payload: Payload,
  target: Omit<Target, 'language'>,
): Promise<void> {
  await payload.kv.delete(keyOf(target));
}

/** @returns what a link shows, or null if it is forged, has expired or was withdrawn. */
export async function readPreviewLink(
  payload: Payload,
  token: string,
): Promise<PreviewLink | null> {
  const [collection, number = '', language = '', until = '', nonce = '', signature = ''] =
    token.split('.');
  const said = [collection, number, language, until, nonce].join('.');
  const isOurs = isSame(signature, sign(payload, said));
  const id = parseId(number);
  const expires = new Date(Number(until) * 1000);
  if (!isOurs || id === null || !isPreviewed(collection) || !isLanguage(language)) return null;
  if (!(expires.getTime() > Date.now())) return null;
  // Only now: guessing asks nothing of the database.
  const known = await payload.kv.get<Stored & Record<string, unknown>>(keyOf({ collection, id }));
  return known?.nonce === nonce ? { collection, id, language, expires } : null;
}

const sign = ({ secret }: Payload, said: string): string =>
  createHmac('sha256', `preview link ${secret}`).update(said).digest('base64url');

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
