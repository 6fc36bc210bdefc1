import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { processorSeconds } from './processes.ts';

export interface Program {
  port: number;
  processId: number;
  /** Whether the process has ended, for whatever reason. */
  hasEnded(): boolean;
  /** From the start of the process to the first 200 of `readyPath`. */
  secondsToReady: number;
  /** Of the process that serves, which the one that was started may have started. */
  serverId(): number | undefined;
  /** Its resident memory in megabytes; null if the system does not report it. */
  memory(): number | null;
  /** Seconds of CPU time that it has used so far; null if the system does not report it. */
  processorSeconds(): number | null;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, as sent. */
  rawHeaders: string[];
  /** As sent, without decompressing it. */
  body: Buffer;
}

const startLimitInMilliseconds = 300_000;
const stopLimitInMilliseconds = 15_000;
const pollInMilliseconds = 10;
const running = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Starts a program that listens on `port`; its output goes to /dev/null, as a log would go to a
 * file.
 * @throws if it ends or does not answer 200 in time.
 */
export async function startProgram(
  command: string,
  parameters: string[],
  { port, readyPath, directory, environment = {}, output, spawned }: StartOptions,
): Promise<Program> {
  const started = performance.now();
  const file = output === undefined ? undefined : openSync(output, 'a');
  const child = spawn(command, parameters, {
    cwd: directory,
    env: { ...process.env, ...environment },
    stdio: ['ignore', file ?? 'ignore', file ?? 'pipe'],
  });
  if (file !== undefined) closeSync(file);
  running.add(child);
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints = (complaints + String(chunk)).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => running.delete(child));

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  if (child.pid) spawned?.(child.pid);
  while (!(await isReady(port, readyPath))) {
    if (hasEnded() || performance.now() - started > startLimitInMilliseconds) {
      throw new Error(`${command} ${parameters.join(' ')} did not start:\n${complaints}`);
    }
    await pause(pollInMilliseconds);
  }
  return {
    port,
    processId: child.pid ?? 0,
    hasEnded,
    secondsToReady: (performance.now() - started) / 1000,
    memory: () => residentMegabytes(serverOf(child.pid)),
    processorSeconds: () => processorSeconds(serverOf(child.pid) ?? 0),
    serverId: () => serverOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), stopLimitInMilliseconds);
      await ended;
      clearTimeout(limit);
    },
  };
}

interface FetchOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface StartOptions {
  port: number;
  readyPath: string;
  /** The one it works in; this process's own by default. */
  directory?: string;
  environment?: Record<string, string>;
  /**
   * A file for its standard output, which is otherwise discarded; errors quote its standard error.
   */
  output?: string;
  /** Called with the process as soon as there is one. */
  spawned?: (processId: number) => void;
}

/** Unlike `fetch`, does not decompress the response; here the bytes that were sent matter. */
export function fetchRaw(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: FetchOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.setTimeout(60_000, () =>
      sent.destroy(new Error(`${path} was not answered within a minute`)),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function isReady(port: number, path: string): Promise<boolean> {
  try {
    return (await fetchRaw(port, path)).status === 200;
  } catch {
    return false;
  }
}

/** `npm start` and `npm run serve` start the server as a child, through a shell or not. */
function serverOf(pid: number | undefined): number | undefined {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (!/serve\.mjs|start\.mjs|npm|\bsh\0/.test(command)) return pid;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    return children[0] ? serverOf(Number(children[0])) : pid;
  } catch {
    return pid;
  }
}

function residentMegabytes(pid: number | undefined): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** @returns the token of a session in the back office. */
export async function signIn(port: number, account: object): Promise<string> {
  const { status, body } = await fetchRaw(port, '/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = JSON.parse(String(body)) as { token?: string };
  if (!token) throw new Error(`Signing in was answered ${status}`);
  return token;
}
