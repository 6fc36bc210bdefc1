import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { CollectionBeforeOperationHook } from 'payload';

/** How Payload derives the hash of a password today (its `generatePasswordSaltHash`). */
export const derivation = { iterations: 600_000, keyLength: 32, digest: 'sha256' } as const;

/** Of the document, not of a request: whoever signs in has no session yet. */
interface Account {
  id: number;
  lockUntil?: string | null;
}

/**
 * Payload derives a hash only where there is an account that is not locked. For all others the
 * same work is done here, so that the time an answer takes does not tell which addresses have one.
 */
export const equalSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const { email, password } = args.data ?? {};
  if (typeof email !== 'string' || typeof password !== 'string') return args;
  const account = await req.payload.db.findOne<Account>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  });
  if (account && !isLocked(account)) return args;
  const { iterations, keyLength, digest } = derivation;
  await promisify(pbkdf2)(password, randomBytes(32).toString('hex'), iterations, keyLength, digest);
  return args;
};

const isLocked = ({ lockUntil }: Account): boolean =>
  Boolean(lockUntil) && new Date(lockUntil ?? 0).getTime() > Date.now();
