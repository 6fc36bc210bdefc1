// npm run serve: the built site, with limits that suit the memory of the machine.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { node } from './install.mjs';

/**
 * The heap gets two fifths of the machine or container, up to a gigabyte: the rest is for
 * everything outside the JavaScript heap and for the processes that read CVs.
 */
function memoryOptions() {
  if (/max-old-space-size/.test(process.env.NODE_OPTIONS ?? '')) return [];
  const constrained = process.constrainedMemory?.() ?? 0;
  const available = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  const megabytes = Math.floor((available / 1024 / 1024) * 0.4);
  return [
    `--max-old-space-size=${Math.min(1024, Math.max(192, megabytes))}`,
    '--max-semi-space-size=4',
    // Of garbage there may be a fifth as much as of what is needed; by default several times as much.
    '--heap-growing-percent=20',
  ];
}

/**
 * The C library never returns the memory of its arenas: two of them are enough, and what is large is
 * kept outside of them and returned at once.
 */
const allocation = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

// Through the channel the server notices when this process is gone, however it ended.
const server = spawn(node, [...memoryOptions(), 'build/server/main.js'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...allocation, ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

// npm runs this through a shell. If npm is killed outright, neither passes a signal on, and the
// server must not stay behind holding the port: the shell then has a different parent.
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
