import { textOf } from '../model.ts';
import { cjkAddress, street, town } from './address-parts.ts';
import { countries, countryOf, firstHalves } from './countries.ts';
import { fragmentsOf } from './labels.ts';
import { alternatives, pattern } from './lexicon.ts';
import { isPlace } from './places.ts';
import { type Evidence, evidence, type Resume } from './resume.ts';
import { fold, keyOf } from './text.ts';

/** Vehicle registration codes. */
const onPlates: Record<string, string> = { D: 'DE', A: 'AT', F: 'FR', E: 'ES', I: 'IT', B: 'BE' };

const betweenCountries = pattern.u`[,;/|()]|\s+-\s+|\s${'and'}\s|[、・&+]`;

/** The first country in a value: of two nationalities the first is given. */
function firstCountry(value: string): string | null {
  const whole = countryOf(value);
  if (whole) return whole;
  const bare = fold(value).trim();
  if (onPlates[bare]) return onPlates[bare];
  if ([...countries.values()].includes(bare)) return bare;
  for (const part of bare.split(betweenCountries)) {
    const found = countryOf(part);
    if (found) return found;
    for (const word of part.split(/\s+/)) {
      const ofWord = countryOf(word) ?? ofPair(word);
      if (ofWord) return ofWord;
    }
  }
  return null;
}

const phrases = [
  pattern.iu`(?<c>[\p{L}-]+)\s+${'citizenAfter'}(?!\p{L})`,
  pattern.iu`${'citizenBefore'}\s*:?\s+(?:the\s+)?(?<c>[\p{L}-]+(?:\s+[\p{L}-]+)?)`,
  pattern.iu`^(?<c>[\p{L}-]+)\s+${'with'}\s+(?:${'articlesOfPermits'} )?${'permits'}`,
  /(?:国籍|國籍)\s*[:はが为為是]?\s*(?<c>[\p{Script=Han}\p{Script=Katakana}ー]{2,10})/u,
  /(?<c>[\p{Script=Han}\p{Script=Katakana}ー]{2,8}?)[国國]?籍/u,
  /(?:持有?)?(?<c>[\p{Script=Han}\p{Script=Katakana}ー]{2,8}?)の?(?:护照|護照|公民|パスポート|旅券)/u,
];
/** Beside such a word, a nationality needs no label: `ledig, deutsch`. */
const company = new RegExp(alternatives('besideNationality'), 'iu');

export function findNationality(resume: Resume): Evidence | null {
  for (const { kind, value, line } of resume.labelled) {
    const country = kind === 'nationality' ? firstCountry(value) : null;
    if (country) return evidence(country, line);
  }
  for (const { kind, lines } of resume.sections) {
    if (kind === 'references' || kind === 'experience' || kind === 'education') continue;
    for (const line of lines) {
      const text = fold(textOf(line));
      for (const phrase of phrases) {
        const named = phrase.exec(text)?.groups?.c;
        const country = named && firstCountry(named);
        if (country) return evidence(country, line);
      }
      if ((kind === 'personal' || kind === 'top') && company.test(text)) {
        const parts = line.cells
          .flatMap((cell) => fragmentsOf(cell.text))
          .flatMap((part) => part.split(/,|\.\s|\s+[-–—]\s+/u));
        const country = parts.map((part) => adjectiveOnly(part)).find((found) => found !== null);
        if (country) return evidence(country, line);
      }
    }
  }
  return standingAlone(resume);
}

/** `Française` as a line among the contact details; several such words are languages. */
function standingAlone({ sections }: Resume): Evidence | null {
  const parts = sections
    .filter(({ kind }) => kind === 'personal' || kind === 'top')
    .flatMap(({ lines }) => lines)
    .flatMap((line) =>
      line.cells
        .flatMap((cell) => fragmentsOf(cell.text))
        .map((text) => ({ text, line, isOfAddress: isOfAddress(text) })),
    );
  const hasAddress = parts.some((part) => part.isOfAddress);
  const found = parts.flatMap(({ text, line }, index) => {
    // The name of a country below an address belongs to it.
    const isApart = hasAddress && !parts[index - 1]?.isOfAddress;
    const country = adjectiveOnly(text) ?? (isApart ? countryOf(text) : null);
    return country === null ? [] : [evidence(country, line)];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

const isOfAddress = (text: string): boolean =>
  town.test(text) ||
  street.test(text) ||
  cjkAddress.test(text) ||
  (isPlace(text) && !countryOf(text));

function adjectiveOnly(part: string): string | null {
  if (countries.has(keyOf(part))) return null;
  return countryOf(part) ?? ofPair(part);
}

const inPair = pattern.u`[-/]| ${'and'} `;

/** `deutsch-türkisch`: of two nationalities the first is given. */
function ofPair(text: string): string | null {
  const [first = '', ...others] = text.split(inPair);
  const isPair = others.length === 1 && others.every((other) => countryOf(other) !== null);
  return isPair ? (countryOf(first) ?? firstHalves.get(keyOf(first)) ?? null) : null;
}
