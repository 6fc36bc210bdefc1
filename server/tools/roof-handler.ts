import type { Context } from 'hono';
import { isLanguage } from '../../app/i18n/languages.ts';
import type { ContentSource } from '../../cms/interface.ts';
import type { Guide } from '../../documents/shown.ts';
import { type ClientBudget, costs } from '../http/client-budget.ts';
import { pdfContentSecurityPolicy } from '../http/security.ts';
import { pageQuery } from '../pages/route-facts.ts';
import type { Sites } from '../sites.ts';
import { type KnownRoof, knownRoof } from './roof-case.ts';
import { roofDocument, roofDxf, roofSvg } from './roof-files.ts';

interface Options {
  content: ContentSource;
  sites: Sites;
  budget: ClientBudget;
  /** Sets a PDF. @throws Overload when too many are waiting. */
  print: (shown: Guide) => Promise<Buffer>;
}

/** The page whose query files are asked for with. */
const casePath = '/tools/roof';

const unkept = { 'cache-control': 'no-store' };

/**
 * `GET /tools/roof.dxf?v=1&…`, `/tools/roof.svg?…` and `/tools/roof.pdf?…&language=de`: the case of
 * the page as files. 422 where the page shows that something has to be corrected.
 */
export function sendRoofFile({ content, sites, budget, print }: Options) {
  return async (context: Context): Promise<Response> => {
    const site = sites.ofHost(context.req.header('host'));
    const query = pageQuery(casePath, new URL(context.req.url).search);
    const asked = Object.fromEntries(new URLSearchParams(query));
    const wanted = context.req.query('language') ?? site.language;
    const language = isLanguage(wanted) ? wanted : site.language;
    // A large roof takes as long to fill as a page to render.
    const found = await budget.run(context, costs.page, () =>
      knownRoof(content, site.language, asked, language),
    );
    if (!found) return context.json({ error: 'invalid' }, 422, unkept);
    const address = `${site.origin}${casePath}${query}`;
    switch (context.req.param('file')) {
      case 'roof.dxf':
        return drawing(context, roofDxf(found), 'image/vnd.dxf', 'eArc-roof.dxf');
      case 'roof.svg':
        return drawing(context, roofSvg(found), 'image/svg+xml', 'eArc-roof.svg');
      default:
        return report(context, found, await print(await roofDocument(found, address)));
    }
  };
}

const drawing = (context: Context, text: string, type: string, name: string): Response =>
  context.body(text, 200, {
    ...unkept,
    'content-disposition': `attachment; filename="${name}"`,
    'content-type': `${type}; charset=utf-8`,
  });

const report = (context: Context, { language }: KnownRoof, file: Buffer): Response =>
  context.body(new Uint8Array(file), 200, {
    ...unkept,
    'content-disposition': `inline; filename="eArc-roof-${language}.pdf"`,
    'content-language': language,
    'content-security-policy': pdfContentSecurityPolicy,
    'content-type': 'application/pdf',
  });
