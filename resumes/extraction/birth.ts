import { textOf } from '../model.ts';
import type { ReadDate } from '../reading.ts';
import { findDates } from './dates.ts';
import { alternatives } from './lexicon.ts';
import { datesOf, type Evidence, evidence, type Resume } from './resume.ts';
import { fold } from './text.ts';

const before = new RegExp(
  String.raw`(?<!\p{L})${alternatives('born')}\s*:?\s*(?:${alternatives('datePrepositions')}|${alternatives('yearPrepositions')})?\s*(?:${alternatives('placePrepositions')}\s+[\p{L} .'()/-]{2,40}?,?\s+(?:${alternatives('datePrepositions')}|vom)?\s*)?$`,
  'iu',
);
const after = new RegExp(String.raw`^\s*${alternatives('bornAfter')}(?!\p{Script=Han}{2})`, 'u');

/** `1 Sohn (geb. 2011)` */
const ofChild = new RegExp(
  String.raw`(?<!\p{L})${alternatives('children')}(?!\p{L})[^;|]{0,25}$`,
  'iu',
);

/** A day that makes the applicant at least 14 years old. */
function isBirth(value: ReadDate): boolean {
  const age = new Date().getFullYear() - Number(value.slice(0, 4));
  return age >= 14 && age <= 90;
}

export function findBirth(resume: Resume): Evidence<ReadDate> | null {
  for (const { kind, value, more, line } of resume.labelled) {
    if (kind !== 'birth') continue;
    for (const text of [value, `${value} ${more[0] ?? ''}`, ...more.slice(0, 1)].sort(
      longestDate,
    )) {
      const found = datesOf(text, resume, true).find((date) => isBirth(date.value));
      if (found) return evidence(found.value, line);
    }
  }
  for (const { lines, kind } of resume.sections) {
    if (kind === 'references') continue;
    for (const line of lines) {
      const text = textOf(line);
      for (const date of datesOf(text, resume, true)) {
        const isSaid =
          before.test(fold(text.slice(Math.max(0, date.from - 60), date.from))) ||
          after.test(text.slice(date.to));
        if (isSaid && !ofChild.test(text.slice(0, date.from)) && isBirth(date.value))
          return evidence(date.value, line);
      }
    }
  }
  return findUnsaid(resume);
}

/** Lines broken by a narrow column say more when joined. */
const longestDate = (one: string, other: string) => precision(other) - precision(one);

const precision = (text: string) =>
  Math.max(0, ...findDates(text).map(({ value }) => value.length));

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
      if (
        isDay &&
        Number(date.value.slice(0, 4)) < new Date().getFullYear() - 17 &&
        isBirth(date.value)
      ) {
        return evidence(date.value, line);
      }
    }
  }
  return null;
}
