import type { CollectionBeforeChangeHook } from 'payload';

/** Writes down who changed which of these fields to what, and when. */
export function keepHistory(fields: string[]): CollectionBeforeChangeHook {
  return ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update') return data;
    const changes = fields.filter(
      (name) => name in data && idOf(data[name]) !== idOf(originalDoc?.[name]),
    );
    if (changes.length === 0) return data;
    const entries = changes.map((name) => ({
      at: new Date().toISOString(),
      who: req.user?.email ?? '',
      what: `${name}: ${idOf(originalDoc?.[name]) ?? '–'} → ${idOf(data[name]) ?? '–'}`,
    }));
    return { ...data, history: [...(originalDoc?.history ?? []), ...entries] };
  };
}

/** A relationship may come as an id or as the document itself. */
function idOf(value: unknown): unknown {
  const isDocument = value !== null && typeof value === 'object' && 'id' in value;
  return isDocument ? value.id : (value ?? undefined);
}
