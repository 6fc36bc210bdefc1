import { createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { User } from '../payload-types.ts';
import { normalizePassword, type PasswordFault } from './password-rules.ts';
import { faultOfPassword } from './passwords.ts';
import { type Delay, visitors } from './visitor.ts';

const lifetimeInMilliseconds = 60 * 60 * 1000;

/**
 * Creates a token that can set an account's password, once and within an hour. Only its hash is
 * stored, so that it cannot be recovered from the database or a copy of it.
 * @returns null if there is no such account.
 */
export async function makeResetToken(
  payload: Payload,
  email: string,
): Promise<{ token: string; email: string } | null> {
  const account = await findOne(payload, 'email', email.toLowerCase().trim());
  if (!account) return null;
  const token = randomBytes(32).toString('base64url');
  await payload.db.updateOne({
    collection: 'users',
    where: { id: { equals: account.id } },
    data: {
      resetPasswordToken: hashOf(token),
      resetPasswordExpiration: new Date(Date.now() + lifetimeInMilliseconds).toISOString(),
    },
    options: { atomic: true },
  });
  return { token, email: account.email };
}

export async function isResetToken(payload: Payload, token: string): Promise<boolean> {
  return (await accountOf(payload, token)) !== null;
}

type ResetFailure = { fault: PasswordFault | 'resetExpired' } | { delay: Delay };

/**
 * Sets the password of the account that the token was created for. This ends its sessions and
 * invalidates the token (passwords.ts).
 * @returns null on success.
 */
export async function resetPassword(
  payload: Payload,
  token: string,
  typed: string,
): Promise<ResetFailure | null> {
  const password = normalizePassword(typed);
  const delay = await visitors.getStore()?.turn('derive');
  if (delay) return { delay };
  // Checked only now: an earlier request may have used the same token.
  const account = await accountOf(payload, token);
  if (!account) return { fault: 'resetExpired' };
  const fault = await faultOfPassword(payload, password, account);
  if (fault) return { fault };
  await payload.update({ collection: 'users', id: account.id, data: { password } });
  return null;
}

async function accountOf(payload: Payload, token: string): Promise<User | null> {
  const account = await findOne(payload, 'resetPasswordToken', hashOf(token));
  const expiration = Date.parse(account?.resetPasswordExpiration ?? '');
  return expiration > Date.now() ? account : null;
}

const findOne = (payload: Payload, field: string, value: string) =>
  payload.db.findOne<User>({ collection: 'users', where: { [field]: { equals: value } } });

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
