import { randomBytes } from 'node:crypto';
import { and, eq, lt } from '@payloadcms/db-sqlite/drizzle';
import { AuthenticationError, type CollectionBeforeLoginHook, type Payload } from 'payload';
import type { SecondFactor, User } from '../payload-types.ts';
import { respect, SecondFactorRefusal } from './errors.ts';
import { keyedHash, seal, unseal } from './sealed.ts';
import { tableOf } from './tables.ts';
import { stepOf, toBase32 } from './totp.ts';
import { visitors } from './visitor.ts';

const recoveryCodes = 10;

/** Each key is sealed for its account, so that rows cannot be exchanged. */
const purposeOf = (account: number) => `second factor of account ${account}`;

const findFactor = (payload: Payload, account: number) =>
  payload.db.findOne<SecondFactor>({
    collection: 'second-factors',
    where: { account: { equals: account } },
  });

/** @returns how many recovery codes are left, or null if there is no second factor. */
export async function secondFactorOf(payload: Payload, account: number): Promise<number | null> {
  const factor = await findFactor(payload, account);
  return factor ? listed(factor.recovery).length : null;
}

/** Whether accounts of this role have to have a second factor. */
export async function isSecondFactorRequired(payload: Payload, role: User['role']) {
  if (role !== 'admin') return false;
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return settings.secondFactorIsRequired === true;
}

/**
 * Runs in each sign-in once the password was right. Who was invited or switched off is refused like
 * somebody with a wrong password.
 */
export const guardSecondFactor: CollectionBeforeLoginHook<User> = async ({ user, req }) => {
  const { id, email, role, isDisabled, isInvited } = user;
  if (isDisabled || isInvited) throw new AuthenticationError(req.t);
  const { payload, context } = req;
  if ((await secondFactorOf(payload, id)) === null) {
    if (!(await isSecondFactorRequired(payload, role))) return user;
    throw new SecondFactorRefusal(req, 'secondFactorMissing', id);
  }
  const code = context[typedCode];
  if (typeof code !== 'string' || !code.trim()) {
    throw new SecondFactorRefusal(req, 'secondFactorNeeded', id);
  }
  respect(await visitors.getStore()?.triesCode(email), req);
  if (!(await acceptCode(payload, id, code))) {
    throw new SecondFactorRefusal(req, 'secondFactorWrong', id);
  }
  return user;
};

/** Under what key the request of a sign-in has the code that was typed. */
export const typedCode = 'secondFactorCode';

/** Accepts a code of the app, or a recovery code; each only once, on whichever node. */
export async function acceptCode(
  payload: Payload,
  account: number,
  typed: string,
): Promise<boolean> {
  const factor = await findFactor(payload, account);
  if (!factor) return false;
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const { table, drizzle } = tableOf(payload, 'second_factors');
  const ofAccount = eq(table.account as never, account);
  if (/^\d{6}$/.test(code)) {
    const secret = unseal(payload.secret, purposeOf(account), factor.secret);
    const step = secret === null ? null : stepOf(code, secret);
    if (step === null) return false;
    const isUnused = lt(table.lastStep as never, step);
    const used = drizzle.update(table).set({ lastStep: step }).where(and(ofAccount, isUnused));
    return (await used.returning()).length === 1;
  }
  const hash = hashOf(payload, account, code);
  const left = listed(factor.recovery);
  if (!left.includes(hash)) return false;
  const recovery = left.filter((one) => one !== hash).join(' ');
  const isAsRead = eq(table.recovery as never, factor.recovery ?? '');
  const used = drizzle.update(table).set({ recovery }).where(and(ofAccount, isAsRead));
  return (await used.returning()).length === 1;
}

/**
 * Gives an account its second factor, in place of an earlier one.
 * @param step of the code that proved it; it cannot be used again.
 * @returns the recovery codes, which are known only now.
 */
export async function keepSecondFactor(
  payload: Payload,
  account: number,
  { secret, step }: { secret: string; step: number },
): Promise<string[]> {
  await removeSecondFactor(payload, account);
  const { codes, recovery } = makeRecoveryCodes(payload, account);
  const sealed = seal(payload.secret, purposeOf(account), secret);
  await payload.create({
    collection: 'second-factors',
    data: { account, secret: sealed, lastStep: step, recovery },
  });
  payload.logger.info({ account }, 'a second factor was set up');
  return codes;
}

/** @returns new recovery codes, which replace all earlier ones. */
export async function renewRecoveryCodes(payload: Payload, account: number): Promise<string[]> {
  const { codes, recovery } = makeRecoveryCodes(payload, account);
  const { table, drizzle } = tableOf(payload, 'second_factors');
  await drizzle
    .update(table)
    .set({ recovery })
    .where(eq(table.account as never, account));
  return codes;
}

export async function removeSecondFactor(payload: Payload, account: number): Promise<void> {
  const { table, drizzle } = tableOf(payload, 'second_factors');
  await drizzle.delete(table).where(eq(table.account as never, account));
}

/** 50 bits each, far more than can be tried. */
function makeRecoveryCodes(payload: Payload, account: number) {
  const plain = Array.from({ length: recoveryCodes }, () => toBase32(randomBytes(7)).slice(0, 10));
  return {
    codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    recovery: plain.map((code) => hashOf(payload, account, code)).join(' '),
  };
}

const hashOf = ({ secret }: Payload, account: number, code: string): string =>
  keyedHash(secret, 'recovery codes', `${account} ${code}`);

const listed = (recovery: string | null | undefined): string[] =>
  recovery?.split(' ').filter(Boolean) ?? [];
