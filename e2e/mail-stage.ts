import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';
import { type ReceivedMail, startMailServer } from '../tests/helpers/mail-server.ts';
import { freePort } from '../tests/helpers/site.ts';
import { setStage } from './stage.ts';

/** A stage whose site sends its mails here; `received` fills as they arrive. */
export function setMailStage() {
  const environment: Record<string, string> = {};
  const received: ReceivedMail[] = [];
  let mailServer: SMTPServer;

  beforeAll(async () => {
    const port = await freePort();
    environment.SMTP_URL = `smtp://127.0.0.1:${port}`;
    mailServer = await startMailServer(port, received);
  });
  afterAll(() => new Promise<void>((resolve) => mailServer.close(resolve)));

  return { stage: setStage(environment), received };
}
