import { zipSync } from 'fflate';
import type { Access, Endpoint, PayloadRequest } from 'payload';
import { administrators, hrPeople, salesPeople } from '../access.ts';
import { type SentCollection, sentFrom } from '../addresses.ts';
import { isAuditSubject } from '../audit/actions.ts';
import { record } from '../audit/record.ts';
import { type FilesCollection, findFiles, owners, readStoredFile } from '../private-files/files.ts';
import { noteDownload } from '../private-files/send.ts';
import { failure, privately, refusal } from './staff-request.ts';

interface Rules {
  readers: Access;
  deleters: Access;
}

/** Everything a person may have sent; each member of staff gets what they may read of it. */
const collections: Record<SentCollection, Rules> = {
  inquiries: { readers: salesPeople, deleters: administrators },
  applications: { readers: hrPeople, deleters: hrPeople },
  'application-drafts': { readers: hrPeople, deleters: hrPeople },
};

/** What is never handed out: the keys of a draft are as good as its link. */
const secrets = { seed: undefined, tokenHash: undefined, idempotencyKey: undefined };

type Files = Record<string, Uint8Array>;

/**
 * What people are entitled to by law: a copy of all data stored about them, and its deletion (GDPR,
 * articles 15 and 17). The address never appears in a log, nor do error messages repeat it.
 */
export function personEndpoints({ readers, deleters }: Rules): Endpoint[] {
  return [exportPerson(readers), deletePerson(deleters)];
}

/**
 * GET /api/COLLECTION/person?email=…: everything stored about an address, as a file; as an archive
 * if there are files. `x-entries` gives the number of entries.
 */
const exportPerson = (rule: Access): Endpoint =>
  aboutPerson('get', rule, async (req, email) => {
    const found: Record<string, object[]> = {};
    const files: Files = {};
    for (const collection of await allowedTo('readers', req)) {
      const docs = await recordsFrom(req, collection, email);
      found[collection] = docs.map((record) => ({ ...record, ...secrets }));
      for (const kind of Object.keys(owners) as FilesCollection[]) {
        if (owners[kind].collection === collection) await addFiles(req, kind, docs, files);
      }
    }
    await recordOn(req, 'export', Object.keys(found));
    const entries = Object.values(found).reduce((sum, { length }) => sum + length, 0);
    const data = { email, exportedAt: new Date().toISOString(), ...found };
    const json = Buffer.from(JSON.stringify(data, null, 2));
    const isArchive = Object.keys(files).length > 0;
    // Files are already compressed; compressing them again would be a waste of time.
    const body = isArchive ? zipSync({ 'personal-data.json': json, ...files }, { level: 0 }) : json;
    return new Response(new Uint8Array(body), {
      headers: {
        ...privately,
        'content-type': isArchive ? 'application/zip' : 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="personal-data.${isArchive ? 'zip' : 'json'}"`,
        'x-entries': String(entries),
      },
    });
  });

/** DELETE /api/COLLECTION/person?email=…: deletes it for good, and says how much it was. */
const deletePerson = (rule: Access): Endpoint =>
  aboutPerson('delete', rule, async (req, email) => {
    let deleted = 0;
    let left = 0;
    for (const collection of await allowedTo('deleters', req)) {
      const ids = await sentFrom(req.payload, collection, email);
      const { docs, errors } = await req.payload.delete({
        collection,
        where: { id: { in: ids } },
        depth: 0,
      });
      deleted += docs.length;
      left += errors.length;
    }
    await recordOn(req, 'delete', await allowedTo('deleters', req));
    req.payload.logger.info({ deleted }, 'personal data was deleted on request');
    return Response.json({ deleted, left }, { status: left > 0 ? 500 : 200, headers: privately });
  });

/** That it was done, but not whose data it was: they may have asked to be forgotten. */
async function recordOn(req: PayloadRequest, action: 'export' | 'delete', collections: string[]) {
  for (const subject of collections.filter(isAuditSubject)) {
    await record(req, { action, subject, title: '*' });
  }
}

/** Reads the address from the request, if the user is allowed to ask. */
function aboutPerson(
  method: 'get' | 'delete',
  rule: Access,
  answer: (req: PayloadRequest, email: string) => Promise<Response>,
): Endpoint {
  return {
    path: '/person',
    method,
    handler: async (req) => {
      const refused = await refusal(rule, req);
      if (refused) return refused;
      const email = addressOf(req);
      return email ? answer(req, email) : failure('email', 400);
    },
  };
}

async function allowedTo(what: keyof Rules, req: PayloadRequest): Promise<SentCollection[]> {
  const names = Object.keys(collections) as SentCollection[];
  const allowed = await Promise.all(names.map((name) => collections[name][what]({ req })));
  return names.filter((_, index) => allowed[index] === true);
}

async function recordsFrom(req: PayloadRequest, collection: SentCollection, email: string) {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: await sentFrom(req.payload, collection, email) } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  });
  return collection === 'inquiries' ? withAnswers(req, docs) : docs;
}

/** What was written to the person is about the person as well. */
async function withAnswers<Row extends { id: number }>(req: PayloadRequest, rows: Row[]) {
  const { docs } = await req.payload.find({
    collection: 'inquiry-mails',
    where: { inquiry: { in: rows.map(({ id }) => id) }, kind: { equals: 'answer' } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  });
  return rows.map((row) => ({
    ...row,
    answers: docs
      .filter(({ inquiry }) => inquiry === row.id)
      .map(({ createdAt, accountName, subject, text }) => ({
        ...{ createdAt, accountName, subject, text },
      })),
  }));
}

/** The files of applications or inquiries, each download being recorded. */
async function addFiles(
  req: PayloadRequest,
  collection: FilesCollection,
  rows: object[],
  files: Files,
) {
  for (const row of rows) {
    for (const stored of await findFiles(req.payload, collection, row)) {
      const content = await readStoredFile(req.payload, collection, stored);
      if (!content) continue;
      await noteDownload(req, collection, stored);
      const reference = 'reference' in row ? `${row.reference} ` : '';
      files[freeName(`${reference}${stored.originalName}`, files)] = content;
    }
  }
}

/** Two files of an inquiry may have the same name. */
function freeName(name: string, taken: Files): string {
  if (!(name in taken)) return name;
  const [, stem = '', extension = ''] = /^(.*)(\.\w+)$/s.exec(name) ?? [];
  const numbers = Array.from({ length: 100 }, (_, index) => `${stem} (${index + 2})${extension}`);
  return numbers.find((one) => !(one in taken)) ?? name;
}

function addressOf(req: PayloadRequest): string | null {
  const { email } = req.query;
  const address = typeof email === 'string' ? email.trim() : '';
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : null;
}
