import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { staffMessage } from '../../app/i18n/staff.ts';
import { usesOf } from './uses.ts';

/** Enough to begin with; the rest is named at the next attempt. */
const mostNamed = 8;

/** @throws an error that says which pages, texts or menus still use a document. */
export async function refuseIfUsed(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<void> {
  if (!req.user) return;
  const { language } = req.i18n;
  const uses = await usesOf(req.payload, collection, id, language);
  if (uses.length === 0) return;
  const named = uses.slice(0, mostNamed).join('; ');
  const places = uses.length > mostNamed ? `${named}; …` : named;
  const message = staffMessage('stillUsed', language).replace('{places}', () => places);
  throw new APIError(message, 409, undefined, true);
}

export const keepsUsed: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseIfUsed(req, collection.slug as CollectionSlug, id);
