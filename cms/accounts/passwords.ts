import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from 'payload';
import type { User } from '../payload-types.ts';
import { isPassword, type KeptPassword } from './derivation.ts';
import { faultOf, respect, wordOf } from './errors.ts';
import { normalizePassword, type PasswordFault, passwordFault } from './password-rules.ts';
import { visitors } from './visitor.ts';

/** Payload takes the password from the data before any later hook could change it. */
export const normalizeNewPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const data: object | undefined = args.data;
  if (!data || !('password' in data) || typeof data.password !== 'string') return args;
  return { ...args, data: { ...data, password: normalizePassword(data.password) } };
};

/**
 * Applies however a password is set: at installation, by an administrator, by its owner, or through
 * a mailed link (reset.ts).
 */
export const guardPassword: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { currentPassword, ...change } = data;
  const isNewPassword = Boolean(change.password);
  const isNewEmail =
    operation === 'update' && change.email !== undefined && change.email !== originalDoc?.email;
  if (!isNewPassword && !isNewEmail) return change;
  if (isNewPassword) {
    const about = { ...originalDoc, ...change };
    const fault = await faultOfPassword(req.payload, change.password, about);
    if (fault) throw faultOf(req, 'password', fault);
  }
  if (operation === 'update' && originalDoc && req.user?.id === originalDoc.id) {
    await confirmOwner(currentPassword, originalDoc, req);
  }
  if (isNewPassword) respect(await visitors.getStore()?.turn('derive'), req);
  // A reset link still in circulation must not undo what was chosen here.
  if (operation === 'update') {
    Object.assign(change, { resetPasswordToken: null, resetPasswordExpiration: null });
  }
  // Choosing one's own password replaces the one generated at installation.
  if (operation === 'update' && isNewPassword && originalDoc?.passwordIsInitial) {
    change.passwordIsInitial = false;
  }
  return change;
};

/** @returns why the account cannot have this password, or null. */
export async function faultOfPassword(
  payload: Payload,
  password: unknown,
  { email, name }: { email?: string | null; name?: string | null },
): Promise<PasswordFault | null> {
  if (typeof password !== 'string') return 'passwordTooShort';
  const { companyName } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return passwordFault(password, [email, name, companyName, 'eArc']);
}

/** A session left open must not be enough to take over the account. */
async function confirmOwner(
  currentPassword: unknown,
  { id, email }: User,
  req: PayloadRequest,
): Promise<void> {
  if (typeof currentPassword !== 'string' || currentPassword === '') {
    throw faultOf(req, 'currentPassword', 'currentPasswordMissing');
  }
  if (!(await isPasswordOf(req, { id, email }, currentPassword))) {
    throw new APIError(wordOf(req, 'currentPasswordWrong'), 400);
  }
}

/**
 * Asks the owner of an account for its password once more.
 * @throws TooManyRequests
 */
export async function isPasswordOf(
  req: PayloadRequest,
  { id, email }: Pick<User, 'id' | 'email'>,
  password: string,
): Promise<boolean> {
  const visitor = visitors.getStore();
  respect(await visitor?.tries(email), req);
  respect(await visitor?.turn('derive'), req);
  const kept = await req.payload.db.findOne<User & KeptPassword>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  const isRight = kept !== null && (await isPassword(normalizePassword(password), kept));
  if (isRight) await visitor?.knows(email);
  return isRight;
}
