import type { Answer } from './site.ts';

/**
 * The score that MDN's HTTP Observatory gives the headers of a response, by version 5 of its rules:
 * everybody starts with 100, bonuses count from 90 upwards, and A+ is 100 or more. Left out is what
 * no test here can cover: the redirection from plain HTTP, and the preload list.
 */
export function observatoryScore({ headers, text }: Answer): number {
  const policy = policyOf(one(headers, 'content-security-policy'));
  const modifiers = [
    contentSecurityPolicy(policy),
    cookies([headers['set-cookie'] ?? []].flat()),
    one(headers, 'access-control-allow-credentials') === 'true' ? -50 : 0,
    strictTransportSecurity(one(headers, 'strict-transport-security')),
    referrerPolicy(one(headers, 'referrer-policy')),
    one(headers, 'x-content-type-options') === 'nosniff' ? 0 : -5,
    framing(policy, one(headers, 'x-frame-options')),
    ['same-origin', 'same-site'].includes(one(headers, 'cross-origin-resource-policy')) ? 10 : 0,
    /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/.test(
      one(headers, 'cross-origin-opener-policy'),
    )
      ? 10
      : 0,
    scripts(one(headers, 'content-type'), text),
  ];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const withoutCredits = sum(modifiers.filter((modifier) => modifier < 0));
  return withoutCredits >= 90 ? sum(modifiers) : Math.max(0, withoutCredits);
}

/** A header that is sent twice does not count, since it is an error. */
function one(headers: Answer['headers'], name: string): string {
  const value = headers[name];
  return typeof value === 'string' && !(name.startsWith('cross') && value.includes(','))
    ? value.trim()
    : '';
}

type Policy = Map<string, string[]>;

function policyOf(header: string): Policy | null {
  if (header === '') return null;
  const directives = header.split(';').flatMap((directive): [string, string[]][] => {
    const [name, ...sources] = directive.trim().split(/\s+/);
    return name ? [[name.toLowerCase(), sources]] : [];
  });
  return new Map(directives);
}

const broad = /^(\*|ftp:|https?:|https?:\/\/\*(\.\*)?)$/;
const isUnsafe = (source: string) => broad.test(source) || /^('unsafe-inline'|data:)$/.test(source);

function contentSecurityPolicy(policy: Policy | null): number {
  if (!policy) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isMarked = (sources: string[]) =>
    sources.some((source) => /^'(nonce|sha\d+)-/.test(source));
  const scriptSources = sourcesOf('script-src').filter(
    (source, _, all) => !(isMarked(all) && source === "'unsafe-inline'"),
  );
  const styleSources = sourcesOf('style-src').filter(
    (source, _, all) => !(isMarked(all) && source === "'unsafe-inline'"),
  );
  if (scriptSources.some(isUnsafe) || sourcesOf('object-src').some((s) => broad.test(s)))
    return -20;
  const others = [...policy].filter(([name]) => name !== 'script-src').flatMap(([, all]) => all);
  if ([...scriptSources, ...others].some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scriptSources, ...styleSources].includes("'unsafe-eval'")) return -10;
  if (styleSources.some(isUnsafe)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function cookies(all: string[]): number {
  let worst = 5;
  for (const cookie of all) {
    const [name = '', ...flags] = cookie.toLowerCase().split(/;\s*/);
    const names = flags.map((flag) => flag.split('=', 1)[0]);
    const sameSite = flags.find((flag) => flag.startsWith('samesite='))?.slice(9);
    const isSession = /^[^=]*(login|sess|token)/.test(name);
    if (!names.includes('secure')) worst = Math.min(worst, isSession ? -40 : -20);
    if (isSession && !names.includes('httponly')) worst = Math.min(worst, -30);
    if (sameSite !== undefined && !['lax', 'strict'].includes(sameSite))
      worst = Math.min(worst, -20);
    if (sameSite === undefined) worst = Math.min(worst, 0);
  }
  return all.length > 0 ? worst : 0;
}

function strictTransportSecurity(header: string): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (seconds === undefined || header.includes(',')) return -20;
  return Number(seconds) >= 15_552_000 ? 0 : -10;
}

function referrerPolicy(header: string): number {
  if (header === '') return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header)
    ? 5
    : -5;
}

function framing(policy: Policy | null, header: string): number {
  if (policy?.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(header) ? 5 : -20;
}

/** Third-party scripts without subresource integrity. */
function scripts(type: string, text: string): number {
  if (!type.startsWith('text/html')) return 0;
  const foreign = [...text.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^"]*"[^>]*>/g)];
  return foreign.some(([tag]) => !tag.includes('integrity=')) ? -50 : 0;
}
