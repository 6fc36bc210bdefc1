/** Specification, sections 8 and 9. */
export const chunkTimeoutInMilliseconds = 120_000;

export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A part of the site's code that a page needs could not be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly type: ChunkFailure;

  constructor(type: ChunkFailure, options?: ErrorOptions) {
    super('Loading chunk failed', options);
    this.type = type;
  }
}

/**
 * Loads a part of the site on demand: `loadChunk(() => import('./pages/job.tsx'))`.
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
    throw new ChunkLoadError(await findFailure(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** After an update of the site the server no longer has the old chunks; that is worth telling apart. */
async function findFailure(error: unknown): Promise<ChunkFailure> {
  const address = error instanceof Error ? error.message.match(/(?:https?:\/\/|\/)\S+/)?.[0] : null;
  if (!address) return 'error';
  try {
    const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
    return status === 404 || status === 410 ? 'missing' : 'error';
  } catch {
    return 'error';
  }
}
