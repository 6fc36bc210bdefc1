/**
 * `npm run bench:rolling -- BEFORE AFTER` replaces two nodes of one build by two of another, as
 * docs/operations/updates.md says, while visitors read and send forms: no request may fail, no form
 * that was accepted may be missing, and what pages that were open before need is still there.
 *
 * BEFORE and AFTER are folders: of a clone that was built, or what `npm run pack` wrote. Needs nginx,
 * and a PostgreSQL as the tests do (`TEST_DATABASE_URL`, or a local one without a password).
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, findPostgres } from '../attack/postgres.ts';
import { queryPostgres } from '../attack/rows.ts';
import { freePort, type Program, startProgram } from '../programs.ts';
import { describeMachine, formatSeconds, formatTable, isKept, type Row } from '../report.ts';
import { Front } from './front.ts';
import { Visitors } from './visitors.ts';

const visitorCount = 8;
const secondsBeforeAndAfter = 5;

const [before, after] = process.argv.slice(2);
if (!before || !after)
  throw new Error('Please name two folders: npm run bench:rolling -- BEFORE AFTER');
const server = await findPostgres();
if (!server) throw new Error('Please start PostgreSQL, or name it in TEST_DATABASE_URL.');

const database = await createDatabase(server);
const data = mkdtempSync(path.join(tmpdir(), 'rolling-data-'));
const secret = randomBytes(32).toString('hex');
let nodes: Program[] = [];
const front = new Front(await freePort());

/** Where a node that joins others writes its log, which says whether it had all its pages by then. */
const logOf = ({ port }: Pick<Program, 'port'>) => path.join(data, `${port}.log`);
const isWarm = (node: Program) =>
  !readFileSync(logOf(node), 'utf8').includes('not all of its pages could be made');

async function startNode(folder: string, environment: Record<string, string>): Promise<Program> {
  const port = await freePort();
  return startProgram(process.execPath, ['build/server/main.js'], {
    ...{ port, readyPath: '/readyz', directory: path.resolve(folder), output: logOf({ port }) },
    environment: {
      ...{ NODE_ENV: 'production', LOG: 'info', PORT: String(port), SECRET: secret },
      ...{ DATABASE_URL: database.url, DATA_DIR: path.join(data, String(port)) },
      ...{ TRUST_PROXY: 'loopback', ...environment },
    },
  });
}

/** How each that came was when it did. */
const joined: { warm: boolean; seconds: number }[] = [];

/** One after the other: a new node comes once it is ready, an old one goes once nobody is sent there. */
async function roll(folder: string): Promise<void> {
  for (const old of [...nodes]) {
    const next = await startNode(folder, { WARM: 'first' });
    nodes.push(next);
    await front.passTo(nodes.map(({ port }) => port));
    // By now the log is written.
    const [warm, seconds] = [isWarm(next), next.secondsToReady];
    joined.push({ warm, seconds });
    console.log(`  a node joins after ${formatSeconds(seconds)}, ${warm ? 'warm' : 'not warm'}`);
    nodes = nodes.filter((node) => node !== old);
    await front.passTo(nodes.map(({ port }) => port));
    await old.stop();
  }
}

const assetsIn = (html: string) => [...new Set(html.match(/\/assets\/[\w./-]+/g) ?? [])];

try {
  // Only what the build before knows: `first` may be new.
  for (let count = 0; count < 2; count += 1) nodes.push(await startNode(before, { WARM: 'on' }));
  await front.open(nodes.map(({ port }) => port));
  const visitors = new Visitors(front.port);
  const opened = await visitors.ask({ path: '/home', site: '' });
  visitors.come(visitorCount);
  await sleep(secondsBeforeAndAfter * 1000);
  await roll(after);
  await sleep(secondsBeforeAndAfter * 1000);

  const lost: string[] = [];
  for (const asset of assetsIn(opened.text)) {
    const { status } = await visitors.ask({ path: asset, site: '' });
    if (status !== 200) lost.push(`${asset}: ${status}`);
  }
  await visitors.leave();
  const stored = await queryPostgres(
    database.url,
    "SELECT name FROM inquiries WHERE name LIKE 'Rolling %'",
  );
  const names = new Set(stored.map(({ name }) => name));
  const missing = visitors.accepted.filter((name) => !names.has(name));
  const none = (what: string, list: string[], of: number): Row => ({
    ...{ what, measured: String(list.length), against: `of ${of}` },
    ...{ ratio: list.length, promise: { atMost: 0 } },
  });
  const rows = [
    none('requests that failed', visitors.failures, visitors.figures.answered),
    none('accepted forms that are missing', missing, visitors.accepted.length),
    none('files of pages that were open that are gone', lost, assetsIn(opened.text).length),
    {
      what: 'nodes that joined without all their pages',
      measured: String(joined.filter(({ warm }) => !warm).length),
      against: `of ${joined.length}, after ${joined.map(({ seconds }) => formatSeconds(seconds)).join(', ')}`,
    },
    { what: 'asked again on a closed connection', measured: String(visitors.figures.retried) },
  ];
  console.log(`${describeMachine()}\n\n${formatTable(rows)}`);
  for (const line of [...visitors.failures, ...missing, ...lost].slice(0, 20)) console.log(line);
  const isProven = visitors.accepted.length > 0 && assetsIn(opened.text).length > 0;
  process.exitCode = isProven && rows.every(isKept) ? 0 : 1;
} finally {
  await front.close();
  await Promise.all(nodes.map((node) => node.stop()));
  await database.drop();
  rmSync(data, { recursive: true, force: true });
}
