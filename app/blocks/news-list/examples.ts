import type { NewsList } from '../../../cms/interface.ts';
import { messages } from '../../i18n/en/news.ts';
import { type Example, exampleArticles } from '../example.ts';

const list: NewsList = {
  articles: exampleArticles,
  total: 22,
  page: 2,
  pages: 3,
  topic: 'installation',
  year: null,
  topics: [
    { key: 'installation', name: 'Installation' },
    { key: 'technology', name: 'Technology' },
  ],
  years: [2026, 2025],
};

const nothing = { articles: [], total: 0, page: 1, pages: 1 };

export const examples: Example<'newsList'>[] = [
  { name: 'a page in the middle, of one topic', block: { blockType: 'newsList', list, messages } },
  {
    name: 'no match',
    block: { blockType: 'newsList', list: { ...list, ...nothing, year: 2025 }, messages },
  },
  {
    name: 'nothing published yet',
    block: {
      blockType: 'newsList',
      list: { ...list, ...nothing, topic: null, years: [] },
      messages,
    },
  },
];
