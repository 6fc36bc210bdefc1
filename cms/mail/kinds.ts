import type { Payload } from 'payload';
import { tokenOf } from '../applications/drafts.ts';
import { inquiryMailKind } from '../inquiry-mails/mails.ts';
import type { Application, ApplicationDraft, Inquiry } from '../payload-types.ts';
import { findFiles } from '../private-files/files.ts';
import { mailTo, senderMail } from './messages.ts';
import type { MailKind } from './outbox.ts';
import { applicationMail, type FileLink, inquiryMail, teamOf } from './team.ts';

interface Options {
  payload: Payload;
  /** @returns the origin of a site, e.g. `https://de.example.com`. */
  originOf: (site: string) => string;
}

/** Everything that sends mail, and what it says. */
export function mailKinds({ payload, originOf }: Options): MailKind[] {
  const linkFrom =
    ({ site }: { site?: string | null }) =>
    (collection: string, id: number) =>
      `${originOf(site ?? '')}/admin/collections/${collection}/${id}`;
  const filesOf = async (inquiry: Inquiry): Promise<FileLink[]> => {
    const files = await findFiles(payload, 'inquiry-files', inquiry);
    const origin = originOf(inquiry.site ?? '');
    return files.map(({ originalName, filename }) => ({
      name: originalName,
      href: `${origin}/api/inquiry-files/file/${filename}`,
    }));
  };
  return [
    {
      collection: 'inquiries',
      team: async (row, notifications) => {
        const inquiry = row as Inquiry;
        const team = teamOf(inquiry, notifications);
        if (!team) return null;
        const files = await filesOf(inquiry);
        return inquiryMail(inquiry, team, { linkTo: linkFrom(inquiry), files });
      },
      sender: (row) => senderMail(row as Inquiry),
    },
    inquiryMailKind({
      payload,
      linkTo: (inquiry) => linkFrom(inquiry)('inquiries', inquiry.id),
    }),
    {
      collection: 'applications',
      team: (row, notifications) => {
        const application = row as Application;
        const { language } = application;
        const team = teamOf({ form: 'resume', language }, notifications);
        return team && applicationMail(application, team, linkFrom(application));
      },
      sender: (row) => {
        const { reference, name, email, language } = row as Application;
        const messageId = `<sender-${reference}@earc-website>`;
        const values = { reference, name: name ?? '' };
        return mailTo({ email, language, messageId }, 'applicationReceived', values);
      },
    },
    {
      collection: 'application-drafts',
      team: () => null,
      sender: (row) => {
        const { id, email, language, site, seed } = row as ApplicationDraft;
        const link = `${originOf(site)}/resume_submit?draft=${tokenOf(payload, seed)}`;
        const messageId = `<draft-${id}@earc-website>`;
        return mailTo({ email, language, messageId }, 'savedApplication', { link });
      },
    },
  ];
}
