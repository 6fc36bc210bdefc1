import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Each purpose has a key of its own, derived from the secret of the site. */
const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/**
 * Encrypts and authenticates a text.
 * @param purpose what it is for; it can be opened for that only.
 */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(nonceLength);
  const made = createCipheriv(cipher, keyOf(secret, purpose), nonce);
  const sealed = Buffer.concat([made.update(text, 'utf8'), made.final()]);
  return Buffer.concat([nonce, made.getAuthTag(), sealed]).toString('base64url');
}

/** @returns null for what was not sealed here for this purpose. */
export function unseal(secret: string, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceLength + tagLength) return null;
  const opened = createDecipheriv(
    cipher,
    keyOf(secret, purpose),
    bytes.subarray(0, nonceLength),
  ).setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    const text = opened.update(bytes.subarray(nonceLength + tagLength));
    return Buffer.concat([text, opened.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** A hash that cannot be searched for without the secret. */
export const keyedHash = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', keyOf(secret, purpose)).update(text).digest('base64url');
