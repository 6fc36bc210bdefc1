import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { indexNowClaim, releaseClaim, takeClaim } from '../../cms/claims.ts';
import type { ContentSource } from '../../cms/interface.ts';
import { describe } from '../../cms/log.ts';
import type { Environment } from '../../environment.ts';
import type { Site, Sites } from '../sites.ts';

/** How long the content has to be at rest: a series of changes is one message. */
const restInMilliseconds = 3000;
const firstRetryInMilliseconds = 60_000;
const longestRetryInMilliseconds = 3_600_000;
const timeoutInMilliseconds = 10_000;
/** As many as one message may name (https://www.indexnow.org/documentation). */
const mostAddresses = 10_000;

type PublishedPaths = Awaited<ReturnType<ContentSource['publishedPaths']>>;

/** What a site's search engines know: when each path last changed. */
type Told = Record<string, string>;

interface Options {
  payload: Payload;
  log: Logger;
  sites: Sites;
  content: Pick<ContentSource, 'revision' | 'publishedPaths'>;
  environment: Pick<Environment, 'INDEXNOW_KEY' | 'INDEXNOW_ENDPOINT'>;
}

class NotAccepted extends Error {
  readonly status: number;

  constructor(status: number) {
    super();
    this.status = status;
  }
}

/**
 * Tells search engines which pages were published, changed or taken away, through IndexNow: once for
 * each change, on one node, for each site by itself. What could not be told is told later, with what
 * has changed since; the first time there is nothing to tell, since they have the sitemap.
 * @returns a function that stops it.
 */
export function keepIndexed(options: Options): () => void {
  const { payload, log, sites, content, environment } = options;
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint } = environment;
  if (!key) return () => undefined;
  let seen = '';
  let told = '';
  let retry = { at: 0, pause: firstRetryInMilliseconds };
  let isBusy = false;

  async function tellAll(): Promise<void> {
    const published = await content.publishedPaths();
    for (const site of sites.all) {
      const now = changesOf(site, published);
      const store = `index-now-${site.key}`;
      const before = await payload.kv.get<Told>(store);
      const paths = before ? changedPaths(before, now) : [];
      for (let from = 0; from < paths.length; from += mostAddresses) {
        await tell(site, paths.slice(from, from + mostAddresses));
      }
      if (!before || paths.length > 0) await payload.kv.set(store, now);
      if (!before) log.info({ site: site.key }, 'search engines are told of changes from now on');
    }
  }

  async function tell({ origin }: Site, paths: string[]): Promise<void> {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        ...{ host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt` },
        urlList: paths.map((path) => `${origin}${encodeURI(path)}`),
      }),
      signal: AbortSignal.timeout(timeoutInMilliseconds),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new NotAccepted(answer.status);
    log.info({ origin, pages: paths.length }, 'search engines were told of changes');
  }

  const look = async () => {
    if (isBusy || Date.now() < retry.at) return;
    isBusy = true;
    try {
      const revision = await content.revision();
      const isAtRest = revision === seen;
      seen = revision;
      if (!isAtRest || revision === told || !(await takeClaim(payload, indexNowClaim))) return;
      await tellAll().finally(() => releaseClaim(payload, indexNowClaim));
      told = revision;
      retry = { at: 0, pause: firstRetryInMilliseconds };
    } catch (error) {
      const status = error instanceof NotAccepted ? error.status : undefined;
      log.error({ status, error: describe(error) }, 'search engines could not be told of changes');
      const pause = Math.min(retry.pause * 2, longestRetryInMilliseconds);
      retry = { at: Date.now() + retry.pause, pause };
    } finally {
      isBusy = false;
    }
  };

  const timer = setInterval(look, restInMilliseconds).unref();
  return () => clearInterval(timer);
}

const changesOf = ({ language }: Site, published: PublishedPaths): Told =>
  Object.fromEntries(
    published
      .filter(({ translatedInto }) => translatedInto.includes(language))
      .map(({ path, changed }) => [path, changed]),
  );

/** New, changed, and no longer there. */
function changedPaths(before: Told, now: Told): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...paths].filter((path) => before[path] !== now[path]);
}
