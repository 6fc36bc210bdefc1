import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { linkCheckClaim, releaseClaim, takeClaim } from '../../cms/claims.ts';
import { publishedAddresses } from '../../cms/known-addresses.ts';
import { collectLinks } from '../../cms/links/collect.ts';
import { recordFaults } from '../../cms/links/record.ts';
import { type LinkCheckRecord, linkCheckKey, linkCheckWantedKey } from '../../cms/links/state.ts';
import { describe } from '../../cms/log.ts';
import { readRedirects } from '../../cms/redirects/check.ts';
import type { Sites } from '../sites.ts';
import { askThisServer } from './ask.ts';
import { checkLinks } from './check.ts';
import { askOtherSites } from './outside.ts';

const week = 7 * 24 * 3_600_000;
const pauseInMilliseconds = 10_000;
/** A site that has just been started has better things to do. */
const firstAfter = 3_600_000;

interface Options {
  payload: Payload;
  log: Logger;
  sites: Sites;
  port: number;
}

/**
 * Checks all links once a week, and whenever somebody wants it, on one node at a time.
 * @returns a function that stops it.
 */
export function keepLinkChecks(options: Options): () => void {
  const { payload, log } = options;
  const started = Date.now();
  let isBusy = false;

  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      if ((await isDue(payload, started)) && (await takeClaim(payload, linkCheckClaim))) {
        await payload.kv.delete(linkCheckWantedKey);
        await check(options).finally(() => releaseClaim(payload, linkCheckClaim));
      }
    } catch (error) {
      log.error({ error: describe(error) }, 'the links could not be checked');
    } finally {
      isBusy = false;
    }
  };

  const timer = setInterval(look, pauseInMilliseconds).unref();
  return () => clearInterval(timer);
}

async function isDue(payload: Payload, started: number): Promise<boolean> {
  if (await payload.kv.get(linkCheckWantedKey)) return true;
  const now = Date.now();
  if (now - started < firstAfter) return false;
  const record = await payload.kv.get<LinkCheckRecord>(linkCheckKey);
  return !record || now - Date.parse(record.at) >= week;
}

async function check({ payload, log, sites, port }: Options): Promise<void> {
  const { checksOutsideLinks } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const [links, addresses, redirects] = await Promise.all([
    collectLinks(payload),
    publishedAddresses(payload),
    readRedirects(payload),
  ]);
  const faults = await checkLinks({
    ...{ links, addresses, sites: sites.all, ask: askThisServer(port) },
    redirects: new Set(redirects.map(({ from }) => from)),
    askOutside: checksOutsideLinks ? askOtherSites() : undefined,
  });
  await recordFaults(payload, faults, links.length);
  log.info({ links: links.length, broken: faults.length }, 'the links were checked');
}
