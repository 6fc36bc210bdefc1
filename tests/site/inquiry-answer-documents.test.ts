import { describe, expect, it } from 'vitest';
import { queryDatabase } from '../helpers/database.ts';
import { makePdf, uploadDocument } from '../helpers/documents.ts';
import { startMailServer } from '../helpers/mail-server.ts';
import { patience } from '../helpers/patience.ts';
import { keyed, setSalesDesk } from '../helpers/sales-desk.ts';
import { availableDatabases } from '../helpers/site.ts';

type Headers = Record<string, string>;

const patient = { ...patience, interval: 200 };

describe.each(availableDatabases())('an answer with documents on %s', (database) => {
  const shop = setSalesDesk(database);

  it('carries documents of ours, within limits', async () => {
    const { id } = await shop.office.inquire('attached@visitors.example');
    const file = await makePdf('Certificate');
    const document = await uploadDocument(shop.site, shop.sessions.admin ?? {}, {
      name: 'certificate.pdf',
      file,
    });
    const sent = await shop.office.answer(
      id,
      keyed('See the certificate.', { documents: [document.id] }),
    );
    expect(sent.status).toBe(200);
    await expect
      .poll(() => shop.mailsTo('attached@visitors.example', 'Your roof').length, patient)
      .toBe(1);
    const [mail] = shop.mailsTo('attached@visitors.example', 'Your roof');
    expect(mail?.text).toContain('Content-Disposition: attachment');
    expect(mail?.text.replace(/\r\n/g, '')).toContain(file.toString('base64').slice(0, 60));
    const many = [1, 2, 3, 4, 5, 6];
    expect((await shop.office.answer(id, keyed('Many', { documents: many }))).status).toBe(413);
    expect((await shop.office.answer(id, keyed('None', { documents: [999_999] }))).status).toBe(
      413,
    );
    expect(await shop.office.mailsOf(id)).toHaveLength(1);
  });

  // SQLite stores the row first, and its documents after.
  it('waits until its documents are stored with it, and never leaves without', async () => {
    const file = await makePdf('Late certificate');
    const { id: document } = await uploadDocument(shop.site, shop.sessions.admin ?? {}, {
      name: 'late.pdf',
      file,
    });
    const { id } = await shop.office.inquire('late@visitors.example');
    const store = (key: string, minutesAgo: number) => {
      const time = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      return queryDatabase(
        shop.site,
        `INSERT INTO inquiry_mails (inquiry_id, kind, "to", subject, text, document_count,
           unique_key, sender_mail, mail_next_at, created_at, updated_at)
         VALUES (${id}, 'answer', 'late@visitors.example', '${key}', 'It is attached.', 1,
           '${key}', 'pending', '${time}', '${time}', '${time}') RETURNING id`,
      );
    };
    const [row] = await store('being-stored', 0);
    await store('never-stored', 10);
    const states = async () =>
      (await shop.office.mailsOf(id)).map(({ subject, senderMail }: Headers) => [
        subject,
        senderMail,
      ]);
    await expect
      .poll(states, patient)
      .toEqual(expect.arrayContaining([['never-stored', 'failed']]));
    expect(await states()).toContainEqual(['being-stored', 'pending']);
    await queryDatabase(
      shop.site,
      `INSERT INTO inquiry_mails_rels ("order", parent_id, path, documents_id)
       VALUES (1, ${row?.id}, 'documents', ${document})`,
    );
    await expect.poll(states, patient).toEqual(expect.arrayContaining([['being-stored', 'sent']]));
    expect(shop.mailsTo('late@visitors.example', 'never-stored')).toEqual([]);
    const [mail, ...others] = shop.mailsTo('late@visitors.example', 'being-stored');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('filename=late.pdf');
  });

  it('keeps its documents until it has left: they cannot be deleted before', async () => {
    const file = await makePdf('Waiting certificate');
    const { id: document } = await uploadDocument(shop.site, shop.sessions.admin ?? {}, {
      name: 'waiting.pdf',
      file,
    });
    await new Promise<void>((resolve) => shop.mailServer.close(() => resolve()));
    const { id, reference } = await shop.office.inquire('waiting@visitors.example');
    const sent = await shop.office.answer(id, keyed('It is attached.', { documents: [document] }));
    expect(sent.status).toBe(200);
    const trash = (value: string | null) =>
      shop.site.request(`/api/documents/${document}${value ? '' : '?trash=true'}`, {
        method: 'PATCH',
        body: JSON.stringify({ deletedAt: value }),
        headers: { 'content-type': 'application/json', ...shop.sessions.editor },
      });
    const now = new Date().toISOString();
    const refused = [
      await trash(now),
      await shop.office.ask('admin', `/documents/${document}`, 'DELETE'),
    ];
    for (const { status, json } of refused) {
      expect([status, json.errors[0].message]).toEqual([409, expect.stringContaining(reference)]);
    }
    shop.mailServer = await startMailServer(shop.mailPort, shop.received);
    await expect
      .poll(
        async () => (await shop.office.mailsOf(id)).map((one: Headers) => one.senderMail),
        patient,
      )
      .toEqual(['sent']);
    const [mail] = shop.mailsTo('waiting@visitors.example', 'Your roof');
    expect(mail?.text).toContain('filename=waiting.pdf');
    expect((await trash(now)).status).toBe(200);
  });
});
