// npm run build: builds what has changed since the last build, and nothing else.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { install, node } from './install.mjs';
import { run, step } from './progress.mjs';

const stampFile = 'build/stamps.json';
const bin = (name) => path.resolve('node_modules', name);
const publicFolder = path.join('app', 'public');
const common = ['package-lock.json', 'environment.ts', 'tsconfig.json'];

const parts = [
  {
    name: 'building the site',
    output: 'build/site/.vite/manifest.json',
    inputs: [
      ...common,
      'app',
      'vite.config.ts',
      'scripts/typeset-messages.ts',
      'cms/interface.ts',
      'cms/payload-types.ts',
    ],
    async build() {
      await vite(['build']);
      await compressFiles('build/site/assets');
    },
  },
  {
    name: 'building the server',
    output: 'build/server/main.js',
    inputs: [
      ...common,
      'own-files.ts',
      'app',
      'cms',
      'server',
      'documents',
      'resumes',
      'content',
      'vite.config.ts',
      'scripts/typeset-messages.ts',
    ],
    build: () => vite(['build', '--ssr']),
  },
  {
    name: 'building the back office (about a minute)',
    output: 'cms/admin/.next/BUILD_ID',
    // The admin takes longest to build, so it depends only on its own sources, not on the texts and
    // pages of the site.
    inputs: () => [
      ...common,
      'cms/admin',
      ...importedBy(['cms/config.ts', ...listFiles('cms/admin')]),
    ],
    build: () =>
      run(node, [bin('next/dist/bin/next'), 'build', 'cms/admin'], {
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', DATA_DIR: 'build/data' },
      }),
  },
];

const vite = (args) =>
  run(node, [bin('vite/bin/vite.js'), ...args], { env: { NODE_ENV: 'production' } });

/** The admin's pages; under `npm run dev` they are built when first opened. */
export const backOffice = parts[2].name;

/** @param names of the parts to build; all by default. */
export async function build(names = parts.map(({ name }) => name)) {
  await install();
  const stamps = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  for (const part of parts.filter(({ name }) => names.includes(name))) {
    const { inputs } = part;
    const hash = hashFiles(typeof inputs === 'function' ? inputs() : inputs);
    if (stamps[part.name] === hash && existsSync(part.output)) continue;
    await step(part.name, part.build);
    stamps[part.name] = hash;
    mkdirSync('build', { recursive: true });
    writeFileSync(stampFile, JSON.stringify(stamps));
  }
}

/** @returns files with everything they import from this repository, transitively. */
function importedBy(files) {
  const found = new Set(files);
  // A set may grow while it is iterated; what is added is visited too.
  for (const file of found) {
    if (!/\.(ts|tsx|js|mjs)$/.test(file)) continue;
    const imports = readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g,
    );
    for (const [, imported] of imports) {
      const target = path.join(path.dirname(file), imported);
      if (existsSync(target) && statSync(target).isFile()) found.add(target);
    }
  }
  return [...found];
}

function hashFiles(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Files that a build reads; content pictures are data and are not built. */
function listFiles(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { withFileTypes: true }).flatMap((child) => {
    const name = path.join(entry, child.name);
    if (child.isDirectory()) return child.name === '.next' ? [] : listFiles(name);
    const isData = /\.(avif|webp|jpg|png)$/.test(name) && !name.startsWith(publicFolder);
    return isData ? [] : [name];
  });
}

/** Static files are precompressed at the highest level. */
async function compressFiles(directory) {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  for (const name of readdirSync(directory)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const file = path.join(directory, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, await brotli(content));
    writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build();
