import { describe, expect, it } from 'vitest';
import type { Language } from '../../app/i18n/languages.ts';
import type { SearchDocument, SearchSynonym } from '../../cms/interface.ts';
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
    expect(await find('ja', [page('灯り', 'ランタン')], 'ランッタン')).toEqual(['灯り']);
    expect(await find('zh', [page('海岸', '灯塔')], '灯塔楼')).toEqual(['海岸']);
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

  it.each<[Language, string, string]>([
    ['en', 'ＳＭＦ　５２０', 'SMF\u00a0520'],
    ['en', 'roof\u00a0load', 'The roof\u202fload'],
    ['ja', 'ﾓｼﾞｭｰﾙ', 'モジュール'],
    ['ja', 'コントローラ', 'コントローラー'],
    ['pl', 'rabek stojacy', 'Rąbek stojący'],
    ['de', 'Daecher', 'Dächer'],
    ['fr', 'capacite portante', 'capacité\u00a0portante'],
  ])('does not mind widths, spaces, kana and marks: %s %s', async (language, query, text) => {
    expect(await find(language, [page('A', text), page('B', 'etwas, 其他')], query)).toEqual(['A']);
  });

  it('does not find other words that begin or sound alike', async () => {
    const polish = [page('Wiatr', 'papier, przyczepność, Solargis, inwestorzy')];
    for (const query of ['papa', 'przyczepa', 'solary', 'inwerter']) {
      expect([query, await find('pl', polish, query)]).toEqual([query, []]);
    }
    expect(await find('en', [page('Hall', 'rail, tail, fail, halls')], 'hail')).toEqual([]);
    expect(
      await find('ja', [page('屋根', 'ガラスレス、レース、ルート、プレート')], 'スレート'),
    ).toEqual([]);
    expect(await find('zh', [page('比较', '特点与纸币')], '比特币')).toEqual([]);
  });

  it('says when words are only alike', async () => {
    const index = await SearchIndex.build([page('Adhesive', 'installation')], 'en');
    expect(index.find('adhesive').isSimilar).toBe(false);
    expect(index.find('adhesives').isSimilar).toBe(false);
    expect(index.find('adhezive').isSimilar).toBe(true);
    expect(index.find('insta', { isTyping: true }).isSimilar).toBe(false);
    expect([index.find('insta').hits.length, index.find('insta').isSimilar]).toEqual([1, true]);
    // One ordinary word beside one that nothing has does not say what was meant.
    expect(index.find('installation xylophone').hits).toEqual([]);
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

describe('words that people use instead', () => {
  const documents = [
    page('Modules', 'A solar module without glass.'),
    page('On the road', 'Modules on a motorhome.'),
    page('Load', 'What a roof carries.'),
    page('Adhesive', 'Bonding to metal.'),
  ];
  const synonym = (typed: string[], meant: string[], ...pages: string[]): SearchSynonym => ({
    ...{ typed, meant, pages },
  });
  const synonyms = [
    { ...synonym(['panel', 'solar panel'], ['solar module'], '/Modules'), isGeneral: true },
    synonym(['RV', 'camper van'], ['motorhome'], '/On the road'),
    synonym(['roof too weak'], [], '/Load'),
    synonym(['grant'], []),
    { ...synonym(['glue'], ['adhesive']), isBeginning: true },
    { ...synonym(['Kleber', 'load'], ['adhesive']), isForeign: true },
  ];
  const ask = async (query: string) =>
    (await SearchIndex.build(documents, 'en', synonyms)).find(query);
  const titles = async (query: string) =>
    (await ask(query)).hits.map(({ entry }) => entry.document.title);

  it('find what the texts call it', async () => {
    expect(await titles('rv')).toEqual(['On the road']);
    expect(await titles('camper vans')).toEqual(['On the road']);
    expect(await titles('gluing or glued')).toEqual(['Adhesive']);
    expect((await ask('RV')).isSimilar).toBe(false);
  });

  it('find the page that answers, even if no text has a word of it', async () => {
    expect(await titles('my roof is too weak')).toEqual(['Load']);
    // The general word stands back.
    expect((await titles('solar panel for my RV'))[0]).toBe('On the road');
  });

  it('are found mistyped, which is said', async () => {
    const { hits, isSimilar } = await ask('panell');
    expect([hits[0]?.entry.document.title, isSimilar]).toEqual(['Modules', true]);
  });

  it('find nothing where the site has nothing', async () => {
    expect(await titles('grants')).toEqual([]);
  });

  it('of another language give way to words of this one', async () => {
    expect(await titles('Kleber')).toEqual(['Adhesive']);
    expect(await titles('load')).toEqual(['Load']);
  });
});
