/** When two wordings say the same, for somebody who would otherwise have to correct the form. */

const ideographs = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const spaceBesideIdeograph = new RegExp(`(?<=[${ideographs}]) | (?=[${ideographs}])`, 'gu');
/** Who may apply, as German, French, English and Polish titles say: (m/w/d), (H/F), (k/m). */
const genders = /[([](?:[mwfdhkx]\s*[/|]\s*){1,2}[mwfdhkx][)\]]/giu;

/** Without case, punctuation and the width of letters. */
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

/** The same number with and without the country's code and the zero before the area's. */
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

/** At least nine tenths of the words are the same; of Chinese and Japanese, of the characters. */
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

/** An industry has many names, so that one word of them is enough, at the start of a word (`it` alone). */
export function isSameIndustry(read: string, accepted: string): boolean {
  const text = normalise(read);
  const word = normalise(accepted);
  if (text.length > longestIndustry) return false;
  if (new RegExp(`[${ideographs}]`, 'u').test(word)) return text.includes(word);
  return ` ${text} `.includes(word.length <= 2 ? ` ${word} ` : ` ${word}`);
}
