import { randomInt, randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { FormName } from '../app/forms/forms.ts';
import type { FormValues } from '../app/forms/schema.ts';
import type { Language } from '../app/i18n/languages.ts';
import { recoverFromLock } from './database.ts';

export interface Submission {
  form: FormName;
  values: FormValues;
  /**
   * A second submission with one of these keys is the same inquiry, which is stored with the
   * first of them; without any, each is another.
   */
  idempotencyKeys: string[];
  language: Language;
  /** Key of the site it was sent from, e.g. `cn`. */
  site: string;
  pageOfOrigin: string | undefined;
}

/**
 * Stores an inquiry, once for each idempotency key, before the visitor gets an answer.
 * @returns the reference that the visitor is told.
 * @throws when the database could not write it; nothing is stored then.
 */
export async function storeInquiry(payload: Payload, submission: Submission): Promise<string> {
  const [idempotencyKey = randomUUID(), ...earlierKeys] = submission.idempotencyKeys;
  const existing = await findReference(payload, [idempotencyKey, ...earlierKeys]);
  if (existing) return existing;
  const reference = makeReference();
  try {
    await payload.create({
      collection: 'inquiries',
      data: {
        ...submission.values,
        form: submission.form,
        language: submission.language,
        site: submission.site,
        pageOfOrigin: submission.pageOfOrigin,
        status: 'new',
        reference,
        idempotencyKey,
      },
      depth: 0,
    });
    return reference;
  } catch (error) {
    await recoverFromLock(payload, error);
    // Two copies of one submission may arrive at the same moment: the database lets only the
    // first in, and the second gets its reference.
    const stored = await findReference(payload, [idempotencyKey]);
    if (stored) return stored;
    throw error;
  }
}

async function findReference(payload: Payload, idempotencyKeys: string[]) {
  const row = await payload.db.findOne<{ id: number; reference: string }>({
    collection: 'inquiries',
    where: { idempotencyKey: { in: idempotencyKeys } },
  });
  return row?.reference;
}

/** Eight characters that cannot be mistaken for one another when read out on the telephone. */
function makeReference(): string {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}
