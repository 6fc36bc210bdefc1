import { leaveIfReplaced, noticeBuild } from './build.ts';

/** Specification, sections 8 and 9. */
const chunkTimeoutInMilliseconds = 120_000;

export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A chunk that a page needs could not be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly type: ChunkFailure;
  /** Of the server's answer, where there was one. */
  readonly status: number | undefined;

  constructor(type: ChunkFailure, options: ErrorOptions & { status?: number | undefined } = {}) {
    super('Loading chunk failed', options);
    this.type = type;
    this.status = options.status;
  }
}

/**
 * Loads a chunk of the site on demand: `loadChunk(() => import('./pages/job.tsx'))`.
 * @throws ChunkLoadError
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  timeout = chunkTimeoutInMilliseconds,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), timeout);
  });
  try {
    return await Promise.race([load(), expired]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    const status = await statusOf(error);
    const isMissing = status === 404 || status === 410;
    throw new ChunkLoadError(isMissing ? 'missing' : 'error', { cause: error, status });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * As `loadChunk`, for a page that the visitor goes to. Where the part is gone because the site has
 * been updated, the browser loads the page from the server instead, which needs no part.
 * @throws ChunkLoadError
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadChunk(load);
  } catch (error) {
    // Not every browser says which part has failed, so the server is asked for its build anyway.
    const isLate = error instanceof ChunkLoadError && error.type === 'timeout';
    if (!isLate) await askFor('/content/layout').catch(() => undefined);
    await leaveIfReplaced();
    throw error;
  }
}

/** @throws when there is no answer within five seconds. */
async function askFor(address: string): Promise<Response> {
  const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
  noticeBuild(answer);
  return answer;
}

/**
 * After an update of the site the server may no longer have the old chunks, or it may fail itself;
 * that is worth telling apart from a poor connection.
 * @returns what the server says of a chunk; undefined where it does not answer.
 */
async function statusOf(error: unknown): Promise<number | undefined> {
  const address = error instanceof Error ? error.message.match(/(?:https?:\/\/|\/)\S+/)?.[0] : null;
  if (!address) return undefined;
  return askFor(address).then(
    ({ status }) => status,
    () => undefined,
  );
}
