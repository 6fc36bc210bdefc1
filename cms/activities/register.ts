import type { Payload } from 'payload';
import type { FieldErrors } from '../../app/forms/schema.ts';
import { EntryReader } from '../entries.ts';
import { entryAt } from '../entry-addresses.ts';
import { markChanged } from '../hooks/content-revision.ts';
import { findReference, type Submission, storeInquiry } from '../inquiries.ts';
import { inTurn } from '../mail/recipients.ts';
import { peopleRegistered, stateByDates } from './registrations.ts';

type Outcome = { reference: string } | { refused: FieldErrors };

/**
 * Stores a registration for the activity whose page it was sent from, or says why that is not
 * possible (any more). One after the other for each activity: two people cannot get the last place
 * on one node. On several nodes they might at the same moment; a person answers either of them.
 */
export async function register(payload: Payload, submission: Submission): Promise<Outcome> {
  const entry = entryAt(submission.pageOfOrigin ?? '');
  const id = entry?.collection === 'activities' ? entry.id : null;
  const stored =
    id === null ? undefined : await new EntryReader(payload, 'activities').findOne(id, false);
  if (id === null || !stored) return { refused: { people: 'closed' } };
  return inTurn(`activity ${id}`, async () => {
    // Sent twice, it is answered as it was the first time, even if it took the last place.
    const existing = await findReference(payload, submission.idempotencyKeys);
    if (existing) return { reference: existing };
    if (stateByDates(stored, Date.now()) !== 'open') return { refused: { people: 'closed' } };
    const { places } = stored;
    const people = Number(submission.values.people);
    const left =
      typeof places === 'number' ? places - (await peopleRegistered(payload, id)) : Infinity;
    if (people > left) return { refused: { people: 'full' } };
    const reference = await storeInquiry(payload, { ...submission, activity: id });
    // Its page now says so.
    if (people === left && submission.suspicion === undefined) await markChanged({ payload });
    return { reference };
  });
}
