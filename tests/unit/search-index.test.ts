import { describe, expect, it } from 'vitest';
import type { Language } from '../../app/i18n/languages.ts';
import type { SearchDocument } from '../../cms/interface.ts';
import { answerQuery, cleanQuery } from '../../server/search/answer.ts';
import { SearchIndex } from '../../server/search/search-index.ts';
import { foldNumber, stem } from '../../server/search/stems.ts';
import { joinHyphened, tokenize } from '../../server/search/tokens.ts';
import { Vocabulary } from '../../server/search/vocabulary.ts';

const termsOf = (text: string, language: Language) =>
  tokenize(text, language).flatMap(({ kind, term }) => (kind === 'part' ? [] : [term]));

function page(title: string, ...passages: string[]): SearchDocument {
  return {
    kind: 'page',
    href: `/${title}`,
    title,
    names: [],
    passages: passages.map((text) => ({ text, isExample: false })),
    place: [],
    date: null,
    isExample: false,
  };
}

/** The titles that a query finds, the best first. */
async function find(language: Language, documents: SearchDocument[], query: string) {
  const { hits } = (await SearchIndex.build(documents, language)).find(query);
  return hits.map(({ entry }) => entry.document.title);
}

describe('words', () => {
  it.each<[Language, ...string[]]>([
    ['en', 'roof', 'roofs', 'Roof'],
    ['en', 'battery', 'batteries'],
    ['en', 'bond', 'bonded', 'bonding'],
    ['de', 'Dach', 'Dächer', 'Dächern', 'Daecher', 'DACHES'],
    ['de', 'Glas', 'Gläser'],
    ['de', 'Größe', 'Groesse', 'Grosse'],
    ['fr', 'léger', 'légère', 'légers', 'LEGERES'],
    ['fr', 'panneau', 'panneaux'],
    ['fr', 'coller', 'collé', 'collée'],
    ['es', 'módulo', 'modulos'],
    ['es', 'instalación', 'instalaciones'],
    ['es', 'diseño', 'diseno'],
    ['pl', 'dach', 'dachu', 'dachów', 'dachami', 'dachach'],
    ['pl', 'moduł', 'moduły', 'modułów', 'modulami'],
    ['pl', 'lekki', 'lekkiego', 'lekkich'],
  ])('have one term in all their forms: %s %s', (language, word, ...forms) => {
    const terms = forms.map((form) => stem(form, language));
    expect(terms).toEqual(forms.map(() => stem(word, language)));
  });

  it.each<[Language, string, string]>([
    ['de', 'neue', 'nein'],
    ['de', 'Quelle', 'Qual'],
    ['en', 'string', 'stress'],
    ['en', 'glass', 'glasses of'],
    ['pl', 'dach', 'dane'],
  ])('stay apart where they are not the same: %s %s, %s', (language, one, other) => {
    expect(stem(one, language)).not.toBe(stem(other, language));
  });

  it('and their numbers and units are found apart, however they are written', () => {
    expect(termsOf('SMF-520: 520W, 2.8 kg/m²', 'en')).toEqual(
      termsOf('smf 520 520 w 2.8 kg m2', 'en'),
    );
    expect(foldNumber('2,8', 'de')).toBe('2.8');
    expect(foldNumber('1.722', 'de')).toBe('1722');
    expect(foldNumber('1,722.5', 'en')).toBe('1722.5');
    expect(foldNumber('1\u202f722', 'fr')).toBe('1722');
    expect(foldNumber('0.375', 'de')).toBe('0.375');
    expect(termsOf('ＳＭＦ５２０', 'ja')).toEqual(['smf', '520']);
  });

  it('leave out the remains of an elided article', () => {
    expect(termsOf('l’installation d’eau', 'fr')).toEqual(['installation', 'eau']);
  });

  it('with a hyphen are found without it', () => {
    const text = 'Off-Grid-Serie';
    const joined = joinHyphened(text, tokenize(text, 'de'), 'de');
    expect(joined.map(({ start, end, term }) => [text.slice(start, end), term])).toEqual([
      [text, 'offgridseri'],
    ]);
  });

  it.each<[Language, string, string]>([
    ['ja', '屋根への穴開けをせずに接着します', '屋根'],
    ['ja', '太陽光発電モジュール', 'モジュール'],
    ['zh', '低承载屋面上的光伏组件', '光伏'],
  ])('are parted without spaces, too: %s %s', (language, text, word) => {
    expect(tokenize(text, language).map(({ term }) => term)).toContain(word);
  });

  it('tell where they stand, so that they can be marked', () => {
    const text = 'Über 70\u202f% leichter: 屋根 & Flachdächer';
    for (const { start, end } of tokenize(text, 'de')) {
      expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}]+$/u);
    }
  });
});

describe('compounds', () => {
  const frequencies = (words: string[]) => new Map(words.map((word) => [word, 1]));

  it('are recognized by their parts', () => {
    const vocabulary = new Vocabulary(
      frequencies(['dach', 'blech', 'trapezblech', 'flachdach', 'steller', 'wendung']),
    );
    expect(vocabulary.partsOf('trapezblechdach').sort()).toEqual(['blech', 'dach', 'trapezblech']);
    expect(vocabulary.partsOf('flachdach')).toEqual(['dach']);
    expect(vocabulary.partsOf('verwendung')).toEqual([]);
    expect(vocabulary.partsOf('dach')).toEqual([]);
  });

  const documents = [
    page('Flachdächer', 'Auf Flachdächern ohne Durchdringung.'),
    page('Das Dach', 'Ein Dach trägt Schnee.'),
    page('Fassade', 'An der Wand.'),
  ];

  it('are found by a part, after what has the word itself', async () => {
    expect(await find('de', documents, 'Dach')).toEqual(['Das Dach', 'Flachdächer']);
    expect(await find('de', documents, 'dächer')).toEqual(['Das Dach', 'Flachdächer']);
    expect(await find('de', documents, 'Durchdringungen')).toEqual(['Flachdächer']);
    // In no text by itself, it is found inside of the word.
    expect(await find('de', documents, 'dringung')).toEqual(['Flachdächer']);
  });
});

describe('a search', () => {
  const documents = [
    page('Roofs', 'Bonding a module to the roof.'),
    page('Clamps', 'A roof of standing seams. Roofing sheets.'),
    page('Weight', 'SMF 520 weighs 7.7 kg and gives 520 W.'),
    page('Root', 'The roots of a tree and its modulation.'),
  ];

  it('forgives typing errors, but never shows what is alike beside what is meant', async () => {
    expect(await find('en', documents, 'roof')).toEqual(['Roofs', 'Clamps']);
    expect(await find('en', documents, 'bnoding')).toEqual(['Roofs']);
    expect(await find('en', documents, 'stamding')).toEqual(['Clamps']);
    const index = await SearchIndex.build(documents, 'en');
    expect([index.find('weighs').isSimilar, index.find('weihgs').isSimilar]).toEqual([false, true]);
  });

  it('finds what has all the words, and the closest where nothing has', async () => {
    expect(await find('en', documents, 'roof module')).toEqual(['Roofs']);
    expect(await find('en', documents, 'SMF520')).toEqual(['Weight']);
    expect(await find('en', documents, '520W')).toEqual(['Weight']);
    expect(await find('en', documents, 'tree clamps')).toEqual(['Clamps', 'Root']);
  });

  it('finds part of a word without spaces around it', async () => {
    const inJapanese = [page('屋根材', '太陽光発電を設置する'), page('車両', '充電器')];
    expect(await find('ja', inJapanese, '太陽光発')).toEqual(['屋根材']);
    expect(await find('ja', inJapanese, '光発')).toEqual(['屋根材']);
    expect(await find('ja', inJapanese, 'ソーラ')).toEqual([]);
  });

  it('names words that look alike where it finds nothing', async () => {
    const index = await SearchIndex.build([page('Photovoltaik', 'Kabel')], 'de');
    const answer = answerQuery(index, 'fotowoltaik', 'de', {});
    expect([answer.total, answer.nearest]).toEqual([0, ['Photovoltaik']]);
  });

  it('shows the part of a text that it was found by, and marks the words', async () => {
    const long = `${'Nothing to see here. '.repeat(30)}The adhesive cures. ${'Nor here. '.repeat(30)}`;
    const index = await SearchIndex.build([page('Long', 'A summary.', long)], 'en');
    const excerpt = answerQuery(index, 'adhesives', 'en', {}).groups[0]?.results[0]?.excerpt;
    expect(excerpt?.pieces[1]).toBe('adhesive');
    expect(excerpt?.pieces.join('').length).toBeLessThan(260);
    expect(excerpt?.pieces[0]).toMatch(/^… \S.* The $/);
    expect(excerpt?.pieces.at(-1)).toMatch(/^ cures\. .*\S …$/);
  });

  it.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['many words', 'roof module bond '.repeat(600)],
    ['a pattern', '(a+)+$ [^]* .* \\1 (?<=x)'],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['directions and control characters', '\u202eroof\u0000\u0007\u200b'],
    ['half a character', '\ud83d roof'],
    ['names of what objects have', '__proto__ constructor toString'],
    ['punctuation alone', '!?.,;:…「」。、—–'],
    ['nothing', ' \t\n'],
  ])('bears %s', async (_, query) => {
    const index = await SearchIndex.build(documents, 'en');
    const cleaned = cleanQuery(query);
    expect(cleaned.length).toBeLessThanOrEqual(100);
    expect(cleaned).toBe(cleaned.toWellFormed());
    expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    const answer = answerQuery(index, cleaned, 'en', { type: 'toString', page: '-1' });
    expect(answer).toMatchObject({ kind: null, page: 1 });
    expect(answer.total).toBeLessThanOrEqual(documents.length);
  });
});
