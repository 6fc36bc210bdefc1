import type { Payload, Where } from 'payload';

/** Addresses are stored as they were typed; blanks around them and capitals make no other one. */
export function isSameAddress(one: string, other: string): boolean {
  return normalizedAddress(one) === normalizedAddress(other);
}

/** As addresses are compared. */
export function normalizedAddress(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}

/**
 * A condition that all spellings of an address fulfil, and few others do. Databases agree on
 * capitals in ASCII only, and have wildcards; so the rest is compared by `isSameAddress`.
 */
export function mayBeAddress(address: string): Where {
  const runs = normalizedAddress(address).match(/[a-z0-9.@+-]+/g) ?? [];
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  return { email: { contains: longest } };
}

/** What visitors have sent, each with their address. */
export type SentCollection = 'inquiries' | 'applications' | 'application-drafts';

/** @returns the numbers of all rows that were sent from an address. */
export async function sentFrom(
  payload: Payload,
  collection: SentCollection,
  address: string,
): Promise<number[]> {
  const { docs } = await payload.find({
    collection,
    where: mayBeAddress(address),
    select: { email: true },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs.filter(({ email }) => isSameAddress(email ?? '', address)).map(({ id }) => id);
}
