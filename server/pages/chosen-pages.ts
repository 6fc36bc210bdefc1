import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../app/i18n/languages.ts';
import type { ContentSource, PageContent } from '../../cms/interface.ts';
import { type ClientBudget, costs } from '../http/client-budget.ts';
import { Overload } from '../http/overload.ts';
import type { Site } from '../sites.ts';
import { type Body, type CachedAnswer, PageCache } from './page-cache.ts';
import { pageSource } from './renderer.ts';
import { shownQuery } from './shown-query.ts';

interface Options {
  content: ContentSource;
  budget: ClientBudget;
  maxBytes: number;
  /** Changes whenever the same query may have other results. */
  searchRevision: (language: Language) => string;
}

interface Choice {
  site: Site;
  path: string;
  /** As `pageQuery` has it. */
  query: string;
}

/** @param page undefined where it could not be read. */
type Make = (query: string, page: PageContent | null | undefined) => Promise<Body>;

/** A query repeated within this time counts as popular; its response is kept for as long. */
const commonFor = 30_000;

/**
 * Pages that depend on visitors' choices, such as filtered lists. Choices from a list
 * are cached by what they show: a nonexistent topic or page is not a separate entry. Free text and
 * arbitrary numbers are endless, so only popular queries are kept, and for a short
 * time. They have a separate cache, so that they cannot evict the pages.
 */
export class ChosenPages {
  readonly #options: Options;
  readonly #answers: PageCache;
  /** Free choices of the last seconds. */
  readonly #asked = new LRUCache<string, true>({ max: 5000, ttl: commonFor });

  constructor(options: Options) {
    this.#options = options;
    const { maxBytes } = options;
    this.#answers = new PageCache({ maxBytes });
  }

  get figures() {
    return this.#answers.figures;
  }

  set revision(revision: string) {
    this.#answers.revision = revision;
  }

  /**
   * @param form of the response, e.g. `html`.
   * @throws Overload, and what reading the content throws.
   */
  async answer(
    context: Context,
    { site, path, query }: Choice,
    form: string,
    make: Make,
  ): Promise<CachedAnswer | Body> {
    const { content, budget, searchRevision } = this.#options;
    const searched = searchRevision(site.language);
    const keyOf = (chosen: string) => `${form} ${site.key} ${path}${chosen} ${searched}`;
    const kept = this.#answers.find(keyOf(query));
    if (kept) {
      this.#answers.countHit();
      return kept;
    }
    const { page: read } = pageSource(content, site.language);
    return budget.run(context, costs.page, async () => {
      const page = await read(path, query).catch((error: unknown) => {
        if (error instanceof Overload) throw error;
        return undefined;
      });
      if (!page) return make(query, page);
      const shown = shownQuery(path, page, site.language);
      if (shown === null) return this.#answerFreely(keyOf(query), () => make(query, page));
      return this.#answers.get(keyOf(shown), async () =>
        make(shown, shown === query ? page : await read(path, shown)),
      );
    });
  }

  async #answerFreely(key: string, make: () => Promise<Body>): Promise<CachedAnswer | Body> {
    if (!this.#asked.has(key)) {
      this.#asked.set(key, true);
      return make();
    }
    return this.#answers.get(key, async () => ({
      ...(await make()),
      millisecondsKept: commonFor,
    }));
  }
}
