import { textOf } from '../model.ts';
import type { ReadPosition } from '../reading.ts';
import { cellUnder, columnHeads } from './column-heads.ts';
import { industries } from './industries.ts';
import { alternatives, type IndustryId, wordsIn } from './lexicon.ts';
import { type Evidence, evidence, fragmentsOf, type Resume } from './resume.ts';
import { trimSeparators } from './text.ts';

/** Work that exists in every industry; such a title says little about the firm. */
const inAnyFirm = new Set<IndustryId>([
  'financeAndInsurance',
  'humanResources',
  'mediaAndMarketing',
  'law',
]);
/** Mentioned by anyone who has studied. */
const ofSchools = new Set<IndustryId>(['education', 'research']);

/** An industry by name: `Lebensmittelindustrie`, `food industry`, `secteur du bâtiment`, `汽车行业`. */
const namedIndustry = new RegExp(
  String.raw`[\p{L}-]+${alternatives('industryEndings')}(?!\p{L})|(?:[\p{L}&-]+ ){1,3}${alternatives('industryWordsAfter')}(?!\p{L})|${alternatives('industryWordsBefore')}(?: ${alternatives('articlesOfIndustries')}| d['’])* ?[\p{L}-]+|\p{Script=Han}{2,8}${alternatives('industrySuffixes')}`,
  'giu',
);
/** The industry someone wants to move to rather than comes from. */
const isWish = new RegExp(alternatives('wishes'), 'iu');

/** The industry of the last positions: as the CV states it, or as implied by their wording. */
export function findIndustry(resume: Resume, positions: Evidence<ReadPosition>[]): Evidence | null {
  const inTable = industryOfTable(resume);
  if (inTable) return inTable;
  const said = resume.labelled.find(
    ({ kind, value, section }) =>
      kind === 'industry' &&
      value.length > 1 &&
      value.length <= 80 &&
      section.kind !== 'references',
  );
  if (said) {
    const [value = ''] = fragmentsOf(said.value);
    return evidence(trimSeparators(value), said.line);
  }
  const beside = positions[0] && besideEmployer.exec(positions[0].text)?.[1];
  if (beside && positions[0]) return { ...positions[0], value: trimSeparators(beside) };
  const scores = industries.map((industry) => ({ industry, score: 0 }));
  for (const [index, { value, text }] of positions.entries()) {
    const weight = Math.max(0.3, 3 - index);
    for (const one of scores) {
      const count = (among: string, most: number) =>
        Math.min(most, among.match(one.industry.pattern)?.length ?? 0);
      // A firm's name says what it does; a title may occur in any industry.
      one.score += weight * 3 * count(value.organisation ?? '', 2);
      one.score += weight * (inAnyFirm.has(one.industry.id) ? 1 : 2) * count(value.title ?? '', 2);
      one.score += weight * 0.5 * count(text, 3);
    }
  }
  const named = resume.sections
    .filter(({ kind }) => kind === 'profile' || kind === 'top')
    .flatMap(({ lines }) => lines.map(textOf))
    .filter((text) => !isWish.test(text))
    .flatMap((text) => text.match(namedIndustry) ?? [])
    .join('\n');
  // Outweighs the name of an employer: a bank may be called Sunrise Energy.
  for (const one of scores)
    one.score += 20 * Math.min(2, named.match(one.industry.pattern)?.length ?? 0);
  // The tasks of the positions; words elsewhere in the CV count for little.
  const tasks = resume.sections
    .filter(({ kind }) => kind === 'experience' || kind === 'profile')
    .flatMap(({ lines }) => lines)
    .map(textOf)
    .join('\n');
  for (const one of scores)
    one.score += 0.4 * Math.min(8, tasks.match(one.industry.pattern)?.length ?? 0);
  // Skills and studies decide if the work itself does not.
  const whole = resume.lines.map(textOf).join('\n');
  const withoutStudies = resume.sections
    .filter(({ kind }) => kind !== 'education')
    .flatMap(({ lines }) => lines.map(textOf))
    .join('\n');
  for (const one of scores) {
    const text = ofSchools.has(one.industry.id) ? withoutStudies : whole;
    one.score += 0.1 * Math.min(6, text.match(one.industry.pattern)?.length ?? 0);
    if (one.industry.isGeneral) one.score *= 0.5;
  }
  const [best] = scores.sort((one, other) => other.score - one.score);
  const [newest] = positions;
  if (!best || !newest || best.score < 0.3) return null;
  const { page, text } = newest;
  return { value: wordsIn[resume.language].industryNames[best.industry.id], page, text };
}

/** `Möbelwerke Ems AG (Branche: Möbel)` */
const besideEmployer = new RegExp(
  String.raw`(?<!\p{L})${alternatives('industryLabels')}\s*:\s*([^()/;|]{3,50})`,
  'iu',
);

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
