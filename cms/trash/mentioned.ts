import type { FlattenedField, PayloadRequest } from 'payload';
import { mentionsIn } from '../usage/mentions.ts';

/** What a document is made of; pages that it leads to come back by themselves, or not. */
const parts = ['media', 'videos', 'documents', 'series', 'models'] as const;

/** A page that was deleted with its pictures comes back with them. */
export async function restoreMentioned(
  req: PayloadRequest,
  stored: Record<string, unknown>,
  fields: FlattenedField[],
): Promise<void> {
  const mentions = [...mentionsIn(stored, fields)].map(({ mention }) => mention);
  for (const collection of parts) {
    const ids = mentions.flatMap((one) =>
      one.kind === 'document' && one.collection === collection && one.id ? [one.id] : [],
    );
    if (ids.length === 0) continue;
    const trashed = { id: { in: ids }, deletedAt: { exists: true } };
    const options = { collection, req, trash: true, depth: 0, pagination: false } as const;
    const { docs } = await req.payload.find({ ...options, where: trashed, select: {} });
    for (const { id } of docs) {
      await req.payload.update({
        ...{ collection, id, req, trash: true, depth: 0 },
        data: { deletedAt: null },
      });
    }
  }
}
