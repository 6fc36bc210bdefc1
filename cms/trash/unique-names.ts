import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Field,
  ValidationError,
} from 'payload';
import { historyMessage } from '../../app/i18n/history.ts';

/**
 * What is in the trash does not keep its path or key from others. So uniqueness is checked here, and
 * by an index over what is not in the trash (cms/migrations).
 */
export const withoutUnique = (field: Field): Field =>
  isUnique(field) ? ({ ...field, unique: false, index: true } as Field) : field;

export const uniqueNames = (fields: Field[]): string[] =>
  fields.flatMap((field) => (isUnique(field) && 'name' in field ? [String(field.name)] : []));

const isUnique = (field: Field): boolean => 'unique' in field && field.unique === true;

export function keepsUnique(names: string[]): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    const isRestored = Boolean(originalDoc?.deletedAt);
    // A draft of something published has no address yet.
    const isDraft = operation === 'update' && data._status === 'draft' && !isRestored;
    if (data.deletedAt || isDraft) return data;
    for (const name of names) {
      const value = data[name];
      if (typeof value !== 'string') continue;
      const { docs } = await req.payload.find({
        collection: collection.slug as CollectionSlug,
        where: {
          [name]: { equals: value },
          ...(operation === 'update' && { id: { not_equals: originalDoc?.id } }),
        },
        ...{ depth: 0, limit: 1, pagination: false, select: {}, req },
      });
      if (docs.length === 0) continue;
      if (isRestored) throw restoringIsBlocked(value, req.i18n.language);
      const message = req.t('error:valueMustBeUnique');
      throw new ValidationError(
        { collection: collection.slug, errors: [{ message, path: name }], req },
        req.t,
      );
    }
    return data;
  };
}

/** The two of them cannot both be there. */
const restoringIsBlocked = (value: string, language: string) =>
  new APIError(
    historyMessage('restoreNameTaken', language).replace('{name}', () => value),
    409,
    undefined,
    true,
  );
