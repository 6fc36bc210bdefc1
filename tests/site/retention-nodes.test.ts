import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { releaseClaim, retentionClaim, takeClaim, tidyingClaim } from '../../cms/claims.ts';
import { keepRetention } from '../../cms/retention.ts';
import { deleteFullBuckets } from '../../cms/shared-limits.ts';
import { parseEnvironment } from '../../environment.ts';
import { patience } from '../helpers/patience.ts';
import { availableDatabases, queryPostgres, withDatabase } from '../helpers/site.ts';

const hasPostgres = availableDatabases().includes('postgres');

describe.skipIf(!hasPostgres)('what several nodes share', () => {
  const name = `website_test_${randomBytes(6).toString('hex')}`;
  let payload: Payload;
  let directory: string;
  let url: string;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'site-retention-'));
    await queryPostgres(inject('postgresUrl'), `CREATE DATABASE ${name}`);
    url = withDatabase(inject('postgresUrl'), name);
    Object.assign(process.env, { DATA_DIR: directory, DATABASE_URL: url });
    const { openPayload } = await import('../../cms/open.ts');
    payload = await openPayload(parseEnvironment(process.env));
  });
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await payload?.destroy();
    await rm(directory, { recursive: true, force: true });
    await queryPostgres(inject('postgresUrl'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

  const addBuckets = () =>
    queryPostgres(
      url,
      `INSERT INTO shared_limits VALUES ('past', now() - interval '1 second'),
        ('future', now() + interval '1 hour') ON CONFLICT DO NOTHING`,
    );
  const buckets = async () =>
    (await queryPostgres(url, 'SELECT key FROM shared_limits ORDER BY key')).map(({ key }) => key);

  it('limits that nobody is near any more are deleted', async () => {
    await addBuckets();
    expect(await deleteFullBuckets(payload)).toBe(1);
    expect(await buckets()).toEqual(['future']);
  });

  it('is looked for by one of them at a time', async () => {
    await addBuckets();
    const lines: unknown[] = [];
    const note = (...line: unknown[]) => lines.push(line);
    const look = () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
      const end = keepRetention(payload, { info: note, error: note });
      vi.advanceTimersByTime(60_000);
      end();
      vi.useRealTimers();
    };
    for (const claim of [retentionClaim, tidyingClaim]) {
      expect(await takeClaim(payload, claim)).toBe(true);
    }
    const asked = vi.spyOn(payload.kv, 'get');
    look();
    await expect.poll(() => asked.mock.settledResults.length, patience).toBe(2);
    asked.mockRestore();
    expect(await buckets()).toEqual(['future', 'past']);
    for (const claim of [retentionClaim, tidyingClaim]) await releaseClaim(payload, claim);
    look();
    await expect.poll(buckets, patience).toEqual(['future']);
    const said = [{ count: 1 }, 'limits that nobody is near any more were deleted'];
    await expect.poll(() => lines, patience).toEqual([said]);
  });
});
