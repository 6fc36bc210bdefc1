import type { Access, Endpoint, PayloadRequest, Where } from 'payload';
import { inTurnOf } from '../mail/recipients.ts';
import { failure, privately, refusal } from '../office/staff-request.ts';
import { parseId } from '../parse-id.ts';
import { thumbnail } from '../pictures.ts';
import { type FilesCollection, keyIn, owners, readStoredFile, type StoredFile } from './files.ts';

interface Files {
  collection: FilesCollection;
  readers: Access;
}

/** Where it is recorded who has seen which files, and whose they were. */
const records = {
  'application-files': { collection: 'application-downloads', owner: 'application' },
  'inquiry-files': { collection: 'inquiry-downloads', owner: 'inquiry' },
} as const;

/** Whoever looks at several pictures of an inquiry is recorded once in this time. */
const oneLook = 3_600_000;

/**
 * GET /api/COLLECTION/file/NAME: a file for those who may read it, recorded before it is sent. It is
 * always a download, whatever it contains: never displayed within our origin.
 */
export const sendFile =
  ({ collection, readers }: Files) =>
  async (
    req: PayloadRequest,
    { params: { filename } }: { params: { filename: string } },
  ): Promise<Response> => {
    const refused = await refusal(readers, req);
    if (refused) return refused;
    const found = await findFile(req, collection, { filename: { equals: filename } });
    if (!found) return failure('notFound', 404);
    const { file, content } = found;
    try {
      await noteDownload(req, collection, file);
    } catch {
      return failure('unavailable', 503);
    }
    return new Response(new Uint8Array(content), {
      headers: {
        ...asFile,
        'content-type': file.mimeType ?? 'application/octet-stream',
        'content-length': String(content.length),
        'content-disposition': attachment(file.originalName),
      },
    });
  };

/** GET /api/COLLECTION/preview/ID: a picture in small, for those who may read it. */
export const previewEndpoint = ({ collection, readers }: Files): Endpoint => ({
  path: '/preview/:id',
  method: 'get',
  handler: async (req) => {
    const refused = await refusal(readers, req);
    if (refused) return refused;
    const id = parseId(String(req.routeParams?.id));
    const found = id === null ? null : await findFile(req, collection, { id: { equals: id } });
    if (!found?.file.mimeType?.startsWith('image/')) return failure('notFound', 404);
    try {
      await noteLook(req, collection, found.file);
    } catch {
      return failure('unavailable', 503);
    }
    return new Response(new Uint8Array(await thumbnail(found.content)), {
      headers: { ...asFile, 'content-type': 'image/jpeg' },
    });
  },
});

const asFile = {
  ...privately,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** @returns null if the row or the file itself is missing. */
async function findFile(
  { payload }: PayloadRequest,
  collection: FilesCollection,
  where: Where,
): Promise<{ file: StoredFile; content: Buffer } | null> {
  const { docs } = await payload.find({ collection, where, depth: 0, limit: 1, pagination: false });
  const [file] = docs;
  const content = file && (await readStoredFile(payload, collection, file));
  return content ? { file, content } : null;
}

/** @throws if it cannot be recorded; the file must not be sent then. */
export async function noteDownload(
  req: PayloadRequest,
  files: FilesCollection,
  file: StoredFile,
): Promise<void> {
  await note(req, files, await ownerOf(req, files, file));
}

async function noteLook(req: PayloadRequest, files: FilesCollection, file: StoredFile) {
  const owner = await ownerOf(req, files, file);
  const who = req.user?.email ?? '';
  // The pictures of a page are asked for at the same moment.
  await inTurnOf(who, async () => {
    const { totalDocs } = await req.payload.count({
      collection: records[files].collection,
      where: {
        reference: { equals: owner?.reference ?? '' },
        who: { equals: who },
        at: { greater_than: new Date(Date.now() - oneLook).toISOString() },
      },
    });
    if (totalDocs === 0) await note(req, files, owner);
  });
}

interface Owner {
  id: number;
  reference: string;
}

async function ownerOf(
  { payload }: PayloadRequest,
  files: FilesCollection,
  file: StoredFile,
): Promise<Owner | undefined> {
  const { collection, ownerField, fileField } = owners[files];
  const { docs } = await payload.find({
    collection,
    where: { [ownerField]: { equals: keyIn(file, fileField) } },
    select: { reference: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

async function note(req: PayloadRequest, files: FilesCollection, owner: Owner | undefined) {
  const { collection, owner: ownerField } = records[files];
  await req.payload.create({
    collection,
    data: {
      at: new Date().toISOString(),
      who: req.user?.email ?? '',
      reference: owner?.reference ?? '',
      [ownerField]: owner?.id ?? null,
    },
    depth: 0,
  });
}

/** RFC 6266: the full name for browsers, and an ASCII one for older clients. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
