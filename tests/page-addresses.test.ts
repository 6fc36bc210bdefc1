import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { ContentSource, PageContent } from '../cms/interface.ts';
import { Pages } from '../server/pages.ts';
import { createSites } from '../server/sites.ts';

const about: PageContent = {
  path: '/our/team',
  title: 'Team',
  description: null,
  breadcrumbs: [],
  blocks: [],
  translatedInto: ['en'],
};

/** Pages around content that keeps a list of what it was asked for. */
function createPages() {
  const asked: string[] = [];
  const find = (path: string) => {
    asked.push(path);
    return path === about.path ? about : null;
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
    searchDocuments: notAsked,
    models: notAsked,
    documents: notAsked,
    documentFile: notAsked,
    changed: notAsked,
    publishedPaths: async () => [],
    keepPublished: async () => new Set(),
    revision: async () => '',
  };
  const pages = new Pages({
    content,
    sites: createSites({ PORT: 3000, SITE_ORIGINS: '', MAINLAND_SITES: '' }),
    renderer: async (_, { pathname }) => {
      const status = find(pathname) ? 200 : 404;
      return { kind: 'page', status, html: pathname };
    },
    headers: {},
    log: pino({ level: 'silent' }),
    maxBytes: 1_000_000,
  });
  const application = new Hono();
  application.get('/content/pages/*', (context) => pages.data(context));
  application.get('*', (context) => pages.document(context));
  return { asked, get: (path: string) => application.request(`http://localhost:3000${path}`) };
}

describe('the spellings of an address', () => {
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
