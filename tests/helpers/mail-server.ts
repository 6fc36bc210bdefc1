import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  text: string;
}

/** A mail server that keeps what it gets, or refuses some addresses. */
export async function startMailServer(port: number, received: ReceivedMail[]): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isUnknown = address.startsWith('unknown');
      done(isUnknown ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
