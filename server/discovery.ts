import type { Context } from 'hono';
import type { ContentSource } from '../cms/interface.ts';
import type { Sites } from './sites.ts';

/** What search engines ask for: `/robots.txt` and `/sitemap.xml`, for each site its own. */
export function discoveryAnswers(content: ContentSource, sites: Sites) {
  return {
    robots(context: Context) {
      const { origin } = sites.ofHost(context.req.header('host'));
      return context.text(
        `User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /login\nDisallow: /forms/\n\nSitemap: ${origin}/sitemap.xml\n`,
      );
    },

    async sitemap(context: Context) {
      const site = sites.ofHost(context.req.header('host'));
      const pages = (await content.publishedPaths()).filter(({ translatedInto }) =>
        translatedInto.includes(site.language),
      );
      const entries = pages.map(({ path, translatedInto, changed }) => {
        const alternates = sites.all
          .filter(({ language }) => translatedInto.includes(language))
          .map(
            ({ hreflang, origin }) =>
              `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`,
          );
        return `<url><loc>${site.origin}${path}</loc><lastmod>${changed}</lastmod>${alternates.join('')}</url>`;
      });
      return context.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
        200,
        { 'content-type': 'application/xml; charset=utf-8' },
      );
    },
  };
}
