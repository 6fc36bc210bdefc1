import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect } from 'vitest';
import { roles } from '../../cms/access.ts';
import { type ReceivedMail, startMailServer } from './mail-server.ts';
import { freePort, startSite, type TestSite } from './site.ts';

type Headers = Record<string, string>;

const password = 'correct horse battery';

/** What sales staff do with an inquiry through the API, as the form of the back office does. */
export function salesDesk(site: TestSite, sessions: Record<string, Headers>) {
  const headersOf = (who: string) => sessions[who] ?? {};
  const ask = (who: string, address: string, method = 'GET') =>
    site.request(`/api${address}`, { method, headers: headersOf(who) });
  return {
    ask,
    change: (id: number, data: object, who = 'sales') =>
      site.request(`/api/inquiries/${id}`, {
        method: 'PATCH',
        body: JSON.stringify(data),
        headers: { 'content-type': 'application/json', ...headersOf(who) },
      }),
    answer: (id: number, body: object, who = 'sales') =>
      site.post(`/api/inquiries/${id}/answer`, body, { headers: headersOf(who) }),
    async inquire(email: string, values: Headers = {}) {
      const fields = { name: 'Ada', projectAddress: 'Germany', content: 'A roof.' };
      const sent = await site.post('/forms/quote', { ...fields, email, ...values });
      expect(sent.status).toBe(200);
      const query = `where[reference][equals]=${sent.json.reference}&depth=0`;
      const { json } = await ask('sales', `/inquiries?${query}`);
      return json.docs[0] as { id: number; reference: string };
    },
    async mailsOf(inquiry: number) {
      const query = `where[inquiry][equals]=${inquiry}&sort=createdAt&depth=0`;
      return (await ask('sales', `/inquiry-mails?${query}`)).json.docs;
    },
  };
}

/** An account of each role, signed in. */
export async function hire(site: TestSite): Promise<Record<string, Headers>> {
  const admin = await site.signIn();
  const sessions: Record<string, Headers> = {};
  for (const role of roles) {
    const account = { email: `${role}@office.example`, name: `The ${role}`, password, role };
    expect((await site.post('/api/users', account, { headers: admin })).status).toBe(201);
    sessions[role] = await site.signIn(account);
  }
  return sessions;
}

/** An answer as the form sends it, with a key of its own. */
export const keyed = (text: string, more: object = {}) => ({
  key: crypto.randomUUID(),
  subject: 'Your roof',
  text,
  ...more,
});

/** A site with a mail server and an account of each role, for the tests of one `describe`. */
export function setSalesDesk(database: Parameters<typeof startSite>[0]) {
  const received: ReceivedMail[] = [];
  const shop = {
    received,
    mailPort: 0,
    mailsTo: (email: string, subject: string) =>
      received.filter(({ to, text }) => to.includes(email) && text.includes(subject)),
  } as Shop;
  beforeAll(async () => {
    shop.mailPort = await freePort();
    shop.mailServer = await startMailServer(shop.mailPort, received);
    const SMTP_URL = `smtp://127.0.0.1:${shop.mailPort}`;
    shop.site = await startSite(database, { SMTP_URL, LOG: 'info' });
    shop.sessions = await hire(shop.site);
    shop.office = salesDesk(shop.site, shop.sessions);
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => shop.mailServer.close(() => resolve()));
    await shop.site?.destroy();
  });
  return shop;
}

/** Whole once `beforeAll` is through. */
interface Shop {
  site: Awaited<ReturnType<typeof startSite>>;
  office: ReturnType<typeof salesDesk>;
  sessions: Record<string, Headers>;
  mailServer: SMTPServer;
  mailPort: number;
  received: ReceivedMail[];
  mailsTo: (email: string, subject: string) => ReceivedMail[];
}
