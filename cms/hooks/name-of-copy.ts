import type { CollectionSlug, FieldHook } from 'payload';

/**
 * What a duplicate is called where each has to have a name of its own: `/about-copy`, or
 * `/about-copy-2` where there is one already. Payload's own ` - Copy` is no path and no key.
 */
export const nameOfCopy: FieldHook = async ({ collection, field, req, value }) => {
  if (typeof value !== 'string' || !collection || !field.name) return value;
  for (let number = 1; ; number += 1) {
    const name = `${value}-copy${number > 1 ? `-${number}` : ''}`;
    const { totalDocs } = await req.payload.count({
      collection: collection.slug as CollectionSlug,
      where: { [field.name]: { equals: name } },
    });
    if (totalDocs === 0) return name;
  }
};
