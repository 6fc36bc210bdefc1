import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** @returns the coordinates of each line on a page of a PDF, before it is placed and scaled. */
export async function linesInPdf(file: Buffer, page: number): Promise<number[][]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'pdf-'));
  const name = path.join(directory, 'document.pdf');
  try {
    await writeFile(name, file);
    const pages = ['-f', String(page), '-l', String(page)];
    const { stdout } = await run('pdftocairo', ['-svg', ...pages, name, '-'], {
      maxBuffer: 16 * 1024 * 1024,
    });
    return linesIn(stdout);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** @returns the coordinates of each path of straight lines in an SVG, or in a page with SVGs. */
export const linesIn = (svg: string): number[][] =>
  [...svg.matchAll(/<path[^>]* d="([MLZ\d\s.-]+)"/g)].map(([, lines = '']) =>
    [...lines.matchAll(/-?[\d.]+/g)].map(Number),
  );
