/**
 * What is slow about scoring is kept in `build/`: the files that a browser prints, and the lines read
 * from them. What then remains are the rules, which take milliseconds for a CV.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { extract } from '../extraction/extract.ts';
import type { ResumeText } from '../model.ts';
import { UnreadableResume } from '../problem.ts';
import { readText } from '../read-text.ts';
import type { Result } from '../reader-process.ts';
import type { ResumeProblem } from '../reading.ts';
import type { Rendering } from './person.ts';

const directory = 'build/resumes/cache';

/** The file, made anew only if its source has changed. */
export async function makeFile({ name, source, produce }: Rendering): Promise<Uint8Array> {
  const kept = await keep(`${name}\n${source}`, path.extname(name), async () => produce());
  return new Uint8Array(kept);
}

/** The lines of a file, read anew only if it or the code that reads it has changed. */
export async function readLines(
  file: Uint8Array,
): Promise<ResumeText | { problem: ResumeProblem }> {
  readers ??= readersOf();
  const bytes = await keep(`${await readers}\n${digest(file)}`, '.json', async () =>
    Buffer.from(JSON.stringify(await linesOf(file))),
  );
  return JSON.parse(Buffer.from(bytes).toString());
}

/** What the reader makes of a file, by the rules as they are now. */
export async function readKept(file: Uint8Array): Promise<Result> {
  const text = await readLines(file);
  return 'problem' in text ? text : extract(text);
}

async function linesOf(file: Uint8Array): Promise<ResumeText | { problem: ResumeProblem }> {
  try {
    return await readText(file);
  } catch (error) {
    return { problem: error instanceof UnreadableResume ? error.problem : 'unreadable' };
  }
}

let readers: Promise<string> | undefined;

/** The versions of the libraries are in `package.json`. */
const readersOf = async () =>
  digest(`${await sourcesOf('resumes/read-text.ts')}${await readFile('package.json', 'utf8')}`);

/**
 * The code and the words of a module and of all that it imports. The lines of a file depend on more
 * than `formats/` and `layout/`: the layout asks `extraction/` what a period and what a label is.
 */
export async function sourcesOf(file: string, seen = new Set<string>()): Promise<string> {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = await readFile(file, 'utf8');
  const imported = file.endsWith('.ts')
    ? text.matchAll(/^(?:import|export|\}) .*?'(\.[^']+)'/gmu)
    : [];
  const texts = [`${file}\n${text}`];
  for (const [, specifier = ''] of imported)
    texts.push(await sourcesOf(path.join(path.dirname(file), specifier), seen));
  return texts.join('\n');
}

async function keep(
  key: string,
  extension: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(directory, `${digest(key)}${extension}`);
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    await mkdir(directory, { recursive: true });
    await writeFile(file, made);
    return made;
  }
}

const digest = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 24);
