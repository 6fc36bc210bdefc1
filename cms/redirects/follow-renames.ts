import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { comparable } from '../page-addresses.ts';
import { leadOn } from './hooks.ts';

/** The page as visitors see it: drafts are stored elsewhere. */
async function published(req: PayloadRequest, id: number | string): Promise<string | undefined> {
  const row = await req.payload.db.findOne<{ id: number; path?: string; _status?: string }>({
    collection: 'pages',
    where: { id: { equals: id } },
    select: { path: true, _status: true },
    req,
  });
  return row?._status === 'published' ? row.path : undefined;
}

const pathKey = (id: number | string) => `path of page ${id}`;

/** Remembers where a page is until its change is stored. */
export const notesPath: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update')
    context[pathKey(originalDoc.id)] = await published(req, originalDoc.id);
  return data;
};

/**
 * Whoever has the former address of a page finds it at the new one. In the transaction of the
 * change, if there is one; a page that gets its former path back needs no redirect from there.
 */
export const followsRename: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  const before = context[pathKey(doc.id)];
  if (typeof before !== 'string') return doc;
  const after = await published(req, doc.id);
  if (after === undefined || comparable(after) === comparable(before)) return doc;
  const { payload } = req;
  const froms = [comparable(before), comparable(after)];
  await payload.delete({ collection: 'redirects', where: { from: { in: froms } }, req, depth: 0 });
  await leadOn(req, new Map([[comparable(before), after]]));
  await payload.create({
    collection: 'redirects',
    data: { from: comparable(before), to: after, permanence: 'permanent', origin: 'rename' },
    req,
    depth: 0,
  });
  return doc;
};
