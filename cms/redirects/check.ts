import type { Payload, PayloadRequest } from 'payload';
import { isAllowedTarget } from '../../app/blocks/link-target.ts';
import { entryAt } from '../entry-addresses.ts';
import { publishedAddresses } from '../known-addresses.ts';
import { type Addresses, comparable, pageOf } from '../page-addresses.ts';
import { isReserved } from '../reserved-paths.ts';
import { redirectFrom } from './address.ts';

export type RedirectFault =
  | 'redirectFromInvalid'
  | 'redirectFromReserved'
  | 'redirectFromPublished'
  | 'redirectFromTaken'
  | 'redirectToInvalid'
  | 'redirectToMissing'
  | 'redirectLoop';

export interface Redirect {
  from: string;
  to: string;
}

export interface StoredRedirect extends Redirect {
  id: number;
  permanence: 'permanent' | 'temporary';
}

/** Files and lists of the site itself, which are not pages of the back office. */
const ownAddress =
  /^\/(documents\/|parameters(\/|\.json$)|news\/(rss\.xml|atom\.xml|feed\.json)$|login$|sitemap\.xml$)/;

/** What redirects are checked against: the pages of this moment, and all redirects by `from`. */
export class RedirectCheck {
  readonly #pages: Addresses;
  readonly redirects: Map<string, Redirect>;

  constructor(pages: Addresses, redirects: Iterable<Redirect>) {
    this.#pages = pages;
    this.redirects = new Map([...redirects].map((redirect) => [redirect.from, redirect]));
  }

  static async read(payload: Payload, req?: PayloadRequest) {
    const [pages, stored] = await Promise.all([
      publishedAddresses(payload),
      readRedirects(payload, req),
    ]);
    return { check: new RedirectCheck(pages, stored), stored };
  }

  /** @returns the address in the form it is stored in, or what is wrong with it. */
  from(typed: string): { address: string } | { fault: RedirectFault } {
    const address = redirectFrom(typed);
    if (address === null) return { fault: 'redirectFromInvalid' };
    if (isReserved(address) && !entryAt(address)) return { fault: 'redirectFromReserved' };
    if (this.#pages.has(address)) return { fault: 'redirectFromPublished' };
    return { address };
  }

  /**
   * Where a redirect leads in the end, following others.
   * @param from as `from` returned it.
   */
  to(from: string, typed: string): { target: string } | { fault: RedirectFault } {
    let target = typed.trim();
    const passed = new Set([from]);
    for (;;) {
      if (!isTarget(target)) return { fault: 'redirectToInvalid' };
      if (!target.startsWith('/')) return { target };
      const path = comparable(target.replace(/[?#].*$/s, ''));
      if (passed.has(path)) return { fault: 'redirectLoop' };
      if (this.#pages.has(path) || isOwn(path)) return { target };
      passed.add(path);
      const next = this.redirects.get(path);
      if (!next) return { fault: 'redirectToMissing' };
      target = next.to;
    }
  }
}

export async function readRedirects(
  payload: Payload,
  req?: PayloadRequest,
): Promise<StoredRedirect[]> {
  const { docs } = await payload.find({
    collection: 'redirects',
    select: { from: true, to: true, permanence: true },
    depth: 0,
    pagination: false,
    ...(req && { req }),
  });
  return docs.map(({ id, from, to, permanence }) => ({ id, from, to, permanence }));
}

const isTarget = (target: string): boolean =>
  isAllowedTarget(target) && /^(\/|https?:)/i.test(target);

const isOwn = (path: string): boolean =>
  path === '' || (pageOf(path) === undefined && ownAddress.test(path));
