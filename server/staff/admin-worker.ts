import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requestIds } from '../../cms/log.ts';

/**
 * The process of Payload's admin (admin-process.ts): Next's request handler behind a socket in a
 * folder that nobody else may enter. The server has already checked every request.
 */
async function main(): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'admin-'));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  // It ends with the server, however that ended, and not earlier: Ctrl+C reaches both.
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
  // Both without limit: the server must not find that a kept connection has just ended.
  server.keepAliveTimeout = 0;
  server.requestTimeout = 0;
  server.listen(socket, () => process.send?.({ socket }));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
