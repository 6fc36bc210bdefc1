import { type Line, textOf } from '../model.ts';
import { bareTitle } from './bare-names.ts';
import { headingOf } from './headings.ts';
import { fragmentsOf, labelOf, splitLabel } from './labels.ts';
import { alternatives, pattern } from './lexicon.ts';
import { type Evidence, evidence, type Resume } from './resume.ts';
import { isDepartment, titleScore } from './roles.ts';
import { fold, hasCjk, trimSeparators } from './text.ts';

/** Phrases that introduce the position; its name follows. */
const introductions = pattern.iu`(?:^|\s)${'targetIntroductions'}\s*:?\s*`;

/** `Ich möchte bei Ihnen als Dachdecker arbeiten`: a wish, and the position after `as`. */
const wish = pattern.iu`${'wishesToWork'}(?!\p{L}).{0,50}?\s${'as'}\s+(?:an?\s+|the\s+)?(.+?)(?:\s+${'workAtEnd'})?[.!]?$|${'yourFirm'}${'yourFirmAfter'}?(.{2,20}?)${'positionsAfter'}`;

const atWork = pattern.iu`(?<!\p{L})${'verbsOfWork'}(?!\p{L})|${'workCharacters'}`;

const isAim = pattern.iu`^${'aims'}(?!\p{L})`;

/** How the opening line of a letter begins. */
const subject = pattern.iu`^${'subjects'}\s*:\s*`;

/** `Sales Coordinator – application to Example Ltd` */
const beforeApplication =
  /^(.{3,60}?)\s*(?:[-–—|,:]|\s)\s*(?:job |my )?application(?:\s+(?:to|for|at|with)\s.*)?$/iu;

const sought = pattern.iu`^${'positionsSought'}\s*$`;
const targetHeading = new RegExp(alternatives('targetHeadings'), 'iu');

/** The position that a CV is sent for. An occupation below the name does not count. */
export function findTarget(resume: Resume): Evidence | null {
  for (const { kind, label, value, line, section } of resume.labelled) {
    // Above the positions, `Poste : …` is the one applied for.
    const isSought = kind === 'target' || (kind === 'title' && sought.test(label));
    if (!isSought || section.kind === 'experience' || section.kind === 'education') continue;
    const isLast = textOf(line).endsWith(value);
    const name = positionName(isLast ? value + wrappedEnd(line, resume.lines) : value);
    // An objective need not be a position.
    if (name && (!isAim.test(label) || titleScore(name) > 0)) return evidence(name, line);
  }
  for (const { kind, lines, heading } of resume.sections) {
    if (kind === 'experience' || kind === 'education' || kind === 'references') continue;
    for (const line of lines) {
      const parts = line.cells.flatMap((cell) => fragmentsOf(cell.text));
      parts.push(`${parts.pop() ?? ''}${wrappedEnd(line, lines)}`);
      for (const whole of parts.flatMap((part) => part.split(/(?<=\p{Ll}{3}[.!?])\s+/u))) {
        const part = whole.replace(subject, '');
        const [, ahead] = beforeApplication.exec(part) ?? [];
        if (ahead && titleScore(ahead) > 0) return evidence(trimSeparators(ahead), line);
        const [, said, eastern] = wish.exec(fold(part)) ?? [];
        const wished = positionName(said ?? eastern ?? '');
        if (wished && (titleScore(wished) > 0 || atWork.test(part))) return evidence(wished, line);
        const match = introductions.exec(fold(part));
        const name =
          match && match.index < 3 ? positionName(part.slice(match.index + match[0].length)) : null;
        if (name) return evidence(name, line);
      }
    }
    const [first] = lines;
    if (kind !== 'objective' || !first) continue;
    const text = splitLabel(textOf(first))?.value ?? textOf(first);
    const name = positionName(text);
    if (name && (titleScore(name) > 0 || targetHeading.test(heading))) return evidence(name, first);
  }
  return null;
}

/** Shorter lines end where they are meant to end. */
const shortestWrapped = 50;

/** The last words of a text that breaks at the end of a long line: `Operatorka wózka` above `widłowego`. */
function wrappedEnd(line: Line, lines: Line[]): string {
  const next = lines[lines.indexOf(line) + 1];
  const [last, [below, ...others]] = [line.cells.at(-1), next?.cells ?? []];
  if (!next || !last || !below || others.length > 0 || next.isBullet) return '';
  const isNear =
    next.region === line.region &&
    next.y - line.y < 1.7 * last.size &&
    Math.abs(below.x - (line.cells[0]?.x ?? 0)) < 3 &&
    below.isBold === last.isBold;
  const isEnd = /^\p{L}+(?: \p{L}+)?[.!]?$/u.test(below.text) && !hasCjk(below.text);
  const isOther = labelOf(below.text) !== null || headingOf(below.text) !== null;
  const isLong = textOf(line).length >= shortestWrapped && !/[.!?:]$/.test(last.text);
  return isNear && isEnd && isLong && !isOther ? ` ${below.text}` : '';
}

/** `– Ihre Anzeige vom 3. Mai`, `bei der Muster GmbH`: additions in a subject line. */
const aboutTheOffer = pattern.iu`(?:\s+[-–—]\s+|[,;]\s+|\s+)(?:${'yours'}\s+${'offers'}|${'remarksOnOffers'})(?!\p{L}).*$`;

/** `trabajar como jefe de ventas en una empresa`: a sentence around the position. */
const asWhat = pattern.giu`^(?:[\p{L}']+ ){0,3}?(?:une? )?${'jobs'} ${'ofJobs'}|^.{0,40}?(?<!\p{L})${'workWords'} ${'asWorker'} (?:${'indefiniteArticles'} )?|\s${'inSomeFirm'}.*$`;

const referenceNumber = pattern.iu`[(（]?${'referenceNumbers'}(?!\p{L}).*$`;

/** Short, as names of positions are; sentences about ambitions are not. */
function positionName(text: string): string | null {
  const [first = ''] = fragmentsOf(text);
  const whole = trimSeparators(
    first
      .replace(subject, '')
      .replace(introductions, '')
      .replace(asWhat, '')
      .replace(/^["„“«»『「]|["“”«»』」]$/gu, '')
      .replace(aboutTheOffer, '')
      .replace(referenceNumber, ''),
  );
  // `财务部　财务主管`: the department, then the position.
  const [department = '', title, ...others] = whole.split(/[\s/、，-]+/u);
  const name = bareTitle(title && others.length === 0 && isDepartment(department) ? title : whole);
  const isSentence =
    /[.!?]\s+\p{Lu}|[。！？]|@/u.test(name) ||
    (hasCjk(name) ? name.length > 40 : name.split(/\s+/).length > 9);
  return name.length < 2 || isSentence || headingOf(name) === 'document' ? null : name;
}
