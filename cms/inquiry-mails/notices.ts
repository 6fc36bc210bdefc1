import { randomUUID } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { hasMailServer, owedMails } from '../mail/owed.ts';
import type { Inquiry } from '../payload-types.ts';

const dayInMilliseconds = 24 * 3_600_000;
/** From this hour on, where the colleague is. */
const morning = 7;
/** A node that was down over a weekend still reminds. */
const daysOfReminding = 7;

const intervalInMilliseconds = 5 * 60_000;

const idOf = (value: number | { id: number } | null | undefined): number | null =>
  (typeof value === 'object' ? value?.id : value) ?? null;

/** Tells the new person in charge, unless they took the inquiry themselves. */
export const tellAssignee: CollectionAfterChangeHook<Inquiry> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const assignee = idOf(doc.assignee);
  const isNew = operation === 'update' && assignee !== idOf(previousDoc?.assignee);
  if (!isNew || assignee === null || assignee === req.user?.id) return doc;
  await owe(req.payload, {
    ...{ inquiry: doc.id, kind: 'assignment', account: assignee },
    uniqueKey: `assignment-${randomUUID()}`,
    req,
  });
  return doc;
};

/** They contain what the person wrote about, and go first: nothing refers to a deleted inquiry. */
export const deleteMailsFirst: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'inquiry-mails',
    where: { inquiry: { equals: id } },
    depth: 0,
    req,
  });
};

interface Notice {
  inquiry: number;
  kind: 'assignment' | 'reminder';
  account: number | null;
  uniqueKey: string;
  req?: PayloadRequest;
}

const owe = (payload: Payload, { req, ...data }: Notice) =>
  payload.create({
    collection: 'inquiry-mails',
    data: { ...data, ...owedMails(payload, { team: true, sender: false }) },
    depth: 0,
    ...(req && { req }),
  });

/**
 * Where it is morning, by the language somebody reads: mails about the day's work should be there
 * when it begins.
 */
const zones: Record<string, string> = { zh: 'Asia/Shanghai', ja: 'Asia/Tokyo' };
const usualZone = 'Europe/Berlin';

/** Whether the morning of a day has come. */
export function isMorningOf(day: string, language: string | null | undefined, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zones[language ?? ''] ?? usualZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  const [today = '', time = ''] = parts.split(' ');
  return today > day || (today === day && Number(time.slice(0, 2)) >= morning);
}

/**
 * Owes a mail for each inquiry to follow up on today, once: its key is that of the day.
 * @returns their number.
 */
async function remind(payload: Payload, now = new Date()): Promise<number> {
  if (!hasMailServer(payload)) return 0;
  const at = (days: number) => new Date(now.getTime() + days * dayInMilliseconds).toISOString();
  const { docs } = await payload.find({
    collection: 'inquiries',
    where: {
      followUpOn: { greater_than: at(-daysOfReminding), less_than: at(1) },
      status: { not_in: ['closed', 'spam'] },
    },
    depth: 1,
    pagination: false,
  });
  let reminded = 0;
  for (const { id, followUpOn, assignee } of docs) {
    const day = followUpOn?.slice(0, 10) ?? '';
    const account = typeof assignee === 'object' ? assignee : null;
    if (!isMorningOf(day, account?.language, now)) continue;
    const uniqueKey = `reminder-${id}-${day}`;
    const { totalDocs } = await payload.count({
      collection: 'inquiry-mails',
      where: { uniqueKey: { equals: uniqueKey } },
    });
    if (totalDocs > 0) continue;
    const notice: Notice = {
      inquiry: id,
      kind: 'reminder',
      account: account?.id ?? null,
      uniqueKey,
    };
    // Another node may be faster: the key is accepted once.
    const isOurs = await owe(payload, notice).then(
      () => true,
      () => false,
    );
    if (isOurs) reminded += 1;
  }
  return reminded;
}

interface Log {
  error(fields: object, message: string): void;
}

/** @returns a function that stops it. */
export function keepReminding(payload: Payload, log: Log): () => void {
  const look = () => {
    remind(payload).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown';
      log.error({ error: name }, 'inquiries to follow up on could not be read');
    });
  };
  const timers = [setTimeout(look, 20_000), setInterval(look, intervalInMilliseconds)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
