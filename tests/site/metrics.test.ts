import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cvReadersOf, processorTime } from '../helpers/cv-readers.ts';
import { queryDatabase } from '../helpers/database.ts';
import { metricsToken, readMetrics } from '../helpers/metrics.ts';
import { patience } from '../helpers/patience.ts';
import { makePdf } from '../helpers/resume-documents.ts';
import { sampleResumes } from '../helpers/sample-resumes.ts';
import { sendFile } from '../helpers/send-file.ts';
import { availableDatabases, startSite } from '../helpers/site.ts';

describe.each(availableDatabases())('the figures of a site on %s', (database) => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite(database, {
      METRICS_TOKEN: metricsToken,
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
  });
  afterAll(() => site?.destroy());

  const figure = async (name: string) => (await readMetrics(site)).get(name);

  it('are for whoever has the token, and otherwise not there', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${metricsToken}`]) {
      const headers: Record<string, string> = authorization ? { authorization } : {};
      const { status, text, headers: told } = await site.get('/metrics', { headers });
      expect([authorization, status, text]).toEqual([authorization, 401, '']);
      expect(told['www-authenticate']).toBe('Bearer');
    }
    const headers = { authorization: `Bearer ${metricsToken}` };
    const answer = await site.get('/metrics', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');

    const closed = await startSite(database);
    try {
      expect((await closed.get('/metrics', { headers })).status).toBe(404);
    } finally {
      await closed.destroy();
    }
  });

  it('count pages that are sent from memory as all others', async () => {
    const requests = 'http_requests_total{kind="page",status="200"}';
    const hits = 'website_page_cache_answers_total{cache="pages",result="hit"}';
    const made = 'website_page_cache_answers_total{cache="pages",result="made"}';
    const path = '/about';
    const before = await readMetrics(site);
    for (let count = 0; count < 5; count += 1) await site.get(path);
    const after = await readMetrics(site);
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect([grown(requests), grown(made), grown(hits)]).toEqual([5, 1, 4]);
    expect(grown('website_render_duration_seconds_count')).toBe(1);
    expect(grown('http_request_duration_seconds_count{kind="page"}')).toBe(5);
    expect(grown('website_page_cache_bytes{cache="pages"}')).toBeGreaterThan(10_000);
  });

  it('count inquiries, what was wrong with others, and mails that wait', async () => {
    const sent = (outcome: string) =>
      figure(`website_submissions_total{form="quote",outcome="${outcome}"}`);
    expect([await sent('accepted'), await sent('refused')]).toEqual([0, 0]);
    expect(await figure('website_mails_oldest_timestamp_seconds')).toBeUndefined();
    const began = Date.now() / 1000;
    const fields = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Lima', content: 'x' };
    expect((await site.post('/forms/quote', fields)).status).toBe(200);
    expect((await site.post('/forms/quote', { ...fields, email: 'ada' })).status).toBe(422);
    expect([await sent('accepted'), await sent('refused')]).toEqual([1, 1]);
    // What is in tables is counted a little later.
    await expect.poll(() => figure('website_mails_waiting'), patience).toBe(1);
    const oldest = (await figure('website_mails_oldest_timestamp_seconds')) ?? 0;
    expect(oldest).toBeGreaterThan(began - 5);
    await queryDatabase(site, "UPDATE inquiries SET team_mail = 'failed', mail_next_at = NULL");
    await expect.poll(() => figure('website_mails_failed'), patience).toBe(1);
    expect(await figure('website_mails_waiting')).toBe(0);
  });

  it('count CVs', async () => {
    const [resume] = sampleResumes;
    if (!resume) throw new Error('There is no sample');
    expect((await sendFile(site, await makePdf(resume), 'cv.pdf')).status).toBe(200);
    const text = Buffer.from('not a CV');
    expect((await sendFile(site, text, 'cv.pdf')).status).toBe(415);
    expect(await figure('website_cvs_total{outcome="accepted"}')).toBe(1);
    expect(await figure('website_cvs_total{outcome="refused"}')).toBe(1);
    expect(await figure('website_queue_waiting{queue="cvs"}')).toBe(0);
  });

  it('count CVs as failed when the reader is lost, and not as refused', async () => {
    const [resume] = sampleResumes;
    if (!resume) throw new Error('There is no sample');
    // It takes a second or more to read.
    const positions = Array.from({ length: 100 }, () => resume.positions).flat();
    const file = await makePdf({ ...resume, positions });
    expect((await site.get('/forms/resume/parse')).status).toBe(204);
    await expect.poll(() => cvReadersOf(site.processId ?? 0), patience).toHaveLength(1);
    const [reader = 0] = cvReadersOf(site.processId ?? 0);
    // Ready, with whatever it loads for its first file.
    expect((await sendFile(site, await makePdf(resume), 'cv.pdf')).status).toBe(200);
    const before = await readMetrics(site);
    const used = processorTime(reader);
    const reading = sendFile(site, file, 'cv.pdf');
    await expect
      .poll(() => processorTime(reader) - used, { ...patience, interval: 5 })
      .toBeGreaterThan(200);
    process.kill(reader, 'SIGKILL');
    const { status, json } = await reading;
    expect([status, json]).toEqual([422, { error: 'tooComplex' }]);
    const after = await readMetrics(site);
    const grown = (outcome: string) => {
      const name = `website_cvs_total{outcome="${outcome}"}`;
      return (after.get(name) ?? 0) - (before.get(name) ?? 0);
    };
    expect([grown('failed'), grown('refused')]).toEqual([1, 0]);
  });

  it('tell how the process, the database and the disk are', async () => {
    const all = await readMetrics(site);
    const value = (name: string) => all.get(name) ?? Number.NaN;
    expect(value('website_database_up')).toBe(1);
    expect(value('website_database_seconds')).toBeLessThan(4);
    expect(value('website_database_bytes')).toBeGreaterThan(100_000);
    expect(value('website_disk_free_bytes')).toBeLessThanOrEqual(value('website_disk_bytes'));
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(50e6);
    expect(value('process_resident_memory_bytes')).toBeLessThan(
      value('website_memory_limit_bytes'),
    );
    expect(value('nodejs_heap_size_used_bytes')).toBeLessThan(value('website_heap_limit_bytes'));
    expect(value('process_open_fds')).toBeLessThan(value('process_max_fds'));
    expect(value('nodejs_eventloop_lag_max_seconds')).toBeGreaterThanOrEqual(
      value('nodejs_eventloop_lag_p50_seconds'),
    );
    const read = value('website_content_read_timestamp_seconds');
    expect(Math.abs(read - Date.now() / 1000)).toBeLessThan(60);
    if (database === 'postgres') {
      expect(value('website_database_connections{state="idle"}')).toBeGreaterThan(0);
    }
  });

  it('say nothing of visitors', async () => {
    await site.get('/somebody-was-here?email=grace@example.com');
    const text = [...(await readMetrics(site)).keys()].join('\n');
    expect(text).not.toMatch(/somebody|grace|ada|@|127\.0\.0\.1|localhost/);
  });

  it('are all that alerts and dashboard ask for', async () => {
    const known = new Set([...(await readMetrics(site)).keys()].map((name) => name.split('{')[0]));
    const files = ['deploy/prometheus/alerts.yml', 'deploy/grafana/website.json'];
    const asked = files.flatMap(
      (file) =>
        readFileSync(file, 'utf8').match(/\b(?:website|http|process|nodejs)_[a-z0-9_]+/g) ?? [],
    );
    expect(new Set(asked).size).toBeGreaterThan(20);
    // There only with a CDN, while backups are made, while mails wait, and on PostgreSQL.
    const sometimes = [
      'website_cdn_owed_timestamp_seconds',
      'website_backup_interval_seconds',
      'website_mails_oldest_timestamp_seconds',
      ...['website_database_connections', 'website_database_waiting'],
    ];
    const lost = asked.filter((name) => !known.has(name) && !sometimes.includes(name));
    expect(lost).toEqual([]);
  });
});
