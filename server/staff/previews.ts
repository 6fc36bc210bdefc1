import type { Context, Hono } from 'hono';
import type { Payload } from 'payload';
import { isLanguage, type Language } from '../../app/i18n/languages.ts';
import { writingMessages } from '../../app/i18n/writing.ts';
import { resolveDate } from '../../cms/dates.ts';
import { parseId } from '../../cms/parse-id.ts';
import { draftAddress, previewPath } from '../../cms/publishing/draft-address.ts';
import { type PreviewLink, readPreviewLink } from '../../cms/publishing/preview-links.ts';
import type { Documents } from '../documents/documents.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import type { RequestContext } from '../http/request-body.ts';
import { framedHeaders, pdfContentSecurityPolicy } from '../http/security.ts';
import type { Pages } from '../pages/pages.ts';
import { visitorOf } from './door.ts';

interface Options {
  payload: Payload;
  pages: Pages;
  documents: Documents;
  budget: ClientBudget;
}

type Application = Hono<{ Bindings: RequestContext['env'] }>;

/** Drafts, for staff at their address and for whoever was given a link. */
export function addPreviews(application: Application, options: Options): void {
  const { payload, pages, budget } = options;
  application.get(`${previewPath}/*`, budget.lookUp());

  application.get(`${previewPath}/:token`, async (context) => {
    const link = await readPreviewLink(payload, context.req.param('token') ?? '');
    if (!link) return pages.notFound(context);
    // The address is the secret: it must reach no other site, and no search engine.
    context.header('referrer-policy', 'no-referrer');
    context.header('x-robots-tag', 'noindex, nofollow');
    return link.collection === 'guides'
      ? sendGuide(context, options, link)
      : sendPage(context, options, link);
  });

  application.get(`${previewPath}/guides/:id`, async (context) => {
    const id = parseId(context.req.param('id') ?? '');
    const language = context.req.query('preview') ?? '';
    const isKnown = id !== null && isLanguage(language);
    if (!isKnown || !(await visitorOf(payload, context.req.raw.headers))) {
      return pages.notFound(context);
    }
    return sendGuide(context, options, { id, language });
  });

  application.get('*', async (context, next) => {
    const language = context.req.query('preview');
    if (!language || !isLanguage(language)) return next();
    if (!(await visitorOf(payload, context.req.raw.headers))) return next();
    for (const [name, value] of Object.entries(framedHeaders)) context.header(name, value);
    return pages.render(context, { draft: { language } });
  });
}

async function sendPage(
  context: Context,
  { payload, pages }: Options,
  { collection, id, language, expires }: PreviewLink,
): Promise<Response> {
  // Its path may change until it is published, so links name the document.
  const draft = await payload.findByID({
    ...{ collection, id, draft: true, depth: 0 },
    disableErrors: true,
  });
  const path = draft && draftAddress(collection, { ...draft });
  if (!path) return pages.notFound(context);
  const words = writingMessages[language];
  const { text } = resolveDate(expires, language);
  return pages.render(context, {
    ...{ path, draft: { language } },
    notice: words.draftNotice.replace('{date}', () => text),
    // Scripts would look for the page of this address.
    isWithoutScripts: true,
  });
}

async function sendGuide(
  context: Context,
  { pages, documents }: Options,
  { id, language }: { id: number; language: Language },
): Promise<Response> {
  const file = await documents.draftOfGuide(id, language);
  if (!file) return pages.notFound(context);
  return context.body(new Uint8Array(file), 200, {
    'cache-control': 'no-store',
    'content-disposition': 'inline; filename="draft.pdf"',
    'content-security-policy': pdfContentSecurityPolicy,
    'content-type': 'application/pdf',
  });
}
