import { EventEmitter } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Received, Uploads } from '../../server/http/uploads.ts';
import { encodeForm, pdf } from '../helpers/resumes.ts';

let directory: string;
let uploads: Uploads;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  const client = { address: '203.0.113.1', isLoopback: true };
  uploads = new Uploads({ directory, budget: { clientOf: () => client } });
});
afterEach(() => rm(directory, { recursive: true }));

const filesUnderWay = async () => (await readdir(directory)).length;

/** A request in progress: its body can still arrive, and its response be finished. */
function start(type: string, maxBytes = 1000) {
  const incoming = Object.assign(new PassThrough(), { headers: {} });
  const outgoing = Object.assign(new EventEmitter(), { closed: false, shouldKeepAlive: false });
  let received: Received | Error | undefined;
  const application = new Hono<{ Bindings: HttpBindings }>();
  application.post('/', async (context) => {
    received = await uploads.receive(context, maxBytes).catch((error: Error) => error);
    return context.body(null);
  });
  const env = { incoming, outgoing } as unknown as HttpBindings;
  void application.request('/', { method: 'POST', headers: { 'content-type': type } }, env);
  return { incoming, received: () => received, finish: () => void outgoing.emit('close') };
}

describe('a form with a file', () => {
  it('is on disk while it arrives, readable by its owner only, and deleted once it has been read', async () => {
    const { body, type } = await encodeForm([['name', 'Ada']], pdf);
    const one = start(type);
    one.incoming.write(body.subarray(0, 100));
    await expect.poll(filesUnderWay).toBe(1);
    const [name = ''] = await readdir(directory);
    expect((await stat(path.join(directory, name))).mode & 0o777).toBe(0o600);
    one.incoming.end(body.subarray(100));
    await expect.poll(one.received).toMatchObject({ fields: [['name', 'Ada']] });
    expect(await filesUnderWay()).toBe(0);
  });

  it('is refused if it is too large or malformed, and nothing of it stays', async () => {
    const { body, type } = await encodeForm([], pdf);
    const large = start(type, 100);
    large.incoming.end(body);
    await expect.poll(large.received).toMatchObject({ problem: 'tooLarge' });
    for (const [sent, kind] of [
      [body.subarray(0, -10), type],
      [body, 'multipart/form-data'],
    ] as const) {
      const one = start(kind);
      one.incoming.end(sent);
      await expect.poll(one.received).toMatchObject({ problem: 'malformed' });
      one.finish();
    }
    expect(await filesUnderWay()).toBe(0);
  });

  it('that breaks off causes an error of its own, and nothing of it stays', async () => {
    const { body, type } = await encodeForm([], pdf);
    const one = start(type);
    one.incoming.write(body.subarray(0, 50));
    await expect.poll(filesUnderWay).toBe(1);
    one.incoming.destroy(new Error('aborted'));
    await expect.poll(one.received).toBeInstanceOf(Error);
    expect(await filesUnderWay()).toBe(0);
  });

  it('waits on disk while four others are in memory, until one of those is answered', async () => {
    const { body, type } = await encodeForm([], pdf);
    const all = Array.from({ length: 6 }, () => start(type));
    for (const { incoming } of all) incoming.end(body);
    const complete = () => all.filter(({ received }) => received() !== undefined);
    await expect.poll(() => complete().length).toBe(4);
    await expect.poll(filesUnderWay).toBe(2);
    expect(complete()).toHaveLength(4);
    complete()[0]?.finish();
    await expect.poll(() => complete().length).toBe(5);
    for (const { finish } of complete()) finish();
    await expect.poll(() => complete().length).toBe(6);
  });
});
