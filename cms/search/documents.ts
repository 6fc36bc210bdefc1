import { setImmediate } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import type { Language } from '../../app/i18n/languages.ts';
import { startOfActivity } from '../activities/activities.ts';
import { choiceOf } from '../choices.ts';
import { resolveDate } from '../dates.ts';
import { type EntryCollection, entryKinds, visibleNow } from '../entry-kinds.ts';
import type {
  DateContent,
  SearchDocument,
  SearchKind,
  SearchPassage,
  SearchSnapshot,
  Text,
} from '../interface.ts';
import { jobCategories, jobTracks } from '../jobs/choices.ts';
import type { Products } from '../products/products.ts';
import { readInParts } from '../read-in-parts.ts';
import { resolveFields, resolveTitle } from '../resolve.ts';
import { passagesOf } from './passages.ts';

type Stored = Record<string, unknown>;
type Searched = 'pages' | EntryCollection;

/** Their texts are long. */
const mostAtOnce = 5;

/** What is stored, as it is found in one language. */
type Describe = (language: Language, products: Products) => SearchDocument;

/** Its own texts lead to everything else, so that it would be found by any word. */
const searchPath = '/search';

const readAll = (payload: Payload, collection: Searched, where: Where, sort?: string[]) =>
  readInParts(payload, {
    ...{ collection, where, depth: 0, atOnce: mostAtOnce },
    ...(sort && { sort }),
  });

/** Reads all that is published, as a search finds it in each language. */
export function searchReader(payload: Payload, readProducts: () => Promise<Products>) {
  /** @returns what the words of a document are, apart from its title. */
  function contentOf(
    collection: Searched,
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

  async function pages(): Promise<Describe[]> {
    const all = await readAll(payload, 'pages', { _status: { equals: 'published' } });
    const byId = new Map(all.map((page) => [page.id, page]));
    const found = all.filter(({ path }) => path !== searchPath);
    return found.map((stored) => (language, products) => {
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
        picture: products.pictureAt(href, language),
      };
    });
  }

  /** @param dateOf the date that is shown with what was found. */
  async function datedEntries(
    collection: 'news' | 'activities',
    kind: SearchKind,
    dateOf: (stored: Stored, language: Language) => DateContent,
  ): Promise<Describe[]> {
    const { page, date } = entryKinds[collection];
    const all = await readAll(payload, collection, visibleNow(collection), [`-${date}`, '-id']);
    return all.map((stored) => (language, products) => ({
      kind,
      href: `${page}/${stored.id}`,
      title: resolveTitle(stored.title, language, products),
      names: [],
      passages: contentOf(collection, stored, language, products).passages,
      place: [],
      date: dateOf(stored, language),
      isExample: stored.isExample === true,
    }));
  }

  async function positions(): Promise<Describe[]> {
    const sort = ['-released', '-id'];
    const all = await readAll(payload, 'jobs', visibleNow('jobs'), sort);
    return all.map((stored) => (language, products) => {
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

  return async (): Promise<SearchSnapshot> => {
    const products = await readProducts();
    return snapshotOf(products, [
      ...(await datedEntries('news', 'news', publishedOn)),
      ...(await pages()),
      ...(await positions()),
      ...(await datedEntries('activities', 'activity', startOfActivity)),
    ]);
  };
}

const publishedOn = ({ published }: Stored, language: Language) => resolveDate(published, language);

const snapshotOf =
  (products: Products, all: Describe[]): SearchSnapshot =>
  async (language) => {
    const documents: SearchDocument[] = [];
    for (const describe of all) {
      documents.push(describe(language, products));
      await setImmediate();
    }
    return documents;
  };

/** The published pages above a page, from the outermost inwards. */
function placeOf(page: Stored, published: Map<unknown, Stored>): Stored[] {
  const above: Stored[] = [];
  let parent = published.get(page.parent);
  // Two pages may name each other as parent; the trail then simply ends.
  while (parent && parent !== page && !above.includes(parent)) {
    above.unshift(parent);
    parent = published.get(parent.parent);
  }
  return above;
}
