import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffText } from '../../app/i18n/staff.ts';
import { patience } from '../helpers/patience.ts';
import { startSite } from '../helpers/site.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

/** Processes on this machine that render a site's admin pages. */
function adminProcesses(site: Site): number[] {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return running.map(Number).filter((id) => {
    try {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      const parent = /^PPid:\s*(\d+)/m.exec(status)?.[1];
      const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
      return Number(parent) === site.processId && command.includes('admin-worker');
    } catch {
      return false;
    }
  });
}

const folders = () => readdirSync(tmpdir()).filter((name) => /^admin-\w{6}$/.test(name));

describe.runIf(process.platform === 'linux')('the pages of the admin', () => {
  let site: Site;
  let session: Record<string, string>;
  const openAdmin = (path = '/admin') =>
    site.get(path, { headers: { ...session, accept: 'text/html' } });

  beforeAll(async () => {
    site = await startSite();
    session = await site.signIn();
  });
  afterAll(() => site?.destroy());

  it('are rendered by a process that starts on the first request', async () => {
    expect((await site.get('/api/pages')).status).toBe(200);
    expect((await site.get('/login')).status).toBe(200);
    expect(adminProcesses(site)).toEqual([]);
    const answers = await Promise.all([openAdmin(), openAdmin(), openAdmin('/admin/account')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(adminProcesses(site)).toHaveLength(1);
  });

  it('return after that process was killed, without delaying anything else', async () => {
    const [before] = adminProcesses(site);
    if (before === undefined) throw new Error('The admin does not run');
    process.kill(before, 'SIGKILL');
    expect((await site.get('/home')).status).toBe(200);
    const status = async () => (await openAdmin()).status;
    await expect.poll(status, patience).toBe(200);
    expect(adminProcesses(site)).not.toContain(before);
  });

  it('are refused with a message if that process keeps dying', async () => {
    let isAnswered = false;
    const asked = openAdmin().finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      for (const one of adminProcesses(site)) process.kill(one, 'SIGKILL');
      await sleep(20);
    }
    const { status, headers, text } = await asked;
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
    expect(text).toBe(staffText('refusedBusy').en);
  });

  it('leave nothing behind when the site stops, however it stops', async () => {
    const before = folders();
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await site.stop('SIGKILL');
      await site.start();
      expect((await openAdmin()).status).toBe(200);
      const [running] = adminProcesses(site);
      if (running === undefined) throw new Error('The admin does not run');
      await site.stop(signal);
      const isRunning = () => readdirSync('/proc').includes(String(running));
      await expect.poll(isRunning, patience).toBe(false);
    }
    // Those of other test sites come and go.
    const left = () => folders().filter((name) => !before.includes(name));
    await expect.poll(left, patience).toEqual([]);
  });
});
