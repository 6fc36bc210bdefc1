import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Environment } from '../../environment.ts';
import { signedHeaders } from '../../server/http/aws-signature.ts';
import { type Cdn, changedKeys, createCdn, NotPurged } from '../../server/http/cdn.ts';

interface Received {
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the interfaces of CDNs would receive, and what they would answer. */
const answer = { status: 200, headers: {} as Record<string, string>, body: '{"status":"ok"}' };
const received: Received[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ line: `${method} ${url}`, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received.length = 0;
  Object.assign(answer, { status: 200, headers: {} });
});

function cdnOf(settings: Partial<Environment>): Cdn {
  const cdn = createCdn({ CDN_API: origin, ...settings });
  if (!cdn) throw new Error('There is none');
  return cdn;
}

const token = 'a secret of the CDN';
const fastly = () => cdnOf({ CDN: 'fastly', CDN_ID: 'SU1Z0isxPaozGVKXdv0eY', CDN_TOKEN: token });
const cloudflare = () => cdnOf({ CDN: 'cloudflare', CDN_ID: '023e105f4ecef8ad', CDN_TOKEN: token });
const cloudFront = () =>
  cdnOf({
    ...{ CDN: 'cloudfront', CDN_ID: 'EDFDVBD6EXAMPLE' },
    ...{ CDN_ACCESS_KEY_ID: 'AKIDEXAMPLE', CDN_SECRET_ACCESS_KEY: token },
  });
const other = () => cdnOf({ CDN: 'other', CDN_TOKEN: token });

describe('a CDN is told of changes', () => {
  it('by Fastly: the keys as JSON, with its own header for the token', async () => {
    await fastly().purge(['pages', 'more'], 'order');
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      line: 'POST /service/SU1Z0isxPaozGVKXdv0eY/purge',
      headers: { 'fastly-key': token, 'content-type': 'application/json' },
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ surrogate_keys: ['pages', 'more'] });
  });

  it('by Cloudflare: the keys as tags of a zone', async () => {
    await cloudflare().purge(['pages', 'more'], 'order');
    expect(received[0]).toMatchObject({
      line: 'POST /zones/023e105f4ecef8ad/purge_cache',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ tags: ['pages', 'more'] });
  });

  it('by CloudFront: the keys as tags of an invalidation, signed', async () => {
    answer.status = 201;
    await cloudFront().purge(['pages', 'more'], 'order');
    const [request] = received;
    expect(request?.line).toBe('POST /2020-05-31/distribution/EDFDVBD6EXAMPLE/invalidation');
    expect(request?.headers['content-type']).toBe('text/xml');
    const body = request?.body ?? '';
    expect(body).toContain('xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"');
    expect(body).toContain('<Items><Path>#pages</Path><Path>#more</Path></Items>');
    expect(body).toContain('<Quantity>2</Quantity>');
    // What the service would calculate from what it received.
    const moment = String(request?.headers['x-amz-date']);
    const expected = signedHeaders(
      {
        url: new URL(origin + request?.line.slice(5)),
        headers: { 'content-type': 'text/xml' },
        body,
      },
      { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: token },
      { region: 'us-east-1', service: 'cloudfront' },
      new Date(moment.replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z')),
    );
    expect(request?.headers.authorization).toBe(expected.authorization);
    expect(request?.headers.host).toBe(new URL(origin).host);
  });

  it('by CloudFront with the same reference when it is repeated, and another one otherwise', async () => {
    const cdn = cloudFront();
    for (const order of ['one', 'one', 'two']) await cdn.purge(changedKeys, order);
    const references = received.map(({ body }) => /<CallerReference>(\w+)</.exec(body)?.[1]);
    expect(references[0]).toMatch(/^\w{32}$/);
    expect(references[1]).toBe(references[0]);
    expect(references[2]).not.toBe(references[0]);
  });

  it('by any other address: the keys as JSON and as a header, with a token if there is one', async () => {
    await other().purge(['pages', 'more'], 'order');
    expect(received[0]).toMatchObject({
      line: 'POST /',
      headers: { authorization: `Bearer ${token}`, 'surrogate-key': 'pages more' },
      body: '{"tags":["pages","more"]}',
    });
    await cdnOf({ CDN: 'other' }).purge(['pages'], 'order');
    expect(received[1]?.headers.authorization).toBeUndefined();
  });

  const all = { fastly, cloudflare, cloudFront, other };

  it.each(Object.entries(all))(
    'and what it refuses is told without the token: %s',
    async (_, make) => {
      Object.assign(answer, { status: 429, headers: { 'retry-after': '17' } });
      const refused = await make()
        .purge(['pages'], 'order')
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(NotPurged);
      expect(refused).toMatchObject({ status: 429, retryAfter: 17_000 });
      expect(JSON.stringify(refused) + String(refused)).not.toContain(token);
    },
  );

  it.each(Object.entries(all))(
    'and does not follow where it is sent elsewhere: %s',
    async (_, make) => {
      Object.assign(answer, { status: 307, headers: { location: '/elsewhere' } });
      await expect(make().purge(['pages'], 'order')).rejects.toThrow();
      expect(received).toHaveLength(1);
    },
  );
});

describe('what may be kept says so', () => {
  const keys = (name: string, cdn: Cdn) => cdn.headers[name]?.split(/[ ,]/);

  it('by headers of which browsers know nothing, with Fastly and Cloudflare', () => {
    const freshness = 'max-age=300, stale-while-revalidate=30, stale-if-error=86400';
    expect(fastly().headers).toEqual({ 'surrogate-control': freshness, 'surrogate-key': 'pages' });
    expect(cloudflare().headers).toEqual({
      ...{ 'cloudflare-cdn-cache-control': `public, ${freshness}`, 'cache-tag': 'pages' },
    });
    expect(other().headers['cdn-cache-control']).toBe(`public, ${freshness}`);
  });

  it('by the one header that CloudFront reads, so that browsers ask each time', () => {
    const { headers } = cloudFront();
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=300, stale-if-error=86400');
    // Browsers would show what is old.
    expect(headers['cache-control']).not.toContain('stale-while-revalidate');
  });

  it('with the keys that a change purges', () => {
    expect(keys('surrogate-key', fastly())).toEqual(changedKeys);
    expect(keys('cache-tag', cloudflare())).toEqual(changedKeys);
    expect(keys('cache-tag', cloudFront())).toEqual(changedKeys);
    expect(keys('cache-tag', other())).toEqual(changedKeys);
    expect(keys('surrogate-key', other())).toEqual(changedKeys);
  });

  it('nowhere, without a CDN', () => {
    expect(createCdn({ CDN_ID: 'x', CDN_TOKEN: 'y', CDN_API: origin })).toBeNull();
  });
});

describe('the signature of a request to Amazon', () => {
  // Of the suite that comes with the specification: post-vanilla, and post-x-www-form-urlencoded.
  const credentials = {
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  };
  const scope = { region: 'us-east-1', service: 'service' };
  const now = new Date('2015-08-30T12:36:00Z');
  const url = new URL('https://example.amazonaws.com/');

  it.each([
    [{}, '', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
    [
      { 'content-type': 'application/x-www-form-urlencoded' },
      'Param1=value1',
      'ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a',
    ],
  ])('is that of the specification: %j', (headers, body, signature) => {
    const signed = signedHeaders({ url, headers, body }, credentials, scope, now);
    expect(signed['x-amz-date']).toBe('20150830T123600Z');
    expect(signed.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/20150830\/us-east-1\/service\/aws4_request, SignedHeaders=/,
    );
    expect(signed.authorization).toContain(`Signature=${signature}`);
  });

  it('differs by the body', () => {
    const signatures = ['a', 'b'].map(
      (body) => signedHeaders({ url, headers: {}, body }, credentials, scope, now).authorization,
    );
    expect(signatures[0]).not.toBe(signatures[1]);
  });
});
