import type { FlattenedField, Payload } from 'payload';
import type { Language } from '../../app/i18n/languages.ts';
import { choiceOf, choicesOf, knownKey } from '../choices.ts';
import { resolveDate } from '../dates.ts';
import { EntryReader } from '../entries.ts';
import type {
  Choice,
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

const positionsPerPage = 10;

/** Open positions as visitors see them: published, and not before their release. */
export class JobReader {
  readonly entries: EntryReader;
  readonly #fields: FlattenedField[];
  readonly #readProducts: () => Promise<ProductData>;

  constructor(payload: Payload, readProducts: () => Promise<ProductData>) {
    this.entries = new EntryReader(payload, 'jobs');
    this.#fields = payload.collections.jobs.config.flattenedFields;
    this.#readProducts = readProducts;
  }

  #summarize(stored: Stored, language: Language, products: ProductData): JobSummary {
    const { location } = resolveFields(stored, this.#fields, language, products);
    return {
      id: stored.id as number,
      href: this.entries.addressOf(stored.id),
      title: resolveTitle(stored.title, language, products),
      category: choiceOf(jobCategories, stored.category, language),
      track: choiceOf(jobTracks, stored.track, language),
      location: (location as Text | undefined) ?? null,
      openings: stored.openings as number,
      released: resolveDate(stored.released, language),
      isExample: stored.isExample === true,
    };
  }

  /** All of them: a company has few enough open positions to hold them in memory. */
  async #readAll(language: Language): Promise<JobSummary[]> {
    const { docs } = await this.entries.find({
      select: {
        title: true,
        category: true,
        track: true,
        location: true,
        openings: true,
        released: true,
        isExample: true,
      },
    });
    const products = await this.#readProducts();
    return docs.map((stored) => this.#summarize(stored, language, products));
  }

  /** Compared here, because SQLite ignores case only for ASCII letters. */
  async jobs(language: Language, filters: JobFilters = {}): Promise<JobList> {
    const title = filters.title?.trim().slice(0, 100) ?? '';
    const words = simplify(title).split(/\s+/).filter(Boolean);
    const category = knownKey(jobCategories, filters.category);
    const track = knownKey(jobTracks, filters.track);
    const all = await this.#readAll(language);
    const locations = locationsOf(all, language);
    const location = locations.find(({ key }) => key === filters.location)?.key ?? null;
    const found = all.filter(
      (job) =>
        (category === null || job.category.key === category) &&
        (location === null || plainTextOf(job.location) === location) &&
        (track === null || job.track.key === track) &&
        words.every((word) => simplify(plainTextOf(job.title)).includes(word)),
    );
    const pages = Math.max(1, Math.ceil(found.length / positionsPerPage));
    const page = Math.min(Math.max(1, filters.page ?? 1), pages);
    return {
      positions: found.slice((page - 1) * positionsPerPage, page * positionsPerPage),
      found: found.length,
      total: all.length,
      page,
      pages,
      title,
      category,
      location,
      track,
      categories: choicesOf(jobCategories, language),
      locations,
      tracks: choicesOf(jobTracks, language),
    };
  }

  async #positionOf(stored: Stored, language: Language): Promise<JobPosition> {
    const products = await this.#readProducts();
    const { description } = resolveFields(stored, this.#fields, language, products);
    return {
      ...this.#summarize(stored, language, products),
      description: (description as RichText | null) ?? { html: '' },
      ...(typeof stored.closes === 'string' && {
        closes: stored.closes,
        // At its closing date a position is already gone.
        lastDay: resolveDate(new Date(Date.parse(stored.closes) - 1).toISOString(), language),
      }),
    };
  }

  /** Those that one can apply for: an example is not a vacancy. */
  async advertised(language: Language): Promise<Choice[]> {
    return (await this.#readAll(language))
      .filter(({ isExample }) => !isExample)
      .map(({ id, title }) => ({ key: String(id), name: plainTextOf(title) }));
  }

  async newest(language: Language, limit: number): Promise<JobSummary[]> {
    return (await this.#readAll(language)).slice(0, limit);
  }

  async job(id: number, language: Language): Promise<JobPosition | null> {
    const stored = await this.entries.findOne(id, false);
    return stored ? this.#positionOf(stored, language) : null;
  }

  /** The page of a position, without what stands above it. */
  async page(
    id: number,
    language: Language,
    draft: boolean,
  ): Promise<Omit<PageContent, 'breadcrumbs'> | null> {
    const stored = await this.entries.findOne(id, draft);
    if (!stored) return null;
    const position = await this.#positionOf(stored, language);
    const { category, track, location } = position;
    return {
      path: position.href,
      title: position.title,
      description: [category.name, track.name, plainTextOf(location)].filter(Boolean).join(' · '),
      blocks: [],
      translatedInto: translatedLanguages(stored, this.#fields),
      position,
    };
  }
}

const plainTextOf = (text: Text | null): string =>
  (typeof text === 'object' ? text?.text : text) ?? '';

/** Locations are plain text: each is a choice under its own name. */
function locationsOf(all: JobSummary[], language: Language): Choice[] {
  const names = new Set(all.map(({ location }) => plainTextOf(location)).filter(Boolean));
  return [...names].sort(new Intl.Collator(language).compare).map((name) => ({ key: name, name }));
}

/** A search ignores case, accents and full-width forms. */
const simplify = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
