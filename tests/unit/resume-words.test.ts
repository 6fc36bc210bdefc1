import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { headingOf } from '../../resumes/extraction/headings.ts';
import { entryLabelOf, labelOf } from '../../resumes/extraction/labels.ts';
import { allWords, allWordsBy, wordsIn } from '../../resumes/extraction/lexicon.ts';

type Data = string | Data[] | { [key: string]: Data };

const folder = path.join(import.meta.dirname, '../../resumes/lexicon');
const files = readdirSync(folder).map((name): [string, Data] => [
  path.basename(name, '.json'),
  JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
]);

/** Each list of words, by its place in the file. */
function listsOf(data: Data, place = ''): [place: string, words: string[]][] {
  if (typeof data === 'string') return [];
  const texts = Object.values(data).filter((one) => typeof one === 'string');
  if (texts.length > 0) return [[place, texts]];
  if (Array.isArray(data) && data.length === 0) return [[place, []]];
  return Object.entries(data).flatMap(([key, one]) => listsOf(one, `${place}/${key}`));
}

const ownSections = /^\/(?:sources|industryNames|stopWords|regions|generalIndustries)/;
/** Countries that a language has no word for are left out. */
const sectionOf = (place: string) => place.replace(/^(\/(?:nationalities|countries))\/.*/, '$1');
const sectionsOf = (data: Data) => [
  ...new Set(
    listsOf(data)
      .map(([place]) => sectionOf(place))
      .filter((place) => !ownSections.test(place)),
  ),
];

describe('the words of CVs', () => {
  test('are in a file for each language, and one for what they share', () => {
    expect(files.map(([name]) => name).sort()).toEqual(['common', ...Object.keys(wordsIn)].sort());
  });

  test.each(files)('name their sources, are sorted and occur once: %s', (_, data) => {
    const lists = listsOf(data);
    expect(lists.find(([place]) => place === '/sources')?.[1]).not.toHaveLength(0);
    for (const [place, words] of lists) {
      if (place === '/industryNames' || place === '/sources') continue;
      expect(words, place).toEqual([...new Set(words)].sort());
      // A part of a pattern may end in a space.
      const isWord = !place.startsWith('/patterns/');
      expect(words.filter((word) => word === '' || (isWord && word.trim() !== word))).toEqual([]);
    }
  });

  const inEnglish = sectionsOf(files.find(([name]) => name === 'en')?.[1] ?? '');
  test.each(files)('have the same sections as the others: %s', (_, data) => {
    const own = sectionsOf(data);
    const isOptional = (place: string) => /^\/(?:nationalities|countries)$/.test(place);
    expect(own.filter((place) => !isOptional(place))).toEqual(
      inEnglish.filter((place) => !isOptional(place)),
    );
  });

  test('of a section are each in one file', () => {
    const seen = new Map<string, string[]>();
    for (const [name, data] of files) {
      for (const [place, words] of listsOf(data)) {
        if (ownSections.test(place)) continue;
        for (const word of words) {
          const key = `${place} ${word}`;
          seen.set(key, [...(seen.get(key) ?? []), name]);
        }
      }
    }
    expect([...seen].filter(([, places]) => places.length > 1)).toEqual([]);
  });

  test.each(files)('are in the script and the letters of their language: %s', (name, data) => {
    const foreign = {
      en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}äöüßñłżźćńąęśœ]/u,
      de: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ñłżźćńąęśœç]/u,
      es: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}äößłżźćńąęśœçèê]/u,
      fr: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}äößñłżźćńąęś]/u,
      pl: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}äöüßñœçèê]/u,
      zh: /[\p{Script=Hiragana}\p{Script=Katakana}ßñłżźćńąęśœ]/u,
      ja: /[ßñłżźćńąęśœ]/u,
      common: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}äößñłżźćńąęśœ]/u,
    }[name];
    const words = listsOf(data).flatMap(([, list]) => list);
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => foreign?.test(word) ?? true)).toEqual([]);
    if (name === 'zh' || name === 'ja') {
      const own = listsOf(data).filter(([place]) => place !== '/sources');
      const inScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}㈱㈲]/u;
      expect(own.flatMap(([, list]) => list).filter((word) => !inScript.test(word))).toEqual([]);
    }
  });

  test('that announce a section announce one', () => {
    const headings = allWordsBy((words) => words.headings).flatMap(([kind, list]) =>
      list.map((word) => [word, kind]),
    );
    expect(headings.filter(([word = '', kind]) => headingOf(word) !== kind)).toEqual([]);
  });

  test('that label a value label one, or another within entries', () => {
    const labels = allWordsBy((words) => words.labels).flatMap(([kind, list]) =>
      list.map((word) => [word, kind]),
    );
    expect(
      labels.filter(([word = '', kind]) => labelOf(word) !== kind && entryLabelOf(word) !== kind),
    ).toEqual([]);
  });

  test('that are parts of patterns are regular expressions', () => {
    for (const name of Object.keys(wordsIn.en.patterns) as (keyof typeof wordsIn.en.patterns)[])
      for (const part of allWords((words) => words.patterns[name]))
        expect(() => new RegExp(part, 'iu'), part).not.toThrow();
  });

  test('of industries are regular expressions', () => {
    for (const id of Object.keys(wordsIn.en.industries) as (keyof typeof wordsIn.en.industries)[])
      for (const word of allWords((words) => words.industries[id]))
        expect(() => new RegExp(word, 'giu')).not.toThrow();
  });
});
