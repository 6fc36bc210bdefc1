import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLanguage, type Language, languageCodes } from '../../app/i18n/languages.ts';
import { series } from '../../content/products/series.ts';
import * as productTexts from '../../content/products/texts.ts';
import { terms } from '../../content/terms.ts';

const root = path.resolve(import.meta.dirname, '../..');

const folders = [
  ...['content/pages', 'content/guides', 'content/news', 'content/activities', 'content/jobs'],
  ...['content/settings', 'app/i18n'],
];

const entries = Object.entries(terms).flatMap(([key, renderings]) =>
  languageCodes.map((language) => ({ key, language, term: renderings[language] })),
);

const avoidedWords = (language: Language) =>
  entries.filter((one) => one.language === language).flatMap(({ term }) => term.avoid ?? []);

/** Link targets in Markdown, and addresses such as `how-do-you-glue.de/page`, are not prose. */
const addresses =
  /(?<=\])\([^)\s]*\)|(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w\-./?#=&%]*)?/gi;

/**
 * Normalises spaces and apostrophes, so that typography hides no word, and removes placeholders.
 */
const simplify = (text: string) =>
  text
    .replace(addresses, ' ')
    .replace(/\{[^}]*\}/g, '{}')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replaceAll("'", '’')
    .toLowerCase();

/**
 * Chinese and Japanese have no spaces; in other languages a match starts a word, which may be
 * inflected.
 */
function patternOf(word: string, language: Language): RegExp {
  const start = language === 'zh' || language === 'ja' ? '' : '(?<![\\p{L}\\p{N}])';
  const literal = simplify(word).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(start + literal, 'u');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** `de.ts` and `de/hero.ts` are German; a file such as `page.ts` has no texts of its own. */
function languageOf(file: string): Language | undefined {
  return file.replace(/\.ts$/, '').split('/').reverse().find(isLanguage);
}

const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    // Of the messages, those that visitors read: the words of staff are their own.
    .filter(
      (name) =>
        folder !== 'app/i18n' ||
        !/(accounts|staff|staff-blocks|staff-entries|staff-settings|staff-tools|index)\.ts$/.test(
          name,
        ),
    )
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
);

const modules = await Promise.all(
  files.flatMap((file) => {
    const language = languageOf(file);
    if (!language) return [];
    return [import(path.join(root, file)).then((texts) => ({ file, language, texts }))];
  }),
);

/** Texts that stand beside each other in all languages: what one of them has, however deep. */
function textsIn(language: Language, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const isTranslated = languageCodes.every((code) => Object.hasOwn(value, code));
  if (isTranslated) return [(value as Record<Language, unknown>)[language]];
  return Object.values(value).flatMap((child) => textsIn(language, child));
}

/** What pictures and films show. */
const pictures = ['content/pictures', 'content/videos'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(root, folder, name), 'utf8'))),
);

function avoid(language: Language, words: readonly string[]) {
  const patterns = words.map((word) => ({ word, pattern: patternOf(word, language) }));
  // Nearly every text has none of them, which one look tells.
  const any = new RegExp(patterns.map(({ pattern }) => pattern.source).join('|'), 'u');
  return { patterns, any };
}

type Avoided = ReturnType<typeof avoid>;

const avoidedIn = Object.fromEntries(
  languageCodes.map((language) => [language, avoid(language, avoidedWords(language))]),
) as Record<Language, Avoided>;

function findAvoided(texts: unknown, { patterns, any }: Avoided): string[] {
  return stringsIn(texts).flatMap((text) => {
    const simple = simplify(text);
    if (!any.test(simple)) return [];
    return patterns
      .filter(({ pattern }) => pattern.test(simple))
      .map(({ word }) => `“${word}” in “${text}”`);
  });
}

describe('the terms', () => {
  it.each(Object.entries(terms))('exist in all languages: %s', (_, renderings) => {
    expect(Object.keys(renderings).sort()).toEqual([...languageCodes].sort());
  });

  it('include no empty word', () => {
    const isEmpty = (word: string) => word.trim() === '' || word !== word.trim();
    const empty = entries.filter(({ term }) =>
      [term.preferred, ...(term.avoid ?? [])].some(isEmpty),
    );
    expect(empty).toEqual([]);
  });

  it.each(languageCodes)('prefer no word that they avoid elsewhere: %s', (language) => {
    const preferred = entries.filter((one) => one.language === language);
    const found = findAvoided(
      preferred.map(({ term }) => term.preferred),
      avoidedIn[language],
    );
    expect(found).toEqual([]);
  });

  it.each(languageCodes)('list no avoided word twice: %s', (language) => {
    const words = avoidedWords(language);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('the texts', () => {
  it.each(modules)('contain no avoided word: $file', ({ language, texts }) => {
    expect(findAvoided(texts, avoidedIn[language])).toEqual([]);
  });
});

describe.each(languageCodes)('side by side with other languages: %s', (language) => {
  it.each([
    ['the products', [productTexts, series]],
    ['the alternative texts of pictures', pictures],
  ])('%s contain no avoided word', (_, texts) => {
    const own = textsIn(language, texts);
    expect(own.length).toBeGreaterThan(0);
    expect(findAvoided(own, avoidedIn[language])).toEqual([]);
  });
});

describe('these checks', () => {
  it.each(languageCodes)('read texts from every folder: %s', (language) => {
    const read = modules.filter(
      (module) => module.language === language && stringsIn(module.texts).length > 0,
    );
    const missing = folders.filter((folder) => !read.some(({ file }) => file.startsWith(folder)));
    expect(missing).toEqual([]);
  });

  it.each([
    ['content/pages/home/de.ts', 'de'],
    ['content/pages/product/de/hero.ts', 'de'],
    ['content/pages/home/page.ts', undefined],
  ])('know the language of %s', (file, language) => {
    expect(languageOf(file)).toBe(language);
  });

  it.each([
    ['de', 'Ein Inverter', 'Inverter', true],
    ['de', 'Mikroinverter', 'Inverter', false],
    ['pl', 'dwa inwertery', 'inwerter', true],
    ['fr', "termes d'utilisation", 'termes d’utilisation', true],
    ['fr', 'Toit\u00a0plat', 'toit plat', true],
    ['ja', '新しいパワコン', 'パワコン', true],
    ['en', 'a C&I roof', 'C&I', true],
    ['es', 'unos {datasheet.weight}', 'datasheet', false],
    ['en', 'the roof held (how-do-you-glue.de)', 'glue', false],
    ['en', 'see [the manual](/glue#glue)', 'glue', false],
    ['en', 'It was held by glue. The roof', 'glue', true],
    ['zh', '来自https://example.com/pv-panel的C&I屋面', 'C&I', true],
  ] as const)('match words: %s “%s”', (language, text, word, isFound) => {
    expect(patternOf(word, language).test(simplify(text))).toBe(isFound);
  });

  it('find an avoided word however deeply it is nested', () => {
    expect(
      findAvoided({ hero: [{ title: 'Ihr Solarpanel' }] }, avoid('de', ['Solarpanel'])),
    ).toEqual(['“Solarpanel” in “Ihr Solarpanel”']);
  });
});
