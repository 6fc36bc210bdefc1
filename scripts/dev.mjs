// npm run dev: the site with hot reload of everything in app/. The server itself is restarted by
// hand; the admin's pages are built when first opened.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { backOffice, build } from './build.mjs';
import { install, node } from './install.mjs';

await install();
if (Number(process.versions.node.split('.')[0]) < 24) {
  // The Node of a fresh machine only needs to be good enough to install the one that the site runs
  // on.
  process.exit(spawnSync(node, ['scripts/dev.mjs'], { stdio: 'inherit' }).status ?? 1);
}
process.env.NODE_ENV = 'development';
// Payload would look for Next's development server, which is not used here.
process.env.DISABLE_PAYLOAD_HMR = 'true';
const { createServer } = await import('vite');
const vite = await createServer({
  root: path.resolve('.'),
  appType: 'custom',
  server: { middlewareMode: true },
});
const { startDevelopment } = await vite.ssrLoadModule('/server/development.ts');
// Everything else runs from source.
await startDevelopment(vite, { buildAdmin: () => build([backOffice]) });
