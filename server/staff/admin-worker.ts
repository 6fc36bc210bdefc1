import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requestIds } from '../../cms/log.ts';

/**
 * The process of Payload's admin (admin-process.ts): Next's request handler behind a socket in a
 * folder that nobody else can enter. The server has already checked every request.
 */
async function main(): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'admin-'));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  // It ends when the server does, however that happened, and not before: Ctrl+C reaches both.
  process.once('disconnect', () => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

  const { default: next } = await import('next');
  const application = next({ dev: false, dir: path.resolve('cms/admin') });
  await application.prepare();
  const answer = application.getRequestHandler();
  const socket = path.join(directory, 'socket');
  const server = createServer({ maxHeaderSize: 32 * 1024 }, (request, response) => {
    const id = String(request.headers['x-request-id'] ?? '');
    void requestIds.run(id, () => answer(request, response));
  });
  // No limits here: the server must not find that a kept-alive connection has just been closed.
  server.keepAliveTimeout = 0;
  server.headersTimeout = 0;
  server.requestTimeout = 0;
  server.listen(socket, () => process.send?.({ socket }));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
