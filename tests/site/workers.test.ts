import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../helpers/database.ts';
import { metricsToken, readMetrics } from '../helpers/metrics.ts';
import { patience } from '../helpers/patience.ts';
import { availableDatabases, freePort, startSite, TestSite } from '../helpers/site.ts';

const hasPostgres = availableDatabases().includes('postgres');

/** Over a connection of its own, which goes to the worker whose turn it is. */
const ask = ({ port }: TestSite, path: string) =>
  new Promise<number>((resolve, reject) => {
    const sent = request({ port, path, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject).end();
  });

const workersOf = ({ processId }: TestSite) =>
  readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

const isRunning = (processId: number) => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

describe.skipIf(!hasPostgres)('a site of two workers', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite('postgres', { WORKERS: '2', METRICS_TOKEN: metricsToken });
  });
  afterAll(() => site?.destroy());

  it('says once that it is ready', () => {
    const said = site.output.join('').match(/^ready http:\/\/localhost:\d+$/gm);
    expect(said).toEqual([`ready http://localhost:${site.port}`]);
    expect(workersOf(site)).toHaveLength(2);
  });

  it('is served by both, and each knows the figures of all', async () => {
    const pages = (all: Map<string, number>) =>
      [1, 2].map(
        (worker) =>
          all.get(`http_requests_total{worker="${worker}",kind="page",status="200"}`) ?? 0,
      );
    const before = pages(await readMetrics(site));
    for (let count = 0; count < 10; count += 1) expect(await ask(site, '/home')).toBe(200);
    const after = await readMetrics(site);
    const grown = pages(after).map((value, index) => value - (before[index] ?? 0));
    expect(grown.reduce((sum, value) => sum + value)).toBe(10);
    expect(Math.min(...grown)).toBeGreaterThan(0);
    // What is of the database is there once.
    expect(after.get('website_database_up')).toBe(1);
    const limits = [1, 2].map((worker) =>
      after.get(`website_memory_limit_bytes{worker="${worker}"}`),
    );
    expect(limits[0]).toBe(limits[1]);
  });

  it('goes on when one of them dies, and has another one soon', async () => {
    const [first = 0, second = 0] = workersOf(site);
    process.kill(first, 'SIGKILL');
    await expect.poll(() => isRunning(first), patience).toBe(false);
    for (let count = 0; count < 4; count += 1) expect(await ask(site, '/healthz')).toBe(200);
    const answering = async () =>
      [...(await readMetrics(site)).keys()].filter((name) => name.startsWith('website_build_info'));
    await expect.poll(answering, patience).toHaveLength(2);
    const now = workersOf(site);
    expect(now).toHaveLength(2);
    expect(now).toContain(second);
    expect(now).not.toContain(first);
    expect(site.output.join('')).toContain('a worker has ended and is replaced');
  });

  it('ends in good order, with all of them', async () => {
    const workers = workersOf(site);
    expect(await site.stop()).toBe(0);
    expect(workers.map(isRunning)).toEqual([false, false]);
  });
});

describe.skipIf(!hasPostgres)('two workers that are ready once they have their pages', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite('postgres', { WORKERS: '2', WARM: 'first', LOG: 'info' });
    await site.stop();
    await queryDatabase(site, "UPDATE pages SET _status = 'draft' WHERE path <> '/about'");
    for (const table of ['news', 'jobs', 'activities']) {
      await queryDatabase(site, `UPDATE ${table} SET _status = 'draft'`);
    }
    // None is made in advance as long as pages cannot be listed.
    await queryDatabase(site, 'ALTER TABLE pages RENAME TO pages_away');
    site.output.length = 0;
    await site.start();
  });
  afterAll(() => site?.destroy());

  const rounds = () => site.output.join('').split('pages were made in advance').length - 1;

  it('are so together, and remain so while one of them is replaced', async () => {
    for (let count = 0; count < 4; count += 1) expect(await ask(site, '/readyz')).toBe(503);
    await queryDatabase(site, 'ALTER TABLE pages_away RENAME TO pages');
    await expect.poll(() => ask(site, '/readyz'), patience).toBe(200);
    for (let count = 0; count < 6; count += 1) expect(await ask(site, '/readyz')).toBe(200);
    await expect.poll(rounds, patience).toBe(2);

    const [first = 0] = workersOf(site);
    process.kill(first, 'SIGKILL');
    await expect.poll(() => isRunning(first), patience).toBe(false);
    const seen = new Set<number>();
    const look = async () => {
      seen.add(await ask(site, '/readyz'));
      return rounds();
    };
    await expect.poll(look, patience).toBe(3);
    expect([...seen]).toEqual([200]);
  });
});

describe('a site on SQLite', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('has no workers, and says why', async () => {
    const site = new TestSite(await freePort(), directory, { WORKERS: '2' });
    await expect(site.start()).rejects.toThrow(
      /WORKERS asks for 2 processes, and an SQLite database belongs to one\.\nPlease set DATABASE_URL/,
    );
  });
});
