import type { Access, Endpoint, PayloadRequest } from 'payload';
import { writingWords } from '../../app/i18n/writing.ts';
import { knownAddresses } from '../known-addresses.ts';
import { failure, privately, refusal } from '../office/staff-request.ts';
import { parseId } from '../parse-id.ts';
import { readProducts } from '../products/products.ts';
import { isKnownReference } from '../usage/known-references.ts';
import { type CheckedPicture, checkDocument, picturesIn } from './checks.ts';
import type { PreviewedCollection } from './draft-address.ts';
import { failedPlans } from './scheduled.ts';
import { type WordedFinding, wordFinding } from './worded-findings.ts';

type Stored = Record<string, unknown>;

/** `GET /api/COLLECTION/ID/checks`: what to correct before publishing, for those who write it. */
export function checkEndpoint(collection: PreviewedCollection, authors: Access): Endpoint {
  return {
    path: '/:id/checks',
    method: 'get',
    handler: async (req) => {
      const refused = await refusal(authors, req);
      if (refused) return refused;
      const id = parseId(String(req.routeParams?.id ?? ''));
      const findings = id === null ? null : await findingsOf(req, collection, id);
      if (!findings) return failure('notFound', 404);
      return Response.json({ findings }, { headers: privately });
    },
  };
}

async function findingsOf(
  { payload, i18n }: PayloadRequest,
  collection: PreviewedCollection,
  id: number,
): Promise<WordedFinding[] | null> {
  const found = await payload.findByID({
    ...{ collection, id, draft: true, locale: 'all', depth: 0 },
    disableErrors: true,
  });
  if (!found) return null;
  const stored: Stored = { ...found };
  const { flattenedFields } = payload.collections[collection].config;
  const [addresses, products, pictures, failed] = await Promise.all([
    knownAddresses(payload),
    readProducts(payload),
    readPictures(payload, picturesIn(stored, flattenedFields)),
    failedPlans(payload, collection, id, String(stored.updatedAt)),
  ]);
  const known = {
    ...{ addresses, pictures },
    isFigure: (reference: string) => isKnownReference(reference, products),
  };
  const findings = checkDocument(stored, flattenedFields, known);
  return [
    ...failed.map((plan) => wordFailure(plan, i18n.language)),
    ...findings.map((finding) => wordFinding(finding, i18n.language)),
  ];
}

function wordFailure({ at, reason }: { at: string; reason: string }, language: string) {
  const words = writingWords(language);
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    path: '',
    isRefused: true,
    text: words.scheduleFailed
      .replace('{date}', () => moment.format(new Date(at)))
      .replace('{reason}', () => reason),
  };
}

async function readPictures(
  payload: PayloadRequest['payload'],
  ids: unknown[],
): Promise<CheckedPicture[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    locale: 'all',
    depth: 0,
    pagination: false,
  });
  return docs.map(({ id, filename, alternative, filesize, width }) => ({
    id,
    filename: filename ?? '',
    alternative: (alternative ?? {}) as unknown as Stored,
    bytes: filesize ?? 0,
    width: width ?? 0,
  }));
}
