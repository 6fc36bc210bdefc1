import { textOf } from '../model.ts';
import type { ReadPosition } from '../reading.ts';
import { fragmentsOf } from './labels.ts';
import {
  allWords,
  alternatives,
  generalIndustries,
  type IndustryId,
  pattern,
  wordsIn,
} from './lexicon.ts';
import { type Evidence, evidence, type Resume } from './resume.ts';
import type { Section } from './sections.ts';
import { cellUnder, columnHeads } from './tables.ts';
import { trimSeparators } from './text.ts';

/**
 * `it` is an English word. `\b` treats accented letters as boundaries: it would find the word `it`
 * in `étanchéité`.
 */
const patternOf = (words: string[]) =>
  new RegExp(
    words
      .join('|')
      .replaceAll('\\bIT\\b', '\\b(?-i:IT)\\b')
      .replaceAll('\\b', '(?:(?<!\\p{L})(?=\\p{L})|(?<=\\p{L})(?!\\p{L}))'),
    'giu',
  );

/** Industries by the words in organisations, titles and tasks. */
export const industries = (Object.keys(wordsIn.en.industries) as IndustryId[]).map((id) => ({
  id,
  pattern: patternOf(allWords((words) => words.industries[id])),
}));

/** Work that exists in every industry; such a title says little about the firm. */
const inAnyFirm = new Set<IndustryId>([
  'financeAndInsurance',
  'humanResources',
  'mediaAndMarketing',
  'law',
]);

/** An industry by name: `Lebensmittelindustrie`, `food industry`, `secteur du bâtiment`, `汽车行业`. */
const namedIndustry = pattern.giu`[\p{L}-]+${'industryEndings'}(?!\p{L})|(?:[\p{L}&-]+ ){1,3}${'industryWordsAfter'}(?!\p{L})|${'industryWordsBefore'}(?: ${'articlesOfIndustries'}| d['’])* ?[\p{L}-]+|\p{Script=Han}{2,8}${'industrySuffixes'}`;
/** The industry someone wants to move to rather than comes from. */
const isWish = new RegExp(alternatives('wishes'), 'iu');

/** `Möbelwerke Ems AG (Branche: Möbel)` */
const besideEmployer = pattern.iu`(?<!\p{L})${'industryLabels'}\s*:\s*([^()/;|]{3,50})`;

/** The industry of the last positions: as the CV states it, or as implied by their wording. */
export function findIndustry(resume: Resume, positions: Evidence<ReadPosition>[]): Evidence | null {
  const said = resume.labelled.find(({ kind, value }) => kind === 'industry' && value !== '');
  const [newest] = positions;
  const [, beside] = besideEmployer.exec(newest?.text ?? '') ?? [];
  return (
    industryOfTable(resume) ??
    (said ? evidence(trimSeparators(fragmentsOf(said.value)[0] ?? ''), said.line) : null) ??
    (newest && beside ? { ...newest, value: trimSeparators(beside) } : null) ??
    (newest ? impliedIndustry(resume, positions, newest) : null)
  );
}

function impliedIndustry(
  { sections, lines, language }: Resume,
  positions: Evidence<ReadPosition>[],
  { page, text }: Evidence<ReadPosition>,
): Evidence | null {
  const textsIn = (isMeant: (kind: Section['kind']) => boolean) =>
    sections.filter(({ kind }) => isMeant(kind)).flatMap((section) => section.lines.map(textOf));
  const named = textsIn((kind) => kind === 'profile' || kind === 'top')
    .filter((one) => !isWish.test(one))
    .flatMap((one) => one.match(namedIndustry) ?? [])
    .join('\n');
  const tasks = textsIn((kind) => kind === 'experience' || kind === 'profile').join('\n');
  const whole = lines.map(textOf).join('\n');
  const withoutStudies = textsIn((kind) => kind !== 'education').join('\n');
  const scores = industries.map(({ id, pattern }) => {
    const count = (among: string | null, most: number) =>
      Math.min(most, among?.match(pattern)?.length ?? 0);
    // Outweighs the name of an employer: a bank may be called Sunrise Energy.
    let score = 20 * count(named, 2);
    for (const [index, { value, text: around }] of positions.entries()) {
      // A firm's name says what it does; a title may occur in any industry.
      const ofTitle = (inAnyFirm.has(id) ? 1 : 2) * count(value.title, 2);
      const weight = Math.max(0.3, 3 - index);
      score += weight * (3 * count(value.organisation, 2) + ofTitle + 0.5 * count(around, 3));
    }
    // Skills decide if the work itself does not; anyone who has studied mentions schools.
    const isOfSchools = id === 'education' || id === 'research';
    score += 0.4 * count(tasks, 8) + 0.1 * count(isOfSchools ? withoutStudies : whole, 6);
    // What is part of almost any work gives way to a more specific industry.
    return { id, score: generalIndustries.has(id) ? score / 2 : score };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score < 0.3 ? null : { value: wordsIn[language].industryNames[best.id], page, text };
}

/** A table of positions may have a column for it; the newest is in the first row. */
function industryOfTable({ sections }: Resume): Evidence | null {
  for (const { kind, lines } of sections) {
    if (kind !== 'experience') continue;
    for (const [index, line] of lines.entries()) {
      const columns = columnHeads(line);
      const below = lines[index + 1];
      const cell = columns && below && cellUnder(below.cells, 'industry', columns);
      if (cell) return evidence(trimSeparators(cell.text), below);
    }
  }
  return null;
}
