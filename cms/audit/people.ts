import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
} from 'payload';
import type { User } from '../payload-types.ts';
import { nameOf } from '../saved-by.ts';
import type { AuditAction } from './actions.ts';
import { changesBetween } from './changes.ts';
import { record } from './record.ts';

type Stored = Record<string, unknown>;

/** Of an account, this and nothing else: no password, no token. */
const recordedFields = ['name', 'email', 'role'];

const passwordKey = (id: unknown) => `password of ${id}`;

/** By then Payload has replaced the password with what it is checked against. */
const noticePassword: CollectionBeforeChangeHook<User> = ({ context, data, originalDoc }) => {
  if (originalDoc && data.password) context[passwordKey(originalDoc.id)] = true;
  return data;
};

const recordAccount: CollectionAfterChangeHook<User> = async (given) => {
  const { collection, context, doc, operation, previousDoc, req } = given;
  const hasNewPassword = context[passwordKey(doc.id)] === true;
  delete context[passwordKey(doc.id)];
  // The first account is created by the site, and passwords are replaced through a mailed link.
  if (!req.user && !hasNewPassword) return doc;
  const fields = collection.flattenedFields.filter(({ name }) => recordedFields.includes(name));
  const before = operation === 'create' ? null : (previousDoc as unknown as Stored);
  const changes = changesBetween(before, doc as unknown as Stored, fields);
  const common = { subject: 'users', document: doc.id, title: doc.name ?? '' } as const;
  const who = req.user ? undefined : doc.name;
  if (hasNewPassword) await record(req, { ...common, action: 'password', who });
  const isRoleChanged = operation === 'update' && previousDoc.role !== doc.role;
  const action: AuditAction = operation === 'create' ? 'create' : isRoleChanged ? 'role' : 'update';
  if (changes.changes.length > 0) await record(req, { ...common, action, changes, who });
  return doc;
};

const recordDeletedAccount: CollectionAfterDeleteHook<User> = async ({ doc, id, req }) => {
  await record(req, { action: 'delete', subject: 'users', document: id, title: doc?.name ?? '' });
  return doc;
};

const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const title = nameOf({ user: { ...user, collection: 'users' } }) ?? '';
  const about = { subject: 'users', document: user.id, title } as const;
  await record(req, { ...about, action: 'signIn', who: title });
  return user;
};

const recordSignOut: CollectionAfterLogoutHook = ({ req }) => recordEndOfSession(req, req.user);

/** Of an account that signs out, or whose sessions somebody ends. */
export async function recordEndOfSession(
  req: PayloadRequest,
  account: Pick<User, 'id' | 'name' | 'email'> | null,
): Promise<void> {
  if (!account) return;
  const title = account.name || account.email;
  await record(req, { action: 'signOut', subject: 'users', document: account.id, title });
}

/**
 * An attempt on an account that exists. What was typed otherwise may be anything, a password in the
 * wrong field included, and strangers could fill the log with it.
 */
export async function recordFailedSignIn(payload: Payload, email: unknown): Promise<void> {
  if (typeof email !== 'string') return;
  const account = await payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  });
  if (!account) return;
  const { id, name } = account;
  await record(
    { payload },
    { action: 'signInFailed', subject: 'users', document: id, title: name ?? '' },
  );
}

const recordRefusedSignIn: CollectionAfterErrorHook = async ({ error, req }) => {
  if (error.name !== 'AuthenticationError') return;
  const { email }: { email?: unknown } = req.data ?? {};
  await recordFailedSignIn(req.payload, email);
};

export function auditedAccounts(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [noticePassword, ...(hooks.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), recordAccount],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletedAccount],
      afterLogin: [...(hooks.afterLogin ?? []), recordSignIn],
      afterLogout: [...(hooks.afterLogout ?? []), recordSignOut],
      afterError: [...(hooks.afterError ?? []), recordRefusedSignIn],
    },
  };
}
