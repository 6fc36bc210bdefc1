import { AsyncLocalStorage } from 'node:async_hooks';

/** The database is currently unavailable; it was not queried. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

/** Of Node, for connections and files. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'],
]);

/**
 * PostgreSQL: connection failures, exhausted resources (a full disk is 53100), an
 * operator's intervention, system errors, an unavailable lock, a read-only server.
 */
const postgresCodes = /^(08|53|57|58)...$|^55P03$|^25006$/;
const sqliteCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/;

/** What pg and Payload say without a code. */
const messages =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (has encountered|was closed)|Error: cannot begin transaction)/;

/**
 * @returns whether something failed because the database, or a disk, is unavailable at
 * the moment: the same request may well succeed later.
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

const notes = new AsyncLocalStorage<{ outage?: unknown }>();

/** Of the database, for `withOutageNoted`. */
export function noteOutage(error: unknown): void {
  const note = notes.getStore();
  if (note && isOutage(error)) note.outage = error;
}

/**
 * Payload mistakes some database failures for something else: a user it cannot look up is
 * nobody, and has no rights.
 * @returns the result, and the last failure of the database meanwhile, if there was one.
 */
export async function withOutageNoted<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; outage?: unknown }> {
  const note: { outage?: unknown } = {};
  const result = await notes.run(note, run);
  return { result, ...note };
}
