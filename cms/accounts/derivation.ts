import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * How Payload derives a password's hash (its `generatePasswordSaltHash`), now and in earlier
 * versions.
 */
const current = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, keyLength: 32 };
const earlier = { prefix: '', iterations: 25_000, keyLength: 512 };

type Derivation = typeof current;

/** What is stored of a password. */
export interface KeptPassword {
  hash?: string | null;
  salt?: string | null;
}

const derive = (password: string, salt: string, { iterations, keyLength }: Derivation) =>
  promisify(pbkdf2)(password, salt, iterations, keyLength, 'sha256');

/** @returns whether the password matches. */
export async function isPassword(password: string, { hash, salt }: KeptPassword): Promise<boolean> {
  if (!hash || !salt) return false;
  const derivation = hash.startsWith(current.prefix) ? current : earlier;
  const kept = Buffer.from(hash.slice(derivation.prefix.length), 'hex');
  const derived = await derive(password, salt, derivation);
  return kept.length === derived.length && timingSafeEqual(kept, derived);
}

/** Does the work of a password check for an account that does not exist. */
export async function deriveInVain(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'), current);
}
