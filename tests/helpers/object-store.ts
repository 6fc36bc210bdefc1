import { createServer, type Server } from 'node:http';

/** The part of S3 that the site needs (put, head, get also of a part, delete, and whether there is any), in memory. */
export async function startObjectStore(port: number) {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const key = decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '').slice(1);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const stored = objects.get(key);
      if (request.method === 'PUT') {
        const body = Buffer.concat(chunks);
        const isChunked = String(request.headers['content-encoding']).includes('aws-chunked');
        objects.set(key, isChunked ? withoutChunks(body) : body);
        response.writeHead(200, { etag: '"stored"' }).end();
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
      } else if (request.url?.includes('list-type=2')) {
        response.writeHead(200, { 'content-type': 'application/xml' }).end(listOf(key, objects));
      } else if (!stored) {
        response.writeHead(404).end();
      } else {
        const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        const part = from && to ? stored.subarray(Number(from), Number(to) + 1) : stored;
        const status = part === stored ? 200 : 206;
        response.writeHead(status, { 'content-length': part.length, etag: '"stored"' });
        response.end(request.method === 'HEAD' ? undefined : part);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { objects, stop: () => stop(server) };
}

function listOf(bucket: string, objects: Map<string, Buffer>): string {
  const prefix = `${bucket.replace(/\/$/, '')}/`;
  const count = [...objects.keys()].filter((key) => key.startsWith(prefix)).length;
  return `<?xml version="1.0"?><ListBucketResult><KeyCount>${Math.min(count, 1)}</KeyCount></ListBucketResult>`;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** `SIZE in hex;…`, the bytes, and so on, until a size of 0. */
function withoutChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let position = 0;
  while (position < body.length) {
    const lineEnd = body.indexOf('\r\n', position);
    const size = Number.parseInt(body.toString('latin1', position, lineEnd), 16);
    if (!size) break;
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    position = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
