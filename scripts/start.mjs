// npm start: from a fresh clone to a running site.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { node } from './install.mjs';

try {
  await build();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

const server = spawn(node, ['--enable-source-maps', 'build/server/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

// When npm itself is killed nobody passes a signal on: the server must not stay behind alone.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) server.kill('SIGTERM');
  }, 500).unref();
}
