// What the site ships with: the packages that run in production, according to the lock file and
// node_modules, and the fonts in this repository. No network is needed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Package {
  /** Its folder, e.g. `node_modules/sharp`. */
  folder: string;
  name: string;
  version: string;
  /** As an SPDX expression; empty if the package names none. */
  licence: string;
  /** false for packages of other platforms. */
  isInstalled: boolean;
  /** As in the lock file, in base64. */
  integrity: string | undefined;
  resolved: string | undefined;
  /** The folders of its dependencies. */
  needs: string[];
  manifest: Manifest;
}

type Person = string | { name?: string };

interface Manifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  author?: Person;
  contributors?: Person[];
}

interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Third-party works kept in this repository. */
export const bundled = [
  {
    name: 'Hanken Grotesk',
    files: 'documents/typesetting/fonts/hanken-grotesk-*.ttf.br',
    licence: 'OFL-1.1',
    licenceFile: 'documents/typesetting/fonts/LICENSE',
  },
  {
    name: 'Noto Sans SC and Noto Sans JP',
    files: 'documents/typesetting/fonts/noto-sans-*.ttf.br',
    licence: 'OFL-1.1',
    licenceFile: 'documents/typesetting/fonts/LICENSE',
  },
  {
    name: 'BudouX model of Japanese phrases',
    files: 'documents/typesetting/budoux/ja.json',
    licence: 'Apache-2.0',
    licenceFile: 'documents/typesetting/budoux/LICENSE',
  },
];

/** @returns all but development dependencies. */
export function productionPackages(root = '.'): Package[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const entries = Object.entries(lock.packages).filter(
    ([folder, { dev, link }]) => folder !== '' && !dev && !link,
  );
  const folders = new Set(entries.map(([folder]) => folder));
  return entries.map(([folder, entry]) => {
    const file = path.join(root, folder, 'package.json');
    const isInstalled = existsSync(file);
    const manifest: Manifest = isInstalled ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const needs = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .map((name) => findFolder(folder, name, folders))
      .filter((found) => found !== undefined);
    return {
      folder,
      name: entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13),
      version: entry.version ?? '',
      licence: entry.license ?? declaredLicence(manifest),
      isInstalled,
      integrity: entry.integrity,
      resolved: entry.resolved,
      needs,
      manifest,
    };
  });
}

/** The folders of the site's direct dependencies. */
export function directDependencies(root = '.'): string[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.keys(dependencies ?? {}).map((name) => `node_modules/${name}`);
}

/** Resolved as Node does: in the package's own node_modules, then in those of its parents. */
function findFolder(from: string, name: string, folders: ReadonlySet<string>) {
  const parts = from.split('/node_modules/');
  for (let length = parts.length; length >= 0; length -= 1) {
    const base = parts.slice(0, length).join('/node_modules/');
    const folder = base ? `${base}/node_modules/${name}` : `node_modules/${name}`;
    if (folders.has(folder)) return folder;
  }
  return undefined;
}

/** Old packages have a list of objects with a type. */
function declaredLicence({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  const types = (licenses ?? [license]).flatMap((entry) => entry?.type ?? []);
  return types.length > 1 ? `(${types.join(' OR ')})` : (types[0] ?? '');
}
