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
export function adminContentSecurityPolicy(nonce: string): string {
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
