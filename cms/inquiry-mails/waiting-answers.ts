import type { Payload } from 'payload';

/**
 * @returns the numbers of the inquiries with an answer that has not left yet and has this document
 * attached: without it, the answer would leave without what it speaks of.
 */
export async function waitingAnswersWith(
  payload: Payload,
  document: number | string,
): Promise<string[]> {
  const { docs: mails } = await payload.find({
    collection: 'inquiry-mails',
    where: { documents: { in: [document] }, senderMail: { equals: 'pending' } },
    depth: 0,
    pagination: false,
  });
  if (mails.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'inquiries',
    where: { id: { in: mails.map(({ inquiry }) => inquiry) } },
    depth: 0,
    pagination: false,
  });
  return docs.map(({ reference }) => reference);
}
