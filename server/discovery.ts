import type { Context } from 'hono';
import { textOf } from '../app/components/text.tsx';
import { languages } from '../app/i18n/languages.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import { withSiteName } from '../app/navigation.ts';
import type { ContentSource } from '../cms/interface.ts';
import type { Sites } from './sites.ts';
import { lightColors } from './tokens.ts';

/**
 * What search engines and browsers ask for beside the pages: `/robots.txt`, `/sitemap.xml` and
 * `/manifest.webmanifest`, for each site its own.
 */
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

    /** For those who put the site on the home screen of a telephone. */
    async manifest(context: Context) {
      const { language } = sites.ofHost(context.req.header('host'));
      const { tag, direction } = languages[language];
      const messages = await loadMessages(language);
      const home = await content.page('/home', language);
      const manifest = {
        id: '/home',
        start_url: '/home',
        scope: '/',
        lang: tag,
        dir: direction,
        name: withSiteName(textOf(home?.title), messages),
        short_name: messages.siteName,
        description: textOf(home?.description),
        display: 'minimal-ui',
        theme_color: lightColors.paper,
        background_color: lightColors.paper,
        icons: [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
          {
            src: '/icon-maskable-512.png',
            type: 'image/png',
            sizes: '512x512',
            purpose: 'maskable',
          },
        ],
      };
      return context.body(JSON.stringify(manifest), 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      });
    },
  };
}
