import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP writes it in JSON. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

interface Sent {
  resourceSpans: {
    resource: { attributes: CollectedSpan['attributes'] };
    scopeSpans: { spans: CollectedSpan[] }[];
  }[];
}

/** A collector of traces: keeps what it is sent. */
export async function startCollector() {
  const asked: { path: string; type: string; token: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    const type = headers['content-type'] ?? '';
    asked.push({ path: url, type, token: String(headers['x-token']), body: await text(request) });
    response.writeHead(200, { 'content-type': type }).end(type.includes('json') ? '{}' : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const resources = () =>
    asked.flatMap(({ type, body }) =>
      type.includes('json') ? (JSON.parse(body) as Sent).resourceSpans : [],
    );
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    resources,
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** @returns the attributes of a span, each as a text. */
export const attributesOf = ({ attributes }: Pick<CollectedSpan, 'attributes'>) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]),
  );
