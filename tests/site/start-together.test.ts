import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  availableDatabases,
  freePort,
  queryPostgres,
  TestSite,
  withDatabase,
} from '../helpers/site.ts';

const hasPostgres = availableDatabases().includes('postgres');

describe.skipIf(!hasPostgres)('nodes that start at the same time on a new database', () => {
  const name = `website_test_${randomBytes(6).toString('hex')}`;
  const nodes: TestSite[] = [];
  let url: string;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'together-'));
    await queryPostgres(inject('postgresUrl'), `CREATE DATABASE ${name}`);
    url = withDatabase(inject('postgresUrl'), name);
    for (const node of ['one', 'two', 'three']) {
      const environment = { DATABASE_URL: url, SECRET: 'the same on all nodes, and long enough' };
      nodes.push(new TestSite(await freePort(), path.join(directory, node), environment));
    }
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop('SIGKILL');
    await queryPostgres(inject('postgresUrl'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await rm(directory, { recursive: true, force: true });
  });

  it('migrate and fill it once, and all of them serve', async () => {
    await Promise.all(nodes.map((node) => node.start()));
    const outputs = nodes.map((node) => node.output.join(''));
    const waited = outputs.filter((text) => text.includes('another process is preparing'));
    expect(waited.length).toBe(2);
    const filled = outputs.filter((text) => text.includes('page /home'));
    expect(filled.length).toBe(1);
    const twice = await queryPostgres(
      url,
      'SELECT name FROM payload_migrations GROUP BY name HAVING count(*) > 1',
    );
    expect(twice).toEqual([]);
    const [accounts] = await queryPostgres(url, 'SELECT count(*) FROM users');
    expect(Number(accounts?.count)).toBe(1);
    for (const node of nodes) expect((await node.get('/home')).status).toBe(200);
  });

  it('find it prepared by a program that did only that, while a node runs', async () => {
    const [node] = nodes;
    if (!node) throw new Error('There is no node');
    const child = spawn(process.execPath, ['build/server/main.js', '--migrate'], {
      env: {
        ...{ PATH: process.env.PATH ?? '', NODE_ENV: 'production', PORT: String(node.port) },
        ...{ DATA_DIR: path.join(directory, 'job'), ...node.environment },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(0);
    expect(output).toMatch(/^The database is ready for this build\.$/m);
    expect(output).not.toContain('page /home');
  });
});
