import { type Example, exampleArticles } from '../example.ts';

export const examples: Example<'newsTeaser'>[] = [
  {
    name: 'articles with and without a picture',
    block: { blockType: 'newsTeaser', title: 'News', articles: exampleArticles },
  },
  {
    name: 'nothing published yet',
    block: { blockType: 'newsTeaser', title: 'News', topic: 'projects', articles: [] },
  },
];
