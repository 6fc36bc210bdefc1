/**
 * `npm run bench:memory`: the memory of a new site, from the start with an empty database through a
 * crawl of many addresses until it is at rest again. With `-- --snapshots FOLDER` it leaves heap
 * snapshots there, before the crawl and after it, for Chromium's developer tools.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fetchRaw, type Program } from './programs.ts';
import { describeMachine, formatMemory, formatSeconds, formatTable, isKept } from './report.ts';
import { siteKeys, startSiteOn } from './site.ts';

const { values } = parseArgs({
  options: { snapshots: { type: 'string' }, addresses: { type: 'string', default: '50000' } },
});
const addresses = Number(values.addresses);
const atOnce = 16;
const promised = { start: 220, crawl: 300, rest: 280 };
const restInSeconds = 600;

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const random = () => Math.random().toString(36).slice(2, 10);

/** What visitors, search engines and programs that try addresses ask for, all of it different. */
function* distinctAddresses(paths: string[]): Generator<{ site: string; path: string }> {
  const kinds = [
    (page: string) => `${page}?utm_source=${random()}&utm_campaign=${random()}`,
    (page: string) => `${page}?${random()}=${random()}`,
    (page: string) => `/content/pages${page}?${random()}=${random()}`,
    () => `/search?q=${random()}+solar`,
    () => `/search/suggestions?q=${random().slice(0, 5)}`,
    () => `/news?page=${Math.ceil(Math.random() * 1e6)}&topic=${random()}`,
    () => `/job?title=${random()}`,
    () => `/${random()}/${random()}`,
    () =>
      `/tools/yield?latitude=${(Math.random() * 60).toFixed(3)}&longitude=${(Math.random() * 20).toFixed(3)}`,
  ];
  for (let index = 0; index < addresses; index += 1) {
    const page = paths[index % paths.length] ?? '/home';
    const site = siteKeys[Math.floor(index / paths.length) % siteKeys.length] ?? 'en';
    yield { site, path: (kinds[index % kinds.length] ?? (() => page))(page) };
  }
}

function ask(port: number, site: string, address: string): Promise<number> {
  const headers = { host: `${site}.example.com`, 'accept-encoding': 'br', accept: 'text/html' };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, headers, agent }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    })
      .on('error', reject)
      .end();
  });
}

/** @returns how often each status was answered, and the most memory meanwhile. */
async function crawl(site: Program) {
  const { body } = await fetchRaw(site.port, '/sitemap.xml', {
    headers: { host: 'en.example.com' },
  });
  const paths = [...String(body).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)];
  const left = distinctAddresses(paths.map(([, one = '/home']) => one));
  const statuses = new Map<number, number>();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, site.memory() ?? 0);
  }, 500);
  const work = async () => {
    for (const one of left) {
      const status = await ask(site.port, one.site, one.path);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  clearInterval(watch);
  return { statuses, most };
}

/** Until the site has made all pages in advance. */
async function atRest(site: Program): Promise<void> {
  for (let quiet = 0; quiet < 5; ) {
    const before = site.processorSeconds() ?? 0;
    await pause(2000);
    quiet = (site.processorSeconds() ?? 0) - before < 0.2 ? quiet + 1 : 0;
  }
}

async function untilBelow(site: Program, megabytes: number): Promise<number> {
  const started = performance.now();
  while ((site.memory() ?? 0) > megabytes && performance.now() - started < restInSeconds * 1000) {
    await pause(1000);
  }
  return (performance.now() - started) / 1000;
}

async function takeSnapshot(site: Program): Promise<void> {
  const id = site.serverId();
  if (!values.snapshots || !id) return;
  process.kill(id, 'SIGUSR2');
  await atRest(site);
}

const row = (what: string, measured: number | null, against: number) => ({
  ...{ what, measured: formatMemory(measured), against: formatMemory(against) },
  ratio: (measured ?? Number.NaN) / against,
  promise: { atMost: 1 },
});

const directory = await mkdtemp(path.join(tmpdir(), 'bench-memory-'));
const snapshots = values.snapshots && path.resolve(values.snapshots);
const options = `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${snapshots}`;
console.log(`  ${describeMachine()}`);
const site = await startSiteOn(path.join(directory, 'data'), {
  log: 'info',
  ...(snapshots && { environment: { NODE_OPTIONS: options } }),
});
try {
  const atStart = site.memory();
  console.log('  all pages in advance …');
  await atRest(site);
  const warm = site.memory();
  await takeSnapshot(site);
  console.log(`  ${addresses} addresses …`);
  const { statuses, most } = await crawl(site);
  console.log(`  ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  const after = site.memory();
  console.log('  at rest …');
  const seconds = await untilBelow(site, promised.rest);
  const rows = [
    row('memory after a start with an empty database', atStart, promised.start),
    row('memory with all pages made in advance', warm, promised.start),
    { what: `most memory during a crawl of ${addresses} addresses`, measured: formatMemory(most) },
    row('memory after it', after, promised.crawl),
    {
      ...row('memory at rest', site.memory(), promised.rest),
      measured: `${formatMemory(site.memory())} after ${formatSeconds(seconds)}`,
    },
  ];
  await takeSnapshot(site);
  console.log(`\n${formatTable(rows)}\n`);
  process.exitCode = rows.every((one) => isKept(one)) ? 0 : 1;
} finally {
  await site.stop();
  agent.destroy();
  await rm(directory, { recursive: true, force: true });
}
