import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, type Program, startProgram } from './programs.ts';

/** Programs that send the same bytes, and do nothing else. */

/** @param headers that it sends, too: names and values in turn. */
export async function startBareServer(file: string, headers: string[]): Promise<Program> {
  const port = await freePort();
  const script = path.resolve('bench/bare-server.ts');
  return startProgram(process.execPath, [script, String(port), file, JSON.stringify(headers)], {
    port,
    readyPath: '/home',
  });
}

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/** nginx in a single process, as our server is, sending a precompressed file. */
export async function startNginx(file: string, encoding: string): Promise<Program> {
  const port = await freePort();
  const directory = path.dirname(file);
  const configuration = `${file}.nginx.conf`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    configuration,
    `daemon off;
master_process off;
pid ${file}.nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
${temporary.map((name) => `  ${name}_temp_path ${directory}/nginx-${name};`).join('\n')}
  types {}
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    location = /home { alias ${file}; add_header content-encoding ${encoding}; }
  }
}
`,
  );
  const errors = `${file}.nginx.log`;
  return startProgram('nginx', ['-p', directory, '-c', configuration, '-e', errors], {
    port,
    readyPath: '/home',
  });
}
