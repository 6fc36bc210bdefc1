import { catalogues } from '../../app/i18n/catalogues.ts';
import type { MailMessages } from '../../app/i18n/en/mails.ts';
import { defaultLanguage, isLanguage } from '../../app/i18n/languages.ts';
import { typeset } from '../../app/i18n/typography.ts';
import type { Inquiry } from '../payload-types.ts';

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  replyTo?: string;
  /** The same for every attempt, so that duplicates of a mail can be recognised. */
  messageId: string;
  /** The message id of what it belongs to. */
  references?: string;
  attachments?: { filename: string; content: Buffer }[];
  /** Written by a colleague: an answer to it, even an automatic one, is welcome. */
  isPersonal?: boolean;
}

/** @returns null if the sender left no usable address. */
export function senderMail(inquiry: Inquiry): Mail | null {
  const { reference, email, name, language } = inquiry;
  const messageId = `<sender-${reference}@earc-website>`;
  return mailTo({ email, language, messageId }, 'inquiryReceived', { reference, name: name ?? '' });
}

interface Recipient {
  email: string | null | undefined;
  language: string | null | undefined;
  messageId: string;
}

/** A mail in the recipient's language, from our own texts; `{key}` is filled in. */
export function mailTo(
  { email, language, messageId }: Recipient,
  mail: keyof MailMessages,
  values: Record<string, string>,
): Mail | null {
  if (!isAddress(email)) return null;
  const own = language && isLanguage(language) ? language : defaultLanguage;
  const { subject, body } = catalogues[own].mails[mail];
  const fill = (text: string) =>
    typeset(text, own).replace(/\{(\w+)\}/g, (_, key: string) =>
      // Their own words must not become a message to somebody else: a name, on one line.
      key === 'name' ? oneLine(values.name ?? '').slice(0, 80) : (values[key] ?? ''),
    );
  return {
    to: [email.trim()],
    subject: fill(subject),
    text: fill(body).replace(/ ,/g, ','),
    messageId,
  };
}

export function isAddress(email: string | null | undefined): email is string {
  return typeof email === 'string' && email.trim() !== '';
}

export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/https?:\/\/\S*/gi, '')
    .trim();
}
