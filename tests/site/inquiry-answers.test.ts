import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, type ReceivedMail } from '../helpers/mail-server.ts';
import { patience } from '../helpers/patience.ts';
import { hire, keyed, salesDesk, setSalesDesk } from '../helpers/sales-desk.ts';
import { availableDatabases, startSite } from '../helpers/site.ts';

type Headers = Record<string, string>;

const patient = { ...patience, interval: 200 };

describe.each(availableDatabases())('an answer to an inquiry on %s', (database) => {
  const shop = setSalesDesk(database);

  const headOf = ({ text }: ReceivedMail) =>
    (text.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, ' ');

  it('is sent once, with number, reply address and thread, and kept with its state', async () => {
    const { id, reference } = await shop.office.inquire('ada@visitors.example');
    const body = keyed('Dear Ada,\n\nyes.\n\nThe sales');
    const both = await Promise.all([shop.office.answer(id, body), shop.office.answer(id, body)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await shop.office.answer(id, body)).status).toBe(200);
    await expect
      .poll(
        async () => (await shop.office.mailsOf(id)).map((one: Headers) => one.senderMail),
        patient,
      )
      .toEqual(['sent']);
    const mails = shop.mailsTo('ada@visitors.example', 'Your roof');
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    if (!mail) throw new Error('There is no mail');
    const head = headOf(mail);
    expect(head).toContain(`Subject: Your roof (${reference})`);
    expect(head).toContain('Reply-To: sales@office.example');
    expect(head).toContain(`In-Reply-To: <sender-${reference}@earc-website>`);
    expect(head.toLowerCase()).not.toContain('auto-submitted');
    expect(bodyOf(mail).replace(/\r\n/g, '\n')).toContain(body.text);
    const [kept] = await shop.office.mailsOf(id);
    expect(kept).toMatchObject({ kind: 'answer', accountName: 'The sales', text: body.text });
    const inquiry = (await shop.office.ask('sales', `/inquiries/${id}?depth=1`)).json;
    expect([inquiry.status, inquiry.assignee.name]).toEqual(['answered', 'The sales']);
    expect(shop.site.output.join('')).not.toContain('ada@visitors.example');
  });

  it('is for sales staff alone to write, to read and to prepare', async () => {
    const { id } = await shop.office.inquire('private@visitors.example');
    expect((await shop.office.answer(id, keyed('Secret'))).status).toBe(200);
    const [mail] = await shop.office.mailsOf(id);
    for (const who of ['editor', 'hr']) {
      expect((await shop.office.answer(id, keyed('No'), who)).status).toBe(403);
      expect((await shop.office.ask(who, '/inquiry-mails')).status).toBe(403);
      expect((await shop.office.ask(who, '/answer-templates')).status).toBe(403);
    }
    expect((await shop.office.answer(id, keyed('No'), 'nobody')).status).toBe(401);
    expect((await shop.office.ask('nobody', '/inquiry-mails')).status).toBe(403);
    expect((await shop.office.ask('nobody', '/answer-templates')).status).toBe(403);
    for (const method of ['DELETE', 'PATCH']) {
      expect((await shop.office.ask('admin', `/inquiry-mails/${mail.id}`, method)).status).toBe(
        403,
      );
    }
    for (const wrong of [
      { text: ' ' },
      { subject: '' },
      { key: 'short' },
      { documents: ['x'] },
      { text: 'x'.repeat(20_001) },
    ]) {
      expect((await shop.office.answer(id, { ...keyed('Text'), ...wrong })).status).toBe(400);
    }
    expect((await shop.office.answer(999_999, keyed('Text'))).status).toBe(404);
    const template = { name: 'Thanks', text: 'Dear {name}, about {reference}' };
    const made = await shop.site.post('/api/answer-templates?locale=de', template, {
      headers: shop.sessions.sales ?? {},
    });
    expect(made.status).toBe(201);
    const texts = await Promise.all(
      ['de', 'fr'].map(async (locale) => {
        const { json } = await shop.office.ask('sales', `/answer-templates?locale=${locale}`);
        return json.docs[0].text ?? null;
      }),
    );
    expect(texts).toEqual([template.text, null]);
  });

  it('is handed out with the data of the person, and deleted with the inquiry', async () => {
    const email = 'person@visitors.example';
    const { id } = await shop.office.inquire(email);
    await shop.office.answer(id, keyed('What we wrote'));
    const handed = await shop.office.ask('sales', `/inquiries/person?email=${email}`);
    expect(handed.json.inquiries[0].answers).toMatchObject([{ text: 'What we wrote' }]);
    const deleted = await shop.office.ask('admin', `/inquiries/person?email=${email}`, 'DELETE');
    expect(deleted.json).toEqual({ deleted: 1, left: 0 });
    expect(
      (await shop.office.ask('admin', '/inquiry-mails?limit=0&depth=0')).json.docs,
    ).not.toContainEqual(expect.objectContaining({ text: 'What we wrote' }));
  });

  it('is preceded by a mail to whoever is put in charge, in their language', async () => {
    const { json } = await shop.site.get('/api/users?where[email][equals]=admin@office.example', {
      headers: shop.sessions.admin ?? {},
    });
    const { id: assignee } = json.docs[0];
    await shop.site.request(`/api/users/${assignee}`, {
      method: 'PATCH',
      body: JSON.stringify({ language: 'fr' }),
      headers: { 'content-type': 'application/json', ...shop.sessions.admin },
    });
    const { id, reference } = await shop.office.inquire('assigned@visitors.example');
    expect((await shop.office.change(id, { assignee })).status).toBe(200);
    expect((await shop.office.change(id, { status: 'inProgress' })).status).toBe(200);
    // Nobody is told what they did themselves.
    const own = await shop.office.inquire('own@visitors.example');
    expect((await shop.office.change(own.id, { assignee }, 'admin')).status).toBe(200);
    await expect
      .poll(
        async () => (await shop.office.mailsOf(id)).map((one: Headers) => [one.kind, one.teamMail]),
        patient,
      )
      .toEqual([['assignment', 'sent']]);
    const [mail] = shop.mailsTo('admin@office.example', reference);
    expect(mail && bodyOf(mail)).toContain('Bonjour The admin');
    expect(mail && bodyOf(mail)).toContain(`/admin/collections/inquiries/${id}`);
    expect(await shop.office.mailsOf(own.id)).toEqual([]);
  });

  it('is brought to mind on the day to follow up, once, also after a restart', async () => {
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const nextWeek = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
    const remindersOf = async (inquiry: number) =>
      (await shop.office.mailsOf(inquiry)).filter((one: Headers) => one.kind === 'reminder').length;
    const make = async (email: string, change: object) => {
      const { id } = await shop.office.inquire(email);
      expect((await shop.office.change(id, change)).status).toBe(200);
      return id;
    };
    const due = await make('due@visitors.example', { followUpOn: yesterday });
    const later = await make('later@visitors.example', { followUpOn: nextWeek });
    const closed = await make('closed@visitors.example', {
      followUpOn: yesterday,
      status: 'closed',
    });
    await shop.site.stop();
    await shop.site.start();
    await expect.poll(() => remindersOf(due), patient).toBe(1);
    const second = await make('second@visitors.example', { followUpOn: yesterday });
    await shop.site.stop();
    await shop.site.start();
    // Once this one is there, all were looked at again.
    await expect.poll(() => remindersOf(second), patient).toBe(1);
    expect(await Promise.all([due, later, closed].map(remindersOf))).toEqual([1, 0, 0]);
  });
});

describe('without a mail server', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.destroy());

  it('an answer is kept, and says that it was not sent', async () => {
    const office = salesDesk(site, await hire(site));
    const { id } = await office.inquire('kept@visitors.example');
    const { status, json } = await office.answer(id, keyed('Kept'));
    expect([status, json.isOwed, json.status]).toEqual([200, false, 'answered']);
    const [mail] = await office.mailsOf(id);
    expect([mail.senderMail, mail.mailNextAt]).toEqual(['noServer', null]);
  });
});
