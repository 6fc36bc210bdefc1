import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { linkCheckAgent } from '../../cms/links/agent.ts';
import type { LinkProblem } from '../../cms/links/problems.ts';
import { isPublicAddress } from './public-address.ts';

const timeout = 10_000;
const redirectsFollowed = 5;
const mostAsked = 500;
/** Between two requests to one host. */
const pause = 1000;

interface Options {
  /** Tests have no network. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
  isAllowed?: (address: string) => boolean;
  pauseInMilliseconds?: number;
}

/**
 * Asks other sites whether a page exists: politely, and never an address of this machine or its
 * network, whatever a name resolves to and wherever a redirect leads.
 */
export function askOtherSites(options: Options = {}) {
  const { isAllowed = isPublicAddress, pauseInMilliseconds = pause } = options;
  const resolve = options.resolve ?? resolveHost;
  const asked = new Map<string, number>();
  let left = mostAsked;

  return async function ask(href: string, follow = redirectsFollowed): Promise<LinkProblem | null> {
    const url = URL.parse(href);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return 'outside';
    // What is not asked is not called broken.
    if (left <= 0) return null;
    left -= 1;
    const since = Date.now() - (asked.get(url.host) ?? 0);
    if (since < pauseInMilliseconds) await wait(pauseInMilliseconds - since);
    asked.set(url.host, Date.now());
    try {
      let { status, location } = await send(url, 'HEAD');
      // Some servers do not know HEAD, or refuse it to programs.
      if (status >= 400 && status !== 404 && status !== 410) {
        ({ status, location } = await send(url, 'GET'));
      }
      if (status >= 300 && status < 400 && location) {
        if (follow === 0) return 'outside';
        return ask(new URL(location, url).href, follow - 1);
      }
      // Sites that want no programs say nothing about the page.
      return status === 404 || status === 410 || status >= 500 ? 'outside' : null;
    } catch {
      return 'unreachable';
    }
  };

  async function send(url: URL, method: 'HEAD' | 'GET') {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
    // All of them: which one the connection takes is not ours to say.
    if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) {
      throw new Error('Not a public address');
    }
    return exchange(url, method, addresses);
  }
}

function exchange(url: URL, method: 'HEAD' | 'GET', addresses: LookupAddress[]) {
  const [first] = addresses;
  // The name is not resolved a second time, when it might be another address.
  const pinned: LookupFunction = (_host, lookupOptions, answer) => {
    if ((lookupOptions as LookupAllOptions).all) answer(null, addresses);
    else answer(null, first?.address ?? '', first?.family);
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { 'user-agent': linkCheckAgent, accept: 'text/html,*/*;q=0.5' };
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const signal = AbortSignal.timeout(timeout);
    const options = { method, headers, lookup: pinned, agent: false as const, signal };
    const sent = send(url, options, (response: IncomingMessage) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      // Only whether it is there is asked.
      response.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}

const resolveHost = (host: string): Promise<LookupAddress[]> =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
