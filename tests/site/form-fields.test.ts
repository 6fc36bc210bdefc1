import type { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormField } from '../../app/forms/form-field.ts';
import { fieldsOfInquiry, inquiryFormNames } from '../../app/forms/inquiry-forms.ts';
import { pastPositions, resume } from '../../app/forms/resume.ts';
import { publishActivity } from '../helpers/activities.ts';
import { readCsv } from '../helpers/csv.ts';
import { queryDatabase } from '../helpers/database.ts';
import { sendInquiry } from '../helpers/inquiries.ts';
import { bodyOf, type ReceivedMail, startMailServer } from '../helpers/mail-server.ts';
import { patience } from '../helpers/patience.ts';
import { pdf, sendApplication } from '../helpers/resumes.ts';
import { freePort, startSite } from '../helpers/site.ts';

/** A distinct text for each text field. */
function valueFor({ kind, name }: { kind: FormField['kind']; name: string }, form: string) {
  switch (kind) {
    case 'email':
      return `${name}@${form}.example.com`;
    case 'tel':
      return '+49 30 1234567';
    case 'choice':
      return 'yes';
    case 'agreement':
      return 'yes';
    case 'count':
      return '17';
    default:
      return `${name} of ${form}`;
  }
}

describe('every field of', () => {
  const received: ReceivedMail[] = [];
  let mailServer: SMTPServer;
  let site: Awaited<ReturnType<typeof startSite>>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    const port = await freePort();
    mailServer = await startMailServer(port, received);
    site = await startSite('sqlite', { SMTP_URL: `smtp://127.0.0.1:${port}` });
    headers = await site.signIn();
    const notifications = [{ email: 'team@example.com' }];
    await site.post('/api/globals/settings', { notifications }, { headers });
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => mailServer.close(resolve));
    await site?.destroy();
  });

  const exported = async (collection: string) => {
    const { text } = await site.get(`/api/${collection}/export?format=csv`, { headers });
    const [, record = []] = readCsv(text.slice(1));
    return record.map((cell) => cell.replace(/^'/, ''));
  };

  const shown = async (collection: string) =>
    (await site.get(`/api/${collection}?sort=-id&limit=1`, { headers })).json.docs[0];

  it.each(inquiryFormNames)(
    '%s has its own column, and is mailed, exported and displayed',
    async (form) => {
      // What a tool has calculated is in tests/site/carried-case.test.ts.
      const kept = fieldsOfInquiry(form).filter(
        ({ kind }) => !['agreement', 'files', 'case'].includes(kind),
      );
      const values = fieldsOfInquiry(form)
        .filter(({ kind }) => kind !== 'files')
        .map((field) => [field.name, valueFor(field, form)]);
      const hasFiles = fieldsOfInquiry(form).some(({ kind }) => kind === 'files');
      // A registration is for the activity whose page it was sent from.
      const page = form === 'activity' && (await publishActivity(site, headers)).address;
      const fields = { ...Object.fromEntries(values), ...(page && { page }) };
      const { status, json } = hasFiles
        ? await sendInquiry(site, [{ ...pdf, name: `${form}.pdf` }], fields, { form })
        : await site.post(`/forms/${form}`, fields);
      expect([status, json.status]).toEqual([200, 'stored']);
      const { reference } = json;
      const [row = {}] = await queryDatabase(
        site,
        `SELECT * FROM inquiries WHERE reference = '${reference}'`,
      );
      const isTeamMail = ({ to, text }: ReceivedMail) =>
        to.includes('team@example.com') && text.includes(reference);
      await expect.poll(() => received.some(isTeamMail), patience).toBe(true);
      const mail = bodyOf(received.find(isTeamMail) ?? { to: [], text: '' });
      const cells = await exported('inquiries');
      const document = await shown('inquiries');
      for (const field of kept) {
        const value = valueFor(field, form);
        const columns = Object.keys(row).filter((name) => row[name] === value);
        expect([field.name, columns.length]).toEqual([field.name, 1]);
        const words = field.kind === 'choice' ? 'Yes' : value;
        expect(cells).toContain(words);
        expect(mail).toContain(words);
        expect(Object.values(document)).toContain(value);
      }
      if (!hasFiles) return;
      expect(cells).toContain(`${form}.pdf`);
      const [, address = ''] =
        new RegExp(`${form}\\.pdf\\s+http://[^/]+(/api\\S+)`).exec(mail) ?? [];
      expect((await site.get(address, { headers })).body.equals(pdf.content)).toBe(true);
    },
  );

  it('an application has its own column, and is exported and displayed', async () => {
    const isText = ({ kind }: Pick<FormField, 'kind'>) =>
      !['file', 'rows', 'job', 'agreement'].includes(kind);
    const texts = resume.filter(isText).map((field) => [field.name, valueFor(field, 'resume')]);
    const fields: Record<string, string> = Object.fromEntries(texts);
    expect(texts).toHaveLength(8);
    const more = pastPositions.parts.map(({ name }): [string, string] => [name, `${name} of one`]);
    const agreed = { privacy: 'yes', talentPool: 'yes' };
    const { status, json } = await sendApplication(site, { ...fields, ...agreed }, { more });
    expect(status).toBe(200);
    const [row = {}] = await queryDatabase(
      site,
      `SELECT * FROM applications WHERE reference = '${json.reference}'`,
    );
    const cells = await exported('applications');
    const document = await shown('applications');
    for (const [name, value] of Object.entries(fields)) {
      const columns = Object.keys(row).filter((column) => row[column] === value);
      expect([name, columns.length]).toEqual([name, 1]);
      expect(cells).toContain(value);
      expect(Object.values(document)).toContain(value);
    }
    expect(document).toMatchObject({ talentPoolConsent: true, pastPositions: [{}] });
    for (const { name, column } of pastPositions.parts) {
      expect(document.pastPositions[0][column]).toBe(`${name} of one`);
      expect(cells.join('\n')).toContain(`${name} of one`);
    }
  });
});

describe("a row of a form's table does not compile", () => {
  const text = { kind: 'text', maxLength: 200, label: 'fieldName', errors: {} } as const;
  const rows: FormField[] = [
    { ...text, name: 'name' },
    { ...text, name: 'company', column: 'companyName' },
    // @ts-expect-error: the back office has no label for a column of this name
    { ...text, name: 'roofArea' },
    // @ts-expect-error: nor for this one
    { ...text, name: 'area', column: 'roofArea' },
    // @ts-expect-error: what was typed has to be stored
    { ...text, name: 'company', column: null },
    // @ts-expect-error: no maximum length
    { name: 'name', kind: 'text', label: 'fieldName', errors: {} },
    // @ts-expect-error: no label
    { name: 'name', kind: 'text', maxLength: 200, errors: {} },
    // @ts-expect-error: the back office has no label for this answer
    { ...text, name: 'name', kind: 'choice', choices: [{ value: 'flat', label: 'answerYes' }] },
    // @ts-expect-error: no maximum size
    { name: 'file', kind: 'file', accept: '.pdf', label: 'fieldName', required: true, errors: {} },
    // @ts-expect-error: no columns
    { ...text, name: 'name', kind: 'rows', maxRows: 50, row: 'note', add: 'note', remove: 'note' },
  ];

  // The compiler has already checked everything by the time this runs.
  it('without a kind, a length, a label, or a labelled column', () => {
    expect(rows).toHaveLength(10);
  });
});
