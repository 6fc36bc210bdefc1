import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../app/i18n/languages.ts';
import { parts } from '../../app/parts.ts';
import type { BlockType } from '../../cms/interface.ts';

/** The built files of the public site, kept in memory with their compressed forms. */
export interface StaticFile {
  type: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** Its name contains a hash of its content, so it never changes. */
  isImmutable: boolean;
}

export interface PageAssets {
  /** The starter, which loads all others. */
  script: string;
  styles: string[];
  /** The font that most of the text is set in. */
  fonts: string[];
  /** What the starter loads: the script that takes over, then all that the page will need. */
  scripts: string[];
}

export interface Assets {
  /** @param pathname of the request, e.g. /assets/entry-3f2a.js */
  file(pathname: string): StaticFile | undefined;
  /** @param module that shows the page. */
  forPage(language: Language, blockTypes: BlockType[], module?: string): PageAssets;
  /** The files whose names hold a hash of their content, by their addresses. */
  hashedFiles: ReadonlyMap<string, StaticFile>;
  /** Differs between two builds whose scripts or styles differ. */
  buildId: string;
}

interface ManifestChunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

const starter = 'app/starter.ts';
/** The entry loads the other one later (app/entry.browser.ts). */
const entries = ['app/entry.browser.ts', 'app/hydration.tsx'];

/** Where the modules of blocks are, by their type; app/blocks/blocks.ts imports the same ones. */
const blockModule = (type: BlockType) => {
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `app/blocks/${name}/${name}.tsx`;
};

/** @returns undefined for a file that the site does not send. */
export const fileType = (name: string): string | undefined => types[path.extname(name)];

/** @throws when the site has not been built. */
export function readAssets(directory: string): Assets {
  const manifestFile = path.join(directory, '.vite', 'manifest.json');
  const manifestText = readFileSync(manifestFile, 'utf8');
  const manifest: Record<string, ManifestChunk> = JSON.parse(manifestText);
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const type = fileType(name);
    if (!type || name.startsWith('.vite')) continue;
    const full = path.join(directory, name);
    files.set(`/${name.split(path.sep).join('/')}`, {
      type,
      identity: readFileSync(full),
      ...(existsSync(`${full}.br`) && { br: readFileSync(`${full}.br`) }),
      ...(existsSync(`${full}.gz`) && { gzip: readFileSync(`${full}.gz`) }),
      isImmutable: name.startsWith('assets'),
    });
  }
  const chunk = (module: string): ManifestChunk => {
    const part = parts.find(({ test }) => test.test(`/${module}`));
    const found =
      manifest[module] ?? Object.values(manifest).find(({ name }) => part && name === part.name);
    if (!found) throw new Error(`The build has no module ${module}`);
    return found;
  };
  const first = chunk(starter);
  // Chinese and Japanese are set in the system's own fonts.
  const latinFont = Object.values(manifest).find(({ file }) =>
    /hanken-grotesk-(?!latin)[^/]*\.woff2$/.test(file),
  );
  const styles = Object.values(manifest).flatMap(({ file, css }) =>
    [...(css ?? []), file].filter((name) => name.endsWith('.css')),
  );

  return {
    file: (pathname) => files.get(pathname),
    hashedFiles: new Map([...files].filter(([, { isImmutable }]) => isImmutable)),
    buildId: createHash('sha256').update(manifestText).digest('base64url').slice(0, 16),
    forPage(language, blockTypes, module) {
      const modules = [
        ...entries,
        `app/i18n/${language}/messages.ts`,
        ...(module ? [module] : []),
        ...blockTypes.map(blockModule),
      ].map(chunk);
      const shared = modules.flatMap(({ imports = [] }) => imports.map((name) => chunk(name).file));
      return {
        script: `/${first.file}`,
        styles: [...new Set(styles)].map((name) => `/${name}`),
        fonts: latinFont && language !== 'zh' && language !== 'ja' ? [`/${latinFont.file}`] : [],
        scripts: [...new Set([...modules.map(({ file }) => file), ...shared])].map(
          (file) => `/${file}`,
        ),
      };
    },
  };
}
