import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteKeys } from '../../cms/markets.ts';
import { hasOpenssl, makeCertificate } from '../helpers/certificates.ts';
import { askByHttp2, startFront } from '../helpers/front.ts';
import { metricsToken } from '../helpers/metrics.ts';
import { freePort, startSite } from '../helpers/site.ts';

const hasNginx = hasOpenssl && spawnSync('nginx', ['-v']).status === 0;
const hasCaddy = hasOpenssl && spawnSync('caddy', ['version']).status === 0;
for (const [name, isThere] of Object.entries({ nginx: hasNginx, Caddy: hasCaddy })) {
  if (!isThere) console.log(`The example for ${name} is not started: it, or openssl, is missing.`);
}

interface Ports {
  http: number;
  https: number;
  site: number;
}

/** The example as it stands, but for ports, certificates, and where a test may write. */
async function startNginx(directory: string, { http, https, site }: Ports) {
  const { certificate, key } = makeCertificate(directory);
  const example = (await readFile('deploy/nginx/website.conf', 'utf8'))
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`)
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${site}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  const file = path.join(directory, 'nginx.conf');
  const main = `daemon off; pid ${directory}/pid; error_log stderr; events {}`;
  await writeFile(file, `${main}\nhttp { access_log off; ${temporary.join(' ')}\n${example}\n}\n`);
  const args = ['-p', directory, '-c', file, '-e', path.join(directory, 'errors.log')];
  execFileSync('nginx', ['-t', ...args], { stdio: 'pipe' });
  return startFront('nginx', args, https);
}

async function startCaddy(directory: string, { http, https, site }: Ports) {
  const { certificate, key } = makeCertificate(directory);
  const example = (await readFile('deploy/caddy/Caddyfile', 'utf8'))
    .replaceAll(/^([\w.]+\.com.*) \{$/gm, `$1 {\n\ttls ${certificate} ${key}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${site}`);
  const file = path.join(directory, 'Caddyfile');
  const ports = `http_port ${http}\n\thttps_port ${https}\n\tadmin off\n\tskip_install_trust`;
  await writeFile(file, `{\n\t${ports}\n}\n${example}`);
  const args = ['--adapter', 'caddyfile', '--config', file];
  const env = { ...process.env, HOME: directory, XDG_DATA_HOME: directory };
  execFileSync('caddy', ['validate', ...args], { stdio: 'pipe', env });
  return startFront('caddy', ['run', ...args], https, env);
}

const fronts = [
  { name: 'nginx', isThere: hasNginx, start: startNginx },
  { name: 'Caddy', isThere: hasCaddy, start: startCaddy },
];

describe.each(fronts)('the example for $name', ({ isThere, start }) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let directory: string;
  let front: ChildProcess;
  let ports: Ports;

  beforeAll(async () => {
    if (!isThere) return;
    directory = await mkdtemp(path.join(tmpdir(), 'front-'));
    site = await startSite('sqlite', {
      SITE_ORIGINS: siteKeys
        .map((key) => `${key}=https://${key === 'en' ? 'www' : key}.example.com`)
        .join(' '),
      TRUST_PROXY: 'loopback',
      METRICS_TOKEN: metricsToken,
      LOG: 'info',
    });
    ports = { http: await freePort(), https: await freePort(), site: site.port };
    front = await start(directory, ports);
  });
  afterAll(async () => {
    front?.kill('SIGTERM');
    await site?.destroy();
    if (directory) await rm(directory, { recursive: true, force: true });
  });

  const ask = (host: string, address: string, options = {}) =>
    askByHttp2(ports.https, host, address, options);

  it.skipIf(!isThere)('serves each host in its language, by TLS and HTTP/2', async () => {
    const german = await ask('de.example.com', '/home');
    expect(german.status).toBe(200);
    expect(german.text).toContain('<html lang="de"');
    expect((await ask('www.example.com', '/home')).text).toContain('<html lang="en"');
    expect(german.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });

  it.skipIf(!isThere)('passes compressed pages on as they are', async () => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await ask('de.example.com', '/home', { headers });
    expect(answer.headers['content-encoding']).toBe('br');
    const etag = String(answer.headers.etag);
    const again = await ask('de.example.com', '/home', {
      headers: { ...headers, 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it.skipIf(!isThere)('leads from HTTP to HTTPS', async () => {
    const location = await new Promise((resolve, reject) => {
      const asked = request(
        {
          port: ports.http,
          host: '127.0.0.1',
          path: '/about?x',
          headers: { host: 'de.example.com' },
        },
        ({ headers }) => resolve(headers.location),
      );
      asked.once('error', reject).end();
    });
    expect(location).toMatch(/^https:\/\/de\.example\.com(:\d+)?\/about\?x$/);
  });

  it.skipIf(!isThere)('lets forms through, each client by its own address', async () => {
    const fields = { name: 'Ada', email: 'ada@example.com', projectAddress: 'Lima', content: 'x' };
    const answer = await ask('www.example.com', '/forms/quote', {
      ...{ method: 'POST', body: JSON.stringify(fields) },
      headers: { 'content-type': 'application/json', origin: 'https://www.example.com' },
    });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('stored')]);
  });

  it.skipIf(!isThere)('keeps the figures to itself', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    expect((await site.get('/metrics', { headers })).status).toBe(200);
    expect((await ask('www.example.com', '/metrics', { headers })).status).toBe(404);
  });
});
