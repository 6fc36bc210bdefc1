import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Front } from '../../bench/rolling/front.ts';
import { Visitors } from '../../bench/rolling/visitors.ts';
import { startNodes } from '../helpers/nodes.ts';
import { patience } from '../helpers/patience.ts';
import { availableDatabases, freePort, queryPostgres } from '../helpers/site.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const isPossible = hasNginx && availableDatabases().includes('postgres');
if (!isPossible) console.log('No node is killed behind nginx: it, or PostgreSQL, is missing.');

describe.skipIf(!isPossible)('three nodes behind nginx, as its example has it,', () => {
  let stage: Awaited<ReturnType<typeof startNodes>>;
  let front: Front;

  beforeAll(async () => {
    stage = await startNodes(3, { TRUST_PROXY: 'loopback' });
    front = new Front(await freePort());
    await front.open(stage.nodes.map(({ port }) => port));
  });
  afterAll(async () => {
    await front?.close();
    await stage?.destroy();
  });

  it('lose no form that was accepted when one is killed, and fail two requests at most', async () => {
    const visitors = new Visitors(front.port, 10);
    visitors.come(8);
    const accepted = (count: number) =>
      expect.poll(() => visitors.accepted.length, patience).toBeGreaterThanOrEqual(count);
    await accepted(10);
    await stage.nodes[1].stop('SIGKILL');
    await accepted(20);
    // nginx tries the killed one again.
    await sleep(6000);
    await visitors.leave();
    expect(visitors.failures.slice(2)).toEqual([]);
    const stored = await queryPostgres(
      stage.url,
      "SELECT name FROM inquiries WHERE name LIKE 'Rolling %'",
    );
    const names = stored.map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
    expect(names).toEqual(expect.arrayContaining(visitors.accepted));
  });
});
