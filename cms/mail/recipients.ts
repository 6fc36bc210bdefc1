import type { Payload } from 'payload';
import {
  isSameAddress,
  mayBeAddress,
  normalizedAddress,
  type SentCollection,
} from '../addresses.ts';
import { isOutage } from '../outage.ts';

/** The maximum number of mails to one address per hour, whoever enters it in whichever form. */
const mailsPerHour = 3;
const hour = 3_600_000;

const collections: SentCollection[] = ['inquiries', 'applications', 'application-drafts'];

/** Why no mail was sent, as stored in `mailError`. */
export const tooManyToAddress = 'too many to this address';

const underWay = new Map<string, Promise<unknown>>();

/** What concerns one address, however it is spelt. */
export const inTurnOf = <Result>(email: string, work: () => Promise<Result>): Promise<Result> =>
  inTurn(normalizedAddress(email), work);

/**
 * Counting and storing is serialised for what is counted, or concurrent requests would all see the
 * same count. If the database rejects one, those queued behind it need not wait in vain: they fail
 * together.
 */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = underWay.get(key) ?? Promise.resolve();
  const result = before.then(work, (error: unknown) => {
    if (isOutage(error)) throw error;
    return work();
  });
  underWay.set(key, result);
  try {
    return await result;
  } finally {
    if (underWay.get(key) === result) underWay.delete(key);
  }
}

/**
 * Stores a row that may owe its sender a mail. Rows are counted rather than mails, so the limit
 * holds across restarts and nodes.
 * @param store is passed whether the mail may be owed.
 * @throws whatever `store` or the count throws.
 */
export function withinLimit<Stored>(
  payload: Payload,
  email: string | undefined,
  store: (isAllowed: boolean) => Promise<Stored>,
): Promise<Stored> {
  if (!email?.trim()) return store(true);
  return inTurnOf(email, async () => store((await countMails(payload, email)) < mailsPerHour));
}

async function countMails(payload: Payload, address: string): Promise<number> {
  const since = new Date(Date.now() - hour).toISOString();
  const found = await Promise.all(
    collections.map((collection) =>
      payload.find({
        collection,
        where: {
          and: [
            { createdAt: { greater_than: since } },
            { senderMail: { not_equals: 'none' } },
            mayBeAddress(address),
          ],
        },
        select: { email: true },
        depth: 0,
        pagination: false,
        limit: 50,
      }),
    ),
  );
  return found
    .flatMap(({ docs }) => docs)
    .filter(({ email }) => isSameAddress(email ?? '', address)).length;
}
