import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributesOf, type CollectedSpan, startCollector } from '../helpers/collector.ts';
import { patience } from '../helpers/patience.ts';
import { availableDatabases, startSite } from '../helpers/site.ts';

type Collector = Awaited<ReturnType<typeof startCollector>>;
type Site = Awaited<ReturnType<typeof startSite>>;

/** Waits for the span of a request. @returns it with all that was done for it. */
async function traceOf(collector: Collector, id: string) {
  let request: CollectedSpan | undefined;
  await expect
    .poll(() => {
      request = collector.spans().find((span) => attributesOf(span)['website.request'] === id);
      return request !== undefined;
    }, patience)
    .toBe(true);
  if (!request) throw new Error('The request was not traced');
  const { traceId, spanId } = request;
  const all = collector.spans().filter((span) => span.traceId === traceId);
  return { request, all, within: all.filter(({ parentSpanId }) => parentSpanId === spanId) };
}

describe.each(availableDatabases())('the traces of a site on %s', (database) => {
  let collector: Collector;
  let site: Site;
  let asked = 0;

  beforeAll(async () => {
    collector = await startCollector();
    site = await startSite(database, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-token=for-the-collector',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      TRUST_PROXY: 'loopback',
    });
  });
  afterAll(async () => {
    await site?.destroy();
    await collector?.close();
  });

  async function traced(path: string, headers: Record<string, string> = {}, body?: string) {
    asked += 1;
    const id = `traced-request-${asked}`;
    const options = { headers: { ...headers, 'x-request-id': id } };
    const answer = await (body === undefined
      ? site.get(path, options)
      : site.request(path, { ...options, method: 'POST', body }));
    return { answer, ...(await traceOf(collector, id)) };
  }

  it('show how a page is rendered from which tables, and sent from memory afterwards', async () => {
    const first = await traced('/about?utm_source=secret-source');
    expect(first.request.name).toBe('GET page');
    expect(attributesOf(first.request)).toMatchObject({
      'http.request.method': 'GET',
      'http.response.status_code': '200',
      'url.path': '/about',
    });
    expect(first.within.map(({ name }) => name)).toContain('render page');
    const statement = first.all.find(({ name }) => name === 'SELECT pages');
    expect(first.all.map(({ spanId }) => spanId)).toContain(statement?.parentSpanId);
    expect(attributesOf(statement ?? first.request)['db.collection.name']).toBe('pages');
    expect((await traced('/about')).all).toHaveLength(1);
  });

  it('go on where a trusted proxy has begun them', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const { request } = await traced('/healthz', { traceparent });
    expect(request.traceId).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(request.parentSpanId).toBe('b7ad6b7169203331');
  });

  it('contain nothing that a visitor has typed or asked for', async () => {
    const body = JSON.stringify({ email: 'somebody@example.com', message: 'secret-message' });
    const headers = { 'content-type': 'application/json', origin: site.origin() };
    const { request } = await traced('/forms/quote', headers, body);
    expect(request.name).toBe('POST form');
    await traced('/search?q=secret-question');
    const sent = collector.asked.map((one) => one.body).join('');
    expect(sent).toContain('POST form');
    expect(sent).not.toMatch(/secret-|somebody|127\.0\.0\.1/);
  });

  it('say which service sends them, to whom the variables name', () => {
    const [resource] = collector.resources().map((one) => attributesOf(one.resource));
    expect(resource).toMatchObject({
      'service.name': 'website',
      'deployment.environment.name': 'test',
    });
    expect(collector.asked[0]).toMatchObject({ path: '/v1/traces', token: 'for-the-collector' });
  });
});

describe('a site with the default of its exporter', () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

  /** @returns what was sent by a site that was asked once and has ended. */
  async function sentBy(variables: Record<string, string>) {
    const collector = await startCollector();
    const site = await startSite('sqlite', {
      ...variables,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    });
    try {
      await site.get('/healthz', { headers: { traceparent } });
      await site.stop();
    } finally {
      await site.destroy();
      await collector.close();
    }
    return collector.asked.map(({ path, type }) => `${path} ${type}`);
  }

  it('sends protocol buffers, the last of them when it ends', async () => {
    expect(await sentBy({})).toEqual(['/v1/traces application/x-protobuf']);
  });

  it('begins no trace because a visitor wants one', async () => {
    expect(await sentBy({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' })).toEqual([]);
  });

  it('sends nothing where that is switched off', async () => {
    expect(await sentBy({ OTEL_SDK_DISABLED: 'true' })).toEqual([]);
  });
});
