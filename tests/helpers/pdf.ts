import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface PdfReport {
  pages: number;
  /** As pdfinfo words it: `Tagged`, `Title`, `Page size`. */
  info: Record<string, string>;
  fonts: { name: string; isEmbedded: boolean; isSubset: boolean; hasUnicode: boolean }[];
  /** In the order in which it was set, without any space. */
  text: string;
  /** The same with its spaces and its lines. */
  lines: string;
  /** Types of the elements of its structure, with their texts. */
  structure: string;
}

/** Reads a PDF with poppler, which is what most readers of Linux show it with. */
export async function readPdf(file: Buffer): Promise<PdfReport> {
  const directory = await mkdtemp(path.join(tmpdir(), 'pdf-'));
  const name = path.join(directory, 'document.pdf');
  try {
    await writeFile(name, file);
    const [info, fonts, text, structure] = await Promise.all([
      poppler('pdfinfo', name),
      poppler('pdffonts', name),
      poppler('pdftotext', '-raw', '-enc', 'UTF-8', name, '-'),
      poppler('pdfinfo', '-struct-text', name),
    ]);
    const lines = info.split('\n').map((line) => /^([^:]+):\s*(.*)$/.exec(line));
    const described = Object.fromEntries(
      lines.map((match) => [match?.[1] ?? '', match?.[2] ?? '']),
    );
    return {
      pages: Number(described.Pages),
      info: described,
      fonts: fonts.trim().split('\n').slice(2).map(fontIn),
      text: withoutSpaces(text),
      lines: text,
      structure,
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Lines of `pdffonts` end with: emb sub uni object ID. */
function fontIn(line: string): PdfReport['fonts'][number] {
  const columns = line.trim().split(/\s+/);
  const [embedded, subset, unicode] = columns.slice(-5, -2);
  return {
    name: columns[0] ?? '',
    isEmbedded: embedded === 'yes',
    isSubset: subset === 'yes',
    hasUnicode: unicode === 'yes',
  };
}

async function poppler(program: string, ...options: string[]): Promise<string> {
  try {
    const { stdout } = await run(program, options, { maxBuffer: 16 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing
      ? new Error('These tests need poppler. Please install it: apt-get install poppler-utils')
      : error;
  }
}

export const withoutSpaces = (text: string): string => text.replace(/[\s\u00ad\u200b]+/gu, '');
