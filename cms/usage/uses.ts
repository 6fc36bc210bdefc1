import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { defaultLanguage, isLanguage } from '../../app/i18n/languages.ts';
import { inLanguage } from '../../app/i18n/staff.ts';
import { entryAddress, entryCollections } from '../entry-kinds.ts';
import { waitingAnswersWith } from '../inquiry-mails/waiting-answers.ts';
import { comparable, pageOf } from '../page-addresses.ts';
import { noProducts } from '../products/products.ts';
import { resolveTitle } from '../resolve.ts';
import { type Mention, mentionsIn } from './mentions.ts';

type Stored = Record<string, unknown>;

/** Where texts, links and pictures stand that visitors see. */
const searched = [
  'pages',
  ...entryCollections,
  ...(['guides', 'series', 'models', 'facts', 'documents', 'videos'] as const),
] as const;

/** @returns the documents in which another one is used, each in words: "Page: Home". */
export async function usesOf(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  language: string,
): Promise<string[]> {
  const stored = await payload.findByID({
    ...{ collection, id, depth: 0, disableErrors: true },
    // What is in the trash may be used by what was published by a program.
    trash: true,
  });
  if (!stored) return [];
  const isMeant = matcher(collection, stored as unknown as Stored);
  const names = await Promise.all(searched.map((slug) => usesIn(slug)));
  const settings = payload.config.globals.find(({ slug }) => slug === 'settings');
  const layout = await payload.findGlobal({ slug: 'settings', locale: 'all', depth: 0 });
  const isInLayout =
    settings && mentions(layout as unknown as Stored, settings.flattenedFields, isMeant);
  const inLayout = isInLayout ? [worded(settings.label, language)] : [];
  return [...new Set([...names.flat(), ...inLayout, ...(await usesInAnswers())])];

  async function usesInAnswers(): Promise<string[]> {
    if (collection !== 'documents') return [];
    const { singular } = payload.collections['inquiry-mails'].config.labels;
    const numbers = await waitingAnswersWith(payload, id);
    return numbers.map((number) => `${worded(singular, language)}: ${number}`);
  }

  async function usesIn(slug: (typeof searched)[number]): Promise<string[]> {
    const { config } = payload.collections[slug];
    // As stored: what Payload makes of it, in all languages at once, would keep everybody waiting.
    const everything = { collection: slug, locale: 'all', pagination: false, limit: 0 } as const;
    // What visitors see, and the draft that will replace it, may use different things.
    const [published, drafts] = await Promise.all([
      payload.db.find<Stored & { id: number }>({
        ...everything,
        where: { deletedAt: { exists: false } },
      }),
      config.versions?.drafts
        ? payload.db.queryDrafts<Stored & { id: number }>({
            ...everything,
            where: { 'version.deletedAt': { exists: false } },
          })
        : undefined,
    ]);
    const all: Stored[] = [...published.docs, ...(drafts?.docs ?? [])];
    const users = all.filter(
      (one) =>
        !(slug === collection && one.id === stored?.id) &&
        mentions(one, config.flattenedFields, isMeant),
    );
    const wanted = isLanguage(language) ? language : defaultLanguage;
    return users.map((one) => {
      const title = one[config.admin.useAsTitle ?? 'id'];
      const shown = resolveTitle(
        typeof title === 'string' ? { [wanted]: title } : title,
        wanted,
        noProducts,
      );
      const name = typeof shown === 'object' ? shown.text : shown;
      return `${worded(config.labels.singular, language)}: ${name}`;
    });
  }
}

const mentions = (
  stored: Stored,
  fields: FlattenedField[],
  isMeant: (mention: Mention) => boolean,
): boolean => [...mentionsIn(stored, fields)].some(({ mention }) => isMeant(mention));

/** Named by its id, linked to by its address, or quoted by its key. */
function matcher(collection: CollectionSlug, { id, path, key }: Stored) {
  const entries = entryCollections.find((one) => one === collection);
  const address = entries
    ? entryAddress(entries, id)
    : typeof path === 'string'
      ? comparable(path)
      : undefined;
  const isQuoted = ({ reference }: { reference: string }) =>
    collection === 'facts'
      ? reference === key
      : collection === 'models' && reference.startsWith(`${key}.`);
  return (mention: Mention): boolean => {
    if (mention.kind === 'document') return mention.collection === collection && mention.id === id;
    if (mention.kind === 'figure') return isQuoted(mention);
    return address !== undefined && pageOf(mention.href) === address;
  };
}

/** Labels of the back office are texts by language. */
const worded = (label: unknown, language: string): string =>
  typeof label === 'object' && label !== null
    ? inLanguage(label as Record<string, string>, language)
    : String(label);
