import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What authenticator apps expect without being told (RFC 6238): SHA-1, 6 digits, 30 seconds. */
const secondsOfStep = 30;
const digits = 6;
/** Clocks differ, and typing takes time. */
const neighbours = [0, -1, 1];

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((one) => alphabet.indexOf(one).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** 160 bits, as RFC 4226 recommends. */
export const makeSecret = (): string => toBase32(randomBytes(20));

/** The code of a step of time (RFC 4226). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** @returns the step of time that the code belongs to, or null if it is wrong. */
export function stepOf(code: string, secret: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = Math.floor(now / 1000 / secondsOfStep);
  const given = Buffer.from(code);
  const found = neighbours.find((neighbour) =>
    timingSafeEqual(given, Buffer.from(codeAt(secret, current + neighbour))),
  );
  return found === undefined ? null : current + found;
}

/** What the QR code says to an authenticator app. */
export function keyAddress(secret: string, { issuer, name }: { issuer: string; name: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`;
}
