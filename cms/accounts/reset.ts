import { createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { User } from '../payload-types.ts';
import { normalizePassword, type PasswordFault } from './password-rules.ts';
import { faultOfPassword } from './passwords.ts';
import { type Delay, visitors } from './visitor.ts';

const lifetimeInMilliseconds = 60 * 60 * 1000;
const lifetimeOfInvitation = 7 * 24 * lifetimeInMilliseconds;

/**
 * Creates a token that can set an account's password, once and within an hour. Only its hash is
 * stored, so that it cannot be recovered from the database or a copy of it.
 * @returns null if there is no such account that can sign in.
 */
export async function makeResetToken(
  payload: Payload,
  email: string,
): Promise<{ token: string; email: string } | null> {
  const account = await findOne(payload, 'email', email.toLowerCase().trim());
  // Whoever was invited has a link that works for longer, and must not lose it to this one.
  if (!account || account.isInvited || account.isDisabled) return null;
  return {
    token: await keepToken(payload, account.id, lifetimeInMilliseconds),
    email: account.email,
  };
}

/** Creates the token of an invitation: once and within a week; earlier ones are no longer valid. */
export const makeInvitationToken = (payload: Payload, account: number): Promise<string> =>
  keepToken(payload, account, lifetimeOfInvitation);

async function keepToken(payload: Payload, account: number, lifetime: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await payload.db.updateOne({
    collection: 'users',
    where: { id: { equals: account } },
    data: {
      resetPasswordToken: hashOf(token),
      resetPasswordExpiration: new Date(Date.now() + lifetime).toISOString(),
    },
    options: { atomic: true },
  });
  return token;
}

/** @returns what the token of a link is for; null if it is no longer valid. */
export async function purposeOfToken(
  payload: Payload,
  token: string,
): Promise<'invitation' | 'reset' | null> {
  const account = await accountOf(payload, token);
  return account && (account.isInvited ? 'invitation' : 'reset');
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
  const data = { password, isInvited: false };
  await payload.update({ collection: 'users', id: account.id, data });
  return null;
}

async function accountOf(payload: Payload, token: string): Promise<User | null> {
  const account = await findOne(payload, 'resetPasswordToken', hashOf(token));
  const expiration = Date.parse(account?.resetPasswordExpiration ?? '');
  return expiration > Date.now() && !account?.isDisabled ? account : null;
}

const findOne = (payload: Payload, field: string, value: string) =>
  payload.db.findOne<User>({ collection: 'users', where: { [field]: { equals: value } } });

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
