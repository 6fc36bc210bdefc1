import { defaultLanguage } from '../../app/i18n/languages.ts';
import type { FoundLink } from '../../cms/links/collect.ts';
import type { LinkProblem } from '../../cms/links/problems.ts';
import type { LinkFault } from '../../cms/links/record.ts';
import { type Addresses, comparable, pageOf } from '../../cms/page-addresses.ts';
import { requestedAddress } from '../../cms/redirects/address.ts';
import type { Site } from '../sites.ts';

interface Answer {
  status: number;
  text: string;
}

interface Options {
  links: FoundLink[];
  addresses: Addresses;
  redirects: ReadonlySet<string>;
  sites: readonly Site[];
  /** Asks this very server. */
  ask: (site: Site, path: string) => Promise<Answer>;
  /** Asks another site; undefined where that is not wanted. */
  askOutside: ((href: string) => Promise<LinkProblem | null>) | undefined;
}

/** @returns those links that lead nowhere, or not to where they seem to. */
export async function checkLinks({ links, ...options }: Options): Promise<LinkFault[]> {
  const known = new Map<string, Promise<LinkProblem | null>>();
  const faults: LinkFault[] = [];
  for (const link of links) {
    const key = `${link.language ?? ''} ${link.href}`;
    const asked = known.get(key) ?? problemOf(link, options);
    known.set(key, asked);
    const problem = await asked;
    if (problem) faults.push({ ...link, problem });
  }
  return faults;
}

async function problemOf(
  { href, language }: FoundLink,
  { addresses, redirects, sites, ask, askOutside }: Omit<Options, 'links'>,
): Promise<LinkProblem | null> {
  const site =
    sites.find(({ origin }) => href === origin || href.startsWith(`${origin}/`)) ??
    sites.find((one) => one.language === (language ?? defaultLanguage));
  if (!site) return null;
  const own = href.startsWith(site.origin) ? href.slice(site.origin.length) || '/' : href;
  if (!own.startsWith('/'))
    return /^https?:/i.test(own) ? ((await askOutside?.(own)) ?? null) : null;
  const [address = '', anchor] = own.split('#', 2);
  const page = pageOf(address);
  if (page !== undefined && !addresses.has(page)) {
    const from = requestedAddress(address.replace(/\?.*$/s, ''));
    return from && redirects.has(from) ? 'redirected' : 'missing';
  }
  // Nothing more to learn about a page that is known to be there.
  if (page !== undefined && !anchor) return null;
  const { status, text } = await ask(site, page === undefined ? address : pathIn(address));
  if (status >= 400) return 'missing';
  return anchor && page !== undefined && !hasAnchor(text, anchor) ? 'anchor' : null;
}

/** Without a slash at the end, which would be led on. */
const pathIn = (address: string) => address.replace(/\/+(\?|$)/, '$1') || comparable(address);

/** Ids of our own pages are plain. */
const hasAnchor = (html: string, anchor: string): boolean => html.includes(`id="${anchor}"`);
