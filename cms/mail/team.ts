import { readKeptCase } from '../../app/forms/carried-case.ts';
import { formOptions } from '../../app/forms/form-options.ts';
import { defaultLanguage, isLanguage, type Language } from '../../app/i18n/languages.ts';
import { type StaffText, staffMessage } from '../../app/i18n/staff.ts';
import { typeset } from '../../app/i18n/typography.ts';
import { typedFields } from '../inquiry-fields.ts';
import type { Application, Inquiry, Setting } from '../payload-types.ts';
import { isAddress, type Mail, oneLine } from './messages.ts';

/** Who is notified about a form, and in which language. */
interface Team {
  to: string[];
  language: Language;
}

/** The URL of a mail's row in the back office. */
type LinkTo = (collection: 'inquiries' | 'applications', id: number) => string;

/** A file that was sent, and its URL in the back office. */
export interface FileLink {
  name: string;
  href: string;
}

/**
 * @returns the recipients in the settings for this form and language, or null. Mails are in that
 * language if all of them are listed for it, and otherwise in English.
 */
export function teamOf(
  { form, language }: { form: string; language?: string | null },
  rows: Setting['notifications'],
): Team | null {
  const named = (rows ?? [])
    .filter((row) => !row.form || row.form === form)
    .filter((row) => !row.language || row.language === language);
  if (named.length === 0) return null;
  const isOfOneLanguage = named.every((row) => row.language);
  return {
    to: [...new Set(named.map(({ email }) => email))],
    language: isOfOneLanguage && language && isLanguage(language) ? language : defaultLanguage,
  };
}

/**
 * Everything that was typed, readable without signing in. Files stay in the back office, where every
 * access to them is recorded.
 */
export function inquiryMail(
  inquiry: Inquiry,
  team: Team,
  { linkTo, files }: { linkTo: LinkTo; files: FileLink[] },
): Mail {
  const { id, form, email, pageOfOrigin } = inquiry;
  const label = formOptions.find(({ value }) => value === form)?.label[team.language] ?? form;
  const typed = typedFields.map(({ column, options }): Line => {
    const value = inquiry[column];
    const chosen = options.find((option) => option.value === value);
    return [column, chosen?.label[team.language] ?? value];
  });
  return {
    ...teamMail(inquiry, label, team),
    text: linesIn(team.language, [
      ['inquiry', linkTo('inquiries', id)],
      ['form', label],
      ['pageOfOrigin', pageOfOrigin],
      receivedAt(inquiry),
      ...typed,
      ['calculation', readKeptCase(inquiry.calculation)?.text],
      ['files', files.map(({ name, href }) => `${oneLine(name)}\n${href}`).join('\n')],
    ]),
    ...(isAddress(email) && { replyTo: email.trim() }),
  };
}

/**
 * Announces an application and links to it. Its contents stay in the back office, where they are
 * kept for a limited time and every access to the CV is logged.
 */
export function applicationMail(application: Application, team: Team, linkTo: LinkTo): Mail {
  const { id, name, positionAppliedFor } = application;
  return {
    ...teamMail(application, staffMessage('application', team.language), team),
    text: linesIn(team.language, [
      ['application', linkTo('applications', id)],
      receivedAt(application),
      ['name', oneLine(name ?? '')],
      ['positionAppliedFor', oneLine(positionAppliedFor ?? '')],
    ]),
  };
}

type Stored = Pick<Inquiry, 'reference' | 'site' | 'name' | 'isSuspected'>;

function teamMail({ reference, site, name, isSuspected }: Stored, label: string, team: Team) {
  const suspicion = isSuspected ? `[${staffMessage('isSuspected', team.language)}] ` : '';
  return {
    to: team.to,
    subject: oneLine(`${suspicion}${label} ${reference} (${site ?? ''}): ${name ?? ''}`),
    messageId: `<team-${reference}@earc-website>`,
  };
}

/** A label from the back office with its value; omitted if the value is empty. */
type Line = [label: StaffText, value: string | null | undefined];

/** To the minute. */
const receivedAt = ({ createdAt }: { createdAt: string }): Line => [
  'receivedAt',
  createdAt.slice(0, 16).replace('T', ' '),
];

/**
 * One per line. Continuation lines of typed text are indented, or they could pass for another
 * field.
 */
function linesIn(language: Language, lines: Line[]): string {
  return lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${beforeValue(label, language)}${indented(value ?? '')}`)
    .join('\n');
}

/** What we write is set by the rules of the language; what others wrote stays as it is. */
const beforeValue = (label: StaffText, language: Language) =>
  typeset(`${staffMessage(label, language)}: `, language);

const indented = (text: string) => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u).join('\n  ');
