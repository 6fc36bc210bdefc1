// npm run pack -- FOLDER: writes what production needs, and nothing else, into a new folder: the build,
// the pictures, the packages that are not in the bundles, and the Node that comes with them.
// deploy/Containerfile and docs/operations/install.md use it.
import {
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

const ownFiles = [
  ...['package.json', 'LICENSE', 'build/site', 'build/server'],
  ...['content/pictures', 'content/videos'],
  ...['cms/admin/.next', 'cms/admin/next.config.mjs', 'node_modules/.bin/node'],
  // What that file imports.
  ...['package.json', 'dist/withPayload'].map((name) => `node_modules/@payloadcms/next/${name}`),
];

/** What the build leaves outside its bundles (`external` in vite.config.ts), and what Next expects. */
const packages = [
  ...['pdfjs-dist', 'pdfkit', 'fontkit', 'sharp', 'libsql', 'next', 'react', 'react-dom'],
];

/** Only builds and develops, or is for other systems, though it is within reach of what runs. */
const neverNeeded = [
  '**/*.{map,md,markdown,d.ts,d.mts,d.cts,tsx,nft.json}',
  'cms/admin/.next/{cache,types,diagnostics,trace*,dev}/**',
  'cms/admin/.next/trace*',
  'node_modules/{drizzle-kit,esbuild,esbuild-register,@esbuild,@esbuild-kit}/**',
  'node_modules/{typescript,@typescript,monaco-editor,prettier,sass,caniuse-lite}/**',
  'node_modules/@next/swc*/**',
  'node_modules/@*/*musl*/**',
  'node_modules/**/cjs/*.{development,profiling}*.js',
  'node_modules/pdfjs-dist/{build,web,types,image_decoders}/**',
  'node_modules/pdfjs-dist/legacy/{web,image_decoders}/**',
  'node_modules/pdfjs-dist/legacy/build/*.min.mjs',
  'node_modules/pdfkit/js/*standalone*',
];

/** Next lists itself what the pages of the back office need of these. */
const listedByNext = [
  'node_modules/next/dist/{esm,docs,bundle-analyzer,next-devtools}/**',
  'node_modules/next/dist/compiled/{next-server,next-devtools,*experimental*}/**',
  'node_modules/next/dist/compiled/{babel,babel-packages,terser,postcss*,cssnano*}/**',
  'node_modules/next/dist/compiled/{@vercel/nft,@vercel/og,@next/font}/**',
];

const isAmong = (patterns: string[]) => (file: string) =>
  patterns.some((pattern) => path.matchesGlob(file, pattern));

/** All files below, as paths from here. Links are copied as they are. */
function filesIn(entry: string, isLeftOut: (name: string) => boolean = () => false): string[] {
  if (!lstatSync(entry).isDirectory()) return [entry];
  return readdirSync(entry).flatMap((name) =>
    isLeftOut(name) ? [] : filesIn(path.join(entry, name), isLeftOut),
  );
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The folders of packages with all that they depend on, as far as it is installed. */
function foldersOf(names: string[]): string[] {
  const folders = new Set(names.map((name) => path.join('node_modules', name)));
  // A set may grow while it is iterated; what is added is visited too.
  for (const folder of folders) {
    const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    for (const name of Object.keys({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
    })) {
      const found = nearest(folder, name);
      if (found) folders.add(found);
    }
  }
  return [...folders];
}

/** Where Node finds a package from a folder: in the innermost node_modules that has it. */
function nearest(folder: string, name: string): string | undefined {
  for (let place = folder; place !== '.'; place = path.dirname(place)) {
    const candidate = path.join(place, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
  }
  return existsSync(path.join('node_modules', name)) ? path.join('node_modules', name) : undefined;
}

/** What Next has found out for each page of the back office when it was built. */
function tracedByNext(): string[] {
  return globSync('cms/admin/.next/**/*.nft.json').flatMap((list) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(list, 'utf8'));
    return files.map((file) => path.relative('.', path.resolve(path.dirname(list), file)));
  });
}

function listFiles(): string[] {
  const ofPackages = foldersOf(packages)
    .flatMap((folder) => filesIn(folder, (name) => name === 'node_modules'))
    .filter((file) => !isAmong(listedByNext)(file));
  const ofNode = ['node_modules/node/package.json', 'node_modules/node/bin/node'];
  const traced = tracedByNext().filter((file) => !file.startsWith('..') && existsSync(file));
  const all = new Set([
    ...ownFiles.flatMap((entry) => filesIn(entry)),
    ...[...ofPackages, ...ofNode, ...traced],
  ]);
  const isLeftOut = isAmong(neverNeeded);
  return [...all].filter(
    (file) => !isLeftOut(file) && !file.endsWith('.map') && !lstatSync(file).isDirectory(),
  );
}

const [folder] = process.argv.slice(2);
if (!folder || (existsSync(folder) && readdirSync(folder).length > 0)) {
  console.error('Usage: npm run pack -- FOLDER, which has to be empty or not there');
  process.exit(1);
}
if (!existsSync('build/server/main.js') || !existsSync('cms/admin/.next/BUILD_ID')) {
  console.error('The site has not been built. Please run: npm run build');
  process.exit(1);
}
let bytes = 0;
for (const file of listFiles()) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const entry = lstatSync(file);
  if (entry.isSymbolicLink()) symlinkSync(readlinkSync(file), target);
  else copyFileSync(file, target);
  bytes += entry.size;
}
console.log(`${folder}: ${(bytes / 1e6).toFixed(0)} MB`);
