/**
 * When two wordings mean the same to an applicant, who would otherwise have to correct the form.
 */

const ideographs = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const spaceBesideIdeograph = new RegExp(`(?<=[${ideographs}]) | (?=[${ideographs}])`, 'gu');
/** Gender notes in German, French, English and Polish job titles: (m/w/d), (H/F), (k/m). */
const genders = /[([](?:[mwfdhkx]\s*[/|]\s*){1,2}[mwfdhkx][)\]]/giu;

/** Ignores case, punctuation and full-width forms. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(genders, ' ')
    .replace(/['’ʼ`]/gu, '')
    .replace(/(?!ー)[\p{P}\p{S}\s]+/gu, ' ')
    .trim()
    .replace(spaceBesideIdeograph, '');
}

export const isSameText = (read: string, accepted: string) =>
  normalise(read) === normalise(accepted);

export const isSameEmail = (read: string, accepted: string) =>
  read.trim().toLowerCase() === accepted.toLowerCase();

const leastDigits = 7;

/** The same number with or without country code and trunk prefix. */
export function isSamePhone(read: string, accepted: string): boolean {
  const [first, second] = [digitsOf(read), digitsOf(accepted)].sort(
    (one, other) => one.length - other.length,
  );
  if (!first || !second || first.length < leastDigits) return false;
  return second.endsWith(first) && second.length - first.length <= 3;
}

const digitsOf = (phone: string) =>
  phone.normalize('NFKC').replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');

const leastOverlap = 0.9;

/** At least nine tenths of the words match; in Chinese and Japanese, of the characters. */
export function isSameAddress(read: string, accepted: string): boolean {
  const [first, second] = [tokensOf(read), tokensOf(accepted)];
  const left = [...second];
  const shared = first.filter((token) => {
    const index = left.indexOf(token);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return (2 * shared.length) / (first.length + second.length) >= leastOverlap;
}

const tokenPattern = new RegExp(`[${ideographs}]|[^\\s${ideographs}]+`, 'gu');
const tokensOf = (text: string) => normalise(text).match(tokenPattern) ?? [];

const longestIndustry = 80;

/**
 * An industry has many names, so one of these words is enough, at the start of a word (`it` only as
 * a whole word).
 */
export function isSameIndustry(read: string, accepted: string): boolean {
  const text = normalise(read);
  const word = normalise(accepted);
  if (text.length > longestIndustry) return false;
  if (new RegExp(`[${ideographs}]`, 'u').test(word)) return text.includes(word);
  return ` ${text} `.includes(word.length <= 2 ? ` ${word} ` : ` ${word}`);
}
