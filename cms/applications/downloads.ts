import type { PayloadRequest } from 'payload';
import { hrPeople } from '../access.ts';
import { failure, privately, refusal } from '../office/staff-request.ts';
import { readStoredFile } from './files.ts';

/**
 * GET /api/application-files/file/NAME: a CV for those who may read it, logged before it is sent.
 * It is always a download, whatever it contains: never displayed within our origin.
 */
export async function sendApplicationFile(
  req: PayloadRequest,
  { params: { filename } }: { params: { filename: string } },
): Promise<Response> {
  const refused = await refusal(hrPeople, req);
  if (refused) return refused;
  const { payload } = req;
  const { docs } = await payload.find({
    collection: 'application-files',
    where: { filename: { equals: filename } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const content = docs[0] && (await readStoredFile(payload, docs[0]));
  if (!docs[0] || !content) return failure('notFound', 404);
  try {
    await noteDownload(req, docs[0].id);
  } catch {
    return failure('unavailable', 503);
  }
  return new Response(new Uint8Array(content), {
    headers: {
      ...privately,
      'content-type': docs[0].mimeType ?? 'application/octet-stream',
      'content-length': String(content.length),
      'content-disposition': attachment(docs[0].originalName),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

/** @throws if it cannot be logged; the file must not be sent then. */
export async function noteDownload(req: PayloadRequest, file: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'applications',
    where: { file: { equals: file } },
    select: { reference: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  await req.payload.create({
    collection: 'application-downloads',
    data: {
      at: new Date().toISOString(),
      who: req.user?.email ?? '',
      reference: docs[0]?.reference ?? '',
      application: docs[0]?.id ?? null,
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
