import { execFileSync } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { queryDatabase } from '../helpers/database.ts';
import { DatabaseProxy } from '../helpers/database-proxy.ts';
import { metricsToken } from '../helpers/metrics.ts';
import { patience } from '../helpers/patience.ts';
import { hasPrometheus, TestPrometheus } from '../helpers/prometheus.ts';
import { availableDatabases, freePort, startSite, TestSite } from '../helpers/site.ts';
import { fillDisk, mountSmallDisk } from '../helpers/small-disk.ts';

/**
 * Prometheus collects the figures of running sites, and what each alert is about is done to them; more
 * in alerts-of-two-sites.test.ts.
 */
if (!hasPrometheus) console.log('No alert is fired: there is no Prometheus.');

const inquiry = (name: string) => ({
  ...{ name, email: 'ada@example.com', projectAddress: 'Lima', content: 'x' },
});

describe.skipIf(!hasPrometheus)('Prometheus, watching a site,', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let prometheus: TestPrometheus;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    site = await startSite('sqlite', {
      METRICS_TOKEN: metricsToken,
      TRUST_PROXY: 'loopback',
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    prometheus = await TestPrometheus.start([site.port]);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await prometheus?.stop();
    await site?.destroy();
  });

  const fires = (name: string) =>
    expect.poll(async () => await prometheus.firing(), patience).toContain(name);
  const isSilent = (name: string) =>
    expect.poll(async () => await prometheus.firing(), patience).not.toContain(name);

  it('is silent while all is well, and every plot of the dashboard has an answer', async () => {
    for (let round = 0; round < 10; round += 1) {
      for (const address of ['/home', '/about', '/assets/none.js']) await site.get(address);
      await sleep(500);
    }
    const { panels }: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
      await readFile('deploy/grafana/website.json', 'utf8'),
    );
    // These have nothing to show without backups, and without PostgreSQL.
    const empty = ['Age of the last backup', 'Connections to PostgreSQL'];
    for (const { title, targets } of panels) {
      if (empty.includes(title)) continue;
      const mostAnswers = async () => {
        await site.get('/home');
        const counts = targets.map(({ expr }) =>
          prometheus.count(expr.replaceAll('$__rate_interval', '15s')),
        );
        return Math.max(...(await Promise.all(counts)));
      };
      await expect.poll(mostAnswers, { ...patience, message: title }).toBeGreaterThan(0);
    }
    await expect.poll(async () => await prometheus.firing(), patience).toEqual([]);
  });

  it('tells that the process is held up', async () => {
    const { processId = 0 } = site;
    const stopped = setInterval(() => {
      process.kill(processId, 'SIGSTOP');
      setTimeout(() => process.kill(processId, 'SIGCONT'), 600);
    }, 1000);
    try {
      await fires('EventLoopHeldUp');
    } finally {
      clearInterval(stopped);
      await sleep(700);
    }
    await isSilent('EventLoopHeldUp');
  });

  it('tells that the files which may be open run out', async () => {
    execFileSync('prlimit', ['--pid', String(site.processId), '--nofile=200:200']);
    for (let count = 0; count < 140; count += 1) sockets.push(connect(site.port, '127.0.0.1'));
    await fires('FilesOpen');
    for (const socket of sockets.splice(0)) socket.destroy();
    await isSilent('FilesOpen');
  });

  it('tells that visitors are told to wait', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    let count = 0;
    const sent = setInterval(() => {
      count += 1;
      void site.post('/forms/quote', inquiry(`n${count}`), { headers }).catch(() => undefined);
    }, 50);
    try {
      await fires('VisitorsLimited');
    } finally {
      clearInterval(sent);
    }
  });

  it('tells that mails wait, and that some were given up', async () => {
    expect((await site.post('/forms/quote', inquiry('one'))).status).toBe(200);
    await fires('MailsWait');
    await queryDatabase(site, "UPDATE inquiries SET team_mail = 'failed', mail_next_at = NULL");
    await fires('MailsGivenUp');
    await isSilent('MailsWait');
  });

  it('tells that the site is gone, and that it starts again and again', async () => {
    await site.stop('SIGKILL');
    await fires('WebsiteDown');
    for (let count = 0; count < 3; count += 1) {
      const before = Date.now() / 1000;
      await site.start();
      // A start between two collections would be none.
      const isCollected = () => prometheus.count(`process_start_time_seconds > ${before}`);
      await expect.poll(isCollected, patience).toBe(1);
      await site.stop('SIGKILL');
    }
    await site.start();
    await fires('WebsiteRestarts');
    await isSilent('WebsiteDown');
  });
});

describe.skipIf(!hasPrometheus)('Prometheus, watching a site on a small disk,', () => {
  it('tells that the disk is nearly full, and that no backup could be made', async (context) => {
    const disk = mountSmallDisk(400);
    if (!disk) return context.skip('this user may not mount a disk');
    const data = path.join(disk.directory, 'data');
    await cp(inject('filledDataDirectories').sqlite, data, { recursive: true });
    const site = new TestSite(await freePort(), data, {
      METRICS_TOKEN: metricsToken,
      BACKUP_EVERY: '1',
      BACKUP_TO: '/proc/no-folder',
    });
    await site.start();
    const prometheus = await TestPrometheus.start([site.port]);
    try {
      await expect.poll(async () => await prometheus.firing(), patience).toContain('BackupLate');
      expect(await prometheus.firing()).not.toContain('DiskNearlyFull');
      const makeRoom = fillDisk(disk.directory);
      await expect
        .poll(async () => await prometheus.firing(), patience)
        .toContain('DiskNearlyFull');
      makeRoom();
    } finally {
      await prometheus.stop();
      await site.stop('SIGKILL');
      disk.unmount();
    }
  });
});

const hasPostgres = availableDatabases().includes('postgres');

describe.skipIf(!hasPrometheus || !hasPostgres)(
  'Prometheus, watching a site on PostgreSQL,',
  () => {
    let site: Awaited<ReturnType<typeof startSite>>;
    let proxy: DatabaseProxy;
    let prometheus: TestPrometheus;

    beforeAll(async () => {
      site = await startSite('postgres');
      await site.stop();
      const url = site.environment.DATABASE_URL ?? '';
      proxy = new DatabaseProxy(url);
      Object.assign(site.environment, {
        DATABASE_URL: await proxy.open(url),
        METRICS_TOKEN: metricsToken,
        TRUST_PROXY: 'loopback',
      });
      await site.start();
      prometheus = await TestPrometheus.start([site.port]);
    });
    afterAll(async () => {
      await prometheus?.stop();
      await proxy?.set('pass');
      site.environment.DATABASE_URL = '';
      await site?.destroy();
      await proxy?.close();
    });

    it('tells everything that follows from a database that is silent', async () => {
      await site.get('/home');
      const expected = ['ContentOld', 'DatabaseAway', 'ErrorsLogged', 'ErrorsServed'];
      const seen = new Set<string>();
      await proxy.set('stall');
      let count = 0;
      const asking = setInterval(() => {
        count += 1;
        const headers = { 'x-forwarded-for': `203.0.113.${count % 250}` };
        void site.get(`/job?title=a${count}`, { headers }).catch(() => undefined);
        void site.post('/forms/quote', inquiry(`n${count}`), { headers }).catch(() => undefined);
      }, 60);
      try {
        const all = [...expected, 'PagesSlow', 'QueueLong', 'SubmissionsFail'].sort();
        await expect
          .poll(async () => {
            for (const name of await prometheus.firing()) seen.add(name);
            return all.filter((name) => !seen.has(name));
          }, patience)
          .toEqual([]);
      } finally {
        clearInterval(asking);
      }
      await proxy.set('pass');
      await expect
        .poll(async () => await prometheus.firing(), patience)
        .not.toContain('DatabaseAway');
    });
  },
);
