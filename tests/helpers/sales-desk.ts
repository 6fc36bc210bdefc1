import { expect } from 'vitest';
import { roles } from '../../cms/access.ts';
import type { TestSite } from './site.ts';

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
