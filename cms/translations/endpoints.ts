import type { Endpoint, PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import type { Language } from '../../app/i18n/languages.ts';
import { failure, privately } from '../office/staff-request.ts';
import { isKind, readDocument } from './documents.ts';
import { writeCsv } from './exchange/csv.ts';
import { FileFault, selectUnits } from './exchange/exchange.ts';
import { applyPlan, type FileFormat, type Plan, planImport } from './exchange/plan.ts';
import { writeXliff } from './exchange/xliff-write.ts';
import { approve, faultOfTexts, propose, returnWithNote } from './proposals.ts';
import { isTargetLanguage, languagesOf, mayApprove } from './rights.ts';
import { readStates } from './states.ts';

/** The longest note to a translator, and far more than a text of the site has. */
const mostNote = 1000;
const mostText = 100_000;

const formats: Record<FileFormat, string> = {
  xliff: 'application/xliff+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** Whoever may not translate into the language is refused before anything is read. */
function refusal(req: PayloadRequest, language: unknown): Response | null {
  if (!req.user) return failure('unauthorized', 401);
  if (!isTargetLanguage(language)) return failure('language', 400);
  return languagesOf(req.user).includes(language) ? null : failure('forbidden', 403);
}

type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function bodyOf(req: PayloadRequest): Promise<Body> {
  const body: unknown = await Promise.resolve(req.json?.()).catch(() => null);
  return isObject(body) ? body : {};
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one.length <= mostText);

/** POST /api/translations/text: one text as it is typed. */
async function saveText(req: PayloadRequest): Promise<Response> {
  const { kind, id, language, unit: key, texts, isConfirmed } = await bodyOf(req);
  const refused = refusal(req, language);
  if (refused) return refused;
  if (!isKind(kind) || typeof id !== 'string' || typeof key !== 'string' || !isTexts(texts)) {
    return failure('text', 400);
  }
  const document = await readDocument(req.payload, kind, id);
  const unit = document?.units.find((one) => one.key === key);
  if (!document || !unit) return failure('gone', 404);
  const wanted = language as Language;
  const found = faultOfTexts(unit, wanted, texts);
  if (found) return Response.json({ error: found.fault, ...found }, { status: 422 });
  const place = { kind, document: id, language: wanted, unit: key };
  const state = (await readStates(req.payload, place)).of(place);
  const result = await propose(
    { document, unit, language: wanted, texts, isConfirmed: isConfirmed === true },
    state,
    req,
  );
  const at = (await readStates(req.payload, place)).of(place)?.proposal?.at ?? null;
  return Response.json({ result, at }, { headers: privately });
}

/** POST /api/translations/review: an editor approves what they have seen, or returns it. */
async function review(req: PayloadRequest): Promise<Response> {
  const { kind, id, language, seen, note } = await bodyOf(req);
  const refused = refusal(req, language);
  if (refused) return refused;
  if (!mayApprove(req.user)) return failure('forbidden', 403);
  const isNote = note === undefined || (typeof note === 'string' && note.length <= mostNote);
  if (!isKind(kind) || typeof id !== 'string' || !isObject(seen) || !isNote) {
    return failure('review', 400);
  }
  const stamps = Object.entries(seen).map(([key, at]) => [key, String(at)]);
  const what = { kind, id, language: language as Language, seen: Object.fromEntries(stamps) };
  try {
    const count = note?.trim()
      ? await returnWithNote(what, note.trim(), req)
      : await approve(what, req);
    return Response.json({ count }, { headers: privately });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const message = error.data.errors.map((one) => one.message).join(' ');
    return Response.json({ error: 'refused', message }, { status: 422, headers: privately });
  }
}

/** GET /api/translations/export?language=de&format=xliff|csv[&only=missing][&kind=pages[&id=12]] */
async function exportTexts(req: PayloadRequest): Promise<Response> {
  const { language, format, only, kind, id } = req.query;
  const refused = refusal(req, language);
  if (refused) return refused;
  if (format !== 'xliff' && format !== 'csv') return failure('format', 400);
  if (kind !== undefined && !isKind(kind)) return failure('kind', 400);
  const wanted = language as Language;
  const documents = await selectUnits(req.payload, {
    ...{ language: wanted, kind, isMissingOnly: only === 'missing' },
    id: typeof id === 'string' && kind !== undefined ? id : undefined,
  });
  const staffLanguage = req.i18n.language;
  const body =
    format === 'xliff'
      ? writeXliff(documents, wanted, staffLanguage)
      : writeCsv(documents, wanted, staffLanguage);
  const name = [kind ?? 'site', id, wanted, only === 'missing' && 'missing'].filter(Boolean);
  const extension = format === 'xliff' ? 'xlf' : 'csv';
  return new Response(body, {
    headers: {
      ...privately,
      'content-type': formats[format],
      'content-disposition': `attachment; filename="${name.join('-').replace(/[^\w.-]/g, '')}.${extension}"`,
    },
  });
}

/**
 * POST /api/translations/import?language=de&format=xliff|csv: what the file would change. With
 * `expected`, the digest of that answer, it is done.
 */
async function importTexts(req: PayloadRequest): Promise<Response> {
  const { language, format, expected } = req.query;
  const refused = refusal(req, language);
  if (refused) return refused;
  if (format !== 'xliff' && format !== 'csv') return failure('format', 400);
  const wanted = language as Language;
  const text = (await req.text?.()) ?? '';
  let plan: Plan;
  try {
    const staffLanguage = req.i18n.language;
    plan = await planImport(req.payload, { text, format, language: wanted, staffLanguage });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const { code, line, detail } = error;
    return Response.json({ error: code, line, detail }, { status: 422, headers: privately });
  }
  const changes = plan.changes.map(({ document: _, exchanged: __, ...change }) => change);
  const { digest } = plan;
  if (expected === undefined) return Response.json({ changes, digest }, { headers: privately });
  if (expected !== digest) return failure('changed', 409);
  await applyPlan(plan, wanted, req);
  return Response.json({ count: changes.length }, { headers: privately });
}

export const translationEndpoints: Endpoint[] = [
  { path: '/translations/text', method: 'post', handler: saveText },
  { path: '/translations/review', method: 'post', handler: review },
  { path: '/translations/export', method: 'get', handler: exportTexts },
  { path: '/translations/import', method: 'post', handler: importTexts },
];
