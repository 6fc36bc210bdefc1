import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { Language } from '../../app/i18n/languages.ts';
import type { SearchDocument, SearchSnapshot } from '../../cms/interface.ts';
import { Search } from '../../server/search/search.ts';

const document = (title: string): SearchDocument => ({
  ...{ kind: 'page', href: '/', title, names: [], passages: [], place: [], date: null },
  isExample: false,
});

/** A search of content that can be changed, and that keeps a list of what was read. */
function createSearch() {
  const content = { title: 'First', isBroken: false };
  const clock = { now: 0 };
  const read: Language[] = [];
  const times = { all: 0 };
  const source = async (): Promise<SearchSnapshot> => {
    times.all += 1;
    if (content.isBroken) throw new Error('The database is gone');
    const { title } = content;
    return async (language) => {
      read.push(language);
      return [document(title)];
    };
  };
  const log = pino({ level: 'silent' });
  const search = new Search({ sources: [source], log, now: () => clock.now });
  const find = async (query: string, language: Language = 'en') =>
    (await search.index(language)).find(query).hits.length;
  return { content, clock, read, times, search, find };
}

test('An index is built once, when its language is first searched', async () => {
  const { read, search, find } = createSearch();
  search.follow('1');
  expect(read).toEqual([]);
  expect(await Promise.all([find('first'), find('second')])).toEqual([1, 0]);
  search.follow('1');
  expect(await find('first')).toBe(1);
  expect(read).toEqual(['en']);
});

test('What is published is read once for the first searches of several languages', async () => {
  const { read, times, search, find } = createSearch();
  search.follow('1');
  const languages = ['en', 'de', 'fr'] as const;
  const found = await Promise.all(languages.map((language) => find('first', language)));
  expect(found).toEqual([1, 1, 1]);
  expect([times.all, read]).toEqual([1, [...languages]]);
});

test('A change is read in the background, in the language last searched first', async () => {
  const { content, read, search, find } = createSearch();
  search.follow('1');
  for (const language of ['de', 'fr', 'en'] as const) await find('first', language);
  content.title = 'Second';
  search.follow('2');
  // The last index answers until the new one is there.
  expect(await find('first')).toBe(1);
  await vi.waitFor(async () => expect(read).toEqual(['de', 'fr', 'en', 'en', 'fr', 'de']));
  await vi.waitFor(async () => expect(await find('second', 'de')).toBe(1));
  expect([await find('first'), await find('second')]).toEqual([0, 1]);
});

test('Changes that follow each other are read together, some seconds after the last time', async () => {
  const { content, clock, read, search, find } = createSearch();
  search.follow('1');
  await find('first');
  content.title = 'Second';
  search.follow('2');
  await vi.waitFor(async () => expect(await find('second')).toBe(1));
  for (const [seconds, title] of ['Third', 'Fourth', 'Fifth'].entries()) {
    clock.now = seconds * 1000;
    content.title = title;
    search.follow(title);
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([await find('second'), read.length]).toEqual([1, 2]);
  clock.now = 2500;
  search.follow('Fifth');
  await vi.waitFor(async () => expect(await find('fifth')).toBe(1));
  expect(read.length).toBe(3);
});

test('While the content cannot be read the last index answers, and then it is read again', async () => {
  const { content, search, find } = createSearch();
  search.follow('1');
  await find('first');
  Object.assign(content, { title: 'Second', isBroken: true });
  search.follow('2');
  expect(await find('first')).toBe(1);
  await expect(find('first', 'de')).rejects.toThrow('The database is gone');
  content.isBroken = false;
  await vi.waitFor(async () => {
    search.follow('2');
    expect(await find('second')).toBe(1);
  });
  expect(await find('second', 'de')).toBe(1);
});
