import type { Logger } from 'pino';
import type { Language } from '../../app/i18n/languages.ts';
import type { SearchDocument } from '../../cms/interface.ts';
import { describe } from '../../cms/log.ts';
import { SearchIndex } from './search-index.ts';

/** Where documents come from: all that is published now, in one language. */
export type SearchSource = (language: Language) => Promise<SearchDocument[]>;

interface Options {
  sources: readonly SearchSource[];
  log: Logger;
}

interface State {
  ready?: SearchIndex;
  /** The first one, which visitors wait for. */
  building?: Promise<SearchIndex>;
  /** Of the content that `ready` was made from. */
  revision: string;
  /** When it was last needed. */
  asked: number;
}

/**
 * The indexes of all languages. One is built when its language is first searched, and from then on
 * again whenever the content has changed: in the background, while the last one goes on answering.
 */
export class Search {
  #revision = '';
  readonly #states = new Map<Language, State>();
  readonly #options: Options;
  #isRefreshing = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** To be told the revision of the content, again and again. */
  follow(revision: string): void {
    this.#revision = revision;
    if (this.#isRefreshing) return;
    this.#isRefreshing = true;
    this.#refresh()
      .catch((error: unknown) =>
        // Tried again when the revision is told next.
        this.#options.log.error({ error: describe(error) }, 'a search index could not be built'),
      )
      .finally(() => {
        this.#isRefreshing = false;
      });
  }

  /** Changes whenever the same words may find something else. */
  revisionOf(language: Language): string {
    return this.#states.get(language)?.revision ?? '';
  }

  /** @throws what reading the content throws, when there is no older index to ask. */
  async index(language: Language): Promise<SearchIndex> {
    let state = this.#states.get(language);
    if (!state) {
      state = { revision: '', asked: 0 };
      this.#states.set(language, state);
    }
    state.asked = performance.now();
    if (state.ready) return state.ready;
    state.building ??= this.#build(language, state);
    return state.building;
  }

  /** One after the other, to leave the processor to visitors; what was last needed comes first. */
  async #refresh(): Promise<void> {
    for (;;) {
      const [next] = [...this.#states]
        .filter(([, { ready, revision }]) => ready && revision !== this.#revision)
        .sort(([, one], [, other]) => other.asked - one.asked);
      if (!next) return;
      await this.#build(...next);
    }
  }

  async #build(language: Language, state: State): Promise<SearchIndex> {
    // Known before the content is read, so that a change in between makes the index out of date.
    const revision = this.#revision;
    try {
      const read = this.#options.sources.map((source) => source(language));
      const documents = (await Promise.all(read)).flat();
      state.ready = await SearchIndex.build(documents, language);
      state.revision = revision;
      return state.ready;
    } finally {
      state.building = undefined;
    }
  }
}
