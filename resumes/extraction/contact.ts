import { type CountryCode, findPhoneNumbersInText, isPossiblePhoneNumber } from 'libphonenumber-js';
import { type Line, textOf } from '../model.ts';
import type { ResumeLanguage } from '../reading.ts';
import { fragmentsOf, splitLabel } from './labels.ts';
import { alternatives, pattern } from './lexicon.ts';
import { datesOf, type Evidence, evidence, isOwn, type Resume } from './resume.ts';
import { fold } from './text.ts';

const atSign = String.raw`[([]${alternatives('atSigns')}[)\]]|＠`;
const dot = String.raw`[([]${alternatives('dots')}[)\]]`;
const address = new RegExp(
  String.raw`(?<![\p{L}\d._%+-])[\p{L}\d._%+'-]{1,64}\s?(?:@|${atSign})\s?(?:[\p{L}\d-]{1,63}(?:\.|\s?${dot}\s?)){1,5}\p{Script=Latin}{2,24}(?![\p{Script=Latin}\d])`,
  'giu',
);

/** The applicant's first email address, taken from links if the text has none. */
export function findEmail(resume: Resume): Evidence | null {
  const lines = resume.lines.filter((line) => !isReference(line, resume));
  const candidates = lines.flatMap((line, index) => {
    // Broken at the end of a narrow column.
    const [text = '', next = ''] = [line, lines[index + 1] ?? { cells: [] }].map((one) =>
      fold(textOf(one)),
    );
    const isBroken = isOpen(text)
      ? goesOn(text, next)
      : /@\S+$/.test(text) && /^\.[a-z]{2,}$/i.test(next);
    const whole = isBroken ? [...`${text}${next}`.matchAll(address)].slice(-1) : [];
    const inCells = line.cells.flatMap((cell) => [...fold(cell.text).matchAll(address)]);
    return [...whole, ...inCells].map((match) => evidence(tidy(match[0]), line));
  });
  const labelled = resume.labelled.find(({ kind, section }) => kind === 'email' && isOwn(section));
  const ofLabel = labelled ? fold(textOf(labelled.line)) : '';
  return (
    candidates.find(({ value }) => ofLabel.includes(value)) ??
    candidates[0] ??
    linkWith('mailto:', resume)
  );
}

/** Ends in what may be the beginning of an address, and in no whole one. */
const isOpen = (text: string) =>
  /@|^[\w.+-]+[-._]$|[\s:][\w.+-]+[-_]$/.test(text) &&
  !/@[\w-]+(?:\.[\w-]+)*\.\w{2,}$|[^\w.@-]$/.test(text);

const goesOn = (text: string, next: string) =>
  !/\s/.test(next) && (/[-._@]$/.test(text) || /[.@]/.test(next));

const isReference = (line: Line, resume: Resume) =>
  resume.sections.some((section) => !isOwn(section) && section.lines.includes(line));

const tidy = (text: string) =>
  text
    .replace(/\s|^['.]+/g, '')
    .replace(new RegExp(atSign, 'iu'), '@')
    .replace(new RegExp(dot, 'giu'), '.');

function linkWith(scheme: string, { links }: Resume): Evidence | null {
  const link = links.find((one) => one.toLowerCase().startsWith(scheme)) ?? '';
  let [value = ''] = link.slice(scheme.length).split('?');
  try {
    value = decodeURIComponent(value).trim();
  } catch {
    // It is not encoded, or not well.
  }
  return value === '' ? null : { value, page: 1, text: value };
}

const countryOfLanguage: Record<ResumeLanguage, CountryCode> = {
  ...{ en: 'US', de: 'DE', fr: 'FR', es: 'ES', pl: 'PL', ja: 'JP', zh: 'CN' },
};
const shape = /(?:\(?\+|00)?\(?\d[\d\s()[\]./‐‑–—-]{5,22}\d/gu;

/** As written. Mobile numbers come first; fax numbers and other people's numbers are excluded. */
export function findPhone(resume: Resume): Evidence | null {
  for (const { kind, section, value, more, line } of resume.labelled) {
    if (kind !== 'phone' || !isOwn(section)) continue;
    const [below = ''] = more;
    for (const text of [isRestOfNumber(below) ? `${value} ${below}` : value, below]) {
      const number = numberIn(withoutHouse(text, resume));
      if (number) return evidence(number, line);
    }
  }
  const sections = resume.sections.filter(
    (section) => isOwn(section) && section.kind !== 'experience' && section.kind !== 'education',
  );
  for (const { lines } of [...sections].sort(
    (one, other) => Number(other.kind !== 'other') - Number(one.kind !== 'other'),
  )) {
    for (const line of lines) {
      for (const part of line.cells.flatMap((cell) => fragmentsOf(cell.text))) {
        const kind = splitLabel(part)?.kind ?? 'phone';
        if (kind === 'fax' || kind === 'other') continue;
        const number = unlabelledNumber(part, resume);
        if (number) return evidence(number, line);
      }
    }
  }
  return linkWith('tel:', resume);
}

/** `07700 900123 14 Rowan Close`: what follows a whole number is that of a house. */
function withoutHouse(text: string, { language }: Resume): string {
  const [, number = '', house = ''] =
    /^(.*\d)\s(\d{1,4})[a-z]?\s\p{Lu}\p{L}.*$/u.exec(fold(text)) ?? [];
  if (house === '') return text;
  const isPossible = (one: string) =>
    [countryOfLanguage[language], 'GB' as const].some((country) =>
      isPossiblePhoneNumber(one, country),
    );
  return isPossible(number) && !isPossible(`${number} ${house}`)
    ? text.slice(0, number.length)
    : text;
}

/** A narrow column breaks `+49 176 1234` `5678`. */
const isRestOfNumber = (text: string) => /^\d[\d ]{1,7}$/.test(text.trim());

function numberIn(whole: string): string | null {
  const text = firstOfTwo(whole);
  const match = fold(text)
    .match(shape)
    ?.find((one) => one.replace(/\D/g, '').length >= 7);
  if (!match) return null;
  const from = fold(text).indexOf(match);
  return tidyNumber(text.slice(from, from + match.length));
}

/**
 * `098765-43210 / 0172-2700000`, `924 000 123 - 699 000 123`; but `0351 / 123456` is one number.
 */
const firstOfTwo = (text: string) =>
  text.split(/(?<=(?:\d[^\d/,;]{0,2}){9})(?:\s*[/,;]|\s+[-–])\s*(?=[+(\d])/u)[0] ?? text;

const tidyNumber = (text: string) => firstOfTwo(text).replace(/^\s*\((?=[^)]*$)|[\s(./-]+$/gu, '');

const phoneWord = pattern.iu`(?:${'phoneWords'}\.?\s*[:#]?\s*|^[TMP]\s*[.:]?\s+|☎|📞|📱|✆)(?=[+(\d])`;

function unlabelledNumber(whole: string, resume: Resume): string | null {
  // `07700 900318 (Mobile)`
  const text = withoutHouse(whole.replace(/\s*[(（][^()（）\d+]*[)）]\s*$/u, ''), resume);
  const folded = fold(text);
  const prefixed = phoneWord.exec(folded);
  if (prefixed) return numberIn(text.slice(prefixed.index + prefixed[0].length));
  const found = findPhoneNumbersInText(folded, countryOfLanguage[resume.language]);
  for (const { startsAt, endsAt, number } of found) {
    const own = text.slice(startsAt, endsAt);
    const isLong = own.replace(/\D/g, '').length >= 7;
    if (isLong && number.isPossible() && datesOf(own, resume).length === 0) return tidyNumber(own);
  }
  const match = folded.match(shape)?.find((one) => {
    const digits = one.replace(/\D/g, '');
    return digits.length >= 9 && digits.length <= 15 && datesOf(one, resume).length === 0;
  });
  return match ? tidyNumber(match) : null;
}
