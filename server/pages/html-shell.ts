import { html, raw } from 'hono/html';
import { languages } from '../../app/i18n/languages.ts';
import type { BrowserState } from '../../app/page-state.ts';
import { darkColors, lightColors } from '../../documents/typesetting/colors.ts';
import type { PageAssets } from '../files/assets.ts';
import type { Site } from '../sites.ts';
import { previewHeight, previewWidth } from './preview-size.ts';

interface ShellParts {
  site: Site;
  title: string;
  description: string;
  /** null for pages that search engines should not list. */
  canonical: string | null;
  alternates: { hreflang: string; href: string }[];
  /** The page for programs that read it for people; null where `canonical` is. */
  markdown: string | null;
  /** The news for feed readers. */
  feeds: { title: string; type: string; href: string }[];
  /** Shown where the page is shared; null where `canonical` is. */
  social: SocialParts | null;
  markup: string;
  /** Stands above everything else, where what is shown is not what visitors see. */
  notice?: string | undefined;
  state: BrowserState | null;
  /** The page's content in the vocabulary of schema.org. */
  structuredData: object[];
  assets: PageAssets;
  /** Markup for the head that only the development server needs. */
  developmentHead?: string;
}

export interface SocialParts {
  siteName: string;
  /** Absolute address of the preview and what it shows. */
  image: { href: string; alternative: string };
  /** The tags of the other languages that the page is in. */
  otherLanguages: string[];
}

/** Here instead of in a style sheet, which visitors would load for nothing. */
const noticeStyle =
  'position:sticky;top:0;z-index:100;margin:0;padding:.6rem 1rem;background:#7a2e00;color:#fff;font:600 1rem/1.4 system-ui,sans-serif;text-align:center';

/**
 * The HTML document around a rendered page. Its scripts are files, so the CSP allows no inline
 * ones.
 */
export function renderHtmlShell(parts: ShellParts): string {
  const { tag, direction } = languages[parts.site.language];
  const { assets } = parts;
  return String(html`<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${parts.title}</title>
${parts.description ? html`<meta name="description" content="${parts.description}">` : ''}
${
  parts.canonical
    ? html`<link rel="canonical" href="${parts.canonical}">
<meta property="og:title" content="${parts.title}">
<meta property="og:description" content="${parts.description}">
<meta property="og:type" content="website">
<meta property="og:url" content="${parts.canonical}">
<meta property="og:locale" content="${tag}">
${parts.social ? socialTags(parts.social) : ''}`
    : html`<meta name="robots" content="noindex">`
}
${parts.alternates.map(
  ({ hreflang, href }) => html`<link rel="alternate" hreflang="${hreflang}" href="${href}">
`,
)}${parts.markdown ? html`<link rel="alternate" type="text/markdown" href="${parts.markdown}">` : ''}
${parts.feeds.map(
  ({
    title,
    type,
    href,
  }) => html`<link rel="alternate" type="${type}" title="${title}" href="${href}">
`,
)}<meta name="theme-color" content="${lightColors.paper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${darkColors.paper}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${raw(parts.developmentHead ?? '')}
${assets.fonts.map((href) => html`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)}
${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${
  parts.structuredData.length > 0
    ? html`<script type="application/ld+json">${raw(toJson({ '@context': 'https://schema.org', '@graph': parts.structuredData }))}</script>`
    : ''
}
</head>
<body>
${parts.notice ? html`<p role="note" style="${noticeStyle}">${parts.notice}</p>` : ''}
<div id="root">${raw(parts.markup)}</div>
${
  parts.state
    ? html`<script type="application/json" id="state">${raw(toJson(parts.state))}</script>
<script type="module" src="${assets.script}" fetchpriority="low"></script>`
    : ''
}
</body>
</html>
`);
}

function socialTags({ siteName, image, otherLanguages }: SocialParts) {
  return html`<meta property="og:site_name" content="${siteName}">
${otherLanguages.map(
  (tag) => html`<meta property="og:locale:alternate" content="${tag}">
`,
)}<meta property="og:image" content="${image.href}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${previewWidth}">
<meta property="og:image:height" content="${previewHeight}">
<meta property="og:image:alt" content="${image.alternative}">
<meta name="twitter:card" content="summary_large_image">`;
}

/** JSON that cannot close its script element. */
function toJson(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
