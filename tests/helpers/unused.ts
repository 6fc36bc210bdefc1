import { isBuiltin } from 'node:module';
import path from 'node:path';
import { isMeantBy, type Module, targetOf } from './modules.ts';

interface Project {
  modules: Module[];
  /** Entry points: started, read or imported by tools or people through their name or location. */
  isEntry: (file: string) => boolean;
  /** Every package in package.json, with the programs that it provides. */
  packages: Map<string, string[]>;
}

interface Unused {
  files: string[];
  exports: string[];
  packages: string[];
  /** Packages that are imported but only present as dependencies of others. */
  unlisted: string[];
}

/** @returns what could be deleted without anyone noticing. */
export function findUnused({ modules, isEntry, packages }: Project): Unused {
  const files = findFiles(modules);
  // A set may grow while it is iterated; what is added is visited too.
  const reached = new Set(modules.filter((module) => isEntry(module.path)));
  const used = new Set<string>();
  const named = new Set<string>();
  const providers = new Map(
    [...packages].flatMap(([name, programs]) => programs.map((program) => [program, name])),
  );
  const unlisted = new Set<string>();
  for (const module of reached) {
    for (const { specifier, names } of module.imports) {
      const target = targetOf(module.path, specifier);
      if (target === null) {
        named.add(packageOf(specifier));
        if (!isListed(specifier, packages)) unlisted.add(`${module.path}: ${specifier}`);
        continue;
      }
      for (const found of files.meantBy(target)) {
        reached.add(found);
        for (const name of names === 'all' ? found.exports : names)
          used.add(`${found.path}: ${name}`);
      }
    }
    for (const text of module.strings) {
      for (const found of files.namedBy(text, module.path)) reached.add(found);
      for (const name of packagesNamedBy(text, providers)) named.add(name);
    }
  }
  return {
    files: modules.filter((module) => !reached.has(module)).map((module) => module.path),
    exports: [...reached]
      .filter((module) => !isEntry(module.path))
      .flatMap((module) => module.exports.map((name) => `${module.path}: ${name}`))
      .filter((name) => !used.has(name)),
    packages: [...packages.keys()].filter((name) => !named.has(typedBy(name))),
    unlisted: [...unlisted],
  };
}

function findFiles(modules: Module[]) {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  // Payload omits the extension when it imports migrations.
  const at = (file: string) => byPath.get(file) ?? byPath.get(`${file}.ts`) ?? [];
  return {
    meantBy: (target: string): Module[] =>
      target.includes('*')
        ? modules.filter((module) => isMeantBy(target, module.path))
        : [at(target)].flat(),
    /**
     * Threads, processes and programs are named relative to the root, or to the file that starts
     * them.
     */
    namedBy: (text: string, from: string): Module[] =>
      [path.posix.normalize(text), path.posix.join(path.posix.dirname(from), text)].flatMap(at),
  };
}

/** `node_modules/next/dist/bin/next`, `typescript/bin/tsc`, or a program such as `biome`. */
function packagesNamedBy(text: string, providers: Map<string, string>): string[] {
  const file = text.replace(/^node_modules\//, '');
  return file.includes('/') ? [packageOf(file)] : [providers.get(text) ?? []].flat();
}

/** `react-dom/server` belongs to `react-dom`, and `node:fs` to `node`. */
const packageOf = (specifier: string): string =>
  isBuiltin(specifier) ? 'node' : (/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');

const isListed = (specifier: string, packages: Project['packages']) =>
  isBuiltin(specifier) ||
  [packageOf(specifier), `@types/${packageOf(specifier)}`].some((name) => packages.has(name));

/** Type packages are used wherever the package they describe is imported. */
const typedBy = (name: string): string => name.replace(/^@types\//, '');
