import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../../cms/access.ts';
import { readCsv } from '../helpers/csv.ts';
import { sendInquiry } from '../helpers/inquiries.ts';
import { photograph } from '../helpers/pictures.ts';
import { pdf } from '../helpers/resumes.ts';
import { chosenDatabases, startSite } from '../helpers/site.ts';
import { unzip } from '../helpers/xlsx.ts';

type Headers = Record<string, string>;

const password = 'correct horse battery';
const everyone = ['nobody', 'editor', 'hr', 'sales', 'admin'];
const plan = { ...pdf, name: 'plan.pdf' };
const photo = { name: 'roof.jpg', content: await photograph() };

describe.each(chosenDatabases())('files of an inquiry on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  const sessions: Record<string, Headers> = { nobody: {} };

  beforeAll(async () => {
    site = await startSite(database);
    const admin = await site.signIn();
    for (const role of roles) {
      const account = { email: `${role}@office.example`, name: `The ${role}`, password, role };
      expect((await site.post('/api/users', account, { headers: admin })).status).toBe(201);
      sessions[role] = await site.signIn(account);
    }
  });
  afterAll(() => site?.destroy());

  const ask = (who: string, address: string, method = 'GET') =>
    site.request(`/api${address}`, { method, headers: sessions[who] ?? {} });

  async function filesOf(reference: string) {
    const query = `where[reference][equals]=${reference}&sort=id`;
    return (await ask('sales', `/inquiry-files?${query}`)).json.docs;
  }

  const download = (file: { filename: string }, who = 'sales') =>
    ask(who, `/inquiry-files/file/${file.filename}`);

  const onDisk = async () =>
    (await readdir(path.join(site.dataDirectory, 'inquiry-files')).catch(() => [])).length;

  const seenBy = async (reference: string) => {
    const query = `where[reference][equals]=${reference}&sort=at`;
    const { json } = await ask('sales', `/inquiry-downloads?${query}`);
    return json.docs.map(({ who }: { who: string }) => who);
  };

  describe('can only be seen by sales staff and administrators', () => {
    it('through every endpoint, and neither changed nor added', async () => {
      const { json } = await sendInquiry(site, [photo]);
      const [file] = await filesOf(json.reference);
      const statuses = async (address: string, method?: string) => {
        const found = [];
        for (const who of everyone) found.push((await ask(who, address, method)).status);
        return found;
      };
      const only = [403, 403, 403, 200, 200];
      expect(await statuses('/inquiry-files')).toEqual(only);
      expect(await statuses(`/inquiry-files/${file.id}`)).toEqual(only);
      expect(await statuses('/inquiry-downloads')).toEqual(only);
      expect(await statuses(`/inquiry-files/file/${file.filename}`)).toEqual(only);
      expect(await statuses(`/inquiry-files/preview/${file.id}`)).toEqual([401, ...only.slice(1)]);
      const never = Array(5).fill(403);
      expect(await statuses(`/inquiry-files/${file.id}`, 'DELETE')).toEqual(never);
      expect(await statuses(`/inquiry-files/${file.id}`, 'PATCH')).toEqual(never);
      expect(await statuses('/inquiry-files', 'POST')).toEqual(never);
      for (const address of [`/media/${file.filename}`, `/inquiry-files/${file.filename}`]) {
        expect((await site.get(address)).status).toBe(404);
      }
    });

    it('as downloads in which nothing runs, each of which is recorded', async () => {
      const content = Buffer.from('%PDF-1.7\n<!doctype html><script>alert(1)</script>\n%%EOF');
      const { json } = await sendInquiry(site, [{ name: '<b>.pdf', content }]);
      const [file] = await filesOf(json.reference);
      const { headers } = await download(file);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'attachment; filename="b.pdf"; filename*=UTF-8\'\'b.pdf',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      await download(file, 'admin');
      await download(file, 'hr');
      expect(await seenBy(json.reference)).toEqual([
        'sales@office.example',
        'admin@office.example',
      ]);
      expect((await ask('sales', `/inquiry-files/preview/${file.id}`)).status).toBe(404);
      expect((await ask('sales', '/inquiry-files/preview/0x1')).status).toBe(404);
    });

    it('as small pictures, which are recorded once an hour', async () => {
      const { json } = await sendInquiry(site, [photo, { ...photo, name: 'b.jpg' }]);
      const files: { id: number }[] = await filesOf(json.reference);
      const looks = await Promise.all(
        files.map(({ id }) => ask('sales', `/inquiry-files/preview/${id}`)),
      );
      for (const { status, headers, body } of looks) {
        expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
        expect(headers['cache-control']).toBe('private, no-store');
        expect((await sharp(body).metadata()).height).toBe(300);
      }
      expect(await seenBy(json.reference)).toEqual(['sales@office.example']);
    });
  });

  it('are listed in the export by name', async () => {
    const { json } = await sendInquiry(site, [photo, plan]);
    const { text } = await ask('sales', '/inquiries/export?format=csv');
    const [head = [], ...records] = readCsv(text.slice(1));
    const record = records.find((cells) => cells.includes(json.reference));
    expect(record?.[head.indexOf('Files')]).toBe('roof.jpg\nplan.pdf');
  });

  it('are deleted with the inquiry', async () => {
    const before = await onDisk();
    const { json } = await sendInquiry(site, [photo, plan]);
    const [file] = await filesOf(json.reference);
    const query = `where[reference][equals]=${json.reference}`;
    const [{ id }] = (await ask('sales', `/inquiries?${query}`)).json.docs;
    expect((await ask('admin', `/inquiries/${id}`, 'DELETE')).status).toBe(200);
    expect(await onDisk()).toBe(before);
    expect((await download(file)).status).toBe(404);
  });

  it('are handed out and deleted with all other data of a person', async () => {
    const email = 'grace@example.com';
    const { json } = await sendInquiry(site, [plan, plan], { email });
    const archive = await ask('sales', `/inquiries/person?email=${email}`);
    const files = unzip(archive.body);
    expect(Object.keys(files)).toEqual([
      ...['personal-data.json', `${json.reference} plan.pdf`, `${json.reference} plan (2).pdf`],
    ]);
    expect(files[`${json.reference} plan.pdf`]).toBe(plan.content.toString());
    expect(await seenBy(json.reference)).toHaveLength(2);
    const before = await onDisk();
    expect((await ask('admin', `/inquiries/person?email=${email}`, 'DELETE')).json.deleted).toBe(1);
    expect(await onDisk()).toBe(before - 2);
  });
});
