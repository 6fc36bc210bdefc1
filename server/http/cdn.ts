/** A page may be kept under this key, by which all of them are purged. */
const allPages = 'pages';

/**
 * What a CDN is told with what is made of published content, where it can be told of changes.
 * Browsers do not read these and ask each time (`cache-control`). The names are those of RFC 9213,
 * and of the keys with Fastly and with Cloudflare. Should a purge be lost, pages are five minutes
 * old at most; without an answer from here they are shown for another day.
 */
export const cdnHeaders: Record<string, string> = {
  'cdn-cache-control': 'public, max-age=300, stale-while-revalidate=30, stale-if-error=86400',
  'cache-tag': allPages,
  'surrogate-key': allPages,
};

/** Has a CDN forget what it keeps under these keys. @throws when it did not say that it does. */
export type Purge = (keys: readonly string[]) => Promise<void>;

/** Everything that is made of published content. */
export const changedKeys: readonly string[] = [allPages];

const timeout = 10_000;

/**
 * The keys in a POST, as JSON (`{"tags": […]}`, as Cloudflare takes them) and as a header
 * (`Surrogate-Key`, as Fastly does).
 */
export function purgeByRequest(url: string, token: string | undefined): Purge {
  return async (keys) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'content-type': 'application/json',
        'surrogate-key': keys.join(' '),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags: keys }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The CDN answered ${answer.status}`);
  };
}
