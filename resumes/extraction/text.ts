/** Typographic variants, letter by letter, so that places in the text stay what they are. */
const variants: Record<string, string> = {
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '－': '-',
  '─': '-',
  '━': '-',
  '〜': '~',
  '～': '~',
  '∼': '~',
  '→': '~',
  '➔': '~',
  '⇒': '~',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  ʼ: "'",
  '′': "'",
  '　': ' ',
  '：': ':',
  '∶': ':',
  '︰': ':',
  '｜': '|',
  '│': '|',
  '┃': '|',
  '∣': '|',
  '¦': '|',
};

/** The same text as plain as its meaning allows; each character keeps its place. */
export function fold(text: string): string {
  return text.replace(/[^\u0020-\u007e]/g, (letter) => {
    const variant = variants[letter];
    if (variant !== undefined) return variant;
    const plain = letter.normalize('NFKC');
    return plain.length === 1 && letter >= '\uff00' && letter <= '\uffef' ? plain : letter;
  });
}

/** For comparing words: lower case, without accents, marks and spaces at the ends. */
export function keyOf(text: string): string {
  return (
    fold(text)
      .normalize('NFKD')
      .replace(/(?<=[a-z])[\u0300-\u036f]+/gi, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('ł', 'l')
      .replaceAll('ß', 'ss')
      // Fonts that draw both alike give one for the other.
      .replaceAll('戶', '户')
      .replaceAll('內', '内')
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      .replace(/\s+/g, ' ')
  );
}

/** As `keyOf`, without spaces: headings are often set letter by letter. */
export const tightKeyOf = (text: string): string => keyOf(text).replaceAll(/[\s・·]/g, '');

export const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆';
const cjkPattern = new RegExp(`[${cjk}]`, 'u');

export const hasCjk = (text: string): boolean => cjkPattern.test(text);

/** Words of a list as one pattern; those of scripts with spaces between words match whole. */
export function wordPattern(list: string[], flags = 'iu'): RegExp {
  const sources = (some: string[]) =>
    some
      .toSorted((one, other) => other.length - one.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s+'))
      .join('|');
  const whole = list.filter((word) => !hasCjk(word));
  const anywhere = list.filter(hasCjk);
  const parts = [
    // The bounds stand once: in each word they would make a pattern of megabytes.
    whole.length > 0 && `(?<!\\p{L})(?:${sources(whole)})(?!\\p{L})`,
    anywhere.length > 0 && `(?:${sources(anywhere)})`,
  ];
  return new RegExp(parts.filter((part) => part !== false).join('|'), flags);
}

/** The words of a lexicon, written between commas, also over several lines. */
export const lexicon = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const edges = /^[\s,;|:\-~–—·•.、，；：/]+|[\s,;|:\-~–—·•、，；：/]+$/gu;

/** Without the separators that are left over when a text is taken apart. */
export const trimSeparators = (text: string): string => text.replace(edges, '');

/** `Gruppe Nord (Handel, 800 Leute)`: a comma within parentheses parts nothing. */
const guard = '\ue000';
export const withGuardedCommas = (text: string): string =>
  text.replace(/(?<=\S\s*)\([^()]*\)/gu, (inside) => inside.replaceAll(',', guard));
export const withoutGuards = (text: string): string => text.replaceAll(guard, ',');
