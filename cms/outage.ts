import { AsyncLocalStorage } from 'node:async_hooks';

/** The database does not answer at present; nothing was asked of it. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

/** Of Node, for connections and files. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'],
]);

/**
 * Of PostgreSQL: connection failures, resources that are used up (a full disk is 53100), an
 * operator's intervention, system errors, a lock that was not to be had, a server that only reads.
 */
const postgresCodes = /^(08|53|57|58)...$|^55P03$|^25006$/;
const sqliteCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/;

/** What pg and Payload say without a code. */
const messages =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (has encountered|was closed)|Error: cannot begin transaction)/;

/**
 * @returns whether something could not be done because the database, or a disk, cannot be used at
 * present: the same request may well succeed later.
 */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (cause instanceof DatabaseAwayError || messages.test(cause.message)) return true;
    if (typeof code !== 'string') continue;
    if (systemCodes.has(code) || postgresCodes.test(code) || sqliteCodes.test(code)) return true;
  }
  return false;
}

const notes = new AsyncLocalStorage<{ hasOutage: boolean }>();

/** Of the database, for `withOutageNoted`. */
export function noteOutage(error: unknown): void {
  const note = notes.getStore();
  if (note && isOutage(error)) note.hasOutage = true;
}

/**
 * Payload takes some failures of the database for something else: who cannot be looked up is
 * nobody, and may do nothing.
 * @returns the result, and whether the database failed on the way to it.
 */
export async function withOutageNoted<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; hasOutage: boolean }> {
  const note = { hasOutage: false };
  const result = await notes.run(note, run);
  return { result, hasOutage: note.hasOutage };
}
