import type { Payload } from 'payload';
import { tokenOf } from '../applications/drafts.ts';
import type { Application, ApplicationDraft, Inquiry } from '../payload-types.ts';
import { applicationConfirmations, draftLinks } from './application-confirmation.ts';
import { mailTo, oneLine, senderMail, teamAddresses, teamMail } from './messages.ts';
import type { MailKind } from './outbox.ts';

interface Options {
  payload: Payload;
  /** @returns where the site of a key is, e.g. `https://de.example.com`. */
  originOf: (site: string) => string;
}

/** Everything that owes mails, and what they say. */
export function mailKinds({ payload, originOf }: Options): MailKind[] {
  return [
    {
      collection: 'inquiries',
      team: (row, notifications) => {
        const inquiry = row as Inquiry;
        const to = teamAddresses(inquiry, notifications);
        return to.length > 0 ? teamMail(inquiry, to) : null;
      },
      sender: (row) => senderMail(row as Inquiry),
    },
    {
      collection: 'applications',
      team: (row, notifications) => {
        const application = row as Application;
        const { language } = application;
        const to = teamAddresses({ form: 'resume', language }, notifications);
        return to.length > 0 ? applicationTeamMail(application, to, originOf) : null;
      },
      sender: (row) => {
        const { reference, name, email, language } = row as Application;
        const messageId = `<sender-${reference}@earc-website>`;
        const values = { reference, name: name ?? '' };
        return mailTo({ email, language, messageId }, applicationConfirmations, values);
      },
    },
    {
      collection: 'application-drafts',
      team: () => null,
      sender: (row) => {
        const { id, email, language, site, seed } = row as ApplicationDraft;
        const link = `${originOf(site)}/resume_submit?draft=${tokenOf(payload, seed)}`;
        const messageId = `<draft-${id}@earc-website>`;
        return mailTo({ email, language, messageId }, draftLinks, { link });
      },
    },
  ];
}

/**
 * Says that there is an application, and where. What is in it stays in the back office, where
 * its time is limited and every look at the CV is written down.
 */
function applicationTeamMail(
  { id, reference, site, name, positionAppliedFor, isSuspected, createdAt }: Application,
  to: string[],
  originOf: (site: string) => string,
) {
  const suspicion = isSuspected ? '[suspected spam] ' : '';
  return {
    to,
    subject: oneLine(`${suspicion}resume ${reference} (${site ?? ''}): ${name ?? ''}`),
    text: [
      `name: ${oneLine(name ?? '')}`,
      `positionAppliedFor: ${oneLine(positionAppliedFor ?? '')}`,
      '',
      `${originOf(site ?? '')}/admin/collections/applications/${id}`,
      `stored: ${createdAt}`,
    ].join('\n'),
    messageId: `<team-${reference}@earc-website>`,
  };
}
