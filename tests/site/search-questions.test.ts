import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '../../app/i18n/languages.ts';
import { articles } from '../../content/news/index.ts';
import { searchQuestions } from '../helpers/search-questions/index.ts';
import { startSite } from '../helpers/site.ts';

/** How many of the questions have to be answered first or second. */
const share = 0.95;

describe('a question', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  const ask = (typed: string, language: Language) =>
    site.get(`/search?q=${encodeURIComponent(typed)}`, {
      site: language === 'en' ? undefined : language,
    });

  /** Where the results lead to, as `tests/helpers/search-questions` names them. */
  async function answers(typed: string, language: Language): Promise<string[]> {
    const { text } = await ask(typed, language);
    const links = text.matchAll(/<h3><a href="([^"?#]*)[^"]*"[^>]*>(.*?)<\/a>/g);
    return [...links].map(([, href = '', title = '']) => {
      if (!href.startsWith('/news_detail/')) return href;
      const words = plain(title.replace(/<[^>]*>/g, ''));
      const article = Object.entries(articles).find(
        ([, { texts }]) => plain(texts[language].title) === words,
      );
      return `news/${article?.[0]}`;
    });
  }

  it.each(languageCodes)('is answered first or second: %s', async (language) => {
    const { answerable } = searchQuestions[language];
    const missed: string[] = [];
    for (const [typed, ...pages] of answerable) {
      const found = (await answers(typed, language)).slice(0, 2);
      if (!found.some((page) => pages.includes(page)))
        missed.push(`${typed} → ${found.join(', ')}`);
    }
    const answered = answerable.length - missed.length;
    console.log(`${language}: ${answered} of ${answerable.length}`, missed);
    expect(answerable.length).toBeGreaterThanOrEqual(40);
    expect(answered / answerable.length).toBeGreaterThanOrEqual(share);
  });

  it.each(languageCodes)('about something else has no answer: %s', async (language) => {
    const { unanswerable } = searchQuestions[language];
    expect(unanswerable.length).toBeGreaterThanOrEqual(10);
    for (const typed of unanswerable) {
      expect([typed, await answers(typed, language)]).toEqual([typed, []]);
    }
  });
});

/** Without spaces, of which the site sets several kinds, and without entities. */
const plain = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s/g, '');
