// What the site is delivered with: the packages that run in production, as the lock file and
// node_modules say, and the fonts that are part of this repository. No network is needed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Package {
  /** Where it lies, e.g. `node_modules/sharp`. */
  folder: string;
  name: string;
  version: string;
  /** As an SPDX expression; empty where the package names none. */
  licence: string;
  /** false for what belongs to other platforms. */
  isInstalled: boolean;
  /** As the lock file has it, in base64. */
  integrity: string | undefined;
  resolved: string | undefined;
  /** The folders of what it depends on. */
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

/** What lies in this repository and is others' work. */
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

/** @returns all but those that only development needs. */
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

/** The folders of the packages that the site itself asks for. */
export function directDependencies(root = '.'): string[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.keys(dependencies ?? {}).map((name) => `node_modules/${name}`);
}

/** As Node looks for it: within the package, then beside it and those that it lies in. */
function findFolder(from: string, name: string, folders: ReadonlySet<string>) {
  const parts = from.split('/node_modules/');
  for (let length = parts.length; length >= 0; length -= 1) {
    const base = parts.slice(0, length).join('/node_modules/');
    const folder = base ? `${base}/node_modules/${name}` : `node_modules/${name}`;
    if (folders.has(folder)) return folder;
  }
  return undefined;
}

/** Old packages have a list with a type in each. */
function declaredLicence({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  const types = (licenses ?? [license]).flatMap((entry) => entry?.type ?? []);
  return types.length > 1 ? `(${types.join(' OR ')})` : (types[0] ?? '');
}
