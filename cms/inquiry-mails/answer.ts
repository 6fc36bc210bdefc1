import type { Endpoint, PayloadRequest } from 'payload';
import { salesPeople } from '../access.ts';
import { isAddress, oneLine } from '../mail/messages.ts';
import { hasMailServer, owedMails } from '../mail/owed.ts';
import { failure, privately, refusal } from '../office/staff-request.ts';
import { parseId } from '../parse-id.ts';
import type { Inquiry } from '../payload-types.ts';

const longestSubject = 200;
const longestText = 20_000;
const mostDocuments = 5;
const mostBytes = 10 * 1024 * 1024;

interface Answer {
  /** Made by the form: the same for each attempt to send it. */
  key: string;
  subject: string;
  text: string;
  documents: number[];
}

/**
 * POST /api/inquiries/ID/answer: keeps an answer with the inquiry, from where the outbox sends it.
 * Sent twice with one key, it is one answer.
 */
export const answerEndpoint: Endpoint = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    const refused = await refusal(salesPeople, req);
    if (refused) return refused;
    const answer = answerIn(await req.json?.().catch(() => null));
    if (!answer) return failure('invalid', 400);
    const id = parseId(String(req.routeParams?.id));
    const inquiry =
      id === null
        ? null
        : await req.payload.findByID({
            collection: 'inquiries',
            id,
            depth: 0,
            disableErrors: true,
          });
    if (!inquiry) return failure('notFound', 404);
    if (!isAddress(inquiry.email)) return failure('noAddress', 422);
    if (!(await isModest(req, answer))) return failure('tooLarge', 413);
    const uniqueKey = `answer-${inquiry.id}-${answer.key}`;
    const isNew = !(await isKept(req, uniqueKey));
    if (isNew) {
      try {
        await keep(req, { inquiry, answer, uniqueKey });
      } catch (error) {
        // The same answer may have arrived twice at once.
        if (!(await isKept(req, uniqueKey))) throw error;
      }
    }
    const { status, assignee } = isNew ? await takeCharge(req, inquiry) : inquiry;
    const isOwed = hasMailServer(req.payload);
    return Response.json({ isOwed, status, assignee }, { headers: privately });
  },
};

function answerIn(body: unknown): Answer | null {
  if (!body || typeof body !== 'object') return null;
  const { key, subject, text, documents = [] }: Partial<Record<keyof Answer, unknown>> = body;
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key)) return null;
  if (typeof subject !== 'string' || typeof text !== 'string') return null;
  const line = oneLine(subject);
  if (!line || line.length > longestSubject || !text.trim() || text.length > longestText)
    return null;
  if (!Array.isArray(documents)) return null;
  const ids = [...new Set(documents)].filter((id): id is number => Number.isSafeInteger(id));
  return ids.length === documents.length ? { key, subject: line, text, documents: ids } : null;
}

/** Mail servers refuse large mails, and the files are in memory while they are sent. */
async function isModest(req: PayloadRequest, { documents }: Answer): Promise<boolean> {
  if (documents.length === 0) return true;
  if (documents.length > mostDocuments) return false;
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { id: { in: documents } },
    depth: 0,
    pagination: false,
    req,
    overrideAccess: false,
  });
  const bytes = docs.reduce((sum, { filesize }) => sum + (filesize ?? 0), 0);
  return docs.length === documents.length && bytes <= mostBytes;
}

async function isKept(req: PayloadRequest, uniqueKey: string): Promise<boolean> {
  const where = { uniqueKey: { equals: uniqueKey } };
  const { totalDocs } = await req.payload.count({ collection: 'inquiry-mails', where });
  return totalDocs > 0;
}

interface Kept {
  inquiry: Inquiry;
  answer: Answer;
  uniqueKey: string;
}

async function keep({ payload, user }: PayloadRequest, { inquiry, answer, uniqueKey }: Kept) {
  const { reference, email } = inquiry;
  const { subject, text, documents } = answer;
  await payload.create({
    collection: 'inquiry-mails',
    data: {
      inquiry: inquiry.id,
      kind: 'answer',
      account: user?.id,
      accountName: user?.name || user?.email,
      to: email,
      replyTo: user?.email,
      // By its number both sides find the inquiry again.
      subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
      text,
      documents,
      documentCount: documents.length,
      uniqueKey,
      ...owedMails(payload, { team: false, sender: true }),
    },
    depth: 0,
  });
}

/** Who answers is in charge, unless somebody is already. */
function takeCharge(req: PayloadRequest, { id, status, assignee }: Inquiry): Promise<Inquiry> {
  const isOpen = status === 'new' || status === 'inProgress';
  return req.payload.update({
    collection: 'inquiries',
    id,
    data: {
      ...(isOpen && { status: 'answered' as const }),
      ...(!assignee && { assignee: req.user?.id }),
    },
    depth: 0,
    req,
  });
}
