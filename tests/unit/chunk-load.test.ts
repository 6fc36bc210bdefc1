import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from '../../app/chunks.ts';

const address = 'http://localhost/assets/rich-text-3f2a.js';
const failToImport = () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));

/** @returns the error with which loading is rejected. */
async function failureOf(loading: Promise<unknown>): Promise<ChunkLoadError> {
  const error = await loading.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ChunkLoadError);
  return error as ChunkLoadError;
}

describe('A part of the site that is loaded on demand', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is passed on when it arrives, even just before the timeout', async () => {
    const loading = loadChunk(
      () => new Promise((resolve) => setTimeout(resolve, 119_999, { default: 'module' })),
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await loading).toEqual({ default: 'module' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('times out after 120 seconds', async () => {
    const isSettled = vi.fn();
    const loading = loadChunk(() => new Promise(() => undefined));
    const failure = failureOf(loading).finally(isSettled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(isSettled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk failed',
      type: 'timeout',
    });
  });

  test.each([
    { type: 'missing', answer: () => Promise.resolve(new Response(null, { status: 404 })) },
    { type: 'missing', answer: () => Promise.resolve(new Response(null, { status: 410 })) },
    { type: 'error', answer: () => Promise.resolve(new Response(null, { status: 500 })) },
    { type: 'error', answer: () => Promise.resolve(new Response(null, { status: 200 })) },
    { type: 'error', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  ])('that cannot be fetched says so: $type', async ({ type, answer }) => {
    const ask = vi.fn(answer);
    vi.stubGlobal('fetch', ask);
    const failure = await failureOf(loadChunk(failToImport));
    expect(failure).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk failed',
      type,
      cause: expect.any(TypeError),
    });
    expect(ask).toHaveBeenCalledWith(address, expect.objectContaining({ method: 'HEAD' }));
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['without an address', new TypeError('Importing a module script failed.')],
    ['that is no error object', 'broken'],
    ['of the module’s own code', new SyntaxError('Unexpected token')],
  ])('with a failure %s is an error', async (_, reason) => {
    const ask = vi.fn();
    vi.stubGlobal('fetch', ask);
    expect(await failureOf(loadChunk(() => Promise.reject(reason)))).toMatchObject({
      type: 'error',
      cause: reason,
    });
    expect(ask).not.toHaveBeenCalled();
  });

  test('is not wrapped twice if it contains a part that failed', async () => {
    const inner = new ChunkLoadError('missing');
    expect(await failureOf(loadChunk(() => Promise.reject(inner)))).toBe(inner);
  });
});
