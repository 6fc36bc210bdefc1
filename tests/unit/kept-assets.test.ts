import type { KVAdapter } from 'payload';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeptAssets } from '../../server/files/kept-assets.ts';

const start = new Date('2026-11-01T12:00:00Z').getTime();
const day = (count: number) => new Date(start + count * 86_400_000);

const limits = { builds: 3, days: 30, bytes: 5000 };
const file = (content: string) => ({
  type: 'text/javascript; charset=utf-8',
  identity: Buffer.from(content),
  isImmutable: true,
});

/** A build with a script of its own, and one that is the same in all. */
const build = (name: string, size = 10) => ({
  buildId: name,
  hashedFiles: new Map([
    [`/assets/${name}.js`, file('x'.repeat(size))],
    ['/assets/shared.js', file('shared')],
  ]),
});

/** As stored in the database: what is read is a copy. */
function makeStore(): KVAdapter {
  const rows = new Map<string, string>();
  return {
    clear: async () => rows.clear(),
    delete: async (key) => void rows.delete(key),
    get: async (key) => JSON.parse(rows.get(key) ?? 'null'),
    has: async (key) => rows.has(key),
    keys: async () => [...rows.keys()],
    set: async (key, data) => void rows.set(key, JSON.stringify(data)),
  };
}

let store: KVAdapter;
let assets: KeptAssets;

beforeEach(() => {
  store = makeStore();
  assets = new KeptAssets(store, limits);
});

/** As seen by another node, which has read nothing before. */
async function kept(...names: string[]): Promise<string[]> {
  const node = new KeptAssets(store, limits);
  const found = await Promise.all(
    names.map(async (name) => ((await node.file(`/assets/${name}.js`)) ? name : '')),
  );
  return found.filter((name) => name !== '');
}

test('recent builds are kept, and shared files for as long as one of them needs them', async () => {
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
    await assets.keep(build(name), day(index));
  }
  expect(await kept('a', 'b', 'c', 'd', 'shared')).toEqual(['b', 'c', 'd', 'shared']);
  expect((await store.keys()).filter((key) => key.includes('/a.js'))).toEqual([]);
});

test('a build that is started again counts as new', async () => {
  for (const [index, name] of ['a', 'b', 'c', 'a', 'd'].entries()) {
    await assets.keep(build(name), day(index));
  }
  expect(await kept('a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd']);
});

test('a build is kept for a month after it was replaced, however long it ran', async () => {
  await assets.keep(build('a'), day(0));
  await assets.keep(build('b'), day(100));
  expect(await kept('a', 'b')).toEqual(['a', 'b']);
  await assets.keep(build('b'), day(110));
  await assets.keep(build('c'), day(129));
  expect(await kept('a', 'b', 'c')).toEqual(['a', 'b', 'c']);
  await assets.keep(build('d'), day(160));
  expect(await kept('a', 'b', 'c', 'd')).toEqual(['c', 'd']);
});

test('together they stay within their size limit; the current one is always kept', async () => {
  await assets.keep(build('a', 2000), day(0));
  await assets.keep(build('b', 2000), day(1));
  expect(await kept('a', 'b')).toEqual(['b']);
  await assets.keep(build('c', 9000), day(2));
  expect(await kept('b', 'c', 'shared')).toEqual(['c', 'shared']);
});

test('unknown names cost one database lookup at a time', async () => {
  await assets.keep(build('a'), day(0));
  const looks = vi.spyOn(store, 'keys');
  const reads = vi.spyOn(store, 'get');
  const names = Array.from({ length: 500 }, (_, index) => `/assets/made-up-${index}.js`);
  for (const name of names) expect(await assets.file(name)).toBeUndefined();
  await Promise.all(names.map((name) => assets.file(name)));
  // More only if this machine takes longer than the names are cached.
  expect(looks.mock.calls.length).toBeLessThan(10);
  expect(reads).not.toHaveBeenCalled();
});

test('a file requested many times at once is read once', async () => {
  await assets.keep(build('a'), day(0));
  const reads = vi.spyOn(store, 'get');
  await Promise.all(Array.from({ length: 100 }, () => assets.file('/assets/a.js')));
  await assets.file('/assets/a.js');
  expect(reads).toHaveBeenCalledTimes(1);
});

test('files stored later by another node are found', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    expect(await assets.file('/assets/later.js')).toBeUndefined();
    await new KeptAssets(store, limits).keep(build('later'), day(0));
    vi.advanceTimersByTime(2000);
    expect((await assets.file('/assets/later.js'))?.identity.toString()).toBe('x'.repeat(10));
  } finally {
    vi.useRealTimers();
  }
});

test('a node that starts at the same moment as another still stores its build', async () => {
  const set = store.set.bind(store);
  vi.spyOn(store, 'set').mockImplementation(async (key, value) => {
    if (await store.has(key)) throw new Error('duplicate key value violates unique constraint');
    // The other one is a moment earlier.
    await set(key, value);
    throw new Error('duplicate key value violates unique constraint');
  });
  await assets.keep(build('a'), day(0));
  expect(await kept('a', 'shared')).toEqual(['a', 'shared']);
});

test('a failing database is distinguished from a missing file', async () => {
  vi.spyOn(store, 'keys').mockRejectedValue(new Error('gone'));
  await expect(assets.file('/assets/a.js')).rejects.toThrow('gone');
});
