import type { Payload, Where } from 'payload';

/** Addresses are stored as typed; surrounding blanks and capitals do not make a different one. */
export function isSameAddress(one: string, other: string): boolean {
  return normalizedAddress(one) === normalizedAddress(other);
}

/** An address in the form used for comparison. */
export function normalizedAddress(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}

/**
 * A condition that matches all spellings of an address and little else. Databases agree on
 * letter case in ASCII only, and have wildcards; `isSameAddress` does the rest.
 */
export function mayBeAddress(address: string): Where {
  const runs = normalizedAddress(address).match(/[a-z0-9.@+-]+/g) ?? [];
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  return { email: { contains: longest } };
}

/** Collections of what visitors have sent, each with their address. */
export type SentCollection = 'inquiries' | 'applications' | 'application-drafts';

/** @returns the ids of all rows sent from an address. */
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
