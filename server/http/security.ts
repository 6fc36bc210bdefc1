import type { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { AnalyticsProvider } from '../../cms/interface.ts';

/** What a page loads from the services that count visits, once a visitor has agreed. */
const analyticsSources: Record<
  AnalyticsProvider,
  Record<'script' | 'connect' | 'image', string>
> = {
  google: {
    script: 'https://www.googletagmanager.com',
    connect:
      'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
    image: 'https://www.googletagmanager.com https://*.google-analytics.com',
  },
  baidu: {
    script: 'https://hm.baidu.com',
    connect: 'https://hm.baidu.com',
    image: 'https://hm.baidu.com',
  },
};

/**
 * Public pages run only the site's own script files, so the policy needs no nonce and is the same
 * for every response, which keeps pages cacheable. Which pages a browser may get ready in advance is
 * no script (app/starter.ts). `style` attributes are allowed for the
 * placeholder colour behind a loading picture; style elements are not.
 * @param analytics whose scripts the settings allow on this page
 * @param framedBy itself only where staff look at a draft beside its form
 */
export function contentSecurityPolicy(
  analytics?: AnalyticsProvider,
  framedBy: "'none'" | "'self'" = "'none'",
): string {
  const { script, connect, image } = analytics
    ? analyticsSources[analytics]
    : { script: '', connect: '', image: '' };
  return [
    "default-src 'none'",
    `script-src 'self' 'inline-speculation-rules' ${script}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${image}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${connect}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ]
    .map((directive) => directive.trim())
    .join('; ');
}

export function securityHeaders({ isHttps }: { isHttps: boolean }): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Our own visit counts need the path; other sites do not get it.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Of a draft that staff look at: the form beside it is of the same origin. */
export const framedHeaders = {
  'content-security-policy': contentSecurityPolicy(undefined, "'self'"),
  'x-frame-options': 'SAMEORIGIN',
};

/** The admin's pages contain inline scripts by Next, which carry this nonce. */
function adminContentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    // Live preview shows drafts in a frame within the admin.
    "frame-ancestors 'self'",
  ].join('; ');
}

/** API responses are for programs; nothing in them may run or be framed. */
const apiContentSecurityPolicy = [
  "default-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** An uploaded file may contain anything, so it is isolated. */
const fileContentSecurityPolicy = `${apiContentSecurityPolicy}; sandbox`;

/**
 * PDFs may be embedded in pages of the site. Browsers' viewers need their own styles and plug-in,
 * which a sandbox forbids. Scripts stay forbidden.
 */
export const pdfContentSecurityPolicy = [
  "default-src 'none'",
  "object-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The policy for an API response; files are always downloads there, or pictures. */
export const apiPolicy = (isFile: boolean): string =>
  isFile ? fileContentSecurityPolicy : apiContentSecurityPolicy;

/** Headers of the admin: those of the site, except that it may frame itself. */
export function adminHeaders(headers: Record<string, string>, nonce: string) {
  return {
    ...headers,
    'content-security-policy': adminContentSecurityPolicy(nonce),
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  };
}

/** Adds headers to every response that does not have them yet. */
export function addHeaders(headers: Record<string, string>): MiddlewareHandler {
  const entries = Object.entries(headers);
  return async (context, next) => {
    await next();
    for (const [name, value] of entries) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

/**
 * Whether a state-changing request comes from a page of the same origin. Requests by programs,
 * which send neither header, pass: they carry no cookie to abuse.
 */
export function isSameOrigin(context: Context): boolean {
  const fetchSite = context.req.header('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const origin = context.req.header('origin');
  if (!origin) return true;
  return URL.parse(origin)?.host === context.req.header('host');
}

/**
 * Whether a state-changing request to the back office is allowed. This is stricter than
 * `isSameOrigin`: the session cookie is sent along with requests from any page, and browsers say
 * which page that was. Without that information the cookie proves nothing, unless the session is in
 * a header of its own, which no other page can set.
 */
export function isOwnChange(context: Context): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) return true;
  if (!isSameOrigin(context)) return false;
  const isSaid = context.req.header('origin') ?? context.req.header('sec-fetch-site');
  const hasCookie = /(?:^|;)\s*payload-token=/.test(context.req.header('cookie') ?? '');
  return isSaid !== undefined || !hasCookie || hasSessionInHeader(context.req.raw.headers);
}

/** Programs authenticate this way; browsers use the cookie. */
export function hasSessionInHeader(headers: Headers): boolean {
  return /^(JWT|Bearer) /.test(headers.get('authorization') ?? '');
}

/**
 * Given two Host headers, Node uses the first; a proxy in front may use the other, so that the two
 * would choose different sites (RFC 9112, 3.2).
 */
export function refuseTwoHosts(response: ServerResponse): void {
  response.writeHead(400, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' });
  response.end('The request names two hosts.');
}
