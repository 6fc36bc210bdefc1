import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { KeptCase } from '../app/forms/carried-case.ts';
import type { InquiryForm } from '../app/forms/inquiry-forms.ts';
import type { FormValues } from '../app/forms/schema.ts';
import type { Language } from '../app/i18n/languages.ts';
import { isSameAddress, mayBeAddress } from './addresses.ts';
import { columnsOf } from './inquiry-fields.ts';
import { isAddress } from './mail/messages.ts';
import { owedMails } from './mail/owed.ts';
import { tooManyToAddress, withinLimit } from './mail/recipients.ts';
import { type PrivateFile, removeFiles, storeFile } from './private-files/files.ts';
import { makeReference } from './references.ts';

export interface Submission {
  form: InquiryForm;
  values: FormValues;
  files?: PrivateFile[];
  /** What the visitor has calculated in a tool. */
  calculation?: KeptCase | undefined;
  /**
   * A second submission with one of these keys is the same inquiry, which is stored under the
   * first of them; without any, each submission is a new inquiry.
   */
  idempotencyKeys: string[];
  language: Language;
  /** Key of the site it was sent from, e.g. `cn`. */
  site: string;
  pageOfOrigin: string | undefined;
  /** Of a registration. */
  activity?: number;
  /** The version of the privacy notice shown with the form. */
  privacyVersion?: string;
  /** Given separately where the law requires it. */
  transferConsent?: boolean;
  /** Why it looks like spam; it is stored anyway. */
  suspicion?: string;
}

/**
 * Stores an inquiry with its files, once per idempotency key, before the visitor gets a response.
 * @returns the reference number shown to the visitor.
 * @throws if the database could not write it; then nothing is stored.
 */
export async function storeInquiry(payload: Payload, submission: Submission): Promise<string> {
  const [idempotencyKey = randomUUID(), ...earlierKeys] = submission.idempotencyKeys;
  const existing = await findReference(payload, [idempotencyKey, ...earlierKeys]);
  if (existing) return existing;
  const reference = makeReference();
  const { email } = submission.values;
  const files: number[] = [];
  try {
    for (const file of submission.files ?? []) {
      files.push(await storeFile(payload, 'inquiry-files', file, { reference }));
    }
    await withinLimit(payload, email, async (isMailed) =>
      payload.create({
        collection: 'inquiries',
        data: {
          ...columnsOf(submission),
          calculation: submission.calculation && { ...submission.calculation },
          form: submission.form,
          language: submission.language,
          site: submission.site,
          pageOfOrigin: submission.pageOfOrigin,
          activity: submission.activity,
          status: 'new',
          reference,
          idempotencyKey,
          duplicateOf: await findRepeated(payload, submission),
          privacyVersion: submission.privacyVersion,
          transferConsent: submission.transferConsent ?? false,
          isSuspected: submission.suspicion !== undefined,
          suspicion: submission.suspicion,
          // A stranger could make our server mail others, so suspected spam and repetitions get no
          // mail.
          ...owedMails(payload, {
            team: true,
            sender: isAddress(email) && submission.suspicion === undefined && isMailed,
          }),
          mailError: isMailed ? null : tooManyToAddress,
        },
        depth: 0,
      }),
    );
    return reference;
  } catch (error) {
    // If this fails as well, they are later found to have no inquiry (private-files/files.ts).
    await removeFiles(payload, 'inquiry-files', files).catch(() => undefined);
    // Two copies of one submission may arrive at the same time: the database accepts only the
    // first, and the second gets its reference.
    const stored = await findReference(payload, [idempotencyKey]);
    if (stored) return stored;
    throw error;
  }
}

/** @returns the first inquiry of the last month with the same address and text. */
async function findRepeated(payload: Payload, submission: Submission) {
  const { email, content } = columnsOf(submission);
  if (!email?.trim() || !content?.trim()) return undefined;
  const { docs } = await payload.find({
    collection: 'inquiries',
    where: {
      ...mayBeAddress(email),
      form: { equals: submission.form },
      createdAt: { greater_than: new Date(Date.now() - 30 * 24 * 3_600_000).toISOString() },
    },
    select: { email: true, content: true },
    sort: 'createdAt',
    limit: 100,
    depth: 0,
    pagination: false,
  });
  const same = docs.find(
    (one) => isSameAddress(one.email ?? '', email) && one.content?.trim() === content.trim(),
  );
  return same?.id;
}

/** @returns the reference of what was stored under one of these keys. */
export async function findReference(payload: Payload, idempotencyKeys: string[]) {
  const row = await payload.db.findOne<{ id: number; reference: string }>({
    collection: 'inquiries',
    where: { idempotencyKey: { in: idempotencyKeys } },
  });
  return row?.reference;
}
