import type { IncomingHttpHeaders } from 'node:http';

/**
 * The grade that MDN's HTTP Observatory gives, by its published scoring methodology: each test adds
 * points to or takes points from 100, and bonuses count only from 90 upwards. Left out are the
 * redirection from HTTP, which is up to the proxy, and the HSTS preload list.
 */

interface Grade {
  grade: string;
  score: number;
  /** What cost points. */
  lost: string[];
}

type Points = [points: number, reason: string];

const grades: [least: number, grade: string][] = [
  ...([
    [100, 'A+'],
    [90, 'A'],
    [85, 'A-'],
    [80, 'B+'],
    [70, 'B'],
    [65, 'B-'],
  ] as const),
  ...([
    [60, 'C+'],
    [50, 'C'],
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
  ] as const),
].map(([least, grade]) => [least, grade]);

/** @param html the body of the response, for the scripts in it. */
export function gradeOf(headers: IncomingHttpHeaders, html: string): Grade {
  const policy = readPolicy(headers['content-security-policy']);
  const points: Points[] = [
    scorePolicy(policy),
    scoreCookies(headers),
    scoreSharing(headers),
    scoreTransport(headers),
    scoreReferrer(one(headers, 'referrer-policy')),
    scoreScripts(headers, html),
    one(headers, 'x-content-type-options').toLowerCase() === 'nosniff' ? [0, ''] : [-5, 'nosniff'],
    scoreFrames(headers, policy),
    scoreIsolation(headers, 'cross-origin-resource-policy', ['same-origin', 'same-site']),
    scoreIsolation(headers, 'cross-origin-opener-policy', [
      ...['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
    ]),
    scoreIsolation(headers, 'cross-origin-embedder-policy', ['require-corp', 'credentialless']),
  ];
  const penalties = points.filter(([value]) => value < 0);
  const reduced = 100 + penalties.reduce((sum, [value]) => sum + value, 0);
  const whole = 100 + points.reduce((sum, [value]) => sum + value, 0);
  const score = Math.max(0, reduced >= 90 ? whole : reduced);
  return {
    score,
    grade: grades.find(([least]) => score >= least)?.[1] ?? 'F',
    lost: penalties.map(([value, reason]) => `${reason} ${value}`),
  };
}

const one = (headers: IncomingHttpHeaders, name: string) =>
  [headers[name] ?? ''].flat().join(', ').trim();

type Policy = Map<string, Set<string>>;

/** @returns null if there is none, or if it repeats a directive. */
function readPolicy(header: string | string[] | undefined): Policy | null {
  const text = [header ?? ''].flat().join('; ').trim();
  if (text === '') return null;
  const policy: Policy = new Map();
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (policy.has(name)) return null;
    const isEmptyList = sources.length === 0 && name.endsWith('-src');
    policy.set(name, new Set(isEmptyList ? ["'none'"] : sources));
  }
  return policy;
}

const broad = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const inline = ["'unsafe-inline'", 'data:'];
const insecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
const isMark = (source: string) => /^'(sha(256|384|512)|nonce)-/.test(source);

function scorePolicy(policy: Policy | null): Points {
  if (!policy) return [-25, 'no usable policy'];
  const everything = new Set(['*']);
  const sources = (name: string) =>
    new Set(policy.get(name) ?? policy.get('default-src') ?? everything);
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sources);
  if (!scripts || !styles || !objects) return [-25, 'no usable policy'];
  for (const list of [scripts, styles]) {
    if ([...list].some(isMark)) list.delete("'unsafe-inline'");
  }
  if (scripts.has("'strict-dynamic'")) {
    if (![...scripts].some(isMark)) return [-25, 'strict-dynamic without a nonce or hash'];
    const isIgnored = (source: string) =>
      source === "'self'" || broad.some((start) => source.startsWith(start));
    for (const source of [...scripts].filter(isIgnored)) scripts.delete(source);
  }
  const has = (list: Set<string>, wanted: string[]) => wanted.some((source) => list.has(source));
  if (has(scripts, [...broad, ...inline]) || has(objects, broad)) return [-20, 'unsafe scripts'];
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => ![...passive, 'script-src'].includes(name));
  if ([...active.flatMap(([, list]) => [...list]), ...scripts].some(insecure)) {
    return [-20, 'http sources'];
  }
  if (has(scripts, ["'unsafe-eval'"]) || has(styles, ["'unsafe-eval'"])) return [-10, 'eval'];
  if (passive.flatMap((name) => [...sources(name)]).some(insecure)) return [-10, 'http pictures'];
  if (has(styles, [...broad, ...inline])) return [0, ''];
  const usual = policy.get('default-src');
  return usual?.size === 1 && usual.has("'none'") ? [10, ''] : [5, ''];
}

/** Six months: 180 days, or about 15.5 million seconds. */
const longTransport = 15_552_000;

function maxAgeOf(headers: IncomingHttpHeaders): number | null {
  const header = one(headers, 'strict-transport-security');
  if (header.includes(',')) return null;
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  return age === undefined ? null : Number(age);
}

function scoreTransport(headers: IncomingHttpHeaders): Points {
  const age = maxAgeOf(headers);
  if (age === null) return [-20, 'no HSTS'];
  return age < longTransport ? [-10, 'short HSTS'] : [0, ''];
}

function scoreCookies(headers: IncomingHttpHeaders): Points {
  const cookies = headers['set-cookie'] ?? [];
  if (cookies.length === 0) return [0, ''];
  const isTransportSafe = (maxAgeOf(headers) ?? 0) >= longTransport;
  const all = cookies.map((cookie): Points => {
    const [pair = '', ...attributes] = cookie
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    const isSession = /login|sess/.test(pair.split('=', 1)[0] ?? '');
    const sameSite = attributes.find((part) => part.startsWith('samesite'))?.split('=')[1];
    const isSecure = attributes.includes('secure');
    if (isSession && !isSecure && !isTransportSafe) return [-40, 'a session without Secure'];
    if (isSession && !attributes.includes('httponly')) return [-30, 'a session without HttpOnly'];
    const isKnown = sameSite === undefined || ['lax', 'strict', 'none'].includes(sameSite);
    if (!isKnown || (sameSite === 'none' && !isSecure)) return [-20, 'SameSite'];
    if (!isSecure && !isTransportSafe) return [-20, 'a cookie without Secure'];
    if (!isSecure) return [isSession ? -10 : -5, 'a cookie without Secure'];
    return [sameSite ? 5 : 0, ''];
  });
  return all.reduce((worst, points) => (points[0] < worst[0] ? points : worst));
}

/** The response to a request with a foreign origin. */
function scoreSharing(headers: IncomingHttpHeaders): Points {
  const allowed = one(headers, 'access-control-allow-origin');
  const hasCredentials = one(headers, 'access-control-allow-credentials').toLowerCase() === 'true';
  const isReflected = allowed === strangeOrigin && hasCredentials;
  return isReflected ? [-50, 'shared with everybody'] : [0, ''];
}

export const strangeOrigin = 'https://http-observatory.security.mozilla.org';

const private_ = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function scoreReferrer(header: string): Points {
  if (header === '') return [0, ''];
  const policies = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  return private_.includes(policies.at(-1) ?? '') ? [5, ''] : [-5, 'referrer'];
}

function scoreScripts(headers: IncomingHttpHeaders, html: string): Points {
  if (!/html/.test(one(headers, 'content-type'))) return [0, ''];
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const foreign = tags.filter(([, source = '']) => /^(https?:)?\/\//.test(source));
  const isUnsafe = foreign.some(([, source = '']) => !source.startsWith('https:'));
  if (isUnsafe) return [-50, 'scripts of others over http'];
  return foreign.some(([tag]) => !tag.includes('integrity=')) ? [-5, 'scripts of others'] : [0, ''];
}

function scoreFrames(headers: IncomingHttpHeaders, policy: Policy | null): Points {
  if (policy?.has('frame-ancestors')) return [5, ''];
  const header = one(headers, 'x-frame-options').toLowerCase();
  return ['deny', 'sameorigin'].includes(header) ? [5, ''] : [-20, 'frames'];
}

function scoreIsolation(headers: IncomingHttpHeaders, name: string, good: string[]): Points {
  const value = one(headers, name).toLowerCase();
  if (good.includes(value)) return [10, ''];
  return ['', 'unsafe-none', 'cross-origin'].includes(value) ? [0, ''] : [-5, name];
}
