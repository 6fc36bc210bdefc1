import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { PastPosition } from '../../app/forms/resume.ts';
import type { FormValues } from '../../app/forms/schema.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { normalizedAddress } from '../addresses.ts';
import { deleteMatching } from '../delete-matching.ts';
import { hasMailServer, owedMails } from '../mail/owed.ts';
import { inTurnOf } from '../mail/recipients.ts';
import { withoutUnasked } from './asked-fields.ts';

/** What an applicant has typed so far; browsers do not restore files, so neither do we. */
interface ApplicationDraft {
  values: FormValues;
  pastPositions: PastPosition[];
}

interface SavedDraft extends ApplicationDraft {
  email: string;
  language: Language;
  site: string;
  suspicion: string | undefined;
}

const day = 24 * 3_600_000;
const lifetime = 30 * day;

/**
 * The maximum number of links mailed to one address per day, so that our server cannot be used to
 * flood it.
 */
const mailsPerDay = 5;

/**
 * The secret link to a draft: 256 bits that no database contains. They are derived from a random
 * seed and the secret of the installation, so that an unsent mail can be rebuilt.
 */
export function tokenOf(payload: Payload, seed: string): string {
  return createHmac('sha256', payload.secret)
    .update(`draft of an application ${seed}`)
    .digest('base64url');
}

class NoMailServer extends Error {
  override name = 'NoMailServer';
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Keeps a draft for 30 days and queues a mail to its author with the link to it.
 * @throws if no mail can be sent, since nobody could ever open the draft.
 */
export async function saveDraft(payload: Payload, draft: SavedDraft): Promise<void> {
  const { email, values, pastPositions, language, site, suspicion } = draft;
  if (!hasMailServer(payload)) throw new NoMailServer();
  const now = Date.now();
  const seed = randomBytes(32).toString('base64url');
  const content = { values: await withoutUnasked(payload, values), pastPositions };
  await inTurnOf(email, async () => {
    const isMailed = suspicion === undefined && !(await hadToday(payload, email));
    return payload.create({
      collection: 'application-drafts',
      data: {
        email: normalizedAddress(email),
        content,
        language,
        site,
        seed,
        tokenHash: hashOf(tokenOf(payload, seed)),
        expiresAt: new Date(now + lifetime).toISOString(),
        ...owedMails(payload, { team: false, sender: isMailed }),
      },
      depth: 0,
    });
  });
}

async function hadToday(payload: Payload, email: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'application-drafts',
    where: {
      email: { equals: normalizedAddress(email) },
      createdAt: { greater_than: new Date(Date.now() - day).toISOString() },
    },
  });
  return totalDocs >= mailsPerDay;
}

/** @returns null for a link that is invalid, used or expired. */
export async function readDraft(payload: Payload, token: string): Promise<ApplicationDraft | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const { docs } = await payload.find({
    collection: 'application-drafts',
    where: {
      tokenHash: { equals: hashOf(token) },
      expiresAt: { greater_than: new Date().toISOString() },
    },
    select: { content: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return (docs[0]?.content as unknown as ApplicationDraft | undefined) ?? null;
}

/** Once submitted as an application, a draft need not be kept. */
export async function deleteDraft(payload: Payload, token: string): Promise<void> {
  if (!/^[\w-]{43}$/.test(token)) return;
  await payload.delete({
    collection: 'application-drafts',
    where: { tokenHash: { equals: hashOf(token) } },
    depth: 0,
  });
}

export function deleteExpiredDrafts(payload: Payload, now = new Date()): Promise<number> {
  return deleteMatching(payload, 'application-drafts', {
    expiresAt: { less_than: now.toISOString() },
  });
}
