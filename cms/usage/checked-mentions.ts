import {
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';
import { knownAddresses } from '../known-addresses.ts';
import { leadsTo, pageOf } from '../page-addresses.ts';
import { readProducts } from '../products/products.ts';
import { isKnownReference } from './known-references.ts';
import { type Mention, mentionsIn, type Place } from './mentions.ts';

type Stored = Record<string, unknown>;

/**
 * Refuses to publish a reference to a figure that does not exist, or a link to a page that does
 * not: visitors would see a dash, or no button at all. A draft may have either. What the site
 * itself writes is not checked, as its pages lead to one another from the first on.
 */
export const checksMentions: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const isDraft = data._status === 'draft';
  // What is moved into the trash, or comes back from it, is left as it is.
  const isInTrash = Boolean(data.deletedAt || originalDoc?.deletedAt);
  // An older version may lead to what has gone since, and is wanted back all the same.
  if (!isDraft && !isInTrash && !context.isRestoringVersion)
    await check(data, collection.flattenedFields, req);
  return data;
};

export const globalChecksMentions: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (data._status !== 'draft') await check(data, global.flattenedFields, req);
  return data;
};

/** @throws ValidationError with each fault at its field. */
async function check(data: Stored, fields: FlattenedField[], req: PayloadRequest): Promise<void> {
  if (!req.user) return;
  const places = [...mentionsIn(data, fields)];
  const faultOf = await faultFinder(places, req);
  const errors = places.flatMap(({ path, field, mention }) => {
    const message = faultOf(mention);
    const label = 'label' in field && field.label ? field.label : field.name;
    return message ? [{ path, message, label: label as string }] : [];
  });
  if (errors.length > 0) throw new ValidationError({ errors, req }, req.t);
}

async function faultFinder(places: Place[], { payload, i18n }: PayloadRequest) {
  const isNeeded = (kind: Mention['kind']) => places.some(({ mention }) => mention.kind === kind);
  const [products, addresses] = await Promise.all([
    isNeeded('figure') ? readProducts(payload) : undefined,
    isNeeded('link') ? knownAddresses(payload) : undefined,
  ]);
  const say = (text: StaffText, name: string, value: string) =>
    staffMessage(text, i18n.language).replace(`{${name}}`, () => value);
  return (mention: Mention): string | undefined => {
    if (mention.kind === 'figure') {
      const { reference } = mention;
      return !products || isKnownReference(reference, products)
        ? undefined
        : say('referenceUnknown', 'reference', reference);
    }
    if (mention.kind === 'link' && addresses && !leadsTo(mention.href, addresses)) {
      return say('linkTargetMissing', 'path', pageOf(mention.href) ?? '');
    }
    return undefined;
  };
}
