import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { defaultLanguage, type Language } from '../../app/i18n/languages.ts';
import { inLanguage } from '../../app/i18n/staff.ts';
import { entryAddress, entryCollections } from '../entry-kinds.ts';
import { noProducts } from '../products/products.ts';
import { resolveTitle } from '../resolve.ts';
import { mentionsIn, type Place } from '../usage/mentions.ts';

type Stored = Record<string, unknown>;

/** A link in what visitors see. */
export interface FoundLink {
  /** Below /admin: `collections/pages/7`. */
  place: string;
  title: string;
  /** e.g. `blocks.2.actions.0.href` */
  field: string;
  /** undefined where all languages have the same link. */
  language: Language | undefined;
  /** With the path of the page that an anchor alone belongs to. */
  href: string;
}

const searched = ['pages', ...entryCollections, 'series', 'models', 'guides'] as const;

/** All links of what is published, in all languages, those of the settings included. */
export async function collectLinks(payload: Payload): Promise<FoundLink[]> {
  const addresses = await documentAddresses(payload);
  const found: FoundLink[] = [];
  for (const slug of searched) {
    const { config } = payload.collections[slug];
    // As stored: what Payload makes of it, in all languages at once, takes long.
    const { docs } = await payload.db.find<Stored & { id: number }>({
      ...{ collection: slug, locale: 'all', pagination: false, limit: 0 },
      where: config.versions?.drafts ? { _status: { equals: 'published' } } : {},
    });
    for (const stored of docs) {
      const about = {
        place: `collections/${slug}/${stored.id}`,
        title: titleOf(stored, config.admin.useAsTitle ?? 'id'),
        page: addresses.get(`${slug} ${stored.id}`),
      };
      found.push(...linksIn(stored, config.flattenedFields, about, addresses));
    }
  }
  const settings = payload.config.globals.find(({ slug }) => slug === 'settings');
  if (!settings) return found;
  const stored = await payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 });
  const about = {
    place: 'globals/settings',
    title: inLanguage(settings.label as Record<string, string>, defaultLanguage),
    page: undefined,
  };
  return [
    ...found,
    ...linksIn(stored as unknown as Stored, settings.flattenedFields, about, addresses),
  ];
}

interface About {
  place: string;
  title: string;
  page: string | undefined;
}

function linksIn(
  stored: Stored,
  fields: FlattenedField[],
  { page, ...about }: About,
  addresses: Map<string, string>,
): FoundLink[] {
  return [...mentionsIn(stored, fields)].flatMap((place) => {
    const href = hrefOf(place, addresses);
    if (href === undefined || (href.startsWith('#') && !page)) return [];
    const whole = href.startsWith('#') ? `${page}${href}` : href;
    return [{ ...about, field: place.path, language: place.language, href: whole }];
  });
}

/** A link in formatted text may name a document in place of its address. */
function hrefOf({ field, mention }: Place, addresses: Map<string, string>): string | undefined {
  if (mention.kind === 'link') return mention.href;
  if (mention.kind !== 'document' || field.type !== 'richText') return undefined;
  const { collection, id } = mention;
  const isPage = collection === 'pages' || entryCollections.some((one) => one === collection);
  return isPage ? (addresses.get(`${collection} ${id}`) ?? `/${collection}/${id}`) : undefined;
}

/** The addresses of all documents that have one, by collection and id. */
async function documentAddresses(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    ...{ collection: 'pages', depth: 0, pagination: false },
    select: { path: true },
  });
  const addresses = new Map(docs.map(({ id, path }) => [`pages ${id}`, path]));
  for (const collection of entryCollections) {
    const { docs: entries } = await payload.find({
      ...{ collection: collection as CollectionSlug, depth: 0, pagination: false },
      select: {},
    });
    for (const { id } of entries) {
      addresses.set(`${collection} ${id}`, entryAddress(collection, id));
    }
  }
  return addresses;
}

function titleOf(stored: Stored, name: string): string {
  const title = stored[name] ?? stored.key ?? stored.id;
  if (typeof title !== 'object') return String(title);
  const shown = resolveTitle(title, defaultLanguage, noProducts);
  return (typeof shown === 'object' ? shown.text : shown) || String(stored.id);
}
