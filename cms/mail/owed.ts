import type { Payload } from 'payload';
import type { MailState, MailValues } from './fields.ts';

/** Whether this installation can send mail (`SMTP_URL`). */
export const hasMailServer = ({ config }: Pick<Payload, 'config'>): boolean =>
  config.email !== undefined;

/**
 * The mails that a row owes when it is stored. Without a mail server it owes none, and says so:
 * nobody was promised a mail, and none is sent once there is a server.
 */
export function owedMails(
  payload: Payload,
  owed: { team: boolean; sender: boolean },
): Pick<MailValues, 'teamMail' | 'senderMail' | 'mailNextAt'> {
  const ifOwed: MailState = hasMailServer(payload) ? 'pending' : 'noServer';
  const isWaiting = ifOwed === 'pending' && (owed.team || owed.sender);
  return {
    teamMail: owed.team ? ifOwed : 'none',
    senderMail: owed.sender ? ifOwed : 'none',
    mailNextAt: isWaiting ? new Date().toISOString() : null,
  };
}
