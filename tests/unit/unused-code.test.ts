import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Module, readModule } from '../helpers/modules.ts';
import type { SourceFile } from '../helpers/source-files.ts';
import { findUnused } from '../helpers/unused.ts';

/** Started by hand, as documented in the README beside them. */
const programs = [
  'art/map.mjs',
  'resumes/bench/ablation/main.ts',
  'resumes/bench/generate.ts',
  'resumes/bench/unpack.ts',
];

/**
 * Found through their name or location by Vite, Vitest, Next and TypeScript, or written by Payload.
 */
const known = [
  /^(vite|vitest)\.config\.ts$/,
  /^tests\/helpers\/global-setup\.ts$/,
  /\.test\.tsx?$/,
  /^cms\/admin\/(app\/|next\.config\.mjs$)/,
  /\.d\.ts$/,
  /^cms\/payload-types\.ts$/,
];

/** Payload imports GraphQL, and leaves it to the site to install it. */
const broughtForOthers = ['graphql'];

const manifestFile = 'package.json';

const isEntry = (file: string) =>
  file === manifestFile || programs.includes(file) || known.some((pattern) => pattern.test(file));

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [name];
    return /^(\..*|node_modules|build|data|coverage)$/.test(entry.name) ? [] : listFiles(name);
  });
}

/** Style sheets import style sheets and fonts. */
function readStyles({ path: file, text }: SourceFile): Module {
  const imported = text.matchAll(/(?:@import\s+|url\()["']([^"']+)["']/g);
  const imports = [...imported].map(([, specifier = '']) => ({
    ...{ specifier, names: [], isTypeOnly: false },
  }));
  return { path: file, imports, exports: [], strings: [] };
}

function readProject() {
  const manifest: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(manifestFile, 'utf8'),
  );
  const read = (file: string) => ({ path: file, text: readFileSync(file, 'utf8') });
  const files = listFiles('.');
  const strings = Object.values(manifest.scripts ?? {}).flatMap((one) => one.split(/[\s=]+/));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return {
    modules: [
      { path: manifestFile, imports: [], exports: [], strings },
      ...files.filter((file) => /\.(tsx?|m?js)$/.test(file)).map((file) => readModule(read(file))),
      ...files.filter((file) => file.endsWith('.css')).map((file) => readStyles(read(file))),
    ],
    isEntry,
    packages: new Map(names.map((name) => [name, programsOf(name)])),
  };
}

function programsOf(name: string): string[] {
  const { bin } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return typeof bin === 'string' ? [path.basename(name)] : Object.keys(bin ?? {});
}

describe('Nothing is unused', () => {
  const found = findUnused(readProject());

  it('no file', () => expect(found.files).toEqual([]));
  it('no export', () => expect(found.exports).toEqual([]));
  it('no package', () => expect(found.packages).toEqual(broughtForOthers));
  it('and no package is used that package.json does not list', () =>
    expect(found.unlisted).toEqual([]));
});

describe('This check', () => {
  const find = (files: Record<string, string>, packages: Record<string, string[]> = {}) =>
    findUnused({
      modules: Object.entries(files).map(([file, text]) => readModule({ path: file, text })),
      isEntry: (file) => file === 'main.ts',
      packages: new Map(Object.entries(packages)),
    });
  const nothing = { files: [], exports: [], packages: [], unlisted: [] };

  it.each([
    ['imported', "import { b } from './b.ts';"],
    ['passed on', "export { b } from './b.ts';"],
    ['a type', "import type { b } from './b.ts';"],
    ['the type of an import', "type B = import('./b.ts').b;"],
    ['imported with all', "import * as all from './b.ts';"],
    ['imported when it is needed', "const { b } = await import('./b.ts');"],
    ['taken of an import', "const b = (await import('./b.ts')).b;"],
    ['loaded with all', "const load = () => import('./b.ts');"],
    ['one of several', `const load = (name: string) => import(\`./\${name}.ts\`);`],
    ['found by a pattern', "const all = import.meta.glob('./*.ts');"],
  ])('knows what is used: %s', (_, text) => {
    expect(find({ 'main.ts': text, 'b.ts': 'export const b = 1;' })).toEqual(nothing);
  });

  it('finds an export that only its own file uses', () => {
    const files = {
      'main.ts': "import { b } from './b.ts';",
      'b.ts':
        'export interface B {}\nexport default 1;\nexport const b: B = {};\nconst c = 1;\nexport { c as d };',
    };
    expect(find(files).exports).toEqual(['b.ts: B', 'b.ts: default', 'b.ts: d']);
  });

  it('finds an export that is not among the imported names', () => {
    const files = {
      'main.ts': "const { b } = await import('./b.ts');",
      'b.ts': 'export const b = 1;\nexport const c = 1;',
    };
    expect(find(files).exports).toEqual(['b.ts: c']);
  });

  it('finds files that only use each other, but none that a string names', () => {
    const files = {
      'main.ts': "new Worker('threads/a.ts');",
      'threads/a.ts': "fork(new URL('b.ts', import.meta.url));",
      'threads/b.ts': '',
      'lost/c.ts': "import './d.ts';",
      'lost/d.ts': "import './c.ts';",
    };
    expect(find(files)).toEqual({ ...nothing, files: ['lost/c.ts', 'lost/d.ts'] });
  });

  it('finds unused packages, and those that package.json does not list', () => {
    const text = `
      import 'node:fs';
      import { hydrateRoot } from 'react-dom/client';
      import type { Pool } from 'pg';
      import chance from '@scope/chance/part';
      run('biome');
      run('node_modules/next/dist/bin/next');`;
    const packages = {
      ...{ '@types/node': [], 'react-dom': [], '@types/react-dom': [], '@types/pg': [] },
      ...{ '@biomejs/biome': ['biome'], next: ['next'], lost: ['lose'], '@types/lost': [] },
    };
    expect(find({ 'main.ts': text }, packages)).toEqual({
      ...nothing,
      packages: ['lost', '@types/lost'],
      unlisted: ['main.ts: @scope/chance/part'],
    });
  });
});
