import { textOf } from '../model.ts';
import type { ReadDate } from '../reading.ts';
import type { FoundDate } from './dates.ts';
import { pattern } from './lexicon.ts';
import { datesOf, type Evidence, evidence, type Resume } from './resume.ts';
import { fold } from './text.ts';

const before = pattern.iu`(?<!\p{L})${'born'}\s*:?\s*(?:${'datePrepositions'}|${'yearPrepositions'})?\s*(?:${'placePrepositions'}\s+[\p{L} .'()/-]{2,40}?,?\s+(?:${'datePrepositions'}|vom)?\s*)?$`;
const after = pattern.u`^\s*${'bornAfter'}(?!\p{Script=Han}{2})`;

/** `1 Sohn (geb. 2011)` */
const ofChild = pattern.iu`(?<!\p{L})${'children'}(?!\p{L})[^;|]{0,25}$`;

/** A day that makes the applicant at least 14 years old. */
function isBirth({ value }: FoundDate, least = 14): boolean {
  const age = new Date().getFullYear() - Number(value.slice(0, 4));
  return age >= least && age <= 90;
}

export function findBirth(resume: Resume): Evidence<ReadDate> | null {
  for (const { kind, value, more, line } of resume.labelled) {
    if (kind !== 'birth') continue;
    // Lines broken by a narrow column say more when joined.
    const [below = ''] = more;
    const [date] = [value, `${value} ${below}`, below]
      .flatMap((text) => datesOf(text, resume, true))
      .filter(isBirth)
      .sort((one, other) => other.value.length - one.value.length);
    if (date) return evidence(date.value, line);
  }
  for (const { lines, kind } of resume.sections) {
    if (kind === 'references') continue;
    for (const line of lines) {
      const text = textOf(line);
      for (const date of datesOf(text, resume, true)) {
        const isSaid =
          before.test(fold(text.slice(Math.max(0, date.from - 60), date.from))) ||
          after.test(text.slice(date.to));
        if (isSaid && !ofChild.test(text.slice(0, date.from)) && isBirth(date))
          return evidence(date.value, line);
      }
    }
  }
  return findUnsaid(resume);
}

/** `女 / 1996.04 / 长沙 / 199-0000-5678 / name@example.com` */
const isAmongDetails =
  /(?<!\p{Script=Han})[男女](?!\p{Script=Han})|\p{Script=Han}.*(?:@|\d{3}-?\d{4}-?\d{4})/u;

/** `12.03.1985 in Leipzig`, unlabelled among personal details. */
function findUnsaid(resume: Resume): Evidence<ReadDate> | null {
  for (const { lines, kind } of resume.sections) {
    if (kind !== 'personal' && kind !== 'top') continue;
    for (const line of lines) {
      const text = textOf(line);
      const [date, ...others] = datesOf(text, resume);
      const isShort = date?.value.length === 7 && isAmongDetails.test(text);
      const isDay = others.length === 0 && (date?.value.length === 10 || isShort);
      if (isDay && isBirth(date, 18)) return evidence(date.value, line);
    }
  }
  return null;
}
