import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientAddress } from '../../server/http/client-address.ts';
import { RateLimit } from '../../server/http/rate-limit.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('A client is', () => {
  const behindLocalProxy = clientAddress(['loopback']);
  const direct = clientAddress([]);

  test.each([
    ['the other end of the connection', direct, '192.0.2.7', undefined, '192.0.2.7'],
    ['not whom a stranger says', direct, '192.0.2.7', '198.51.100.1', '192.0.2.7'],
    ['whom the local proxy says', behindLocalProxy, '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['whom the local proxy says, by IPv6', behindLocalProxy, '::1', '198.51.100.1', '198.51.100.1'],
    [
      'whom the local proxy says, mapped',
      behindLocalProxy,
      '::ffff:127.0.0.1',
      '198.51.100.1:4711',
      '198.51.100.1',
    ],
    [
      'not whom the client told the proxy',
      behindLocalProxy,
      '127.0.0.1',
      '203.0.113.9, 198.51.100.1',
      '198.51.100.1',
    ],
    ['the proxy itself when it says nonsense', behindLocalProxy, '127.0.0.1', 'x', '127.0.0.1'],
    ['a network of IPv6', direct, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['a network of short IPv6', direct, '2001:db8::6', undefined, '2001:db8:0:0::/64'],
    [
      'behind two proxies',
      clientAddress(['loopback', '10.0.0.0/8']),
      '127.0.0.1',
      '198.51.100.1, 10.2.3.4',
      '198.51.100.1',
    ],
  ])('%s', (_, addressOf, remote, forwarded, address) => {
    expect(addressOf(request(remote, forwarded)).address).toBe(address);
  });

  test('of this machine only if it really is', () => {
    expect(direct(request('127.0.0.1')).isLoopback).toBe(true);
    expect(behindLocalProxy(request('127.0.0.1', '198.51.100.1')).isLoopback).toBe(false);
  });
});

describe('A rate limit', () => {
  const allowance = { burst: 3, secondsEach: 10 };

  test('lets a burst through, then one per interval, and says when', () => {
    let now = 0;
    const limit = new RateLimit(() => now);
    const take = () => limit.take('a', allowance);
    expect([take(), take(), take()].every(({ isAllowed }) => isAllowed)).toBe(true);
    expect(take()).toEqual({ isAllowed: false, retryAfter: 10 });
    now = 4_000;
    expect(take()).toEqual({ isAllowed: false, retryAfter: 6 });
    now = 10_000;
    expect(take()).toEqual({ isAllowed: true });
    expect(take().isAllowed).toBe(false);
  });

  test('does not make one client wait for another', () => {
    const limit = new RateLimit(() => 0);
    for (let count = 0; count < 5; count += 1) limit.take('a', allowance);
    expect(limit.take('b', allowance).isAllowed).toBe(true);
  });
});
