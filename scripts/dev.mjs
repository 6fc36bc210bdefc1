// npm run dev: the site with hot reload of everything in app/. The server itself is restarted by
// hand; the back office is the built one.
import path from 'node:path';
import { createServer } from 'vite';
import { build } from './build.mjs';

process.env.NODE_ENV = 'development';
// Payload would look for Next's development server, which is not used here.
process.env.DISABLE_PAYLOAD_HMR = 'true';
await build();
const vite = await createServer({
  root: path.resolve('.'),
  appType: 'custom',
  server: { middlewareMode: true },
});
const { startDevelopment } = await vite.ssrLoadModule('/server/development.ts');
await startDevelopment(vite);
