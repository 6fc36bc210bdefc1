import { expect, test } from 'vitest';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { activities } from '../../content/activities/activities.ts';
import { articles } from '../../content/news/index.ts';
import { pages } from '../../content/pages/index.ts';
import type { AnySeedPage, Lookup, SeedBlock } from '../../content/seed-page.ts';
import { frequentPictures, type Standing } from '../../look/findings.ts';

/** Pictures are told apart by the name of their scene, which the lookup hides from the types. */
const pictureName = (scene: string) => `picture:${scene}`;
const lookup: Lookup = {
  picture: (scene) => pictureName(scene) as never,
  // The still picture has the name of the film.
  video: (scene) => pictureName(scene) as never,
  series: (...keys) => keys.map((_, index) => index),
  models: (...keys) => keys.map((_, index) => index),
};

const blocksOf = (page: AnySeedPage, language: Language): SeedBlock[] =>
  page.build(page.texts[language], lookup).blocks;

interface Passage {
  key: string;
  text: string;
}

function passages(value: unknown, key = ''): Passage[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (value === null || typeof value !== 'object') return [];
  if ('type' in value && ['paragraph', 'listitem'].includes(String(value.type))) {
    return [{ key: 'text', text: wordsOf(value) }];
  }
  return Object.entries(value).flatMap(([name, child]) =>
    passages(child, Array.isArray(value) ? key : name),
  );
}

/** Of a paragraph of rich text, links included. */
function wordsOf(node: object): string {
  if ('text' in node) return String(node.text);
  const children: unknown = 'children' in node ? node.children : [];
  return Array.isArray(children) ? children.map(wordsOf).join('') : '';
}

const picturesOf = (page: AnySeedPage) =>
  passages(blocksOf(page, 'en'))
    .map(({ text }) => text)
    .filter((text) => text.startsWith(pictureName('')));

/**
 * What a page says in whole sentences. The basis of a figure and the source of a report stand
 * wherever the figure or the report does.
 */
const argumentsOf = (page: AnySeedPage, language: Language) =>
  passages(blocksOf(page, language))
    .filter(({ key }) => key !== 'basis' && key !== 'source')
    .flatMap(({ text }) => text.split(/(?<=[.!?]) |(?<=[。！？])/u))
    .filter((sentence) => /[.!?。！？]$/u.test(sentence) && !isShort(sentence));

/** “No.” and “Does it fit?” may be said twice; so may a fact such as “Another report gives 190 kW.” */
const isShort = (sentence: string) => sentence.length < (/\p{sc=Han}/u.test(sentence) ? 18 : 40);

const titlesOf = (page: AnySeedPage, language: Language) =>
  blocksOf(page, language).flatMap((block) =>
    'title' in block && typeof block.title === 'string' ? [block.title] : [],
  );

/** @returns what more than one page has, with the paths of those pages. */
function shared(valuesOf: (page: AnySeedPage) => string[]): Record<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const value of valuesOf(page)) {
      places.set(value, (places.get(value) ?? new Set()).add(page.path));
    }
  }
  return Object.fromEntries(
    [...places].filter(([, paths]) => paths.size > 1).map(([value, paths]) => [value, [...paths]]),
  );
}

test('No two pages begin with the same picture', () => {
  expect(shared((page) => picturesOf(page).slice(0, 1))).toEqual({});
});

test('No page shows a picture twice', () => {
  for (const page of pages) {
    const shown = picturesOf(page);
    expect([page.path, shown]).toEqual([page.path, [...new Set(shown)]]);
  }
});

/** Where a block, or a row of one, has a picture, and where its links lead. */
function standings(page: string, value: unknown): Standing[] {
  if (value === null || typeof value !== 'object') return [];
  const {
    picture,
    href,
    actions = [],
  } = value as {
    picture?: unknown;
    href?: string;
    actions?: { href?: string }[];
  };
  const leadsTo = [href, ...actions.map((action) => action.href)].flatMap((target) =>
    target ? new URL(target, `https://example.com${page}`).pathname : [],
  );
  const own = typeof picture === 'string' ? [{ page, source: picture, share: 1, leadsTo }] : [];
  return [...own, ...Object.values(value).flatMap((child) => standings(page, child))];
}

test('No picture stands more than twice on the site', () => {
  const entries = [
    ...Object.entries(articles).map(([key, { picture }]) => ({ page: `/news/${key}`, picture })),
    ...activities.map(({ key, picture }) => ({ page: `/activity_detail/${key}`, picture })),
  ];
  const all = [
    ...pages.flatMap((page) => standings(page.path, blocksOf(page, 'en'))),
    ...entries.flatMap(({ page, picture }) =>
      standings(page, { picture: picture && pictureName(picture) }),
    ),
  ];
  expect(all.length).toBeGreaterThan(pages.length);
  expect(Object.fromEntries(frequentPictures(all))).toEqual({});
});

test('Every page but those of law and search has a picture or a drawing to scale', () => {
  const bare = pages
    .filter((page) => {
      const isDrawn = blocksOf(page, 'en').some(({ blockType }) =>
        ['scale', 'newsList', 'resumeForm'].includes(blockType),
      );
      return picturesOf(page).length === 0 && !isDrawn;
    })
    .map(({ path }) => path);
  expect(bare).toEqual(['/search', '/terms', '/privacy', '/imprint', '/cookies', '/accessibility']);
});

test.each(languageCodes)('No two pages say the same sentence: %s', (language) => {
  expect(shared((page) => argumentsOf(page, language))).toEqual({});
});

test.each(languageCodes)(
  'No two sections of different pages have the same title: %s',
  (language) => {
    expect(shared((page) => titlesOf(page, language))).toEqual({});
  },
);

test.each(pages)('$path ends with a next step', (page) => {
  const last = blocksOf(page, 'en').at(-1);
  const actions = last && 'actions' in last ? (last.actions ?? []) : [];
  const leadsOn = actions.some(({ href }) => href && !href.startsWith(`${page.path}#`));
  expect(last?.blockType === 'form' || leadsOn).toBe(true);
});

test('No two articles show the same picture', () => {
  const shown = Object.values(articles).map(({ picture }) => picture);
  expect(shown).toEqual([...new Set(shown)]);
});
