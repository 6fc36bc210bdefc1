import { describe, expect, it } from 'vitest';
import { Overload } from '../../server/http/overload.ts';
import { Turnstile } from '../../server/http/turnstile.ts';
import { WorkQueue } from '../../server/http/work-queue.ts';

const client = (address: string) => ({ address, isLoopback: false });

describe('queued work', () => {
  it('runs one task after the other, in order of arrival', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 10 });
    const done: number[] = [];
    let running = 0;
    const works = [1, 2, 3].map((number) =>
      queue.run(async () => {
        running += 1;
        await new Promise(setImmediate);
        done.push(number * running);
        running -= 1;
      }),
    );
    await Promise.all(works);
    expect(done).toEqual([1, 2, 3]);
  });

  it('is refused if too much is waiting, and continues after a failure', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 1 });
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(async () => 'done');
    const refused = await queue.run(async () => 'never').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Overload);
    expect(refused).toMatchObject({ status: 503 });
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('of one client waits behind that of clients with less', async () => {
    const queue = new WorkQueue({ atOnce: 1, waiting: 10 });
    const order: string[] = [];
    const add = (name: string) => queue.run(async () => void order.push(name), client(name));
    await Promise.all(['greedy', 'greedy', 'greedy', 'modest'].map(add));
    expect(order).toEqual(['greedy', 'greedy', 'modest', 'greedy']);
  });
});

describe('a turnstile', () => {
  it('rests for as long as it was occupied', async () => {
    const turnstile = new Turnstile({ atOnce: 1, waiting: 1 });
    const leave = await turnstile.enter(client('first'));
    const began = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 60));
    const second = turnstile.enter(client('second'));
    leave();
    leave();
    (await second)();
    expect(performance.now() - began).toBeGreaterThan(110);
  });
});
