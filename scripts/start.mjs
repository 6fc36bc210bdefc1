// npm start: from a fresh clone to a running site.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build } from './build.mjs';
import { node } from './install.mjs';

try {
  await build();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

// The channel tells the server when this process is gone, however it ended.
const server = spawn(node, ['--enable-source-maps', 'build/server/main.js'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

// npm runs this through a shell. When npm is killed outright neither passes a signal on, and the
// server must not stay behind holding the port: the shell then has another parent than before.
if (process.env.npm_lifecycle_event) {
  const parentOfShell = parentOf(process.ppid);
  setInterval(() => {
    if (parentOf(process.ppid) !== parentOfShell) server.kill('SIGTERM');
  }, 500).unref();
}

/** @returns undefined on systems without /proc. */
function parentOf(processId) {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return /^PPid:\s*(\d+)/m.exec(status)?.[1];
  } catch {
    return undefined;
  }
}
