import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConnectionPool } from '../../cms/postgres-pool.ts';
import { textOf } from '../helpers/html.ts';
import { startNodes } from '../helpers/nodes.ts';
import { patience } from '../helpers/patience.ts';
import {
  type Answer,
  administrator,
  availableDatabases,
  queryPostgres,
  type TestSite,
  visible,
} from '../helpers/site.ts';

const hasPostgres = availableDatabases().includes('postgres');

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const inquiry = (name: string) => ({ name, email: 'a@example.com', projectAddress: 'X' });

describe.skipIf(!hasPostgres)('three nodes on one database', () => {
  let stage: Awaited<ReturnType<typeof startNodes>>;
  beforeAll(async () => {
    stage = await startNodes(3, { TRUST_PROXY: 'loopback' });
  });
  afterAll(() => stage?.destroy());

  const sendForm = (node: TestSite, name: string, address: string) =>
    node.post('/forms/quote', inquiry(name), from(address));

  /**
   * Asks all nodes at the same time, again and again.
   * @returns how many were allowed, and how many seconds it took.
   */
  async function askAll(rounds: number, ask: (node: TestSite) => Promise<Answer>) {
    const began = performance.now();
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(stage.nodes.map(ask));
      statuses.push(...answers.map(({ status }) => status));
    }
    const allowed = statuses.filter((status) => status !== 429).length;
    return { allowed, statuses, seconds: (performance.now() - began) / 1000 };
  }

  it('let one client send thirty forms together, and others as many', async () => {
    const { allowed, statuses, seconds } = await askAll(15, (node) =>
      sendForm(node, 'flood', '192.0.2.1'),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(allowed).toBeGreaterThanOrEqual(30);
    // One is regained every twenty seconds.
    expect(allowed).toBeLessThanOrEqual(30 + Math.floor(seconds / 20));
    for (const node of stage.nodes) {
      expect((await sendForm(node, 'other', '192.0.2.2')).status).toBe(200);
    }
  });

  it('read thirty CVs of one client together', async () => {
    const { allowed, seconds } = await askAll(15, (node) =>
      node.post('/forms/resume/parse', {}, from('192.0.2.3')),
    );
    expect(allowed).toBeGreaterThanOrEqual(30);
    expect(allowed).toBeLessThanOrEqual(30 + Math.floor(seconds / 10));
  });

  it('accept a proof of work once, whichever of them it is sent to', async () => {
    const [first, second, third] = stage.nodes;
    let refused = await sendForm(first, 'worker', '192.0.2.4');
    while (refused.status === 200) refused = await sendForm(first, 'worker', '192.0.2.4');
    const challenge = refused.json.challenge as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const send = async (node: TestSite | undefined, name: string) => {
      const value = { ...inquiry(name), proof: { challenge, solution } };
      return (await node?.post('/forms/quote', value, from('192.0.2.4')))?.status;
    };
    expect(await send(second, 'proven')).toBe(200);
    // By then one more may be allowed without it.
    const again = [await send(third, 'again'), await send(first, 'again')];
    expect(again).toContain(429);
  });

  it('count wrong passwords together, and forget them together', async () => {
    const [first, second, third] = stage.nodes;
    const signIn = async (node: TestSite | undefined, address: string, password?: string) => {
      const account = { email: administrator.email, password: password ?? administrator.password };
      return (await node?.post('/api/users/login', account, from(address)))?.status;
    };
    const wrong = 'not the password of anyone';
    for (let round = 0; round < 2; round += 1) {
      for (const node of [first, second, third, first]) {
        expect(await signIn(node, '192.0.2.5', wrong)).toBe(401);
      }
      expect(await signIn(second, '192.0.2.5')).toBe(200);
    }
    const { allowed, seconds } = await askAll(3, (node) => {
      const account = { email: administrator.email, password: wrong };
      return node.post('/api/users/login', account, from('192.0.2.6'));
    });
    expect(allowed).toBeGreaterThanOrEqual(5);
    expect(allowed).toBeLessThanOrEqual(5 + Math.floor(seconds / 120));
  });

  it('have no statement compiled by the database, which takes longer than running it', async () => {
    const pool = new ConnectionPool(stage.url, () => undefined);
    try {
      expect((await pool.query('SHOW jit')).rows).toEqual([{ jit: 'off' }]);
    } finally {
      await pool.end();
    }
  });

  it('keep no address of anybody', async () => {
    const rows = await queryPostgres(stage.url, 'SELECT * FROM shared_limits');
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(['key', 'full_at']);
      expect(row.key).toMatch(/^[\w-]{43}$/);
    }
  });

  it('each by itself store forms and count them while limits are not answered', async () => {
    const [first, second] = stage.nodes;
    const other = new pg.Client({ connectionString: stage.url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE shared_limits IN ACCESS EXCLUSIVE MODE');
    try {
      for (const node of [first, second]) {
        const began = performance.now();
        const statuses: number[] = [];
        for (let count = 0; count < 40; count += 1) {
          statuses.push((await sendForm(node, `alone ${node.port}`, '192.0.2.7')).status);
        }
        const seconds = (performance.now() - began) / 1000;
        const allowed = statuses.filter((status) => status === 200).length;
        expect(new Set(statuses)).toEqual(new Set([200, 429]));
        expect(allowed).toBeGreaterThanOrEqual(30);
        expect(allowed).toBeLessThanOrEqual(30 + Math.floor(seconds / 20));
        const stored = await queryPostgres(
          stage.url,
          'SELECT count(*) FROM inquiries WHERE name = $1',
          [`alone ${node.port}`],
        );
        expect(Number(stored[0]?.count)).toBe(allowed);
      }
    } finally {
      await other.query('ROLLBACK');
      await other.end();
    }
    // Then they count together again.
    let count = 0;
    const rows = async () => {
      count += 1;
      await sendForm(first, 'together again', `198.51.100.${count % 250}`);
      const [row] = await queryPostgres(stage.url, 'SELECT count(*) FROM shared_limits');
      return Number(row?.count);
    };
    const before = await rows();
    await expect.poll(rows, { ...patience, interval: 500 }).toBeGreaterThan(before + 1);
  });
});

describe.skipIf(!hasPostgres)('two nodes that do not ask whether something has changed', () => {
  let stage: Awaited<ReturnType<typeof startNodes>>;
  let headers: Record<string, string>;
  beforeAll(async () => {
    const NODE_OPTIONS = `--import ${pathToFileURL('tests/helpers/without-poll.mjs')}`;
    stage = await startNodes(2, { NODE_OPTIONS });
    headers = await stage.nodes[0].signIn();
  });
  afterAll(() => stage?.destroy());

  const titleAt = async (node: TestSite) => textOf((await node.get('/home')).text, 'title');

  async function publish(title: string): Promise<void> {
    const [node] = stage.nodes;
    const { json } = await node.get('/api/pages?where[path][equals]=/home&depth=0');
    const { status } = await node.request(`/api/pages/${json.docs[0].id}`, {
      method: 'PATCH',
      body: JSON.stringify({ title, _status: 'published' }),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(status).toBe(200);
  }

  async function expectEverywhere(title: string): Promise<void> {
    for (const node of stage.nodes) {
      await expect.poll(() => titleAt(node), visible).toBe(`${title} · eArc`);
    }
  }

  it('are told by the database', async () => {
    for (const node of stage.nodes) expect(await titleAt(node)).not.toContain('Told');
    await publish('Told');
    await expectEverywhere('Told');
  });

  it('are told by nothing else', async () => {
    const trigger = (change: string) =>
      queryPostgres(stage.url, `ALTER TABLE content_revisions ${change} TRIGGER USER`);
    await trigger('DISABLE');
    await publish('Not told');
    // As long as asking would have taken.
    await sleep(3000);
    for (const node of stage.nodes) expect(await titleAt(node)).toBe('Told · eArc');
    await trigger('ENABLE');
    await queryPostgres(stage.url, 'NOTIFY content_revision');
    await expectEverywhere('Not told');
  });

  it('are told what they have missed while the connection was lost', async () => {
    const cut = await queryPostgres(
      stage.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'website: content revision' AND datname = current_database()`,
    );
    expect(cut).toHaveLength(2);
    await publish('Missed');
    await expectEverywhere('Missed');
    await publish('Told again');
    await expectEverywhere('Told again');
  });
});
