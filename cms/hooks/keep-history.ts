import type {
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';

/** Records who changed which of these fields to what, and when. */
export function keepHistory(fields: string[]): CollectionBeforeChangeHook {
  return async ({ data, operation, originalDoc, req, collection }) => {
    if (operation !== 'update') return data;
    const changes = fields.filter(
      (name) => name in data && comparable(data[name]) !== comparable(originalDoc?.[name]),
    );
    if (changes.length === 0) return data;
    const at = new Date().toISOString();
    const who = req.user?.email ?? '';
    const entries = [];
    for (const name of changes) {
      const before = await readable(originalDoc?.[name], name, collection, req);
      const after = await readable(data[name], name, collection, req);
      entries.push({ at, who, what: `${name}: ${before} → ${after}` });
    }
    return { ...data, history: [...(originalDoc?.history ?? []), ...entries] };
  };
}

function comparable(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(({ id: _, ...row }) => row));
  return String(idOf(value) ?? '');
}

/** A relationship may be an id or the document itself. */
function idOf(value: unknown): unknown {
  const isDocument = value !== null && typeof value === 'object' && 'id' in value;
  return isDocument ? value.id : (value ?? undefined);
}

/** The current name behind an id; for rows, how many there are. */
async function readable(
  value: unknown,
  name: string,
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<string> {
  if (Array.isArray(value)) return String(value.length);
  const id = idOf(value);
  if (id === undefined) return '–';
  const field = collection.flattenedFields.find((one) => one.name === name);
  if (field?.type === 'date') return String(value).slice(0, 10);
  if (field?.type !== 'relationship') return String(id);
  const found = await findReferred(field.relationTo, Number(id), req);
  return found ?? String(id);
}

async function findReferred(relationTo: string | string[], id: number, req: PayloadRequest) {
  const found = { id, depth: 0, disableErrors: true } as const;
  if (relationTo === 'users') {
    const user = await req.payload.findByID({ collection: 'users', ...found });
    return user?.name || user?.email;
  }
  if (relationTo === 'jobs') {
    return (await req.payload.findByID({ collection: 'jobs', ...found }))?.title;
  }
  return undefined;
}
