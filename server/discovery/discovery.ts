import type { Context } from 'hono';
import { textOf } from '../../app/components/text.tsx';
import { type Language, languages } from '../../app/i18n/languages.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { withSiteName } from '../../app/navigation.ts';
import type { ContentSource, PageContent } from '../../cms/interface.ts';
import { lightColors } from '../../documents/typesetting/colors.ts';
import { alternatesOf } from '../pages/canonical.ts';
import type { Pages } from '../pages/pages.ts';
import type { Site, Sites } from '../sites.ts';

/**
 * What search engines and browsers request besides the pages: `/robots.txt`, `/sitemap.xml` and
 * `/manifest.webmanifest`, for each site its own. Those that are read from the content are kept
 * like pages.
 */
export function discoveryHandlers(content: ContentSource, sites: Sites, pages: Pages) {
  return {
    robots(context: Context) {
      const { origin } = sites.ofHost(context.req.header('host'));
      return context.text(
        `User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /login\nDisallow: /forms/\n\nSitemap: ${origin}/sitemap.xml\n`,
      );
    },

    sitemap(context: Context) {
      return pages.kept(context, async (site) => ({
        status: 200,
        type: 'application/xml; charset=utf-8',
        text: sitemapOf(site, sites.all, await content.publishedPaths()),
      }));
    },

    /** For people who add the site to their phone's home screen. */
    manifest(context: Context) {
      return pages.kept(context, async ({ language }) => ({
        status: 200,
        type: 'application/manifest+json; charset=utf-8',
        text: JSON.stringify(await manifestOf(await content.page('/home', language), language)),
      }));
    },
  };
}

type PublishedPath = Awaited<ReturnType<ContentSource['publishedPaths']>>[number];

function sitemapOf(site: Site, all: Site[], published: PublishedPath[]): string {
  const pages = published.filter(({ translatedInto }) => translatedInto.includes(site.language));
  const entries = pages.map(({ path, translatedInto, changed }) => {
    const alternates = alternatesOf({ path, translatedInto }, all).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return `<url><loc>${site.origin}${path}</loc><lastmod>${changed}</lastmod>${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

async function manifestOf(home: PageContent | null, language: Language): Promise<object> {
  const { tag, direction } = languages[language];
  const messages = await loadMessages(language);
  return {
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
}
