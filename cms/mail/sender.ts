import { createTransport } from 'nodemailer';
import type { Environment } from '../../environment.ts';
import type { Mail } from './messages.ts';

/** Sends through `SMTP_URL`; if that is not set, nothing may be sent (owed.ts). */
export function mailSender(environment: Environment): (mail: Mail) => Promise<void> {
  const { SMTP_URL, MAIL_FROM } = environment;
  if (!SMTP_URL) return () => Promise.reject(new Error('No mail server is configured'));
  const transport = createTransport(withDefaults(SMTP_URL), {
    from: { name: 'eArc', address: MAIL_FROM },
  });
  return async ({ to, subject, text, replyTo, messageId, references, attachments, isPersonal }) => {
    await transport.sendMail({
      to: to.map((address) => ({ name: '', address })),
      subject,
      text,
      messageId,
      // Marks a mail as automatic, so that no out-of-office reply answers it.
      ...(!isPersonal && { headers: { 'auto-submitted': 'auto-generated' } }),
      ...(references && { references, inReplyTo: references }),
      ...(attachments && { attachments }),
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    });
  };
}

/** Connection settings that `SMTP_URL` does not specify itself, in milliseconds. */
const defaults = {
  pool: 'true',
  maxConnections: '3',
  connectionTimeout: '10000',
  greetingTimeout: '10000',
  socketTimeout: '30000',
};

function withDefaults(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(defaults)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
