import type { SearchDocument } from '../../cms/interface.ts';

/** A document with the terms of each of its passages. */
export interface Entry {
  document: SearchDocument;
  passages: readonly string[][];
  /** Terms of the names of a product. */
  names: ReadonlySet<string>;
}

export interface Hit {
  entry: Entry;
  /** Terms of the document that matched. */
  terms: string[];
}

/** How far a page that is named for a word stands before others that have it, too. */
const boostOfPages = 4;

/** A page tells more than a file or a picture with the same words. */
const boostOfFiles = 0.5;

/** How far a product stands before all else, if a query is its name. */
const boostOfNames = 10;

export interface Score {
  score: number;
  terms: string[];
}

export const noScore: Score = { score: 0, terms: [] };

interface Ranking {
  entries: readonly Entry[];
  /** Which entry is the page with an address. */
  pageOf: (href: string) => number | undefined;
  /** How well pages answer the query. */
  pages: ReadonlyMap<number, number>;
  /** They answer the whole of it. */
  isAnswered: boolean;
  /** What was typed, if products have it in their names. */
  names: readonly string[];
}

/** @param found the best first, by what their texts have. @returns them as somebody wants them. */
export function rank(found: ReadonlyMap<number, Score>, ranking: Ranking): Hit[] {
  const { entries, pageOf, pages, isAnswered, names } = ranking;
  const [first = noScore] = found.values();
  const best = Math.max(1, first.score);
  const ranked: { rank: number; hit: Hit }[] = [];
  for (const [id, { score, terms }] of found) {
    const entry = entries[id];
    if (!entry) continue;
    const isFile = entry.document.kind === 'document';
    // What is on a page, such as a document to download, answers as the page does.
    const place = isFile && pages.size > 0 ? pageOf(pathOf(entry.document.href)) : id;
    const page = pages.get(place ?? id) ?? 0;
    let value = score * (1 + boostOfPages * page);
    if (names.length > 0 && names.every((name) => entry.names.has(name))) value *= boostOfNames;
    if (isFile && page === 0) value *= boostOfFiles;
    // The first of the pages that answer everything stand before all others.
    value += isAnswered ? best * boostOfNames * page : page;
    ranked.push({ rank: value, hit: { entry, terms } });
  }
  return ranked.sort((one, other) => other.rank - one.rank).map(({ hit }) => hit);
}

const pathOf = (href: string) => href.replace(/[?#].*/, '');
