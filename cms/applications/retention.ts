import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { monthsBefore } from '../dates.ts';
import { deleteMatching } from '../delete-matching.ts';

/** The default if nobody has set another time. */
export const usualMonths = 6;

/** Records of who downloaded whose files are kept for as long as somebody may ask. */
const monthsOfDownloads = 24;

/** @returns the day on which an application that is worked on now will be deleted. */
export async function deletionDate(payload: Payload, now = new Date()): Promise<Date> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return monthsBefore(now, -(settings.applicationRetentionMonths ?? usualMonths));
}

/** The time starts anew with each change of status, unless a day was set along with it. */
export const renewDeletionDate: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isDecided = operation === 'update' && data.status && data.status !== originalDoc?.status;
  const isSetByHand =
    data.deleteOn && Date.parse(data.deleteOn) !== Date.parse(originalDoc?.deleteOn);
  if (!isDecided || isSetByHand) return data;
  return { ...data, deleteOn: (await deletionDate(req.payload)).toISOString() };
};

/** Deletes the applications that are due, with their files. */
export function deleteDueApplications(payload: Payload, now = new Date()): Promise<number> {
  return deleteMatching(payload, 'applications', { deleteOn: { less_than: now.toISOString() } });
}

export async function deleteOldDownloads(payload: Payload, now = new Date()): Promise<number> {
  const limit = monthsBefore(now, monthsOfDownloads);
  const where = { at: { less_than: limit.toISOString() } };
  return (
    (await deleteMatching(payload, 'application-downloads', where)) +
    (await deleteMatching(payload, 'inquiry-downloads', where))
  );
}
