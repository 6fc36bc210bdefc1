import type { Logger } from 'pino';
import type { Language } from '../../app/i18n/languages.ts';
import type { SearchDocument, SearchSnapshot } from '../../cms/interface.ts';
import { describe } from '../../cms/log.ts';
import { SearchIndex } from './search-index.ts';

/** Where documents come from: all that is published now. */
export type SearchSource = () => Promise<SearchSnapshot>;

/** Where change follows change, the indexes are not built for each of them. */
const shortestIntervalInMilliseconds = 2500;

interface Options {
  sources: readonly SearchSource[];
  log: Logger;
  now?: () => number;
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

/** What is published at one time. */
interface Content {
  revision: string;
  documents: SearchSnapshot;
}

/**
 * The indexes of all languages. One is built when its language is first searched, and from then on
 * again whenever the content has changed: in the background, while the last one goes on answering.
 */
export class Search {
  #revision = '';
  readonly #states = new Map<Language, State>();
  readonly #options: Options;
  readonly #now: () => number;
  #isRefreshing = false;
  #refreshed = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** To be told the revision of the content, again and again. */
  follow(revision: string): void {
    this.#revision = revision;
    const isEarly = this.#now() - this.#refreshed < shortestIntervalInMilliseconds;
    if (this.#isRefreshing || isEarly || this.#outdated().length === 0) return;
    this.#isRefreshing = true;
    this.#refreshed = this.#now();
    this.#refresh()
      .catch((error: unknown) => {
        // Tried again when the revision is told next.
        this.#refreshed = Number.NEGATIVE_INFINITY;
        this.#options.log.error({ error: describe(error) }, 'a search index could not be built');
      })
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
    state.building ??= this.#read().then((read) => this.#build(language, state, read));
    return state.building.finally(() => {
      state.building = undefined;
    });
  }

  /** One after the other, to leave the processor to visitors; what was last needed comes first. */
  async #refresh(): Promise<void> {
    const content = await this.#read();
    for (const [language, state] of this.#outdated()) await this.#build(language, state, content);
  }

  #outdated(): [Language, State][] {
    return [...this.#states]
      .filter(([, { ready, revision }]) => ready && revision !== this.#revision)
      .sort(([, one], [, other]) => other.asked - one.asked);
  }

  async #read(): Promise<Content> {
    // Known before the content is read, so that a change in between makes the indexes out of date.
    const revision = this.#revision;
    const snapshots = await Promise.all(this.#options.sources.map((source) => source()));
    return {
      revision,
      async documents(language) {
        const all: SearchDocument[] = [];
        for (const snapshot of snapshots) all.push(...(await snapshot(language)));
        return all;
      },
    };
  }

  async #build(language: Language, state: State, content: Content): Promise<SearchIndex> {
    state.ready = await SearchIndex.build(await content.documents(language), language);
    state.revision = content.revision;
    return state.ready;
  }
}
