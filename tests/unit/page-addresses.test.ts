import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { ContentSource, PageContent } from '../../cms/interface.ts';
import { ClientBudget } from '../../server/http/client-budget.ts';
import { Pages } from '../../server/pages/pages.ts';
import { createSites } from '../../server/sites.ts';

const about: PageContent = {
  path: '/our/team',
  title: 'Team',
  description: null,
  breadcrumbs: [],
  blocks: [],
  translatedInto: ['en'],
};

/** Pages around content that keeps a list of what it was asked for. */
function createPages(paths = [about.path]) {
  const asked: string[] = [];
  const lists: string[][] = [];
  const questions = { count: 0 };
  const find = (path: string) => {
    asked.push(path);
    return paths.includes(path) ? { ...about, path } : null;
  };
  const notAsked = () => Promise.reject(new Error('Only pages are asked for here'));
  const content: ContentSource = {
    page: async (path) => find(path),
    layout: notAsked,
    news: notAsked,
    newsFeed: notAsked,
    newsItem: notAsked,
    jobs: notAsked,
    job: notAsked,
    activity: notAsked,
    searchDocuments: notAsked,
    guides: notAsked,
    models: notAsked,
    modelKeys: notAsked,
    model: notAsked,
    fill: notAsked,
    toolValues: notAsked,
    listSites: notAsked,
    documents: notAsked,
    documentFile: notAsked,
    changed: notAsked,
    publishedPaths: async () => [],
    pagePaths: async () => {
      lists.push(paths);
      return paths;
    },
    keepPublished: async (asked) => {
      questions.count += 1;
      return new Set(asked.filter(find));
    },
    redirect: async () => null,
    revision: async () => '',
  };
  const pages = new Pages({
    content,
    sites: createSites({ PORT: 3000, SITE_ORIGINS: '', MAINLAND_SITES: '' }),
    renderer: async (_, { pathname }) => {
      const status = paths.includes(pathname) ? 200 : 404;
      return { kind: 'page', status, html: pathname };
    },
    budget: new ClientBudget(() => ({ address: '192.0.2.1', isLoopback: false })),
    searchRevision: () => '',
    headers: {},
    sharedHeaders: {},
    log: pino({ level: 'silent' }),
    maxBytes: 1_000_000,
  });
  const application = new Hono();
  application.get('/content/pages/*', (context) => pages.data(context));
  application.get('*', (context) => pages.html(context));
  const get = (path: string) =>
    application.request(`http://localhost:3000${path}`, undefined, { incoming: {} });
  return { asked, lists, questions, get };
}

describe('different spellings of an address', () => {
  it.each([
    ['a document', ['/our/team', '/%6fur/team', '/%6Fur/te%61m?x=%61', '/our/%74%65%61%6D']],
    ['its content', ['/our/team', '/%6fur/team', '/our%2Fteam'].map((at) => `/content/pages${at}`)],
  ])('share one place in the cache, for %s', async (_, addresses) => {
    const { asked, get } = createPages();
    const texts = new Set<string>();
    for (const address of addresses) {
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 200]);
      texts.add(await answer.text());
    }
    expect(texts.size).toBe(1);
    expect(asked).toEqual(['/our/team']);
  });

  it('stay apart where they mean different pages', async () => {
    const { asked, get } = createPages();
    for (const address of ['/our%2fteam', '/our%2Fteam', '/%25%36%66ur/team']) {
      expect([address, (await get(address)).status]).toEqual([address, 404]);
    }
    expect(asked).toEqual(['/our%2Fteam', '/our%2Fteam', '/%256fur/team']);
  });

  it('are no page where they cannot be read', async () => {
    const { get } = createPages();
    expect((await get('/content/pages/%E4%')).status).toBe(404);
    expect((await get('/%E4%')).status).toBe(404);
  });
});

describe('an address that differs from a page’s in case', () => {
  const addressOf = (answer: Response) => [answer.status, answer.headers.get('location')];

  it('leads to the page, with its query', async () => {
    const { get } = createPages();
    expect(addressOf(await get('/Our/TEAM?a=B'))).toEqual([308, '/our/team?a=B']);
    expect(addressOf(await get('/content/pages/OUR/team'))).toEqual([
      308,
      '/content/pages/our/team',
    ]);
  });

  it('is a page of its own where one has these letters', async () => {
    const { get } = createPages(['/Our/Team', '/our/team']);
    for (const at of ['/Our/Team', '/our/team']) expect((await get(at)).status).toBe(200);
    expect((await get('/our/TEAM')).status).toBe(308);
  });

  it('costs no more queries than before where there is no page', async () => {
    const { lists, questions, get } = createPages();
    for (let index = 0; index < 20; index += 1) {
      expect((await get(`/Nowhere/${index}`)).status).toBe(404);
    }
    expect([questions.count, lists.length]).toEqual([20, 1]);
    for (let index = 0; index < 20; index += 1) {
      expect((await get(`/content/pages/Nowhere/${index}`)).status).toBe(404);
    }
    expect([questions.count, lists.length]).toEqual([20, 1]);
  });

  it('redirects nowhere when the page has just been unpublished', async () => {
    const paths = ['/our/team'];
    const { get } = createPages(paths);
    expect((await get('/OUR/team')).status).toBe(308);
    paths.length = 0;
    expect((await get('/OUR/team')).status).toBe(404);
    expect((await get('/content/pages/OUR/team')).status).toBe(404);
  });
});
