import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, findPostgres } from '../attack/postgres.ts';
import { queryPostgres } from '../attack/rows.ts';
import { freePort, type Program } from '../programs.ts';
import { Front } from '../rolling/front.ts';
import { Visitors } from '../rolling/visitors.ts';
import { startSiteOn } from '../site.ts';
import { costOf, databaseOf, type Parts, type Seconds, treeOf } from './cost.ts';
import type { Kind } from './kinds.ts';

const visitorCount = 8;
const formEvery = 10;
const secondsAround = 6;

/** Three nodes at most on one database, behind nginx as its example has it. */
export class Nodes {
  readonly nodes: Program[] = [];
  readonly front: Front;
  readonly url: string;
  readonly #drop: () => Promise<void>;
  readonly #data = mkdtempSync(path.join(tmpdir(), 'capacity-'));
  readonly #secret = randomBytes(32).toString('hex');

  private constructor(front: Front, url: string, drop: () => Promise<void>) {
    this.front = front;
    this.url = url;
    this.#drop = drop;
  }

  /** @throws where PostgreSQL or nginx is missing. */
  static async open(): Promise<Nodes> {
    const server = await findPostgres();
    if (!server) throw new Error('Please start PostgreSQL, or name it in TEST_DATABASE_URL.');
    const { url, drop } = await createDatabase(server);
    const all = new Nodes(new Front(await freePort()), url, drop);
    await all.add();
    // As PostgreSQL does by itself within a minute, unless that is turned off.
    await queryPostgres(url, 'ANALYZE');
    await all.front.open(all.ports);
    return all;
  }

  get ports(): number[] {
    return this.nodes.map(({ port }) => port);
  }

  async add(): Promise<void> {
    this.nodes.push(
      await startSiteOn(path.join(this.#data, String(this.nodes.length)), {
        log: 'info',
        environment: {
          ...{ DATABASE_URL: this.url, SECRET: this.#secret, WARM: 'off' },
          // Visitors ask for the sites by names below localhost.
          SITE_ORIGINS: '',
          TRUST_PROXY: 'loopback',
        },
      }),
    );
  }

  /** Each node by its number, the database and nginx. */
  get parts(): Parts {
    const nodes = this.nodes.map((node, at) => [`node ${at}`, treeOf(node.serverId() ?? 0)]);
    return {
      ...Object.fromEntries(nodes),
      ...{ database: databaseOf(this.url), nginx: treeOf(this.front.processId) },
    };
  }

  async close(): Promise<void> {
    await this.front.close();
    await Promise.all(this.nodes.map((node) => node.stop()));
    await this.#drop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export interface Scaled {
  kind: string;
  /** Milliseconds of the processor for each request: of one node, and of each part with three. */
  one: number;
  three: Seconds;
  /** How many times as much three nodes serve that have a core each, as the busiest limits them. */
  times: number;
  /** Cores that the database and nginx need then, for each core of a node. */
  database: number;
  nginx: number;
}

const busiest = (cost: Seconds) =>
  Math.max(...Object.entries(cost).flatMap(([name, own]) => (/^node/.test(name) ? own : [])));

export async function measureScaling(all: Nodes, kinds: Kind[]): Promise<Scaled[]> {
  const { port } = all.front;
  while (all.nodes.length < 3) await all.add();
  const scaled: Scaled[] = [];
  for (const kind of kinds) {
    const [first = 0, ...beside] = all.ports;
    await all.front.passTo([first]);
    const { 'node 0': one = 0 } = await costOf(port, kind, all.parts, { beside });
    await all.front.passTo(all.ports);
    const three = await costOf(port, kind, all.parts, { nodes: all.nodes.length });
    const most = busiest(three);
    const { database = 0, nginx = 0 } = three;
    scaled.push({
      ...{ kind: kind.name, one, three, times: one / most },
      ...{ database: database / most / 3, nginx: nginx / most / 3 },
    });
  }
  return scaled;
}

export interface Killed {
  answered: number;
  failed: string[];
  accepted: number;
  missing: string[];
  twice: number;
  retried: number;
}

/** One of them is killed while visitors read and send forms. */
export async function killOne(all: Nodes): Promise<Killed> {
  const visitors = new Visitors(all.front.port, formEvery);
  visitors.come(visitorCount);
  await sleep(secondsAround * 1000);
  process.kill(all.nodes[1]?.serverId() ?? Number.NaN, 'SIGKILL');
  // nginx leaves it alone for five seconds, and asks it again.
  await sleep(secondsAround * 2000);
  await visitors.leave();
  const stored = await queryPostgres(
    all.url,
    "SELECT name FROM inquiries WHERE name LIKE 'Rolling %'",
  );
  const names = stored.map(({ name }) => String(name));
  const kept = new Set(names);
  const { answered, retried } = visitors.figures;
  return {
    ...{ answered, retried, failed: visitors.failures, accepted: visitors.accepted.length },
    missing: visitors.accepted.filter((name) => !kept.has(name)),
    twice: names.length - kept.size,
  };
}
