// Shows the progress of long steps in a terminal. Runs on the Node of a fresh machine (20).
import { spawn } from 'node:child_process';

const heartbeatInMilliseconds = 10_000;

/** Prints a step's name, a sign of life while it runs, and how long it took. */
export async function step(name, work) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(`  ${name} …`);
  const heartbeat = setInterval(
    () => console.log(`  ${name} … ${seconds()}`),
    heartbeatInMilliseconds,
  );
  try {
    const result = await work();
    console.log(`  ${name}: done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

/** Runs a program; its output is shown only if it fails. */
export function run(command, args, { env = {}, quiet = true } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve(output);
      if (quiet) process.stderr.write(output);
      reject(new Error(`${command} ${args.join(' ')} failed (${code})`));
    });
  });
}
