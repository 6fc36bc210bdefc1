import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * Public pages run the site's own script files and nothing else, so no nonce is needed and the
 * policy is the same for every answer, which lets pages be cached. `style` attributes are allowed
 * for the colour behind a picture that is still loading; style elements are not.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function securityHeaders({ isHttps }: { isHttps: boolean }): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // The path is needed by our own visit counts and goes to no one else.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The admin's scripts come with inline parts from Next, which marks them with this nonce. */
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
    // Live views of a draft are shown in a frame of the admin itself.
    "frame-ancestors 'self'",
  ].join('; ');
}

/** What the interface says is for programs, and nothing in it may run or be framed. */
const apiContentSecurityPolicy = [
  "default-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A file is what somebody uploaded: whatever is in it, it is on its own. */
const fileContentSecurityPolicy = `${apiContentSecurityPolicy}; sandbox`;

/**
 * A PDF may be shown within pages of the site, and the viewers of browsers need their own styles
 * and plug-in, which no sandbox has. It runs no script of its own.
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

/** @param type of an answer of the interface; of a file when `isFile`. */
export function apiPolicy(type: string | null, isFile: boolean): string {
  if (!isFile) return apiContentSecurityPolicy;
  return type === 'application/pdf' ? pdfContentSecurityPolicy : fileContentSecurityPolicy;
}

/** Headers of the admin: as those of the site, but for frames of its own. */
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

/** Adds headers to every answer that does not have them yet. */
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
 * Whether a request that changes something comes from a page of the same origin. Requests of
 * programs, which send neither header, pass: there is no cookie they could misuse.
 */
export function isSameOrigin(context: Context): boolean {
  const fetchSite = context.req.header('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const origin = context.req.header('origin');
  if (!origin) return true;
  return URL.parse(origin)?.host === context.req.header('host');
}

/**
 * Whether a request of the back office may change something. Besides what `isSameOrigin` asks: a
 * session in a cookie goes along with requests of any page, and browsers say which one sends
 * them. Where nothing is said the cookie proves nothing, unless the session is in a header of its
 * own, which no other page can set.
 */
export function isOwnChange(context: Context): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) return true;
  if (!isSameOrigin(context)) return false;
  const isSaid = context.req.header('origin') ?? context.req.header('sec-fetch-site');
  const hasCookie = /(?:^|;)\s*payload-token=/.test(context.req.header('cookie') ?? '');
  return isSaid !== undefined || !hasCookie || hasSessionInHeader(context.req.raw.headers);
}

/** As programs sign in, rather than with the cookie of a browser. */
export function hasSessionInHeader(headers: Headers): boolean {
  return /^(JWT|Bearer) /.test(headers.get('authorization') ?? '');
}

/**
 * Node takes the first of two Host headers, a proxy in front perhaps the other, which then decide
 * on two different sites (RFC 9112, 3.2).
 * @returns whether the request was answered.
 */
export function refuseTwoHosts(request: IncomingMessage, response: ServerResponse): boolean {
  const { rawHeaders } = request;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts < 2) return false;
  response.writeHead(400, { connection: 'close', 'content-type': 'text/plain; charset=utf-8' });
  response.end('The request names two hosts.');
  return true;
}
