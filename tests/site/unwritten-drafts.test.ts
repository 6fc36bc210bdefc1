import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { deleteOldFailures, deleteUnwritten } from '../../cms/publishing/retention.ts';
import { parseEnvironment } from '../../environment.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

let payload: Payload;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'site-unwritten-'));
  process.env.DATA_DIR = directory;
  delete process.env.DATABASE_URL;
  await cp(inject('filledDataDirectories').sqlite, directory, { recursive: true });
  // The configuration reads the environment when it is loaded.
  const { openPayload } = await import('../../cms/open.ts');
  payload = await openPayload(parseEnvironment(process.env));
});

afterAll(async () => {
  await payload?.destroy();
  await rm(directory, { recursive: true, force: true });
});

test('drafts in which nothing was written are deleted after a day, others are not', async () => {
  const draft = (data: object) =>
    payload.create({
      ...{ collection: 'pages', draft: true, data: { _status: 'draft', ...data } as never },
    });
  const empty = await draft({});
  const written = await draft({ description: 'Not much yet' });
  const published = { title: 'There', path: '/unwritten', _status: 'published', blocks: [] };
  const page = await payload.create({ collection: 'pages', data: published as never });
  await payload.update({ collection: 'pages', id: page.id, draft: true, data: { title: '' } });
  expect(await deleteUnwritten(payload)).toBe(0);
  expect(await deleteUnwritten(payload, inDays(2))).toBe(1);
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: [empty.id, written.id, page.id] } },
    sort: 'id',
    depth: 0,
  });
  expect(docs.map(({ id }) => id)).toEqual([written.id, page.id]);
});

test('why something was not published can be read for a month', async () => {
  const plan = (hasError: boolean) =>
    payload.db.create({
      collection: 'payload-jobs',
      data: { hasError, taskSlug: 'schedulePublish', waitUntil: inDays(90).toISOString() },
    });
  await plan(true);
  await plan(false);
  expect(await deleteOldFailures(payload, inDays(29))).toBe(0);
  expect(await deleteOldFailures(payload, inDays(31))).toBe(1);
  expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(1);
});
