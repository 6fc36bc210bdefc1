import { comparable } from '../page-addresses.ts';

/** What a link can lead to. */
export interface KnownPage {
  path: string;
  title: string;
  isPublished: boolean;
}

/** By path, in the form used for comparison. */
export type KnownPages = Map<string, KnownPage>;

/** The links of a document ask at the same moment. */
let lastRead: { at: number; language: string; pages: Promise<KnownPages> } | undefined;

/** @param language of the titles. */
export function readPages(language: string): Promise<KnownPages> {
  const isFresh = lastRead?.language === language && Date.now() - lastRead.at <= 10_000;
  if (!lastRead || !isFresh) lastRead = { at: Date.now(), language, pages: fetchPages(language) };
  return lastRead.pages;
}

interface Stored {
  id: number;
  path?: string | null;
  title?: string | null;
  _status: string;
}

/** Where entries of other kinds are: of pages it is their path. */
const kinds = { pages: '', news: '/news_detail', jobs: '/job', activities: '/activity_detail' };

async function fetchPages(language: string): Promise<KnownPages> {
  const found = await Promise.all(
    Object.entries(kinds).map(async ([collection, above]) =>
      (await fetchAll(collection, language)).flatMap(({ id, path, title, _status }) => {
        const address = above ? `${above}/${id}` : path;
        if (!address) return [];
        return [{ path: address, title: title ?? '', isPublished: _status === 'published' }];
      }),
    ),
  );
  return new Map(found.flat().map((page) => [comparable(page.path), page]));
}

async function fetchAll(collection: string, language: string): Promise<Stored[]> {
  const fields = ['title', '_status', ...(collection === 'pages' ? ['path'] : [])];
  const select = fields.map((name) => `select[${name}]=true`).join('&');
  const query = `depth=0&limit=1000&locale=${language}&${select}`;
  const response = await fetch(`/api/${collection}?${query}`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The pages could not be read: ${response.status}`);
  return (await response.json()).docs;
}
