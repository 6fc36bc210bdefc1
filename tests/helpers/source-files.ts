import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** Relative to the root of the repository, with `/`: app/i18n/languages.ts. */
  path: string;
  text: string;
}

/** The TypeScript files below a folder of the repository, except generated ones. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      return ['.next', 'migrations', 'node_modules'].includes(entry.name) ? [] : sourceFiles(full);
    }
    if (!/\.tsx?$/.test(entry.name) || entry.name === 'next-env.d.ts') return [];
    return [{ path: full, text: readFileSync(full, 'utf8') }];
  });
}

/** Removes comments: code mentioned there does not count. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
