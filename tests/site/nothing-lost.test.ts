import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { record } from '../../cms/audit/record.ts';
import { deleteOldEntries } from '../../cms/audit/retention.ts';
import { linkCheckClaim, releaseClaim, takeClaim } from '../../cms/claims.ts';
import { emptyTrash } from '../../cms/trash/retention.ts';
import { parseEnvironment } from '../../environment.ts';
import { availableDatabases, queryPostgres, withDatabase } from '../helpers/site.ts';

const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

describe.each(availableDatabases())('the site on %s', (database) => {
  let payload: Payload;
  let directory: string;
  const name = `website_test_${randomBytes(6).toString('hex')}`;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'site-kept-'));
    process.env.DATA_DIR = directory;
    delete process.env.DATABASE_URL;
    if (database === 'sqlite') {
      await cp(inject('filledDataDirectories').sqlite, directory, { recursive: true });
    } else {
      await queryPostgres(inject('postgresUrl'), `CREATE DATABASE ${name}`);
      process.env.DATABASE_URL = withDatabase(inject('postgresUrl'), name);
    }
    vi.resetModules();
    const { openPayload } = await import('../../cms/open.ts');
    payload = await openPayload(parseEnvironment(process.env), `kept-${database}`);
  });

  afterAll(async () => {
    await payload?.destroy();
    await rm(directory, { recursive: true, force: true });
    if (database === 'postgres') {
      await queryPostgres(inject('postgresUrl'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  });

  const pageAt = async (address: string) =>
    (
      await payload.count({
        collection: 'pages',
        trash: true,
        where: { path: { equals: address } },
      })
    ).totalDocs;

  it('empties the trash after thirty days, and not before', async () => {
    const kept = { path: '/not-in-the-trash', title: 'Kept', blocks: [] };
    await payload.create({ collection: 'pages', data: kept });
    const trashed = { path: '/in-the-trash', title: 'Trashed', blocks: [] };
    const { id } = await payload.create({ collection: 'pages', data: trashed });
    const data = { deletedAt: new Date().toISOString() };
    await payload.update({ collection: 'pages', id, data });
    expect(await emptyTrash(payload, inDays(29.9))).toBe(0);
    expect(await pageAt(trashed.path)).toBe(1);
    expect(await emptyTrash(payload, inDays(30.1))).toBe(1);
    expect([await pageAt(trashed.path), await pageAt(kept.path)]).toEqual([0, 1]);
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { document: { equals: String(id) }, subject: { equals: 'pages' } },
    });
    expect(docs).toMatchObject([{ action: 'delete', who: null, title: 'Trashed' }]);
  });

  it('keeps two addresses apart even if a program does not ask', async () => {
    const data = { path: '/twice', title: 'Twice', blocks: [], _status: 'published' as const };
    const { id } = await payload.create({ collection: 'pages', data });
    const twice = () => payload.db.create({ collection: 'pages', data: { path: '/twice' } });
    await expect(twice()).rejects.toThrow();
    await payload.db.updateOne({
      ...{ collection: 'pages', id },
      data: { path: '/twice', deletedAt: new Date().toISOString() },
    });
    await expect(twice()).resolves.toMatchObject({ path: '/twice' });
  });

  it('has its links checked by one node at a time, also after one was killed', async () => {
    const later = Date.now() + 3 * 3_600_000;
    const winners = async (now?: number) =>
      (
        await Promise.all(Array.from({ length: 6 }, () => takeClaim(payload, linkCheckClaim, now)))
      ).filter(Boolean);
    expect(await winners()).toHaveLength(1);
    expect(await winners()).toHaveLength(0);
    expect(await winners(later)).toHaveLength(1);
    expect(await winners(later)).toHaveLength(0);
    await releaseClaim(payload, linkCheckClaim);
    expect(await winners()).toHaveLength(1);
    await releaseClaim(payload, linkCheckClaim);
  });

  it.runIf(database === 'postgres')('does not let its audit log be emptied', async () => {
    await record({ payload }, { action: 'backup', title: 'Not to be emptied' });
    const url = withDatabase(inject('postgresUrl'), name);
    const count = async () =>
      (await queryPostgres(url, 'SELECT count(*) AS count FROM audit_log'))[0]?.count;
    const before = await count();
    for (const statement of ['TRUNCATE audit_log', 'TRUNCATE audit_log CASCADE']) {
      await expect(queryPostgres(url, statement)).rejects.toThrow('24 months');
    }
    expect(await count()).toBe(before);
  });

  it('deletes entries of the audit log after 24 months, and refuses before', async () => {
    await record({ payload }, { action: 'export', title: 'Young' });
    vi.useFakeTimers({ now: inDays(-740), toFake: ['Date'] });
    await record({ payload }, { action: 'export', title: 'Old' });
    vi.useRealTimers();
    const titles = async () => {
      const { docs } = await payload.find({
        ...{ collection: 'audit-log', sort: 'title' },
        where: { action: { equals: 'export' } },
      });
      return docs.map(({ title }) => title);
    };
    const all = { collection: 'audit-log', where: { id: { exists: true } } } as const;
    expect(await titles()).toEqual(['Old', 'Young']);
    await expect(payload.db.deleteMany(all)).rejects.toThrow();
    await expect(
      payload.db.updateOne({ ...all, data: { who: 'Nobody', title: 'Changed' } }),
    ).rejects.toThrow();
    await expect(payload.delete(all)).rejects.toThrow();
    await expect(payload.update({ ...all, data: { title: 'Changed' } })).rejects.toThrow();
    expect(await titles()).toEqual(['Old', 'Young']);
    expect(await deleteOldEntries(payload)).toBe(1);
    expect(await titles()).toEqual(['Young']);
  });
});
