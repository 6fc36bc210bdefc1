import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Purging } from '../../server/pages/purging.ts';

describe('telling a CDN of changes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function create() {
    const state = { times: [] as number[], isBroken: false };
    const purging = new Purging({
      purge: async () => {
        state.times.push(Date.now());
        if (state.isBroken) throw new Error('refused');
      },
      log: pino({ level: 'silent' }),
    });
    return { purging, state };
  }

  it('happens at once, and again when every node has noticed the change', async () => {
    const { purging, state } = create();
    purging.follow('first');
    expect(state.times).toHaveLength(1);
    for (let second = 0; second < 60; second += 1) {
      purging.follow('first');
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(state.times).toHaveLength(2);
    purging.follow('second');
    expect(state.times).toHaveLength(3);
  });

  it('is repeated until it succeeds, ever more seldom', async () => {
    const { purging, state } = create();
    state.isBroken = true;
    purging.follow('first');
    await vi.advanceTimersByTimeAsync(600_000);
    const pauses = state.times.slice(1).map((time, index) => time - (state.times[index] ?? 0));
    expect(pauses.slice(0, 8)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    state.isBroken = false;
    const before = state.times.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state.times.length).toBe(before + 2);
  });

  it('ends with the server', async () => {
    const { purging, state } = create();
    purging.follow('first');
    purging.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state.times).toHaveLength(1);
  });
});
