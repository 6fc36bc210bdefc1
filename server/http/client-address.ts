import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

export type ClientAddress = (request: IncomingMessage) => Client;

export interface Client {
  /** IPv4, or the /64 network of an IPv6 address, which belongs to one household or server. */
  address: string;
  /** An address of this machine: a local program, or an undeclared proxy. */
  isLoopback: boolean;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Tells clients apart. `X-Forwarded-For` is trusted only from a proxy named in `TRUST_PROXY`; the
 * client is the last address that is not such a proxy.
 * @param trusted `loopback`, or addresses and networks, e.g. `10.0.0.0/8`.
 */
export function clientAddress(trusted: string[]): ClientAddress {
  const proxies = trustedList(trusted);
  const isProxy = (address: string) => contains(proxies, address);
  return (request) => {
    const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    let address = withoutMapping(request.socket.remoteAddress ?? '');
    for (const hop of forwarded.map((part) => withoutPort(part.trim())).reverse()) {
      if (!isProxy(address) || isIP(hop) === 0) break;
      address = withoutMapping(hop);
    }
    return { address: network(address), isLoopback: contains(loopback, address) };
  };
}

export type FromProxy = (request: IncomingMessage) => boolean;

/**
 * Whether a request comes from a trusted proxy.
 * @param trusted as for `clientAddress`.
 */
export function fromProxy(trusted: string[]): FromProxy {
  const proxies = trustedList(trusted);
  return ({ socket }) => contains(proxies, withoutMapping(socket.remoteAddress ?? ''));
}

function trustedList(trusted: string[]): BlockList {
  const list = new BlockList();
  for (const entry of trusted) {
    if (entry === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function contains(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** IPv4 connections to an IPv6 socket: `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
