import { describe, expect, it } from 'vitest';
import { type Fields, InvertedIndex, type Query } from '../../server/search/inverted-index.ts';
import { nearTerms } from '../../server/search/near-terms.ts';
import { pauser } from '../../server/search/pauser.ts';
import { Vocabulary } from '../../server/search/vocabulary.ts';

/** Fields by their texts: “title | names | lead | body”. */
function fieldsOf(line: string): Fields {
  const [title = [], names = [], lead = [], body = []] = line
    .split('|')
    .map((text) => text.split(' ').filter((term) => term !== ''));
  return { title, names, lead, body };
}

async function indexOf(...lines: string[]): Promise<InvertedIndex> {
  const documents = lines.map(fieldsOf);
  const terms = documents.flatMap((document) => Object.values(document).flat());
  const vocabulary = new Vocabulary(new Map(terms.map((term) => [term, 1])));
  return InvertedIndex.build(vocabulary, documents, pauser());
}

async function find(query: Query, ...lines: string[]): Promise<number[]> {
  return [...(await indexOf(...lines)).search(query).keys()];
}

describe('The index of terms', () => {
  it('finds what has a term, where it counts most first', async () => {
    const lines = ['x|||roof', 'x||roof|', 'roof|||', 'x|||x', 'x|roof||x'];
    expect(await find('roof', ...lines)).toEqual([2, 4, 1, 0]);
    expect(await find('glass', ...lines)).toEqual([]);
  });

  it('puts first what has a term more often, or little else', async () => {
    expect(await find('roof', 'x|||roof a b c', 'x|||roof roof a b c')).toEqual([1, 0]);
    expect(await find('roof', 'x|||roof a b c d e f', 'x|||roof a')).toEqual([1, 0]);
  });

  it('counts a rare term more than one that many have', async () => {
    const lines = ['x|||roof', 'x|||seam', 'x|||roof', 'x|||roof'];
    expect((await find({ any: ['roof', 'seam'] }, ...lines))[0]).toBe(1);
  });

  it('puts what has several of the terms before what has one of them', async () => {
    const lines = ['x|||roof roof roof', 'x|||roof seam a b c', 'x|||a'];
    expect(await find({ any: ['roof', 'seam'] }, ...lines)).toEqual([1, 0]);
    expect(await find({ all: ['roof', 'seam'] }, ...lines)).toEqual([1]);
    expect(await find({ all: ['roof', { any: ['seam', 'glass'] }] }, ...lines)).toEqual([1]);
    expect(await find({ all: ['roof', 'glass'] }, ...lines)).toEqual([]);
  });

  it('finds terms by their beginning, the term itself first', async () => {
    const lines = ['x|||roofing', 'x|||roof', 'x|||proof'];
    expect(await find({ beginning: 'roof' }, ...lines)).toEqual([1, 0]);
    expect(await find('roof', ...lines)).toEqual([1]);
  });

  it('finds terms that are spelt alike, and says which', async () => {
    const index = await indexOf('x|||module', 'x|||modules', 'x|||nothing');
    const found = index.search({ near: 'modle' });
    expect([...found.values()].map(({ terms }) => terms)).toEqual([['module'], ['modules']]);
  });
});

describe('Terms that are near', () => {
  /** As it is defined, one pair at a time. */
  function errorsBetween(one: string, other: string): number {
    if (one === '' || other === '') return one.length + other.length;
    const [head, ...rest] = [one.slice(1), other.slice(1)];
    const [tail = ''] = rest;
    const same = one[0] === other[0] ? 0 : 1;
    const exchanged = same + errorsBetween(head, tail);
    if (same === 0) return exchanged;
    return Math.min(exchanged, 1 + errorsBetween(head, other), 1 + errorsBetween(one, tail));
  }

  const terms = ['', 'a', 'abend', 'band', 'bande', 'bandes', 'bond', 'bonds', 'dach', 'dachs'];

  it.each(['band', 'bnad', 'dahc', 'a', '', 'bandess', 'xyz'])('%s', (word) => {
    for (const most of [0, 1, 2, 3]) {
      const expected = terms
        .map((term): [string, number] => [term, errorsBetween(word, term)])
        .filter(([, errors]) => errors <= most);
      expect(nearTerms(terms, word, most)).toEqual(expected);
    }
  });
});
