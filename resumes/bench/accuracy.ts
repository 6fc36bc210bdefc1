import path from 'node:path';
import type { Row } from '../../bench/report.ts';
import type { ResumeReading } from '../reading.ts';
import { makeFile } from './cache.ts';
import { type Part, readFiles, renderingsOf } from './files.ts';
import { type Rendering, truthOf } from './person.ts';
import { type ScoredField, score, scoredFields, type Verdict } from './score.ts';

type JudgedPart = Exclude<Part, 'long'>;
export type Read = (file: Uint8Array) => Promise<ResumeReading | { problem: string }>;

export interface Judged extends Verdict {
  file: string;
  language: string;
  format: string;
  /** Whether the file could be read at all. */
  isRead: boolean;
}

/** The target share of correct fields. */
const promises = {
  tuning: { all: 0.95, language: 0.9, fields: { name: 0.98, email: 0.98 } },
  unseen: { all: 0.85 },
};

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
  for (const rendering of renderings) {
    const { name: file, person } = rendering;
    const [language = '', format = ''] = [file.split('-')[0], path.extname(file).slice(1)];
    const bytes = rendering.source === undefined ? files.get(file) : await makeFile(rendering);
    if (!bytes)
      throw new Error(`${file} is missing; generate it: node resumes/bench/generate.ts ${file}`);
    const reading = await read(bytes);
    if ('problem' in reading)
      console.log(`  ${part}/${file} could not be read: ${reading.problem}`);
    judged.push(...verdictsOn({ file, language, format }, person, reading));
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

/** Shares of correct fields: overall, by language, by field and by format. */
export function reportAccuracy(part: JudgedPart, judged: Judged[]): Row[] {
  const { all, language, fields } = { language: undefined, fields: undefined, ...promises[part] };
  const files = new Set(judged.map(({ file }) => file)).size;
  const of = (what: string, promised: number | undefined, isMeant: (one: Judged) => boolean) =>
    row(`  ${part}, ${what}`, promised, judged.filter(isMeant));
  return [
    row(`${part}: ${files} CVs`, all, judged),
    ...distinct(judged.map((one) => one.language)).map((key) =>
      of(key, language, (one) => one.language === key),
    ),
    ...distinct(judged.map((one) => one.format)).map((key) =>
      of(key, undefined, (one) => one.format === key),
    ),
    ...scoredFields.map((key) => of(key, promiseOf(key, fields), (one) => one.field === key)),
  ];
}

const promiseOf = (field: ScoredField, fields: Partial<Record<ScoredField, number>> = {}) =>
  fields[field];

function row(what: string, promised: number | undefined, judged: Judged[]): Row {
  const right = judged.filter(({ isRight }) => isRight).length;
  const ratio = right / judged.length;
  return {
    what,
    measured: `${(ratio * 100).toFixed(1)} %`,
    against: `${right} of ${judged.length}`,
    ratio,
    ...(promised !== undefined && { promise: { atLeast: promised } }),
  };
}

const distinct = (values: string[]) => [...new Set(values)].sort();

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
