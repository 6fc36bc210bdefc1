import type { Payload, Where } from 'payload';
import type { Language } from '../../app/i18n/languages.ts';
import { publishedByNow } from '../access.ts';
import { choiceOf } from '../choices.ts';
import { resolveDate } from '../dates.ts';
import type { SearchDocument, SearchPassage, Text } from '../interface.ts';
import { jobCategories, jobTracks } from '../jobs/choices.ts';
import type { Products } from '../products/products.ts';
import { resolveFields, resolveTitle } from '../resolve.ts';
import { passagesOf } from './passages.ts';

type Stored = Record<string, unknown>;

/** Its own texts lead to everything else, so that it would be found by any word. */
const searchPath = '/search';

/** Reads all that is published in one language, as a search finds it. */
export function searchReader(payload: Payload, readProducts: () => Promise<Products>) {
  async function read(collection: 'pages' | 'news' | 'jobs', where: Where, sort?: string[]) {
    const { docs } = await payload.find({
      ...{ collection, where, sort },
      locale: 'all',
      depth: 0,
      pagination: false,
    });
    return docs as unknown as Stored[];
  }

  /** @returns what the words of a document are, apart from its title. */
  function contentOf(
    collection: 'pages' | 'news' | 'jobs',
    stored: Stored,
    language: Language,
    products: Products,
  ): { fields: Stored; passages: SearchPassage[] } {
    const all = payload.collections[collection].config.flattenedFields;
    const described = all.filter(({ name }) => name !== 'title');
    const fields = resolveFields(stored, described, language, products);
    // An entry that is an example says so as a whole.
    const passages = passagesOf({ ...fields, isExample: false }, described, language);
    return { fields, passages };
  }

  async function pages(language: Language, products: Products): Promise<SearchDocument[]> {
    const all = await read('pages', { _status: { equals: 'published' } });
    const byId = new Map(all.map((page) => [page.id, page]));
    const found = all.filter(({ path }) => path !== searchPath);
    return found.map((stored) => {
      const href = String(stored.path);
      const names = products.namesAt(href, language);
      const above = placeOf(stored, byId);
      return {
        kind: names.length > 0 ? 'product' : 'page',
        href,
        title: resolveTitle(stored.title, language, products),
        names,
        passages: contentOf('pages', stored, language, products).passages,
        place: above.map(({ title }) => resolveTitle(title, language, products)),
        date: null,
        isExample: false,
      };
    });
  }

  async function news(language: Language, products: Products): Promise<SearchDocument[]> {
    const sort = ['-published', '-id'];
    return (await read('news', publishedByNow('published'), sort)).map((stored) => ({
      kind: 'news',
      href: `/news_detail/${stored.id}`,
      title: resolveTitle(stored.title, language, products),
      names: [],
      passages: contentOf('news', stored, language, products).passages,
      place: [],
      date: resolveDate(stored.published, language),
      isExample: false,
    }));
  }

  async function positions(language: Language, products: Products): Promise<SearchDocument[]> {
    const sort = ['-released', '-id'];
    return (await read('jobs', publishedByNow('released'), sort)).map((stored) => {
      const { fields, passages } = contentOf('jobs', stored, language, products);
      const kinds = [
        choiceOf(jobCategories, stored.category, language).name,
        choiceOf(jobTracks, stored.track, language).name,
      ];
      const location = fields.location as Text | null;
      return {
        kind: 'position',
        href: `/job/${stored.id}`,
        title: resolveTitle(stored.title, language, products),
        names: kinds,
        passages,
        place: location ? [...kinds, location] : kinds,
        date: resolveDate(stored.released, language),
        isExample: stored.isExample === true,
      };
    });
  }

  return async (language: Language): Promise<SearchDocument[]> => {
    const products = await readProducts();
    const kinds = [news, pages, positions].map((source) => source(language, products));
    return (await Promise.all(kinds)).flat();
  };
}

/** The published pages above a page, from the outermost inwards. */
function placeOf(page: Stored, published: Map<unknown, Stored>): Stored[] {
  const above: Stored[] = [];
  let parent = published.get(page.parent);
  // Two pages may name each other as parent; the line then simply ends.
  while (parent && parent !== page && !above.includes(parent)) {
    above.unshift(parent);
    parent = published.get(parent.parent);
  }
  return above;
}
