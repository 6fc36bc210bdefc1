import path from 'node:path';
import type { ResumeReading } from '../reading.ts';
import { makeFile } from './cache.ts';
import { type Part, readFiles, renderingsOf } from './files.ts';
import { type Rendering, truthOf } from './person.ts';
import { score, type Verdict } from './score.ts';

type JudgedPart = Exclude<Part, 'long'>;
export type Read = (file: Uint8Array) => Promise<ResumeReading | { problem: string }>;

export interface Judged extends Verdict {
  file: string;
  language: string;
  format: string;
  /** Whether the file could be read at all. */
  isRead: boolean;
}

/**
 * Reads the CVs of a part and compares them with the facts of the people they describe.
 * @param word in the names of the files to read; all files by default.
 */
export async function judge(part: JudgedPart, read: Read, word = ''): Promise<Judged[]> {
  const files = await readFiles(part);
  const renderings = (await renderingsOf(part))
    .filter(({ name }) => name.includes(word))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const judged: Judged[] = [];
  for (const [index, rendering] of renderings.entries()) {
    const { name: file, person } = rendering;
    const [language = '', format = ''] = [file.split('-')[0], path.extname(file).slice(1)];
    const bytes = rendering.source === undefined ? files.get(file) : await makeFile(rendering);
    if (!bytes)
      throw new Error(`${file} is missing; generate it: node resumes/bench/generate.ts ${file}`);
    const reading = await read(bytes);
    if ('problem' in reading)
      console.log(`  ${part}/${file} could not be read: ${reading.problem}`);
    judged.push(...verdictsOn({ file, language, format }, person, reading));
    const isLast = !renderings[index + 1]?.name.startsWith(`${language}-`);
    if (isLast) console.log(`  ${part}, ${language}: ${index + 1} of ${renderings.length} CVs`);
  }
  return judged;
}

/** What was read from a file, field by field. */
export function verdictsOn(
  file: Pick<Judged, 'file' | 'language' | 'format'>,
  person: Rendering['person'],
  reading: Awaited<ReturnType<Read>>,
): Judged[] {
  const isRead = !('problem' in reading);
  const verdicts = score(truthOf(person), isRead ? reading : null);
  return verdicts.map((verdict) => ({ ...verdict, ...file, isRead }));
}

/** One line per wrong field, for files that could be read. */
export function describeWrong(judged: Judged[]): string {
  return judged
    .filter(({ isRight, isRead }) => isRead && !isRight)
    .map(
      ({ file, field, read, expected }) =>
        `${file} ${field}: ${read === null ? '(nothing)' : JSON.stringify(read)} instead of ${expected || '(nothing)'}`,
    )
    .join('\n');
}
