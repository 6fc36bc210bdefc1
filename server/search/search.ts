import type { Logger } from 'pino';
import type { Language } from '../../app/i18n/languages.ts';
import type { SearchDocument, SearchSnapshot, SearchSynonyms } from '../../cms/interface.ts';
import { describe } from '../../cms/log.ts';
import { SearchIndex } from './search-index.ts';

/** The source of documents: everything published now. */
export type SearchSource = () => Promise<SearchSnapshot>;

/** Where change follows change, the indexes are not built for each of them. */
const shortestIntervalInMilliseconds = 2500;

interface Options {
  sources: readonly SearchSource[];
  /** What people type instead of the words of the site. */
  synonyms?: SearchSynonyms;
  log: Logger;
  now?: () => number;
}

interface State {
  ready?: SearchIndex;
  /** The first one, which visitors wait for. */
  building?: Promise<SearchIndex>;
  /** Revision of the content that `ready` was built from. */
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
 * The indexes of all languages. Each is built when its language is first searched (built in advance,
 * all of them take 23 MB of the 220 that a site may have after its start), and again whenever the
 * content has changed: in the background, while the last one goes on answering.
 */
export class Search {
  #revision = '';
  readonly #states = new Map<Language, State>();
  readonly #options: Options;
  readonly #now: () => number;
  #isRefreshing = false;
  /** By the first searches of several languages at once. */
  #reading: Promise<Content> | undefined;
  #refreshed = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Called repeatedly with the current content revision. */
  follow(revision: string): void {
    this.#revision = revision;
    const isEarly = this.#now() - this.#refreshed < shortestIntervalInMilliseconds;
    if (this.#isRefreshing || isEarly || this.#outdated().length === 0) return;
    this.#isRefreshing = true;
    this.#refreshed = this.#now();
    this.#refresh()
      .catch((error: unknown) => {
        // Retried on the next call.
        this.#refreshed = Number.NEGATIVE_INFINITY;
        this.#options.log.error({ error: describe(error) }, 'a search index could not be built');
      })
      .finally(() => {
        this.#isRefreshing = false;
      });
  }

  /** Changes whenever the same query may have other results. */
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
    state.building ??= this.#readOnce().then((read) => this.#build(language, state, read));
    return state.building.finally(() => {
      state.building = undefined;
    });
  }

  /** One after another, to leave the processor to visitors; most recently used first. */
  async #refresh(): Promise<void> {
    const content = await this.#read();
    for (const [language, state] of this.#outdated()) await this.#build(language, state, content);
  }

  #outdated(): [Language, State][] {
    return [...this.#states]
      .filter(([, { ready, revision }]) => ready && revision !== this.#revision)
      .sort(([, one], [, other]) => other.asked - one.asked);
  }

  #readOnce(): Promise<Content> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<Content> {
    // Read before the content, so that a change in between makes the indexes stale.
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
    const synonyms = this.#options.synonyms?.[language];
    const documents = await content.documents(language);
    state.ready = await SearchIndex.build(documents, language, synonyms);
    state.revision = content.revision;
    return state.ready;
  }
}
