import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { vi } from 'vitest';
import { patience } from './patience.ts';

interface FrontAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Starts a server in front of the site, and waits until it accepts connections. */
export async function startFront(
  command: string,
  args: string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<ChildProcess> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  await vi.waitUntil(() => {
    if (child.exitCode !== null) throw new Error(`${command} has ended:\n${errors}`);
    return isOpen(port);
  }, patience);
  return child;
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connectSocket(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Asks by HTTP/2 and TLS, as browsers do; the certificate is one for a test. */
export function askByHttp2(
  port: number,
  host: string,
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: string; headers?: object } = {},
): Promise<FrontAnswer> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${port}`, {
      servername: host,
      rejectUnauthorized: false,
    });
    session.once('error', reject);
    const stream = session.request({
      ...{ ':method': method, ':path': path, ':authority': host },
      ...headers,
    });
    const chunks: Buffer[] = [];
    let answer: FrontAnswer = { status: 0, headers: {}, text: '' };
    stream.once('response', ({ ':status': status = 0, ...told }) => {
      answer = { status, headers: told as FrontAnswer['headers'], text: '' };
    });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('error', reject);
    stream.once('end', () => {
      session.close();
      resolve({ ...answer, text: Buffer.concat(chunks).toString() });
    });
    stream.end(body);
  });
}
