import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload';
import { markChanged } from '../hooks/content-revision.ts';
import type { RegistrationState } from '../interface.ts';

interface Dates {
  starts?: unknown;
  ends?: unknown;
  registrationUntil?: unknown;
}

/** How many people have registered for an activity; what looks like spam takes no place. */
export async function peopleRegistered(payload: Payload, activity: number): Promise<number> {
  const { docs } = await payload.find({
    collection: 'inquiries',
    where: {
      activity: { equals: activity },
      isSuspected: { not_equals: true },
      status: { not_equals: 'spam' },
    },
    select: { people: true },
    depth: 0,
    pagination: false,
  });
  return docs.reduce((sum, { people }) => sum + (Number(people) || 0), 0);
}

/** By its dates alone: whether there are places left is another question. */
export function stateByDates(activity: Dates, now: number): Exclude<RegistrationState, 'full'> {
  const hasPassed = (moment: unknown) => Date.parse(String(moment)) <= now;
  if (hasPassed(activity.ends)) return 'past';
  const last = registrationEnd(activity);
  return hasPassed(last) || hasPassed(activity.starts) ? 'closed' : 'open';
}

/** Until it begins, unless an editor has set an earlier end. */
export const registrationEnd = ({ registrationUntil, starts }: Dates): unknown =>
  registrationUntil ?? starts;

interface Registration {
  id: number;
  activity?: unknown;
  status?: unknown;
  isSuspected?: unknown;
}

const takesPlace = ({ status, isSuspected }: Partial<Registration>) =>
  status !== 'spam' && isSuspected !== true;

/** A registration that is deleted, or turns out to be spam, may free a place. */
export const freesPlaces: {
  afterChange: CollectionAfterChangeHook<Registration>;
  afterDelete: CollectionAfterDeleteHook<Registration>;
} = {
  afterChange: async ({ doc, previousDoc, operation, req }) => {
    // A new one is counted where it is stored (register.ts).
    const isOther = operation === 'update' && takesPlace(doc) !== takesPlace(previousDoc);
    if (doc.activity && isOther) await markChanged(req);
    return doc;
  },
  afterDelete: async ({ doc, req }) => {
    if (doc.activity) await markChanged(req);
    return doc;
  },
};
