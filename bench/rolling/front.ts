import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** As nginx passes on what it has begun to the old list of nodes. */
const settlesInMilliseconds = 1500;

/** nginx with the configuration of `deploy/`, without TLS, whose list of nodes changes. */
export class Front {
  readonly port: number;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'rolling-'));
  #process: ChildProcess | undefined;

  constructor(port: number) {
    this.port = port;
  }

  /** Of the process that starts the one which passes requests on. */
  get processId(): number {
    return this.#process?.pid ?? 0;
  }

  async open(nodes: number[]): Promise<void> {
    this.#write(nodes);
    const args = ['-p', this.#folder, '-c', 'nginx.conf', '-e', 'error.log', '-g', 'daemon off;'];
    const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    this.#process = child;
    process.once('exit', () => child.kill('SIGKILL'));
    await sleep(settlesInMilliseconds);
    if (child.exitCode !== null) throw new Error('nginx has ended; is it installed?');
  }

  /** Requests that have begun end where they are. */
  async passTo(nodes: number[]): Promise<void> {
    this.#write(nodes);
    this.#process?.kill('SIGHUP');
    await sleep(settlesInMilliseconds);
  }

  async close(): Promise<void> {
    const child = this.#process;
    if (child && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #write(nodes: number[]): void {
    const example = readFileSync('deploy/nginx/website.conf', 'utf8');
    const [upstream = ''] = /^upstream [\s\S]*?^}/m.exec(example) ?? [];
    const servers = nodes.map(
      (port) => `    server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`,
    );
    const site = example
      .slice(example.lastIndexOf('\nserver {'))
      .replace(/^ +(#|listen|server_name|ssl_).*\n/gm, '')
      .replace('server {', `server {\n    listen 127.0.0.1:${this.port};`)
      // The sites are told apart by names below localhost, with the port.
      .replace('Host $host', 'Host $http_host');
    const lines = [
      ...['user root;', 'worker_processes 1;', 'pid nginx.pid;', 'events {}', 'http {'],
      ...['access_log off;', 'client_body_temp_path body;', 'proxy_temp_path proxied;'],
      upstream.replace(/(?:^ +server .*\n)+/m, `${servers.join('\n')}\n`),
      ...[site, '}'],
    ];
    writeFileSync(path.join(this.#folder, 'nginx.conf'), lines.join('\n'));
  }
}
