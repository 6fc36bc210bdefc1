import { createTransport } from 'nodemailer';
import type { Environment } from '../../environment.ts';
import type { Mail } from './messages.ts';

interface Log {
  info(fields: object, message: string): void;
}

/**
 * Sends by `SMTP_URL`; where none is set, says on the console that a mail would have gone out,
 * without its words or addresses, which are somebody's.
 */
export function mailSender(environment: Environment, log: Log): (mail: Mail) => Promise<void> {
  const { SMTP_URL, MAIL_FROM } = environment;
  if (!SMTP_URL) {
    return async ({ messageId, to }) => {
      log.info({ messageId, recipients: to.length }, 'a mail is not sent: SMTP_URL is not set');
    };
  }
  const transport = createTransport(
    {
      url: SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    {
      from: { name: 'eArc', address: MAIL_FROM },
      // Not a mailing list, and nobody's out-of-office note should answer it.
      headers: { 'auto-submitted': 'auto-generated' },
    },
  );
  return async ({ to, subject, text, replyTo, messageId }) => {
    await transport.sendMail({
      to: to.map((address) => ({ name: '', address })),
      subject,
      text,
      messageId,
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    });
  };
}
