import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../cms/accounts/device.ts';
import { keyedHash, seal, unseal } from '../../cms/accounts/sealed.ts';
import { codeAt, keyAddress, makeSecret, stepOf, toBase32 } from '../../cms/accounts/totp.ts';
import { isMorningOf } from '../../cms/inquiry-mails/notices.ts';
import { destinationOf } from '../../server/staff/destination.ts';

describe('codes of the second factor', () => {
  const secret = toBase32(Buffer.from('12345678901234567890'));

  // RFC 6238, appendix B, the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at %d seconds', (seconds, code) => {
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code);
  });

  it('are accepted one step early and one step late, and no more', () => {
    const now = 1234567890_000;
    const current = Math.floor(now / 30_000);
    const accepted = [-2, -1, 0, 1, 2].map((step) =>
      stepOf(codeAt(secret, current + step), secret, now),
    );
    expect(accepted).toEqual([null, current - 1, current, current + 1, null]);
    for (const wrong of ['', '12345', '1234567', 'abcdef', '００５９２４']) {
      expect(stepOf(wrong, secret, now)).toBeNull();
    }
  });

  it('belong to a key of 160 bits, which the app is told with the name of the account', () => {
    const made = makeSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(makeSecret()).not.toBe(made);
    const url = new URL(keyAddress(made, { issuer: 'eArc', name: 'ada+1@example.com' }));
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(url.pathname)).toBe('/eArc:ada+1@example.com');
    expect(url.searchParams.get('secret')).toBe(made);
  });
});

describe('what is sealed', () => {
  it('is opened with the same secret for the same purpose only, and unchanged', () => {
    const sealed = seal('a secret', 'one', 'text · 文');
    expect(unseal('a secret', 'one', sealed)).toBe('text · 文');
    expect(unseal('a secret', 'two', sealed)).toBeNull();
    expect(unseal('another', 'one', sealed)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(unseal('a secret', 'one', bytes.toString('base64url'))).toBeNull();
    for (const wrong of ['', 'abc', '%%%']) expect(unseal('a secret', 'one', wrong)).toBeNull();
    expect(seal('a secret', 'one', 'text · 文')).not.toBe(sealed);
  });

  it('is hashed differently for each purpose', () => {
    expect(keyedHash('a secret', 'one', 'x')).toBe(keyedHash('a secret', 'one', 'x'));
    expect(keyedHash('a secret', 'two', 'x')).not.toBe(keyedHash('a secret', 'one', 'x'));
  });
});

describe('after signing in', () => {
  it.each([
    ['/admin/collections/pages?limit=10', '/admin/collections/pages?limit=10'],
    ['/news_detail/1?preview=de', '/news_detail/1?preview=de'],
    [undefined, '/admin'],
    ['', '/admin'],
    ['https://evil.example/', '/admin'],
    ['//evil.example/admin', '/admin'],
    ['/\\evil.example', '/admin'],
    ['/\t/evil.example', '/admin'],
    ['/.//evil.example', '/admin'],
    ['javascript:alert(1)', '/admin'],
    ['/admin/logout', '/admin'],
    ['/admin/login', '/admin'],
    ['/login', '/admin'],
  ])('%s leads to %s', (wanted, expected) => {
    expect(destinationOf(wanted)).toBe(expected);
  });
});

describe('a device', () => {
  const mozilla = 'Mozilla/5.0';
  it.each([
    [
      `${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`,
      'Firefox · Windows',
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
      'Safari · macOS',
    ],
    [
      `${mozilla} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36`,
      'Chrome · Android',
    ],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
      'Edge · Windows',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.0.0 Mobile/15E148 Safari/604.1`,
      'Chrome · iPhone',
    ],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('is named by its family: %s', (userAgent, name) => {
    expect(deviceOf(userAgent)).toBe(name);
  });
});

describe('the morning of a day', () => {
  it.each([
    ['2026-11-23T05:59:00Z', 'de', false],
    ['2026-11-23T06:00:00Z', 'de', true],
    ['2026-11-22T22:59:00Z', 'zh', false],
    ['2026-11-22T23:00:00Z', 'zh', true],
    ['2026-11-22T22:00:00Z', 'ja', true],
    ['2026-11-24T01:00:00Z', null, true],
  ])('at %s for a reader of %s: %s', (now, language, expected) => {
    expect(isMorningOf('2026-11-23', language, new Date(now))).toBe(expected);
  });
});
