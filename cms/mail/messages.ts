import type { Language } from '../../app/i18n/languages.ts';
import { defaultLanguage, isLanguage } from '../../app/i18n/languages.ts';
import type { Inquiry, Setting } from '../payload-types.ts';
import { confirmations } from './confirmation.ts';

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  replyTo?: string;
  /** The same for every try, so that a mail that went out twice is seen as one. */
  messageId: string;
}

const typed = [
  'name',
  'email',
  'phone',
  'companyName',
  'projectAddress',
  'country',
  'detailedAddress',
  'projectScale',
  'portablePowerStation',
  'content',
] as const;

/** @returns those whom the settings name for this form and language. */
export function teamAddresses(
  { form, language }: Pick<Inquiry, 'form' | 'language'>,
  rows: Setting['notifications'],
): string[] {
  const addresses = (rows ?? [])
    .filter((row) => !row.form || row.form === form)
    .filter((row) => !row.language || row.language === language)
    .map((row) => row.email);
  return [...new Set(addresses)];
}

/** To the team: everything that was typed, to be read without signing in. */
export function teamMail(inquiry: Inquiry, to: string[]): Mail {
  const suspicion = inquiry.isSuspected ? '[suspected spam] ' : '';
  const lines = typed
    .filter((name) => inquiry[name])
    .map((name) => `${name}: ${String(inquiry[name])}`);
  return {
    to,
    subject: oneLine(
      `${suspicion}${inquiry.form} ${inquiry.reference} (${inquiry.site ?? ''}): ${inquiry.name ?? ''}`,
    ),
    text: [
      ...lines,
      '',
      `page: ${inquiry.pageOfOrigin ?? ''}`,
      `stored: ${inquiry.createdAt}`,
    ].join('\n'),
    ...(isAddress(inquiry.email) && { replyTo: inquiry.email.trim() }),
    messageId: `<team-${inquiry.reference}@earc-website>`,
  };
}

/** @returns null when the sender left no address that can be written to. */
export function senderMail(inquiry: Inquiry): Mail | null {
  if (!isAddress(inquiry.email)) return null;
  const language: Language = isLanguage(inquiry.language ?? '')
    ? (inquiry.language as Language)
    : defaultLanguage;
  const { subject, body } = confirmations[language];
  const fill = (text: string) =>
    text
      .replaceAll('{reference}', inquiry.reference)
      // Their own words must not become a message to somebody else: a name, on one line.
      .replaceAll('{name}', oneLine(inquiry.name ?? '').slice(0, 80));
  return {
    to: [inquiry.email.trim()],
    subject: fill(subject),
    text: fill(body).replace(/ ,/g, ','),
    messageId: `<sender-${inquiry.reference}@earc-website>`,
  };
}

function isAddress(email: string | null | undefined): email is string {
  return typeof email === 'string' && email.trim() !== '';
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/https?:\/\/\S*/gi, '')
    .trim();
}
