import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Payload,
  type PayloadRequest,
} from 'payload';
import type { User } from '../payload-types.ts';
import { faultOf, respect, wordOf } from './errors.ts';
import { visitors } from './visitor.ts';

/** The last administrator keeps the role and is not switched off, or nobody could ever assign it again. */
export const keepAdministrator: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const isLeaving =
    originalDoc?.role === 'admin' &&
    ((data.role ?? 'admin') !== 'admin' || (data.isDisabled === true && !originalDoc.isDisabled));
  if (isLeaving && !(await isAnyLeft(originalDoc.id, req))) {
    throw faultOf(req, 'role', 'lastAdministrator');
  }
  return data;
};

export const keepAdministratorAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  if (account?.role === 'admin' && !(await isAnyLeft(account.id, req))) {
    throw new APIError(wordOf(req, 'lastAdministrator'), 409);
  }
};

/** Those whom one request demotes or deletes, possibly many at once. */
const leavingOf = new WeakMap<object, Set<number>>();

/** @returns whether there is an administrator besides this one and those removed along with it. */
async function isAnyLeft(id: number, req: PayloadRequest): Promise<boolean> {
  // Payload gives each document of a bulk change a context of its own.
  const request = visitors.getStore() ?? req.context;
  const leaving = leavingOf.get(request) ?? new Set();
  leavingOf.set(request, leaving.add(id));
  await waitForOthers(req);
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      role: { equals: 'admin' },
      id: { not_in: [...leaving] },
      // These cannot sign in, so they could not assign it.
      isDisabled: { not_equals: true },
      isInvited: { not_equals: true },
    },
    req,
  });
  return totalDocs > 0;
}

/** An arbitrary number, the same on all nodes. */
const lock = 8_206_113;

/**
 * Two administrators demoting each other would each still see the other, so one waits until the
 * other's change is complete. In PostgreSQL the transaction holds the lock, across all nodes.
 * SQLite has one process and, here, no transactions (database.ts): the request holds the turn.
 */
async function waitForOthers(req: PayloadRequest): Promise<void> {
  const { db } = req.payload;
  if (db.name === 'sqlite') {
    respect(await visitors.getStore()?.turn('changeAdministrators'), req);
    return;
  }
  const { execute, sessions } = db as unknown as PostgresDatabase;
  const transaction = sessions[String(await req.transactionID)]?.db;
  await execute({ db: transaction, raw: `SELECT pg_advisory_xact_lock(${lock})` });
}

/** The part of Payload's adapter used here. */
interface PostgresDatabase extends Pick<Payload['db'], 'name'> {
  sessions: Record<string, { db: unknown } | undefined>;
  execute(statement: { db: unknown; raw: string }): Promise<unknown>;
}
