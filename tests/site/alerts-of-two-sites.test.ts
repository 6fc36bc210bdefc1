import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCdn } from '../helpers/cdn.ts';
import { cvReadersOf } from '../helpers/cv-readers.ts';
import { metricsToken } from '../helpers/metrics.ts';
import { patience } from '../helpers/patience.ts';
import { hasPrometheus, TestPrometheus } from '../helpers/prometheus.ts';
import { sendFile } from '../helpers/send-file.ts';
import { startSite } from '../helpers/site.ts';

describe.skipIf(!hasPrometheus)('Prometheus, watching two sites behind a CDN,', () => {
  const sites: Awaited<ReturnType<typeof startSite>>[] = [];
  let cdn: Awaited<ReturnType<typeof startCdn>>;
  let prometheus: TestPrometheus;

  beforeAll(async () => {
    cdn = await startCdn();
    for (let count = 0; count < 2; count += 1) {
      const site = await startSite('sqlite', {
        ...{ METRICS_TOKEN: metricsToken, TRUST_PROXY: 'loopback' },
        ...{ CDN: 'other', CDN_API: `http://127.0.0.1:${cdn.port}/purge` },
      });
      sites.push(site);
    }
    prometheus = await TestPrometheus.start(sites.map(({ port }) => port));
  });
  afterAll(async () => {
    await prometheus?.stop();
    for (const site of sites) await site.destroy();
    cdn?.close();
  });

  const fires = (name: string) =>
    expect.poll(async () => await prometheus.firing(), patience).toContain(name);
  const isSilent = (name: string) =>
    expect.poll(async () => await prometheus.firing(), patience).not.toContain(name);

  it('tells that the CDN could not be told of changes, as it asks to be left alone', async () => {
    // Both have told it of their start: twice.
    await expect.poll(() => cdn.purged.length, patience).toBe(4);
    await isSilent('CdnNotTold');
    Object.assign(cdn.state, { status: 429, retryAfter: 40 });
    for (const site of sites) {
      const page = { path: '/behind-a-cdn', title: 'Behind a CDN', _status: 'published' };
      const { status } = await site.post('/api/pages', page, { headers: await site.signIn() });
      expect(status).toBe(201);
    }
    await fires('CdnNotTold');
    Object.assign(cdn.state, { status: 200, retryAfter: 0 });
    await isSilent('CdnNotTold');
  });

  const aFile = Buffer.from('%PDF-1.7\n%%EOF\n');

  it('tells that CVs are not read, as the reader dies', async () => {
    const [site] = sites;
    if (!site?.processId) throw new Error('There is a site');
    const { processId } = site;
    await isSilent('CvsFail');
    const killing = setInterval(() => {
      for (const reader of cvReadersOf(processId)) process.kill(reader, 'SIGKILL');
    }, 5);
    const answers: unknown[] = [];
    try {
      for (let count = 0; count < 4; count += 1) {
        const { status, json } = await sendFile(site, aFile, 'cv.pdf');
        answers.push([status, json]);
      }
      await fires('CvsFail');
    } finally {
      clearInterval(killing);
    }
    expect(answers).toEqual(Array(4).fill([503, { error: 'busy' }]));
    await isSilent('CvsFail');
  });

  it('tells that CVs are not read, as the reader stands still', async () => {
    const [site] = sites;
    if (!site?.processId) throw new Error('There is a site');
    expect((await site.get('/forms/resume/parse')).status).toBe(204);
    const { processId } = site;
    await expect.poll(() => cvReadersOf(processId), patience).toHaveLength(1);
    const [reader = 0] = cvReadersOf(processId);
    await isSilent('CvsFail');
    process.kill(reader, 'SIGSTOP');
    // As many as may be in progress, and some more.
    const sent = Array.from({ length: 70 }, (_, number) =>
      sendFile(site, aFile, 'cv.pdf', 'application/pdf', {
        'x-forwarded-for': `203.0.113.${number}`,
      }).catch(() => undefined),
    );
    try {
      await fires('CvsFail');
    } finally {
      process.kill(reader, 'SIGCONT');
      await Promise.all(sent);
    }
  });

  it('tells that a site has been given too little memory', async () => {
    const [, site] = sites;
    if (!site) throw new Error('There is a site');
    await isSilent('MemoryShort');
    await site.stop();
    Object.assign(site.environment, {
      NODE_OPTIONS: `--import ${pathToFileURL('bench/attack/container.mjs')}`,
      ATTACK_MEMORY_BYTES: String(200 * 1024 * 1024),
    });
    await site.start();
    await fires('MemoryShort');
  });
});
