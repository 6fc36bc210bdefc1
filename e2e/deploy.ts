import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Names of built files end in an eight-character hash of their content. */
const hashedName = /-([\w-]{8})(\.\w+)$/;

const anyFileName = /[\w.-]+\.(?:js|css|woff2|svg)\b/g;

/**
 * A folder to start a site in, with another build of the same pages: every file has a different
 * name, as after a change that affects all of them.
 */
export async function makeOtherBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'other-build-'));
  await mkdir(path.join(folder, 'build'));
  const link = (names: string[], within: string) =>
    names.map((name) => symlink(path.resolve(within, name), path.join(folder, within, name)));
  const isOwn = (name: string) => name === 'build' || name === 'data';
  await Promise.all([
    ...link(
      (await readdir('.')).filter((name) => !isOwn(name)),
      '.',
    ),
    ...link(
      (await readdir('build')).filter((name) => name !== 'site'),
      'build',
    ),
  ]);
  const site = path.join(folder, 'build', 'site');
  await cp(path.join('build', 'site'), site, { recursive: true });
  await renameFiles(path.join(site, 'assets'), path.join(site, '.vite', 'manifest.json'));
  return folder;
}

async function renameFiles(assets: string, manifest: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => hashedName.test(name));
  const renamed = new Map(
    names.map((name) => [
      name,
      name.replace(hashedName, (_, hash: string, end: string) => `-${turn(hash)}${end}`),
    ]),
  );
  const replaceNames = async (file: string) => {
    const text = await readFile(file, 'utf8');
    const changed = text.replace(anyFileName, (name) => renamed.get(name) ?? name);
    await writeFile(file, changed);
    return changed;
  };
  await replaceNames(manifest);
  for (const [name, other] of renamed) {
    const target = path.join(assets, other);
    await rename(path.join(assets, name), target);
    if (!/\.(js|css)$/.test(name)) continue;
    const text = await replaceNames(target);
    await writeFile(`${target}.br`, await brotli(text));
    await writeFile(`${target}.gz`, await gzip(text));
  }
}

/** A different hash of the same length: the same characters in another order, with a mark. */
const turn = (hash: string) => `${[...hash.slice(1)].reverse().join('')}Z`;

/** Distributes requests to the sites in turn, like a simple load balancer. */
export async function startBalancer(port: number, ports: number[]): Promise<Server> {
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const forwarded = request(
      {
        host: '127.0.0.1',
        port: ports[count++ % ports.length],
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
