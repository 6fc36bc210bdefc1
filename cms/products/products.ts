import type { Payload } from 'payload';
import { isAllowedTarget } from '../../app/blocks/link-target.ts';
import { defaultLanguage, type Language } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import type {
  ModelContent,
  ModelEntry,
  ParameterContent,
  SeriesContent,
  Text,
} from '../interface.ts';
import type { Media } from '../payload-types.ts';
import { pick, resolvePicture, resolveText } from '../resolve.ts';
import { calculate } from './calculated.ts';
import { parameterGroups } from './parameter-groups.ts';
import { parameters } from './parameters.ts';
import { formatQuantity, formatValue, type Quantity } from './quantities.ts';

type Stored = Record<string, unknown>;

/** The key of a fact, or of a model and one of its parameters: {capacity}, {smf-520.weight}. */
const references = /\{([a-z][A-Za-z0-9-]*(?:\.[A-Za-z]+)?)\}/g;

/**
 * Series, models and facts as used by the pages of one revision of the content. Documents are
 * passed as they are read, in all languages at once.
 */
export class Products {
  readonly #series: Map<unknown, Stored>;
  readonly #models: Map<unknown, Stored>;
  readonly #facts: Map<unknown, Stored>;
  readonly #modelKeys: Map<unknown, Stored>;

  constructor(documents: { series: Stored[]; models: Stored[]; facts: Stored[] }) {
    this.#series = new Map(documents.series.map((one) => [one.id, one]));
    this.#models = new Map(documents.models.map((one) => [one.id, one]));
    this.#modelKeys = new Map(documents.models.map((one) => [one.key, one]));
    this.#facts = new Map(documents.facts.map((one) => [one.key, one]));
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

  /** Replaces references with their figures. Unresolved ones are removed. */
  fill(text: string, language: Language): string {
    if (!text.includes('{')) return text;
    return text.replace(references, (_, reference: string) => {
      const quantity = this.quantity(reference, language);
      return quantity ? formatQuantity(quantity, language) : '–';
    });
  }

  /** @returns the unresolved references in a text. */
  unknownReferences(text: string): string[] {
    return [...text.matchAll(references)]
      .map(([, reference = '']) => reference)
      .filter((reference) => !this.quantity(reference, defaultLanguage));
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
      href: isAllowedTarget(stored.href) ? stored.href : null,
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
      href: isAllowedTarget(stored.href) ? stored.href : null,
      certifications: (stored.certifications as string[] | undefined) ?? [],
      groups: parameterGroups.flatMap(({ key: group, name }) => {
        const shown = parameters.flatMap((parameter): ParameterContent[] => {
          const row = rows.find((one) => one.parameter === parameter.key);
          if (parameter.group !== group || !row) return [];
          const quantity = parameterQuantity(row);
          return [
            {
              key: parameter.key,
              name: typeset(parameter.name[language], language),
              ...(quantity
                ? {
                    value: formatValue(quantity, language),
                    number: quantity.value,
                    ...(quantity.maximum !== null && { maximum: quantity.maximum }),
                    unit: parameter.unit,
                    qualifier: quantity.qualifier,
                  }
                : {
                    value: this.#text(row.text, language) ?? '',
                    unit: null,
                    qualifier: 'exactly',
                  }),
              isExample: row.isExample === true,
            },
          ];
        });
        return shown.length > 0
          ? [{ key: group, title: typeset(name[language], language), rows: shown }]
          : [];
      }),
    };
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

  allModels(language: Language): ModelEntry[] {
    return [...this.#models.values()].flatMap((stored) => {
      const model = this.model(stored.id, language);
      if (!model) return [];
      const series = this.#series.get(stored.series);
      const changed = newestOf([stored, ...(series ? [series] : []), ...this.#facts.values()]);
      return [{ ...model, series: this.series(stored.series, language) ?? null, changed }];
    });
  }

  /** When any of them last changed. */
  get changed(): string {
    return newestOf([...this.#series.values(), ...this.#models.values(), ...this.#facts.values()]);
  }

  #text(stored: unknown, language: Language): Text | null {
    const text = resolveText(stored, language);
    if (text === null) return null;
    const filled = (part: string, own: Language) => typeset(this.fill(part, own), own);
    return typeof text === 'string'
      ? filled(text, language)
      : { ...text, text: filled(text.text, text.language) };
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
export function productReader(
  payload: Payload,
  readRevision: () => Promise<string>,
): () => Promise<Products> {
  let known: { revision: string; products: Promise<Products> } | undefined;
  return async () => {
    const revision = await readRevision();
    if (known?.revision !== revision) {
      const products = readProducts(payload);
      known = { revision, products };
      // A failure is not cached: the next page tries again.
      products.catch(() => {
        known = undefined;
      });
    }
    return known.products;
  };
}

async function readProducts(payload: Payload): Promise<Products> {
  const read = async (collection: 'series' | 'models' | 'facts') => {
    const { docs } = await payload.find({
      collection,
      locale: 'all',
      depth: 1,
      pagination: false,
    });
    return docs as unknown as Stored[];
  };
  const [series, models, facts] = await Promise.all([
    read('series'),
    read('models'),
    read('facts'),
  ]);
  return new Products({ series, models, facts });
}

export const noProducts = new Products({ series: [], models: [], facts: [] });
