import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../app/i18n/languages.ts';
import { articles } from '../../content/news/index.ts';
import { pages } from '../../content/pages/index.ts';
import { searchSynonyms } from '../../content/search-synonyms.ts';
import { topics } from '../../content/terms/topics.ts';

const addresses = new Set(pages.map(({ path }) => path));

describe('the topics', () => {
  it.each(Object.entries(topics))('name pages that exist: %s', (_, topic) => {
    const missing = topic.pages.filter(
      (page) => !addresses.has(page) && !(page.startsWith('news/') && page.slice(5) in articles),
    );
    expect(missing).toEqual([]);
  });

  it.each(languageCodes)('have words of each language, none of them twice: %s', (language) => {
    for (const [key, { typed }] of Object.entries(topics)) {
      const words = typed[language].map((word) => word.toLowerCase());
      expect([key, words.length]).not.toEqual([key, 0]);
      expect([key, words.filter((word, index) => words.indexOf(word) !== index)]).toEqual([
        key,
        [],
      ]);
      expect([key, words.filter((word) => word !== word.trim() || word === '')]).toEqual([key, []]);
    }
  });

  it.each(languageCodes)('do not claim a word for two things: %s', (language) => {
    const owners = new Map<string, string>();
    const claimed: string[] = [];
    for (const [key, { typed }] of Object.entries(topics)) {
      for (const word of typed[language]) {
        const owner = owners.get(word.toLowerCase());
        if (owner && owner !== key) claimed.push(`${word}: ${owner}, ${key}`);
        owners.set(word.toLowerCase(), key);
      }
    }
    expect(claimed).toEqual([]);
  });

  it('give articles by their titles, and words of other languages only where they are meant', () => {
    const ofGerman = searchSynonyms.de ?? [];
    const heat = ofGerman.find(({ typed }) => typed.includes('Hitze'));
    expect(heat?.pages[0]).toBe(articles.heat?.texts.de.title);
    const foreign = ofGerman.find(({ typed }) => typed.includes('bac acier'));
    expect(foreign).toMatchObject({ isForeign: true });
  });
});
