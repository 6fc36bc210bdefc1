import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogues } from '../../app/i18n/catalogues.ts';
import { queryDatabase } from '../helpers/database.ts';
import { type ReceivedMail, startMailServer } from '../helpers/mail-server.ts';
import { patience } from '../helpers/patience.ts';
import { availableDatabases, freePort, startSite } from '../helpers/site.ts';

/** Headers and bodies are folded and encoded for transport; the reference never is. */
const referenceIn = (text: string) => /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/.exec(text)?.[0];

describe.each(availableDatabases())('mails on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let mailPort: number;
  const received: ReceivedMail[] = [];
  let mailServer: SMTPServer | undefined;

  beforeAll(async () => {
    mailPort = await freePort();
    site = await startSite(database, { SMTP_URL: `smtp://127.0.0.1:${mailPort}` });
    const headers = await site.signIn();
    const { status } = await site.post(
      '/api/globals/settings',
      {
        notifications: [
          { email: 'all@example.com' },
          { form: 'quote', language: 'de', email: 'de-quotes@example.com' },
        ],
      },
      { headers },
    );
    expect(status).toBe(200);
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => (mailServer ? mailServer.close(resolve) : resolve()));
    await site?.destroy();
  });

  const quote = (name: string, email: string, language?: string) =>
    site.post(
      '/forms/quote',
      { name, email, projectAddress: 'X', content: name, idempotencyKey: name },
      language ? { site: language } : {},
    );

  const owed = async () => {
    const [row] = await queryDatabase(
      site,
      `SELECT COUNT(*) AS count FROM inquiries WHERE mail_next_at IS NOT NULL`,
    );
    return Number(row?.count);
  };

  it('are not lost while the mail server is down and the process is killed', async () => {
    const answered: string[] = [];
    const waiting = Array.from({ length: 500 }, (_, index) => index);
    let restart: Promise<void> | undefined;
    const killAndStart = async () => {
      await site.stop('SIGKILL');
      await site.start();
    };
    const sendAll = async () => {
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
        const answer = await quote(`Crowd ${index}`, `crowd-${index}@example.com`).catch(
          () => null,
        );
        if (answer?.status === 200) answered.push(answer.json.reference);
        // Retried with the same key, as the form does.
        else waiting.push(index);
        if (answered.length > 200) restart ??= killAndStart();
        await restart;
      }
    };
    await Promise.all(Array.from({ length: 50 }, sendAll));
    expect(answered).toHaveLength(500);
    expect(new Set(answered).size).toBe(answered.length);

    const rows = await queryDatabase(site, 'SELECT reference FROM inquiries');
    const stored = rows.map(({ reference }) => String(reference));
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored.sort()).toEqual([...answered].sort());
    expect(received).toEqual([]);

    mailServer = await startMailServer(mailPort, received);
    await vi.waitFor(async () => expect(await owed()).toBe(0), { timeout: 300_000, interval: 500 });

    // One to the team and one to the sender for each, without duplicates.
    const sent = received.map(({ to, text }) => `${referenceIn(text)} ${to.join()}`);
    expect(new Set(sent).size).toBe(sent.length);
    for (const reference of stored) {
      const recipients = received
        .filter(({ text }) => text.includes(reference))
        .map(({ to }) => to.join());
      expect(recipients.filter((to) => to === 'all@example.com')).toHaveLength(1);
      expect(recipients.filter((to) => to.startsWith('crowd-'))).toHaveLength(1);
    }
  });

  it('go to the team for the form and language, and to the sender in their language', async () => {
    mailServer ??= await startMailServer(mailPort, received);
    received.length = 0;
    const { json } = await quote('Käthe', 'kaethe@example.com', 'de');
    await vi.waitFor(() => expect(received).toHaveLength(2), patience);
    const team = received.find(({ to }) => to.includes('all@example.com'));
    expect(team?.to.sort()).toEqual(['all@example.com', 'de-quotes@example.com']);
    expect(team?.text).toContain('Reply-To: kaethe@example.com');
    const sender = received.find(({ to }) => to.includes('kaethe@example.com'));
    expect(sender?.text).toContain(json.reference);
    const [opening = ''] = catalogues.de.mails.inquiryReceived.subject.split(' (');
    expect(decodeURIComponent(sender?.text ?? '')).toContain(opening.split(' ')[0]);
  });

  it('that a server will never accept are given up, and others still go out', async () => {
    mailServer ??= await startMailServer(mailPort, received);
    received.length = 0;
    await quote('Nobody', 'unknown@example.com');
    await quote('Somebody', 'somebody@example.com');
    await vi.waitFor(
      () => expect(received.map(({ to }) => to.join())).toContain('somebody@example.com'),
      patience,
    );
    await vi.waitFor(async () => {
      const [row] = await queryDatabase(
        site,
        `SELECT sender_mail AS "senderMail", team_mail AS "teamMail" FROM inquiries
            WHERE email = 'unknown@example.com'`,
      );
      expect({ ...row }).toEqual({ senderMail: 'failed', teamMail: 'sent' });
    }, patience);
  });

  it('go out once while staff work on the inquiry, and undo none of their changes', async () => {
    mailServer ??= await startMailServer(mailPort, received);
    received.length = 0;
    const headers = { ...(await site.signIn()), 'content-type': 'application/json' };
    const body = JSON.stringify({ status: 'answered' });
    const before = await queryDatabase(site, 'SELECT MAX(id) AS id FROM inquiries');
    const first = Number(before[0]?.id) + 1;
    const count = 40;
    for (let index = 0; index < count; index += 1) {
      await quote(`Busy ${index}`, `busy-${index}@example.com`);
      // The last mail has reached the server: now the outbox records that both are sent.
      await vi.waitFor(() => expect(received).toHaveLength(2 * index + 2), {
        ...patience,
        interval: 1,
      });
      const address = `/api/inquiries/${first + index}`;
      const { status } = await site.request(address, { method: 'PATCH', headers, body });
      expect(status).toBe(200);
    }
    await vi.waitFor(async () => expect(await owed()).toBe(0), { ...patience, interval: 250 });
    const rows = await queryDatabase(
      site,
      `SELECT status, team_mail AS "teamMail", sender_mail AS "senderMail" FROM inquiries
        WHERE id >= ${first}`,
    );
    expect(rows).toHaveLength(count);
    const right = { status: 'answered', teamMail: 'sent', senderMail: 'sent' };
    expect(
      rows.filter((row) => !Object.is(JSON.stringify({ ...row }), JSON.stringify(right))),
    ).toEqual([]);
    const sent = received.map(({ to, text }) => `${referenceIn(text)} ${to.join()}`);
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent).toHaveLength(2 * count);
  });
});
