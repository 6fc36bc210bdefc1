import type { Pause } from './pauser.ts';

/** Entries that are sorted before other work may go on. */
const slice = 20_000;

/** Numbers of 32 bits that become more. */
class Numbers {
  #array = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#array.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.#array);
      this.#array = larger;
    }
    this.#array[this.length] = value;
    this.length += 1;
  }

  at(place: number): number {
    return this.#array[place] ?? 0;
  }
}

/** Which documents have something, and how often, by the number of what they have. */
export interface Postings {
  /** Where the entries of a number begin; those of the last one end at the last start. */
  starts: Uint32Array;
  documents: Uint32Array;
  counts: Uint16Array;
}

/** Takes entries in the order of the documents, and sorts them by what these have. */
export class PostingsWriter {
  readonly #keys = new Numbers();
  readonly #documents = new Numbers();
  readonly #counts = new Numbers();

  add(key: number, document: number, count: number): void {
    this.#keys.push(key);
    this.#documents.push(document);
    this.#counts.push(Math.min(count, 0xffff));
  }

  /** @param keys how many there are. @param pause lets other work continue in between. */
  async sort(keys: number, pause: Pause): Promise<Postings> {
    const { length } = this.#keys;
    const starts = new Uint32Array(keys + 1);
    for (let at = 0; at < length; at += 1) {
      const next = this.#keys.at(at) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
      if (at % slice === 0) await pause();
    }
    for (let key = 1; key <= keys; key += 1) {
      starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
    }
    const places = starts.slice();
    const documents = new Uint32Array(length);
    const counts = new Uint16Array(length);
    for (let at = 0; at < length; at += 1) {
      const key = this.#keys.at(at);
      const place = places[key] ?? 0;
      places[key] = place + 1;
      documents[place] = this.#documents.at(at);
      counts[place] = this.#counts.at(at);
      if (at % slice === 0) await pause();
    }
    return { starts, documents, counts };
  }
}
