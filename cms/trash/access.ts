import type { Access, AccessArgs, CollectionConfig, Where } from 'payload';
import { administrators } from '../access.ts';

const notInTrash: Where = { deletedAt: { exists: false } };

/** Payload asks with the document as it will be: `deletedAt` is set if it goes into the trash. */
const isMove = ({ data }: AccessArgs) => Boolean(data?.deletedAt);

/**
 * Whoever may delete a document moves it into the trash, sees it there and restores it. For everybody
 * else it is gone, however they ask. Deleting for good is left to administrators.
 */
export function accessWithTrash({
  read,
  delete: mayTrash,
  ...others
}: NonNullable<CollectionConfig['access']>): CollectionConfig['access'] {
  const readLive: Access = async (request) => {
    const allowed = (await read?.(request)) ?? Boolean(request.req.user);
    if (allowed === false || (await mayTrash?.(request)) === true) return allowed;
    return allowed === true ? notInTrash : { and: [allowed, notInTrash] };
  };
  const remove: Access = (request) =>
    isMove(request) ? (mayTrash?.(request) ?? false) : administrators(request);
  return { ...others, read: readLive, delete: remove };
}
