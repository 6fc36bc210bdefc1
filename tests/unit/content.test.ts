import { readdirSync } from 'node:fs';
import { eld } from 'eld/medium';
import { describe, expect, test } from 'vitest';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { calculatedParameters } from '../../cms/products/calculated.ts';
import { articles } from '../../content/news/index.ts';
import { pages } from '../../content/pages/index.ts';
import { facts } from '../../content/products/facts.ts';
import { models } from '../../content/products/models.ts';
import { series } from '../../content/products/series.ts';
import { richText } from '../../content/rich-text.ts';
import type { SeedArticle } from '../../content/seed-article.ts';
import type { AnySeedPage, Lookup } from '../../content/seed-page.ts';
import { buildSettings, settingsTexts } from '../../content/settings/settings.ts';

/** The demonstration content as it is written down, before it is put into a database. */
const scenes = new Set(
  readdirSync('art/scenes')
    .filter((name) => name.endsWith('.py'))
    .map((name) => name.replace('.py', '')),
);
const unknownScenes: string[] = [];
const lookup: Lookup = {
  picture: (scene) => {
    if (!scenes.has(scene)) unknownScenes.push(scene);
    return 1;
  },
  video: () => 1,
  series: (...keys) => keys.map((key) => series.findIndex((one) => one.key === key)),
  models: (...keys) => keys.map((key) => models.findIndex((one) => one.key === key)),
};

const build = (page: AnySeedPage, language: Language) => page.build(page.texts[language], lookup);

/** Keys whose strings are no words. */
const technical = new Set(['blockType', 'href', 'anchor', 'reference', 'url', 'type', 'tag']);

function strings(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, child]) =>
    strings(child, Array.isArray(value) ? key : name),
  );
}

const stringsIn = (value: unknown) =>
  strings(value)
    .filter(({ key, text }) => !technical.has(key) && /\p{L}{3}|\p{Lo}/u.test(text))
    .map(({ text }) => text);

/**
 * The same structure without its words: what must not differ between languages. A figure that is
 * an example may be worked out for the country of the language.
 */
function shape(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return technical.has(key) ? value : 'text';
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((child) => shape(child, key));
  const isExample = 'isExample' in value && value.isExample === true;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      name === 'body' || (name === 'value' && isExample) ? 'text' : shape(child, name),
    ]),
  );
}

const anchors = new Map(
  pages.map((page) => [
    page.path,
    new Set(
      strings(build(page, 'en'))
        .filter(({ key }) => key === 'anchor')
        .map(({ text }) => text),
    ),
  ]),
);

/** Addresses that are pages of the site without being documents. */
const otherPages = new Set([
  ...['/login', '/parameters.json', '/parameters/schema.json'],
  ...['/tools', '/tools/roof', '/tools/off-grid', '/tools/balcony'],
]);

function brokenLinks(from: string, value: unknown): string[] {
  return strings(value)
    .filter(({ key, text }) => (key === 'href' || key === 'url') && /^[/#]/.test(text))
    .map(({ text }) => text)
    .filter((href) => {
      const [path = '', anchor] = href.split('#');
      const target = path.replace(/\?.*$/, '') || from;
      if (otherPages.has(target)) return false;
      const known = anchors.get(target);
      return !known || (anchor !== undefined && !known.has(anchor));
    });
}

const knownReferences = new Set<string | undefined>([
  ...['companyName', 'hotline', 'pressPhone'],
  ...facts.map(({ key }) => key),
  ...models.flatMap(({ key, parameters }) =>
    [...parameters.map(({ parameter }) => parameter), ...calculatedParameters].map(
      (parameter) => `${key}.${parameter}`,
    ),
  ),
]);

function unknownReferences(value: unknown) {
  const references = strings(value).flatMap(({ key, text }) =>
    key === 'reference' ? [text] : [...text.matchAll(/\{([^}]*)\}/g)].map(([, one]) => one),
  );
  return references.filter((one) => !knownReferences.has(one));
}

test('Every page has a path of its own, and its parent stands before it', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const [index, { parent }] of pages.entries()) {
    if (parent) expect(paths.slice(0, index)).toContain(parent);
  }
});

describe.each(pages)('$path', (page) => {
  test('is built the same way in all languages', () => {
    const english = shape(build(page, 'en'));
    for (const language of languageCodes) {
      expect([language, shape(build(page, language))]).toEqual([language, english]);
    }
  });

  test('uses pictures that are drawn and figures that are known', () => {
    unknownScenes.length = 0;
    for (const language of languageCodes) {
      expect(unknownReferences(build(page, language))).toEqual([]);
    }
    expect(unknownScenes).toEqual([]);
  });

  test('leads nowhere that is not there', () => {
    expect(brokenLinks(page.path, build(page, 'en'))).toEqual([]);
  });

  test.each(languageCodes)('is written in its language: %s', (language) => {
    const { title, description } = build(page, language);
    const limit = language === 'zh' || language === 'ja' ? 120 : 220;
    expect(title.length).toBeGreaterThan(1);
    expect(title.length).toBeLessThanOrEqual(70);
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(limit);
    const text = stringsIn(build(page, language))
      .join('. ')
      .replace(/\{[^}]*\}/g, '');
    expect(eld.detect(text).language).toBe(language);
  });
});

test.each(languageCodes)('Titles and descriptions are unique: %s', (language) => {
  const built = pages.map((page) => build(page, language));
  for (const values of [built.map(({ title }) => title), built.map((one) => one.description)]) {
    const doubles = values.filter((value, index) => values.indexOf(value) !== index);
    expect(doubles).toEqual([]);
  }
});

test.each(languageCodes)('No sentence is left in English: %s', (language) => {
  if (language === 'en') return;
  // What has no words but figures, as {a.length} × {a.width}, is the same everywhere.
  const isSentence = (text: string) =>
    /\s\S+\s/.test(text) && /\p{L}/u.test(text.replace(/\{[^}]*\}/g, ''));
  const untranslated = pages.flatMap((page) => {
    const english = new Set(stringsIn(build(page, 'en')).filter(isSentence));
    return stringsIn(build(page, language)).filter((text) => english.has(text));
  });
  expect(untranslated).toEqual([]);
});

describe.each(Object.entries(articles))('the article %s', (_, article) => {
  test('has a picture that is drawn, figures that are known, and links that lead somewhere', () => {
    expect(scenes).toContain(article.picture);
    expect(unknownReferences(Object.values(article.texts))).toEqual([]);
    for (const language of languageCodes) {
      expect(brokenLinks('/news', richText(article.texts[language].body))).toEqual([]);
    }
  });

  test.each(languageCodes)('is written in its language, in the same parts: %s', (language) => {
    const { title, summary } = article.texts[language];
    expect(title.length).toBeLessThanOrEqual(120);
    expect(summary.length).toBeLessThanOrEqual(320);
    const text = stringsIn(article.texts[language]).join('. ');
    expect(eld.detect(text.replace(/\{[^}]*\}|\([^)]*\)/g, '')).language).toBe(language);
    expect(partsOf(article, language)).toEqual(partsOf(article, 'en'));
  });
});

/** What the text of an article consists of, without its words. */
const partsOf = ({ texts }: SeedArticle, language: Language) =>
  texts[language].body.map((part) => {
    if (typeof part === 'string') return 'paragraph';
    return 'list' in part ? `list of ${part.list.length}` : 'heading';
  });

test('No two articles have the same date', () => {
  const dates = Object.values(articles).map(({ published }) => Date.parse(published));
  expect(new Set(dates).size).toBe(dates.length);
});

test('The menus lead to pages and anchors that are there', () => {
  expect(brokenLinks('/home', buildSettings(settingsTexts.en))).toEqual([]);
});
