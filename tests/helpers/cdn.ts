import { createServer, type IncomingHttpHeaders } from 'node:http';
import { freePort } from './site.ts';

interface Purged {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What the interface of a CDN would receive. */
export async function startCdn() {
  const purged: Purged[] = [];
  const state = { status: 200, retryAfter: 0 };
  const port = await freePort();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const text = String(Buffer.concat(chunks));
      const isJson = headers['content-type'] === 'application/json';
      const body: unknown = isJson ? JSON.parse(text) : text;
      purged.push({ method, path: url, headers, body });
      if (state.retryAfter > 0) response.setHeader('retry-after', state.retryAfter);
      response.writeHead(state.status, { 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, purged, state, close };
}
