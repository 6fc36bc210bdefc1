import { entryAt } from '../../cms/entry-addresses.ts';
import type { ContentSource } from '../../cms/interface.ts';
import type { Body, CachedAnswer } from './page-cache.ts';

/**
 * The letter case in which pages are published. Addresses are case-sensitive, as they always have
 * been (`/eArc`), but whoever types or prints them differently means the existing page.
 *
 * The letters of all pages are read once for each revision of the content. They only say which page
 * may be meant: whether it is there is asked in the one question that an unknown address costs in
 * any case.
 */
export class PageAddresses {
  readonly #content: ContentSource;
  readonly #revision: () => string;
  #known: { revision: string; paths: Promise<Map<string, string>> } | undefined;

  /** @param revision of the content, as it was last seen. */
  constructor(content: ContentSource, revision: () => string) {
    this.#content = content;
    this.#revision = revision;
  }

  /**
   * @returns the address of what is published at a path, in its own letters; null where nothing
   * is. Where that cannot be found out it is the path: reading it shows why.
   */
  async find(path: string): Promise<string | null> {
    return this.#ask(path, await this.#meant(path));
  }

  /** As `find`, but asks only where other letters than those of the path may be meant. */
  async findOther(path: string): Promise<string | null> {
    const meant = await this.#meant(path);
    return meant === path ? path : this.#ask(path, meant);
  }

  async #ask(path: string, meant: string): Promise<string | null> {
    const paths = meant === path ? [path] : [path, meant];
    const published = await this.#content.keepPublished(paths).catch(() => undefined);
    if (!published) return path;
    // A page with the very letters comes first: another one may have them in small.
    return paths.find((one) => published.has(one)) ?? null;
  }

  /** @returns the path that may be meant; the same one where no page has its letters. */
  async #meant(path: string): Promise<string> {
    const inSmall = path.toLowerCase();
    if (entryAt(inSmall)) return inSmall;
    const revision = this.#revision();
    if (this.#known?.revision !== revision) this.#known = { revision, paths: this.#read() };
    const paths = await this.#known.paths.catch(() => {
      this.#known = undefined;
      return undefined;
    });
    return paths?.get(path) ?? paths?.get(inSmall) ?? path;
  }

  /** By their letters in small, and those that share them by their own, too. */
  async #read(): Promise<Map<string, string>> {
    const paths = await this.#content.pagePaths();
    return new Map([
      ...paths.map((path) => [path.toLowerCase(), path] as const),
      ...paths.map((path) => [path, path] as const),
    ]);
  }
}

/** Returned for an address whose case differs from that of its page. */
export const elsewhere = (address: string): Body => ({
  status: 308,
  type: 'text/html',
  text: address,
});

export const isElsewhere = (answer: CachedAnswer | Body): answer is Body =>
  answer.status === 308 && 'text' in answer;

/** Returned for an address where nothing is published. */
export const missing: Body = { status: 404, type: 'text/html', text: '' };
