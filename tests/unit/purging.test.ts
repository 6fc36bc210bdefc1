import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotPurged } from '../../server/http/cdn.ts';
import { Purging, type Share } from '../../server/pages/purging.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A node, and the CDN that it tells. */
function createNode(share?: Share) {
  const lines: string[] = [];
  const state = {
    ...{ times: [] as number[], orders: [] as string[], lines },
    failure: undefined as Error | undefined,
  };
  const purging = new Purging({
    cdn: {
      purge: async (keys, order) => {
        expect(keys).toEqual(['pages']);
        state.times.push(Date.now());
        state.orders.push(order);
        if (state.failure) throw state.failure;
      },
    },
    log: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
    share,
  });
  return { purging, state };
}

type Node = ReturnType<typeof createNode>;

/** What the server does: tells the revision once a second. */
async function pass(nodes: Node[], revision: string, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    for (const { purging } of nodes) purging.follow(revision);
    await vi.advanceTimersByTimeAsync(1000);
  }
}

describe('telling a CDN of changes', () => {
  it('happens at once, and again when every node has noticed the change', async () => {
    const node = createNode();
    node.purging.follow('first');
    expect(node.state.times).toHaveLength(1);
    await pass([node], 'first', 60);
    expect(node.state.times).toHaveLength(2);
    node.purging.follow('second');
    expect(node.state.times).toHaveLength(3);
  });

  it('is done once in three seconds while one change follows the other, and after the last', async () => {
    const node = createNode();
    await pass([node], 'first', 60);
    const { times } = node.state;
    const before = times.length;
    for (let change = 0; change < 30; change += 1) await pass([node], `change ${change}`, 1);
    expect(times.length - before).toBeLessThanOrEqual(11);
    const last = Date.now() - 1000;
    await pass([node], 'change 29', 60);
    expect(times.filter((time) => time >= last + 2000).length).toBeGreaterThan(0);
    expect(node.purging.outcomes).toEqual({ done: times.length, failed: 0 });
  });

  it('is repeated until it succeeds, ever more seldom', async () => {
    const { purging, state } = createNode();
    state.failure = new Error('refused');
    purging.follow('first');
    await vi.advanceTimersByTimeAsync(600_000);
    const pauses = state.times.slice(1).map((time, index) => time - (state.times[index] ?? 0));
    expect(pauses.slice(0, 8)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    expect(new Set(state.orders).size).toBe(1);
    const failed = state.times.length;
    state.failure = undefined;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state.times.length).toBe(failed + 2);
    expect(purging.outcomes).toEqual({ done: 2, failed });
    expect(new Set(state.orders).size).toBe(2);
  });

  it('leaves a CDN alone for as long as it says, within bounds', async () => {
    const { purging, state } = createNode();
    state.failure = new NotPurged(429, 90_000);
    purging.follow('first');
    await vi.advanceTimersByTimeAsync(89_000);
    expect(state.times).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(state.times).toHaveLength(2);
    state.failure = new NotPurged(429, 1e9);
    await vi.advanceTimersByTimeAsync(90_000 + 300_000);
    expect(state.times.length).toBeGreaterThanOrEqual(4);
  });

  it('is owed since the change, however long the CDN wants to be left alone', async () => {
    const { purging, state } = createNode();
    await pass([{ purging, state }], 'first', 10);
    expect(purging.owedSince).toBeUndefined();
    state.failure = new NotPurged(429, 300_000);
    const changed = Date.now();
    await pass([{ purging, state }], 'second', 100);
    await pass([{ purging, state }], 'third', 100);
    expect([state.times.length, purging.owedSince]).toEqual([3, changed]);
    state.failure = undefined;
    await pass([{ purging, state }], 'third', 120);
    expect([state.times.at(-1), purging.owedSince]).toEqual([changed + 303_000, undefined]);
  });

  it('is logged with the status, and without what an error says', async () => {
    const { purging, state } = createNode();
    state.failure = Object.assign(new NotPurged(403, 0), { message: 'a secret' });
    purging.follow('first');
    await vi.advanceTimersByTimeAsync(100);
    expect(JSON.parse(state.lines[0] ?? '')).toMatchObject({
      ...{ status: 403, msg: 'a CDN could not be told of a change' },
    });
    expect(state.lines.join('')).not.toContain('a secret');
  });

  it('ends with the server', async () => {
    const node = createNode();
    node.purging.follow('first');
    node.purging.stop();
    await pass([node], 'second', 60);
    expect(node.state.times).toHaveLength(1);
  });
});

describe('several nodes', () => {
  /** As the database does it (server/pages/purge-share.ts). */
  function createShares() {
    const kept = { revision: '', taken: false };
    const share: Share = {
      async take(revision) {
        if (kept.revision === revision) return 'done';
        if (kept.taken) return 'others';
        kept.taken = true;
        return 'mine';
      },
      async done(revision) {
        Object.assign(kept, { revision, taken: false });
      },
    };
    return { kept, share };
  }

  const countOf = (nodes: Node[]) => nodes.reduce((sum, { state }) => sum + state.times.length, 0);

  it('tell a CDN once each when they start, and together once of each change', async () => {
    const { share } = createShares();
    const nodes = [createNode(share), createNode(share), createNode(share)];
    await pass(nodes, 'first', 30);
    expect(countOf(nodes)).toBe(6);
    const [first] = nodes;
    if (!first) throw new Error('There are nodes');
    first.state.failure = new NotPurged(429, 20_000);
    await pass(nodes, 'second', 10);
    expect(nodes.map(({ purging }) => purging.owedSince !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
    first.state.failure = undefined;
    await pass(nodes, 'second', 30);
    expect(nodes.map(({ purging }) => purging.owedSince)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(countOf(nodes)).toBe(9);
    await pass(nodes, 'third', 30);
    expect(countOf(nodes)).toBe(11);
  });

  it('have another one do it when one has died over it', async () => {
    const { kept, share } = createShares();
    const [first, second] = [createNode(share), createNode(share)];
    await pass([first, second], 'first', 30);
    first.purging.follow('second');
    await vi.advanceTimersByTimeAsync(0);
    first.purging.stop();
    const before = second.state.times.length;
    await pass([second], 'second', 30);
    expect(second.state.times.length).toBe(before);
    // The claim has expired.
    kept.taken = false;
    await pass([second], 'second', 30);
    expect(second.state.times.length).toBe(before + 2);
  });
});
