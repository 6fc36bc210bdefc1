/** Typographic variants, replaced character by character, so that offsets stay valid. */
const variants = {
  '-': '‐‑‒–—―−－─━',
  '~': '〜～∼→➔⇒',
  "'": '’‘´`ʼ′',
  ' ': '　',
  ':': '：∶︰',
  '|': '｜│┃∣¦',
};
const plain = new Map(
  Object.entries(variants).flatMap(([one, alike]) => [...alike].map((variant) => [variant, one])),
);

/** The text with typographic variants folded; each character keeps its offset. */
export function fold(text: string): string {
  return text.replace(/[^\u0020-\u007e]/g, (letter) => {
    const variant = plain.get(letter);
    if (variant !== undefined) return variant;
    const normal = letter.normalize('NFKC');
    return normal.length === 1 && letter >= '\uff00' && letter <= '\uffef' ? normal : letter;
  });
}

/**
 * For comparing words: lower case, without accents, and without punctuation or spaces at either
 * end.
 */
export function keyOf(text: string): string {
  return (
    fold(text)
      .normalize('NFKD')
      .replace(/(?<=[a-z])[\u0300-\u036f]+/gi, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('ł', 'l')
      .replaceAll('ß', 'ss')
      // Fonts that draw both alike map them to the same character.
      .replaceAll('戶', '户')
      .replaceAll('內', '内')
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      .replace(/\s+/g, ' ')
  );
}

/** Like `keyOf`, without spaces: headings are often letter-spaced. */
export const tightKeyOf = (text: string): string => keyOf(text).replaceAll(/[\s・·]/g, '');

export const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆';
const cjkPattern = new RegExp(`[${cjk}]`, 'u');

export const hasCjk = (text: string): boolean => cjkPattern.test(text);

/** A pattern for a list of words; those in scripts with spaces match whole words only. */
export function wordPattern(list: string[], flags = 'iu'): RegExp {
  const sources = (some: string[]) =>
    some
      .toSorted((one, other) => other.length - one.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s+'))
      .join('|');
  const whole = list.filter((word) => !hasCjk(word));
  const anywhere = list.filter(hasCjk);
  const parts = [
    // The boundaries occur once: repeated for each word, they would make a pattern of megabytes.
    whole.length > 0 && `(?<!\\p{L})(?:${sources(whole)})(?!\\p{L})`,
    anywhere.length > 0 && `(?:${sources(anywhere)})`,
  ];
  return new RegExp(parts.filter((part) => part !== false).join('|'), flags);
}

const edges = /^[\s,;|:\-~–—·•.、，；：/]+|[\s,;|:\-~–—·•、，；：/]+$/gu;

/** Without separators left over from splitting. */
export const trimSeparators = (text: string): string => text.replace(edges, '');

/** `Gruppe Nord (Handel, 800 Leute)`: commas within parentheses do not separate. */
const guard = '\ue000';
export const withGuardedCommas = (text: string): string =>
  text.replace(/(?<=\S\s*)\([^()]*\)/gu, (inside) => inside.replaceAll(',', guard));
export const withoutGuards = (text: string): string => text.replaceAll(guard, ',');
