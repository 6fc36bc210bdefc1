import type { Access, Endpoint, PayloadRequest } from 'payload';
import { isLanguage } from '../../app/i18n/languages.ts';
import { failure, privately, refusal } from '../office/staff-request.ts';
import { parseId } from '../parse-id.ts';
import { readProducts } from '../products/products.ts';
import { checkEndpoint } from './check-endpoint.ts';
import type { PreviewedCollection } from './draft-address.ts';
import { makePreviewLink, withdrawPreviewLinks } from './preview-links.ts';

const path = '/:id/preview-link';

/** As long as a description may be, with its references. */
const longestText = 1000;

/** `GET /api/COLLECTION/filled-text?text=…&language=de`: a text with its figures, as visitors read it. */
const filledText = (authors: Access): Endpoint => ({
  path: '/filled-text',
  method: 'get',
  handler: async (req) => {
    const refused = await refusal(authors, req);
    if (refused) return refused;
    const { text, language } = req.query;
    if (typeof text !== 'string' || text.length > longestText) return failure('text', 400);
    if (typeof language !== 'string' || !isLanguage(language)) return failure('language', 400);
    const products = await readProducts(req.payload);
    return Response.json({ text: products.fill(text, language) }, { headers: privately });
  },
});

/** Of everything that is written before it is published. */
export const publishingEndpoints = (
  collection: PreviewedCollection,
  authors: Access,
): Endpoint[] => [
  filledText(authors),
  checkEndpoint(collection, authors),
  ...previewLinkEndpoints(collection, authors),
];

/**
 * `POST /api/COLLECTION/ID/preview-link?language=de` makes a link to the draft for somebody without
 * an account; `DELETE` withdraws all that were made. Both for those who write it.
 */
function previewLinkEndpoints(collection: PreviewedCollection, authors: Access): Endpoint[] {
  const answer =
    (change: (req: PayloadRequest, id: number) => Promise<Response>) =>
    async (req: PayloadRequest): Promise<Response> => {
      const refused = await refusal(authors, req);
      if (refused) return refused;
      const id = parseId(String(req.routeParams?.id ?? ''));
      const found =
        id !== null &&
        (await req.payload.count({ collection, where: { id: { equals: id } } })).totalDocs > 0;
      return found ? change(req, id) : failure('notFound', 404);
    };
  return [
    {
      path,
      method: 'post',
      handler: answer(async ({ payload, query }, id) => {
        const { language } = query;
        if (typeof language !== 'string' || !isLanguage(language)) return failure('language', 400);
        const link = await makePreviewLink(payload, { collection, id, language });
        return Response.json(link, { headers: privately });
      }),
    },
    {
      path,
      method: 'delete',
      handler: answer(async ({ payload }, id) => {
        await withdrawPreviewLinks(payload, { collection, id });
        return new Response(null, { status: 204, headers: privately });
      }),
    },
  ];
}
