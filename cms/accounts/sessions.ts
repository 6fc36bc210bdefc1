import { randomUUID } from 'node:crypto';
import { and, eq, ne } from '@payloadcms/db-sqlite/drizzle';
import {
  type ArrayField,
  type CollectionAfterLoginHook,
  type CollectionBeforeChangeHook,
  createLocalReq,
  getFieldsToSign,
  jwtSign,
  type Payload,
  type TypedUser,
} from 'payload';
import type { User } from '../payload-types.ts';
import { deviceOf } from './device.ts';
import { connectionOf, tableOf } from './tables.ts';
import { visitors } from './visitor.ts';

/** Payload adds the id, the creation and the expiry of each session. */
export const sessionsField: ArrayField = {
  name: 'sessions',
  type: 'array',
  fields: [
    { name: 'device', type: 'text' },
    { name: 'lastUsedAt', type: 'date' },
  ],
};

/** @returns the session that somebody is signed in with. */
export const sessionOf = (user: object): string | undefined =>
  '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined;

/** How exactly the last use is known; writing it costs a little. */
const secondsOfUse = 5 * 60;

/** Notes by what a session was started. */
export const noteDevice: CollectionAfterLoginHook<User> = async ({ user, req }) => {
  const id = user.sessions?.at(-1)?.id;
  if (!id) return user;
  const device = deviceOf(visitors.getStore()?.userAgent ?? '');
  const { table } = tableOf(req.payload, 'users_sessions');
  const connection = await connectionOf(req);
  const lastUsedAt = new Date().toISOString();
  await connection
    .update(table)
    .set({ device, lastUsedAt })
    .where(eq(table.id as never, id));
  return user;
};

/** Notes that a session is in use. It never fails: nobody is refused for want of this. */
export async function noteUse(payload: Payload, user: TypedUser): Promise<void> {
  const session = user.sessions?.find(({ id }) => id === sessionOf(user));
  if (!session) return;
  const now = Date.now();
  if (now - Date.parse(session.lastUsedAt ?? '') < secondsOfUse * 1000) return;
  const { table, drizzle } = tableOf(payload, 'users_sessions');
  const lastUsedAt = new Date(now).toISOString();
  try {
    await drizzle
      .update(table)
      .set({ lastUsedAt })
      .where(eq(table.id as never, session.id));
  } catch {
    // The next request tries again.
  }
}

/** Whoever loses a role, or is switched off, loses what was opened with it. */
export const endSessionsOnChange: CollectionBeforeChangeHook<User> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data;
  const hasOtherRole = data.role !== undefined && data.role !== originalDoc.role;
  const isSwitchedOff = data.isDisabled === true && !originalDoc.isDisabled;
  if (!hasOtherRole && !isSwitchedOff) return data;
  const own = req.user?.id === originalDoc.id ? sessionOf(req.user) : undefined;
  const isKept = (id: string) => hasOtherRole && !isSwitchedOff && id === own;
  return { ...data, sessions: originalDoc.sessions?.filter(({ id }) => isKept(id)) ?? [] };
};

/** Ends one session of an account, or all but one. */
export async function endSessions(
  payload: Payload,
  account: number,
  which: { only: string } | { except: string | undefined },
): Promise<void> {
  const { table, drizzle } = tableOf(payload, 'users_sessions');
  const ofAccount = eq(table._parentID as never, account);
  const id = table.id as never;
  const chosen =
    'only' in which ? eq(id, which.only) : which.except ? ne(id, which.except) : undefined;
  await drizzle.delete(table).where(and(ofAccount, chosen));
}

/**
 * Starts a session after a sign-in in two steps. Payload's own operation would ask for the password
 * again.
 * @returns the token of the session.
 */
export async function startSession(payload: Payload, account: User): Promise<string> {
  const { config } = payload.collections.users;
  const { table, drizzle } = tableOf(payload, 'users_sessions');
  const { tokenExpiration } = config.auth;
  const sid = randomUUID();
  const createdAt = new Date();
  const session = {
    id: sid,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + tokenExpiration * 1000).toISOString(),
  };
  const earlier = account.sessions ?? [];
  await drizzle
    .insert(table)
    .values({ ...session, _parentID: account.id, _order: earlier.length + 1 });
  const user = {
    ...account,
    sessions: [...earlier, session],
    collection: 'users' as const,
    _strategy: 'local-jwt',
  };
  const fieldsToSign = getFieldsToSign({
    ...{ collectionConfig: config, email: account.email, sid, user },
  });
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration });
  const req = await createLocalReq({ user }, payload);
  for (const hook of config.hooks.afterLogin) {
    await hook({ collection: config, context: req.context, req, token, user });
  }
  return token;
}
