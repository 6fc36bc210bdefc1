import { countries } from './countries.ts';
import { allWords } from './lexicon.ts';
import { fold, keyOf } from './text.ts';

const cities = new Set(allWords((words) => words.cities).map(keyOf));
const states =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|NRW|BW|TX)$/;

/** A text that names only a place. */
export function isPlace(text: string): boolean {
  const bare = fold(text)
    .trim()
    .replace(/^\(|\)$/g, '')
    .replace(/(^|, )The /, '$1');
  const parts = bare
    .split(/[,/|·-]\s*|\s-\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 4) return false;
  const isKnown = (part: string) =>
    cities.has(keyOf(part)) ||
    countries.has(keyOf(part)) ||
    states.test(part) ||
    /^[\p{Script=Han}]{1,4}[省市県區区縣]$/u.test(part);
  return (
    isKnown(bare) ||
    parts.every(isKnown) ||
    (parts.length > 1 &&
      isKnown(parts.at(-1) ?? '') &&
      (countries.has(keyOf(parts.at(-1) ?? '')) || /^\p{Lu}[\p{L} .'-]+, [A-Z]{2}$/u.test(bare)))
  );
}
