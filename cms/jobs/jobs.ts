import type { Payload } from 'payload';
import type { Language } from '../../app/i18n/languages.ts';
import { publishedByNow } from '../access.ts';
import { choiceOf, choicesOf, knownKey } from '../choices.ts';
import { resolveDate } from '../dates.ts';
import type {
  JobFilters,
  JobList,
  JobPosition,
  JobSummary,
  PageContent,
  RichText,
  Text,
} from '../interface.ts';
import { type ProductData, resolveFields, resolveTitle, translatedLanguages } from '../resolve.ts';
import { jobCategories, jobTracks } from './choices.ts';

type Stored = Record<string, unknown>;

const addressOf = (id: unknown) => `/job/${id}`;

/** Open positions as visitors see them: published, and not before their release. */
export function jobReader(payload: Payload, readProducts: () => Promise<ProductData>) {
  const fields = payload.collections.jobs.config.flattenedFields;

  function summarize(stored: Stored, language: Language, products: ProductData): JobSummary {
    const { location } = resolveFields(stored, fields, language, products);
    return {
      id: stored.id as number,
      href: addressOf(stored.id),
      title: resolveTitle(stored.title, language, products),
      category: choiceOf(jobCategories, stored.category, language),
      track: choiceOf(jobTracks, stored.track, language),
      location: (location as Text | undefined) ?? null,
      openings: stored.openings as number,
      released: resolveDate(stored.released, language),
      isExample: stored.isExample === true,
    };
  }

  /** All of them: a company has few enough open positions to hold them at once. */
  async function readAll(language: Language): Promise<JobSummary[]> {
    const { docs } = await payload.find({
      collection: 'jobs',
      where: publishedByNow('released'),
      select: {
        title: true,
        category: true,
        track: true,
        location: true,
        openings: true,
        released: true,
        isExample: true,
      },
      sort: ['-released', '-id'],
      locale: 'all',
      depth: 0,
      pagination: false,
    });
    const products = await readProducts();
    return (docs as unknown as Stored[]).map((stored) => summarize(stored, language, products));
  }

  /** Compared here, because SQLite knows capital letters in ASCII only. */
  async function jobs(language: Language, filters: JobFilters = {}): Promise<JobList> {
    const title = filters.title?.trim().slice(0, 100) ?? '';
    const words = simplify(title).split(/\s+/).filter(Boolean);
    const category = knownKey(jobCategories, filters.category);
    const track = knownKey(jobTracks, filters.track);
    const all = await readAll(language);
    return {
      positions: all.filter(
        (job) =>
          (category === null || job.category.key === category) &&
          (track === null || job.track.key === track) &&
          words.every((word) => simplify(wordsOf(job.title)).includes(word)),
      ),
      total: all.length,
      title,
      category,
      track,
      categories: choicesOf(jobCategories, language),
      tracks: choicesOf(jobTracks, language),
    };
  }

  async function findOne(id: number, draft: boolean): Promise<Stored | undefined> {
    const { docs } = await payload.find({
      collection: 'jobs',
      where: draft
        ? { id: { equals: id } }
        : { and: [{ id: { equals: id } }, publishedByNow('released')] },
      draft,
      locale: 'all',
      depth: 0,
      limit: 1,
      pagination: false,
    });
    return docs[0] as unknown as Stored | undefined;
  }

  async function positionOf(stored: Stored, language: Language): Promise<JobPosition> {
    const products = await readProducts();
    const { description } = resolveFields(stored, fields, language, products);
    return {
      ...summarize(stored, language, products),
      description: (description as RichText | null) ?? { html: '' },
    };
  }

  return {
    jobs,

    async newest(language: Language, limit: number): Promise<JobSummary[]> {
      return (await readAll(language)).slice(0, limit);
    },

    async job(id: number, language: Language): Promise<JobPosition | null> {
      const stored = await findOne(id, false);
      return stored ? positionOf(stored, language) : null;
    },

    /** The page of a position, without what stands above it. */
    async page(
      id: number,
      language: Language,
      draft: boolean,
    ): Promise<Omit<PageContent, 'breadcrumbs'> | null> {
      const stored = await findOne(id, draft);
      if (!stored) return null;
      const position = await positionOf(stored, language);
      const { category, track, location } = position;
      return {
        path: position.href,
        title: position.title,
        description: [category.name, track.name, wordsOf(location)].filter(Boolean).join(' · '),
        blocks: [],
        translatedInto: translatedLanguages(stored, fields),
        position,
      };
    },

    /** @returns the addresses of those that visitors see. */
    async keepPublished(ids: number[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const { docs } = await payload.find({
        collection: 'jobs',
        where: { and: [{ id: { in: ids } }, publishedByNow('released')] },
        select: {},
        depth: 0,
        pagination: false,
      });
      return docs.map(({ id }) => addressOf(id));
    },

    async published() {
      const { docs } = await payload.find({
        collection: 'jobs',
        where: publishedByNow('released'),
        locale: 'all',
        depth: 0,
        pagination: false,
      });
      return (docs as unknown as Stored[]).map((stored) => ({
        path: addressOf(stored.id),
        translatedInto: translatedLanguages(stored, fields),
        changed: stored.updatedAt as string,
        isExample: stored.isExample === true,
      }));
    },
  };
}

const wordsOf = (text: Text | null): string => (typeof text === 'object' ? text?.text : text) ?? '';

/** Capital letters, accents and wide forms make no difference to a search. */
const simplify = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
