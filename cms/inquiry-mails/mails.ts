import type { Payload } from 'payload';
import { readUpload } from '../documents/upload.ts';
import { isAddress, type Mail, mailTo } from '../mail/messages.ts';
import type { MailKind } from '../mail/outbox.ts';
import { teamOf } from '../mail/team.ts';
import type { Inquiry, InquiryMail, Setting, User } from '../payload-types.ts';

interface Options {
  payload: Payload;
  linkTo: (inquiry: Inquiry) => string;
}

/** What the office writes about inquiries, as mails. */
export function inquiryMailKind({ payload, linkTo }: Options): MailKind {
  return {
    collection: 'inquiry-mails',
    isWhole: (row) => hasItsDocuments(row as InquiryMail),
    team: async (row, notifications) => {
      const mail = row as InquiryMail;
      if (mail.kind === 'answer') return null;
      const inquiry = await inquiryOf(payload, mail);
      return inquiry && noticeOf(payload, { mail, inquiry, notifications, linkTo });
    },
    sender: async (row) => {
      const mail = row as InquiryMail;
      if (mail.kind !== 'answer') return null;
      const inquiry = await inquiryOf(payload, mail);
      if (!hasItsDocuments(mail)) fail();
      return inquiry && answerOf(payload, mail, inquiry);
    },
  };
}

async function inquiryOf(payload: Payload, { inquiry }: InquiryMail): Promise<Inquiry | null> {
  const id = typeof inquiry === 'object' ? inquiry?.id : inquiry;
  if (!id) return null;
  return payload.findByID({ collection: 'inquiries', id, depth: 0, disableErrors: true });
}

/** As a colleague wrote it, in one thread with what the visitor was sent before. */
async function answerOf(
  payload: Payload,
  { to, subject, text, replyTo, documents, uniqueKey }: InquiryMail,
  { reference }: Inquiry,
): Promise<Mail | null> {
  if (!isAddress(to)) return null;
  return {
    to: [to.trim()],
    subject: subject ?? reference,
    text: text ?? '',
    ...(replyTo && { replyTo }),
    messageId: `<${uniqueKey}@earc-website>`,
    references: `<sender-${reference}@earc-website>`,
    isPersonal: true,
    attachments: await attachmentsOf(payload, documents),
  };
}

const hasItsDocuments = ({ documents, documentCount }: InquiryMail): boolean =>
  (documents ?? []).length >= (documentCount ?? 0);

async function attachmentsOf(payload: Payload, documents: InquiryMail['documents']) {
  const ids = (documents ?? []).map((one) => (typeof one === 'object' ? one.id : one));
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'documents',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
  });
  const { staticDir = '' } = payload.collections.documents.config.upload;
  const found = await Promise.all(
    docs.map(async (document) => ({
      filename: document.filename ?? '',
      content: await readUpload(payload, 'documents', staticDir, document.filename ?? '').catch(
        fail,
      ),
    })),
  );
  if (found.length < ids.length) fail();
  return found;
}

/** An answer does not leave without what it says is attached: it is marked as not sent. */
function fail(): never {
  throw Object.assign(new Error('An attachment is missing'), { code: 'EMESSAGE' });
}

interface Notice {
  mail: InquiryMail;
  inquiry: Inquiry;
  notifications: Setting['notifications'];
  linkTo: Options['linkTo'];
}

/** To whom is in charge, in their language; to the team of the form if nobody is. */
async function noticeOf(payload: Payload, { mail, inquiry, notifications, linkTo }: Notice) {
  const { reference } = inquiry;
  const account = await accountOf(payload, mail);
  const isGone = mail.account != null && !account;
  if (isGone || account?.isDisabled) return null;
  const team = account ? null : teamOf(inquiry, notifications);
  const text = mail.kind === 'assignment' ? 'inquiryAssigned' : 'inquiryReminder';
  const messageId = `<${mail.uniqueKey}@earc-website>`;
  const values = { reference, link: linkTo(inquiry), name: account?.name ?? '' };
  const recipient = {
    email: account?.email ?? team?.to[0],
    language: account?.language ?? team?.language,
    messageId,
  };
  const made = mailTo(recipient, text, values);
  return made && { ...made, to: team?.to ?? made.to };
}

async function accountOf(payload: Payload, { account }: InquiryMail): Promise<User | null> {
  const id = typeof account === 'object' ? account?.id : account;
  if (!id) return null;
  return payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
}
