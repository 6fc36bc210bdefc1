import type { Payload } from 'payload';
import type { Language } from '../../app/i18n/languages.ts';
import { textOf } from '../../app/i18n/text.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { isShown } from '../analytics.ts';
import type {
  ModelContent,
  ModelEntry,
  ParameterContent,
  SeriesContent,
  Text,
} from '../interface.ts';
import { keptByRevision } from '../kept-by-revision.ts';
import { publishedAddresses } from '../known-addresses.ts';
import { namedSetting } from '../markets.ts';
import { type Addresses, leadsTo } from '../page-addresses.ts';
import type { Media } from '../payload-types.ts';
import { readInParts } from '../read-in-parts.ts';
import { isFollowed, pick, resolvePicture, resolveText } from '../resolve.ts';
import { calculate } from './calculated.ts';
import { groupName, parameterGroups, parameterName, parameters } from './parameters.ts';
import { formatQuantity, formatValue, type Quantity } from './quantities.ts';

type Stored = Record<string, unknown>;

/**
 * The key of a fact, of a model and one of its parameters, or the name of a setting: {capacity},
 * {smf-520.weight}, {hotline}.
 */
const references = /\{([a-z][A-Za-z0-9-]*(?:\.[A-Za-z]+)?)\}/g;

/** @returns the references in a text. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(references)].map(([, reference = '']) => reference);

/**
 * Series, models, facts and settings as used by the pages of one revision of the content. Documents
 * are passed as they are read, in all languages at once.
 */
export class Products {
  readonly #series: Map<unknown, Stored>;
  readonly #models: Map<unknown, Stored>;
  readonly #facts: Map<unknown, Stored>;
  readonly #modelKeys: Map<unknown, Stored>;
  readonly #settings: Stored;
  readonly #published: Addresses | undefined;

  /** @param published the addresses that links may lead to; any where it is left out. */
  constructor(
    documents: { series: Stored[]; models: Stored[]; facts: Stored[]; settings: Stored },
    published?: Addresses,
  ) {
    this.#settings = documents.settings;
    this.#published = published;
    this.#series = new Map(documents.series.map((one) => [one.id, one]));
    this.#models = new Map(documents.models.map((one) => [one.id, one]));
    this.#modelKeys = new Map(documents.models.map((one) => [one.key, one]));
    this.#facts = new Map(documents.facts.map((one) => [one.key, one]));
  }

  leadsSomewhere(href: string): boolean {
    return this.#published === undefined || leadsTo(href, this.#published);
  }

  /** @returns what a reference stands for, or undefined if it does not exist. */
  quantity(reference: string, language: Language): Quantity | undefined {
    const [key, parameter] = reference.split('.');
    if (parameter === undefined) {
      const fact = this.#facts.get(key);
      return fact && factQuantity(fact, language);
    }
    const rows = rowsOf(this.#modelKeys.get(key));
    const read = (wanted: string) => {
      const row = rows.find((one) => one.parameter === wanted);
      return row && parameterQuantity(row);
    };
    return read(parameter) ?? calculate(parameter, read);
  }

  /**
   * Replaces references with their figures, or the texts of settings. Unresolved ones are removed.
   * @param written what a setting becomes where the text is not a plain one.
   */
  fill(text: string, language: Language, written = (name: string) => name): string {
    if (!text.includes('{')) return text;
    return text.replace(references, (_, reference: string) => {
      const setting = namedSetting(this.#settings, reference, language);
      if (setting !== undefined) return written(setting);
      const quantity = this.quantity(reference, language);
      return quantity ? formatQuantity(quantity, language) : '–';
    });
  }

  /** A text with its figures, set by the rules of its language. */
  set(text: string, language: Language): string {
    return typeset(this.fill(text, language), language);
  }

  series(id: unknown, language: Language): SeriesContent | undefined {
    const stored = this.#series.get(id);
    if (!stored) return undefined;
    return {
      id: String(stored.id),
      key: String(stored.key),
      name: this.#text(stored.name, language) ?? '',
      summary: this.#text(stored.summary, language),
      highlight: this.#text(stored.highlight, language),
      href: isFollowed(stored.href, this) ? stored.href : null,
      ...pictureOf(stored.picture, language),
    };
  }

  model(id: unknown, language: Language): ModelContent | undefined {
    const stored = this.#models.get(id);
    if (!stored) return undefined;
    const rows = rowsOf(stored);
    return {
      id: String(stored.id),
      key: String(stored.key),
      name: this.#text(stored.name, language) ?? '',
      href: isFollowed(stored.href, this) ? stored.href : null,
      certifications: (stored.certifications as string[] | undefined) ?? [],
      groups: parameterGroups.flatMap((group) => {
        const shown = parameters.flatMap((parameter): ParameterContent[] => {
          const row = rows.find((one) => one.parameter === parameter.key);
          if (parameter.group !== group || !row) return [];
          const quantity = parameterQuantity(row);
          const words = this.#text(row.text, language);
          return [
            {
              key: parameter.key,
              name: parameterName(parameter.key, language),
              ...(quantity
                ? {
                    ...(words && {
                      note: words,
                      fullName: parameterName(parameter.key, language, textOf(words)),
                    }),
                    value: formatValue(quantity, language),
                    number: quantity.value,
                    ...(quantity.maximum !== null && { maximum: quantity.maximum }),
                    unit: parameter.unit,
                    qualifier: quantity.qualifier,
                  }
                : {
                    value: words ?? '',
                    unit: null,
                    qualifier: 'exactly',
                  }),
              isExample: row.isExample === true,
            },
          ];
        });
        return shown.length > 0
          ? [{ key: group, title: groupName(group, language), rows: shown }]
          : [];
      }),
    };
  }

  /** Whether a part of a page is shown to those who read it in a language. */
  isShown(condition: unknown, language: Language): boolean {
    return isShown(condition, this.#settings, language);
  }

  /** @returns the names and keys of the series and models whose page is at an address. */
  namesAt(href: string, language: Language): string[] {
    return [...this.#series.values(), ...this.#models.values()]
      .filter((one) => one.href === href)
      .flatMap((one) => {
        const name = this.#text(one.name, language);
        return [String(one.key), (typeof name === 'object' ? name?.text : name) ?? ''];
      });
  }

  /** @returns a picture of the series whose page, or that of one of its models, is at an address. */
  pictureAt(href: string, language: Language): SeriesContent['picture'] | null {
    const at = (all: Map<unknown, Stored>) => [...all.values()].find((one) => one.href === href);
    const series = at(this.#series) ?? this.#series.get(at(this.#models)?.series);
    return pictureOf(series?.picture, language).picture ?? null;
  }

  allModels(language: Language): ModelEntry[] {
    return [...this.#models.values()].flatMap((stored) => this.#entry(stored, language) ?? []);
  }

  /** In the order of the back office. */
  get keys(): string[] {
    return [...this.#models.values()].map(({ key }) => String(key));
  }

  /** One of all models: putting all of them together, for each of thousands, takes hours. */
  modelWithKey(key: string, language: Language): ModelEntry | null {
    const stored = this.#modelKeys.get(key);
    return stored ? this.#entry(stored, language) : null;
  }

  #entry(stored: Stored, language: Language): ModelEntry | null {
    const model = this.model(stored.id, language);
    if (!model) return null;
    const series = this.#series.get(stored.series);
    const changed = newestOf([stored, ...(series ? [series] : []), ...this.#facts.values()]);
    return { ...model, series: this.series(stored.series, language) ?? null, changed };
  }

  /** When any of them last changed. */
  get changed(): string {
    return newestOf([...this.#series.values(), ...this.#models.values(), ...this.#facts.values()]);
  }

  #text(stored: unknown, language: Language): Text | null {
    const text = resolveText(stored, language);
    if (text === null) return null;
    return typeof text === 'string'
      ? this.set(text, language)
      : { ...text, text: this.set(text.text, text.language) };
  }
}

const newestOf = (documents: Stored[]): string =>
  documents
    .map(({ updatedAt }) => String(updatedAt ?? ''))
    .sort()
    .at(-1) ?? '';

function rowsOf(model: Stored | undefined): Stored[] {
  return (model?.parameters as Stored[] | undefined) ?? [];
}

function pictureOf(stored: unknown, language: Language): Pick<SeriesContent, 'picture'> {
  const picture =
    stored && typeof stored === 'object' ? resolvePicture(stored as Media, language) : undefined;
  return picture ? { picture } : {};
}

function parameterQuantity(row: Stored): Quantity | undefined {
  const parameter = parameters.find(({ key }) => key === row.parameter);
  if (parameter?.kind !== 'number' || typeof row.value !== 'number') return undefined;
  return {
    value: row.value,
    maximum: typeof row.maximum === 'number' ? row.maximum : null,
    unit: parameter.unit,
    qualifier: (row.qualifier as Quantity['qualifier'] | undefined) ?? 'exactly',
    isExample: row.isExample === true,
  };
}

function factQuantity(fact: Stored, language: Language): Quantity | undefined {
  const { value, fallback } = pick(fact.value, language);
  if (typeof value !== 'number') return undefined;
  const maximum = pick(fact.maximum, fallback ?? language);
  // A language with a value of its own has its own range, or none.
  const isOwnRange = typeof maximum.value === 'number' && maximum.fallback === undefined;
  return {
    value,
    maximum: isOwnRange ? (maximum.value as number) : null,
    unit: fact.unit === 'none' ? null : String(fact.unit),
    qualifier: (fact.qualifier as Quantity['qualifier'] | undefined) ?? 'exactly',
    isExample: fact.isExample === true,
  };
}

/**
 * Reads all series, models and facts, and keeps them until the content revision changes: they are
 * few, and nearly every page shows some of them.
 */
export const productReader = (payload: Payload, readRevision: () => Promise<string>) =>
  keptByRevision(readRevision, () => readProducts(payload));

const mostAtOnce = 25;

export async function readProducts(payload: Payload): Promise<Products> {
  const read = (collection: 'series' | 'models' | 'facts') =>
    readInParts(payload, { collection, depth: 1, atOnce: mostAtOnce });
  const [series, models, facts, settings, published] = await Promise.all([
    read('series'),
    read('models'),
    read('facts'),
    payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 }),
    publishedAddresses(payload),
  ]);
  const stored = settings as unknown as Stored;
  return new Products({ series, models, facts, settings: stored }, published);
}

export const noProducts = new Products({ series: [], models: [], facts: [], settings: {} });
