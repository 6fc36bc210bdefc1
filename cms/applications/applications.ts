import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { PastPosition } from '../../app/forms/resume.ts';
import type { FormValues } from '../../app/forms/schema.ts';
import type { Language } from '../../app/i18n/languages.ts';
import { visibleNow } from '../entry-kinds.ts';
import { owedMails } from '../mail/owed.ts';
import { tooManyToAddress, withinLimit } from '../mail/recipients.ts';
import { parseId } from '../parse-id.ts';
import { type PrivateFile, removeFiles, storeFile } from '../private-files/files.ts';
import { makeReference } from '../references.ts';
import { withoutUnasked } from './asked-fields.ts';
import { deletionDate } from './retention.ts';
import { columnsOf } from './typed-fields.ts';

interface SentApplication {
  values: FormValues;
  pastPositions: PastPosition[];
  file: PrivateFile;
  /** The id of the open position it is for, as sent. */
  job: string;
  talentPoolConsent: boolean;
  /** Same as for an inquiry (cms/inquiries.ts). */
  idempotencyKeys: string[];
  language: Language;
  site: string;
  pageOfOrigin: string;
  privacyVersion: string;
  transferConsent: boolean;
  suspicion: string | undefined;
}

/**
 * Stores an application with its file, once per idempotency key, before the applicant gets a
 * response.
 * @returns the reference shown to the applicant.
 * @throws if it could not be written; then nothing is stored.
 */
export async function storeApplication(payload: Payload, sent: SentApplication): Promise<string> {
  const [idempotencyKey = randomUUID(), ...earlierKeys] = sent.idempotencyKeys;
  const existing = await findReference(payload, [idempotencyKey, ...earlierKeys]);
  if (existing) return existing;
  const values = await withoutUnasked(payload, sent.values);
  const reference = makeReference();
  let file: number | undefined;
  try {
    file = await storeFile(payload, 'application-files', sent.file);
    const job = await findJob(payload, sent.job);
    const deleteOn = (await deletionDate(payload)).toISOString();
    await withinLimit(payload, values.email, async (isMailed) =>
      payload.create({
        collection: 'applications',
        data: {
          ...columnsOf(values),
          pastPositions: sent.pastPositions.map(({ title, organisation, start, end }) => ({
            ...{ title, organisation, start, end },
          })),
          file,
          job,
          talentPoolConsent: sent.talentPoolConsent,
          language: sent.language,
          site: sent.site,
          pageOfOrigin: sent.pageOfOrigin,
          privacyVersion: sent.privacyVersion,
          transferConsent: sent.transferConsent,
          isSuspected: sent.suspicion !== undefined,
          suspicion: sent.suspicion,
          status: 'new',
          reference,
          idempotencyKey,
          deleteOn,
          // Same as for an inquiry.
          ...owedMails(payload, { team: true, sender: sent.suspicion === undefined && isMailed }),
          mailError: isMailed ? null : tooManyToAddress,
        },
        depth: 0,
      }),
    );
    return reference;
  } catch (error) {
    // If this fails as well, the file is later found to have no application (private-files/files.ts).
    if (file !== undefined) {
      await removeFiles(payload, 'application-files', [file]).catch(() => undefined);
    }
    // Two copies of one submission may arrive at the same time: the database accepts only the
    // first, and the second gets its reference.
    const stored = await findReference(payload, [idempotencyKey]);
    if (stored) return stored;
    throw error;
  }
}

/**
 * If the position has been closed in the meantime, the application is still accepted: its title was
 * typed.
 */
async function findJob(payload: Payload, sent: string): Promise<number | null> {
  const id = parseId(sent);
  if (id === null) return null;
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { and: [{ id: { equals: id } }, visibleNow('jobs')] },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0]?.id ?? null;
}

async function findReference(payload: Payload, idempotencyKeys: string[]) {
  const row = await payload.db.findOne<{ id: number; reference: string }>({
    collection: 'applications',
    where: { idempotencyKey: { in: idempotencyKeys } },
  });
  return row?.reference;
}
