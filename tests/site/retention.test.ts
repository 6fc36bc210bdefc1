import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { isSameAddress } from '../../cms/addresses.ts';
import { storeApplication } from '../../cms/applications/applications.ts';
import { deleteExpiredDrafts, saveDraft } from '../../cms/applications/drafts.ts';
import { deleteDueApplications } from '../../cms/applications/retention.ts';
import { monthsBefore } from '../../cms/dates.ts';
import { storeInquiry } from '../../cms/inquiries.ts';
import { deleteOrphans, type PrivateFile, storeFile } from '../../cms/private-files/files.ts';
import { deleteExpired, keepRetention } from '../../cms/retention.ts';
import { parseEnvironment } from '../../environment.ts';
import { patience } from '../helpers/patience.ts';
import { availableDatabases, queryPostgres, withDatabase } from '../helpers/site.ts';

const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

describe('months', () => {
  it.each([
    ['2026-11-21', 24, '2024-11-21'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2027-02-28'],
    ['2026-12-31', 3, '2026-09-30'],
    ['2026-01-15', 1, '2025-12-15'],
  ])('before %s, %i of them, are never shorter than a month: %s', (date, months, result) => {
    const before = monthsBefore(new Date(`${date}T12:34:56.789Z`), months);
    expect(before.toISOString()).toBe(`${result}T12:34:56.789Z`);
  });
});

describe('an address', () => {
  it.each([
    [' Ada@Example.com ', 'ada@example.com', true],
    ['MÜLLER@example.com', 'müller@example.com', true],
    ['mu\u0308ller@example.com', 'm\u00fcller@example.com', true],
    ['ada@example.com', 'ada@example.org', false],
    ['a_a@example.com', 'aba@example.com', false],
  ])('%j and %j: the same is %s', (one, other, same) => {
    expect(isSameAddress(one, other)).toBe(same);
  });
});

describe.each(availableDatabases())('on %s', (database) => {
  let payload: Payload;
  let directory: string;
  const name = `website_test_${randomBytes(6).toString('hex')}`;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'site-retention-'));
    process.env.DATA_DIR = directory;
    // Drafts are kept only if a link to them can be sent; nothing is sent here.
    process.env.SMTP_URL = 'smtp://127.0.0.1:1';
    delete process.env.DATABASE_URL;
    if (database === 'sqlite') {
      await cp(inject('filledDataDirectories').sqlite, directory, { recursive: true });
    } else {
      await queryPostgres(inject('postgresUrl'), `CREATE DATABASE ${name}`);
      process.env.DATABASE_URL = withDatabase(inject('postgresUrl'), name);
    }
    // The configuration reads the environment when it is loaded.
    vi.resetModules();
    const { openPayload } = await import('../../cms/open.ts');
    payload = await openPayload(parseEnvironment(process.env), database);
  });

  afterEach(async () => {
    vi.useRealTimers();
    await payload.delete({ collection: 'inquiries', where: {} });
  });

  afterAll(async () => {
    await payload?.destroy();
    await rm(directory, { recursive: true, force: true });
    if (database === 'postgres') {
      await queryPostgres(inject('postgresUrl'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  });

  let counter = 0;
  function store(values: Record<string, string>, key?: string, files: PrivateFile[] = []) {
    counter += 1;
    return storeInquiry(payload, {
      form: 'quote',
      values,
      files,
      idempotencyKeys: [key ?? `key-${counter}`],
      language: 'en',
      site: 'en',
      pageOfOrigin: '/home',
    });
  }

  async function find(reference: string) {
    const { docs } = await payload.find({
      collection: 'inquiries',
      where: { reference: { equals: reference } },
      depth: 0,
    });
    return docs[0];
  }

  const change = async (reference: string, data: { status: 'inProgress' | 'closed' }) =>
    payload.update({ collection: 'inquiries', where: { reference: { equals: reference } }, data });

  const setMonths = (retentionMonths: number) =>
    payload.updateGlobal({ slug: 'settings', data: { companyName: 'eArc', retentionMonths } });

  const count = async () => (await payload.count({ collection: 'inquiries' })).totalDocs;

  describe('inquiries past their retention', () => {
    it('are deleted after the number of months in the settings, and not before', async () => {
      await setMonths(6);
      await store({ name: 'Ada', content: 'A roof.' });
      expect(await deleteExpired(payload, inDays(180))).toBe(0);
      expect(await count()).toBe(1);
      expect(await deleteExpired(payload, inDays(186))).toBe(1);
      expect(await count()).toBe(0);
    });

    it('stay while somebody works on them, and for longer if the settings change', async () => {
      await setMonths(1);
      const kept = await store({ name: 'In progress' });
      const closed = await store({ name: 'Closed' });
      await change(kept, { status: 'inProgress' });
      await change(closed, { status: 'closed' });
      await setMonths(12);
      expect(await deleteExpired(payload, inDays(300))).toBe(0);
      expect(await deleteExpired(payload, inDays(400))).toBe(1);
      expect((await find(kept))?.name).toBe('In progress');
      expect(await find(closed)).toBeUndefined();
    });

    it('are deleted however many they are, and later repetitions stay intact', async () => {
      await setMonths(1);
      for (let index = 0; index < 120; index += 1) await store({ name: `Old ${index}` });
      const first = await store({ email: 'ada@example.com', content: 'A roof.' });
      const repeated = await store({ email: 'ada@example.com', content: 'A roof.' });
      expect((await find(repeated))?.duplicateOf).toBe((await find(first))?.id);
      await change(repeated, { status: 'inProgress' });
      expect(await deleteExpired(payload, inDays(40))).toBe(121);
      expect(await find(repeated)).toMatchObject({ duplicateOf: null, content: 'A roof.' });
    });

    it('lose their files, and files without a stored inquiry are deleted, no others', async () => {
      await setMonths(6);
      const file = { content: Buffer.from('%%EOF'), type: 'pdf' as const, name: 'plan.pdf' };
      const filesLeft = async () => {
        const rows = await payload.count({ collection: 'inquiry-files' });
        const names = await readdir(path.join(directory, 'inquiry-files'));
        return [rows.totalDocs, names.length];
      };
      await store({ name: 'Ada' }, undefined, [file, file]);
      await storeFile(payload, 'inquiry-files', file, { reference: 'NONE-0000' });
      await writeFile(path.join(directory, 'inquiry-files', 'left-by-a-crash.jpg'), 'x');
      expect(await filesLeft()).toEqual([3, 4]);
      expect(await deleteOrphans(payload)).toBe(0);
      expect(await deleteOrphans(payload, inDays(1))).toBe(2);
      expect(await filesLeft()).toEqual([2, 2]);
      expect(await deleteExpired(payload, inDays(190))).toBe(1);
      expect(await filesLeft()).toEqual([0, 0]);
    });

    it('are looked for periodically, and the log says how many were deleted, not whose', async () => {
      await setMonths(1);
      await store({ name: 'Ada', email: 'ada@example.com' });
      vi.useFakeTimers({ now: inDays(50), toFake: ['setTimeout', 'setInterval', 'Date'] });
      const lines: unknown[] = [];
      const note = (...line: unknown[]) => lines.push(line);
      const end = keepRetention(payload, { info: note, error: note });
      vi.advanceTimersByTime(60_000);
      end();
      vi.useRealTimers();
      // What is due by then is only asked for once no other node looks.
      vi.useFakeTimers({ now: inDays(50), toFake: ['Date'] });
      await vi.waitUntil(() => lines.length > 0, patience).finally(() => vi.useRealTimers());
      expect(lines).toEqual([[{ count: 1 }, 'inquiries past their retention were deleted']]);
    });
  });

  describe('applications past their retention', () => {
    const file = { content: Buffer.from('%PDF-1.7'), type: 'pdf' as const, name: 'CV.pdf' };

    function apply(name: string) {
      counter += 1;
      return storeApplication(payload, {
        ...{ file, values: { name }, pastPositions: [], job: '', talentPoolConsent: false },
        ...{
          idempotencyKeys: [`key-${counter}`],
          language: 'en',
          site: 'en',
          pageOfOrigin: '/job',
        },
        ...{ privacyVersion: '1', transferConsent: false, suspicion: undefined },
      });
    }

    async function stored(name: string) {
      const where = { name: { equals: name } };
      return (await payload.find({ collection: 'applications', where, depth: 1 })).docs[0];
    }

    const filesLeft = async () => {
      const rows = await payload.count({ collection: 'application-files' });
      const names = await readdir(path.join(directory, 'application-files')).catch(() => []);
      return [rows.totalDocs, names.length];
    };

    afterEach(async () => {
      await payload.delete({ collection: 'applications', where: {} });
    });

    it('are deleted when due, with their files, and a change of status moves that date', async () => {
      const setMonths = (applicationRetentionMonths: number) =>
        payload.updateGlobal({
          slug: 'settings',
          data: { companyName: 'eArc', retentionMonths: 24, applicationRetentionMonths },
        });
      await setMonths(3);
      await apply('Declined');
      await apply('Moved');
      await setMonths(12);
      await apply('Later');
      await setMonths(6);
      const { id } = (await stored('Moved')) ?? { id: 0 };
      await payload.update({ collection: 'applications', id, data: { status: 'interview' } });
      expect(await filesLeft()).toEqual([3, 3]);
      expect(await deleteDueApplications(payload, inDays(88))).toBe(0);
      expect(await deleteDueApplications(payload, inDays(95))).toBe(1);
      expect(await stored('Declined')).toBeUndefined();
      expect(await filesLeft()).toEqual([2, 2]);
      expect(await deleteDueApplications(payload, inDays(190))).toBe(1);
      expect((await stored('Later'))?.name).toBe('Later');
      expect(await deleteDueApplications(payload, inDays(370))).toBe(1);
      expect(await filesLeft()).toEqual([0, 0]);
    });

    it('and files without a stored application are deleted, and no others', async () => {
      await apply('Kept');
      await storeFile(payload, 'application-files', file);
      const folder = path.join(directory, 'application-files');
      await writeFile(path.join(folder, 'left-by-a-crash.pdf'), 'x');
      expect(await filesLeft()).toEqual([2, 3]);
      expect(await deleteOrphans(payload)).toBe(0);
      expect(await deleteOrphans(payload, inDays(1))).toBe(2);
      expect(await filesLeft()).toEqual([1, 1]);
      expect((await stored('Kept'))?.file).toMatchObject({ originalName: 'CV.pdf' });
    });

    it('include drafts, after 30 days', async () => {
      const draft = { values: { email: 'a@example.com' }, pastPositions: [], suspicion: undefined };
      const sent = { ...draft, email: 'a@example.com', site: 'en', language: 'en' as const };
      await saveDraft(payload, sent);
      expect(await deleteExpiredDrafts(payload, inDays(29))).toBe(0);
      expect(await deleteExpiredDrafts(payload, inDays(31))).toBe(1);
    });
  });

  describe('an inquiry sent twice', () => {
    it('with the same key is the same', async () => {
      const reference = await store({ name: 'Ada' }, 'one key');
      expect(await store({ name: 'Ada' }, 'one key')).toBe(reference);
      expect(await count()).toBe(1);
    });

    it('with the same text from the same address refers to the first, however it is spelt', async () => {
      const first = await store({ email: 'Ada_L@Example.com', content: 'A roof.' });
      const { id } = (await find(first)) ?? {};
      const again = [
        { email: 'Ada_L@Example.com', content: 'A roof.' },
        { email: ' ada_l@example.com ', content: 'A roof.\n' },
      ];
      for (const values of again) {
        expect((await find(await store(values)))?.duplicateOf).toBe(id);
      }
      expect((await find(first))?.duplicateOf ?? null).toBeNull();
    });

    it('is a new one if the text or the address differs, or after a month', async () => {
      await store({ email: 'a_a@example.com', content: 'A roof.' });
      const others = [
        { email: 'a_a@example.com', content: 'A wall.' },
        { email: 'aba@example.com', content: 'A roof.' },
        { email: 'x.a_a@example.com', content: 'A roof.' },
        { email: '', content: 'A roof.' },
        { email: 'a_a@example.com', content: '' },
      ];
      for (const values of others) {
        expect((await find(await store(values)))?.duplicateOf ?? null).toBeNull();
      }
      vi.useFakeTimers({ now: inDays(31), toFake: ['Date'] });
      const late = await store({ email: 'a_a@example.com', content: 'A roof.' });
      expect((await find(late))?.duplicateOf ?? null).toBeNull();
    });
  });
});
