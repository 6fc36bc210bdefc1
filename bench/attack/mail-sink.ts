import { SMTPServer } from 'smtp-server';
import type { Mail } from './attack.ts';
import { loopback } from './client.ts';

export interface MailSink {
  url: string;
  received: Mail[];
  close(): void;
}

/** A mail server on the loopback interface that keeps what it receives. */
export async function startMailSink(): Promise<MailSink> {
  const received: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://${loopback}:${port}`, received, close: () => server.close() };
}
